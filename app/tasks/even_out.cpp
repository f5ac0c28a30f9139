// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/even_out.h"

#include "app/camera/camera_registration.h"
#include "app/camera/camera_spots.h"
#include "app/camera/loop_camera.h"
#include "app/tasks/compute.h"
#include "app/tasks/reporting.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace fringe {
namespace {

struct EvenOutTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::EvenOutTask)
};

/// What is started, and what is left of it when it ends.
struct EveningOrder {
    DesignPtr design; ///< whose spots are weighted, as it was
    Design alone;     ///< its spots, with what is wanted
    LoopCameraPlan camera;
    FeedbackPlan rounds;
    PlanLimits limits;
    std::optional<FeedbackResult> result{};
    double seconds = 0;
};

QString eveningAttempt() {
    return QStringLiteral("even-out");
}

FeedbackResult roundsDone(EveningOrder& order, const ComputeDevice& device, JobControl& control) {
    order.limits.device = device.capabilities();
    order.limits.control = &control;
    LoopCamera camera(order.camera, order.alone, control);
    const FeedbackJob job{device, order.limits, control};
    order.rounds.toCamera = camera.registered(order.alone, job);
    return evenByCamera(order.alone, order.rounds, job,
                        [&](const Chain& pattern) { return camera.take(pattern); });
}

EveningRound summedUp(const FeedbackRound& round) {
    return {round.measured.uniformity.value_or(0), round.computed.uniformity.value_or(0),
            static_cast<int>(std::ranges::count_if(round.spots, &MeasuredSpot::isSaturated))};
}

/// The document has the spots still that were looked at.
bool isStillOf(const Design& now, const Design& before) {
    const auto source = onlySpots(now);
    return source && source == onlySpots(before)
           && wantedSpots(now, *source) == wantedSpots(before, *source);
}

/// Weights, and the pattern that was measured as their result where nothing else has changed.
void useWeights(Studio& studio, EveningOrder& order) {
    Document& document = studio.document();
    if (!isStillOf(*document.design(), *order.design))
        return postFailure(studio,
                           EvenOutTask::tr("The spots are others by now, so the weights that the "
                                           "camera found are not set."),
                           eveningAttempt());
    FeedbackResult& found = *order.result;
    const FeedbackRound& best = found.rounds.at(found.best);
    const std::size_t source = *onlySpots(*order.design);
    document.edit(EvenOutTask::tr("Even out by camera"), [&](Design design) {
        return withWeights(std::move(design), source, best.asked);
    });
    if (areSame(*document.design(), withWeights(*order.design, source, best.asked), Stage::Field)) {
        HologramResult made = resultOf(found.made.with(document.design()));
        made.seconds = order.seconds;
        made.finished = QDateTime::currentSecsSinceEpoch();
        //: uniformity of spots
        made.note = EvenOutTask::tr("Evened out by camera, measured uniformity %1")
                        .arg(QLocale().toString(best.measured.uniformity.value_or(0), 'f', 3))
                        .toStdString();
        keepComputed(studio, std::move(made));
    }
    order.result.reset();
}

/// Rounds that did not come to their end are of use, too.
void offerWeights(Studio& studio, const std::shared_ptr<EveningOrder>& order) {
    const auto& rounds = order->result->rounds;
    //: rounds that are whole, uniformity of spots
    QString text =
        EvenOutTask::tr("Evening out ended after %n round(s); the best measured uniformity is %1.",
                        nullptr, static_cast<int>(rounds.size()))
            .arg(QLocale().toString(rounds[order->result->best].measured.uniformity.value_or(0),
                                    'f', 3));
    if (order->result->error)
        text.prepend(localised(*order->result->error) + QLatin1Char(' '));
    const auto keep = [&studio, order, project = studio.document().project()] {
        if (order->result && studio.document().project() == project)
            useWeights(studio, *order);
    };
    Notice notice{order->result->error ? Notice::Kind::Failure : Notice::Kind::Information, text};
    notice.attempt = eveningAttempt();
    notice.offers = {{EvenOutTask::tr("Keep its weights"), keep}};
    studio.notices().post(notice);
}

std::shared_ptr<EveningOrder> eveningOrderOf(Studio& studio, const EvenOutPlan& plan) {
    auto order = std::make_shared<EveningOrder>();
    order->design = studio.document().design();
    order->alone = designToEven(*order->design);
    order->alone.stop = {.iterations = plan.iterations};
    order->camera.simulated = order->design->camera.values;
    if (!plan.command.isEmpty())
        order->camera.command = {.command = plan.command.toStdString(),
                                 .seconds = plan.seconds,
                                 .suffix = ".png",
                                 .memory = studio.preferences().memory()};
    order->camera.registration = toPath(plan.registration);
    order->rounds.rounds = plan.rounds;
    order->rounds.gain = plan.gain;
    order->limits = studio.planLimits();
    const auto tell = [&evening = studio.evening()](const FeedbackRound& round) {
        QMetaObject::invokeMethod(
            &evening, [&evening, done = summedUp(round)] { evening.add(done); },
            Qt::QueuedConnection);
    };
    order->rounds.afterRound = tell;
    return order;
}

void beginRounds(Studio& studio, const std::shared_ptr<EveningOrder>& order) {
    const auto work = [order, id = studio.devices().id(),
                       &devices = studio.devicePool()](JobControl& control) {
        QElapsedTimer clock;
        clock.start();
        return withDevice(devices, id, [&](const ComputeDevice& device) {
            auto found = outcomeOf([&] { return roundsDone(*order, device, control); });
            order->seconds = static_cast<double>(clock.elapsed()) / 1000;
            order->result = std::move(found.value);
            auto told = passedOn<Outcome<bool>>(std::move(found));
            if (order->result)
                told.error = order->result->error;
            if (order->result && !order->result->isStopped && !told.error)
                told.value = true;
            return told;
        });
    };
    const auto finish = [&studio, order, project = studio.document().project()](auto outcome) {
        studio.evening().end();
        const bool isOpen = studio.document().project() == project;
        if (isOpen && order->result)
            outcome.value ? useWeights(studio, *order) : offerWeights(studio, order);
        else if (outcome.error)
            postFailure(studio, localised(*outcome.error), eveningAttempt());
    };
    studio.notices().settle(eveningAttempt());
    studio.evening().begin(static_cast<int>(order->rounds.rounds));
    const int job = studio.jobs().start<bool>({[] { return EvenOutTask::tr("Even out by camera"); },
                                               queues::compute(), studio.devices().shortName()},
                                              &studio, work, finish);
    studio.evening().setJob(job);
}

} // namespace

void startEvenOut(Studio& studio, const EvenOutPlan& plan) {
    try {
        beginRounds(studio, eveningOrderOf(studio, plan));
    } catch (const Error& error) {
        postFailure(studio, localised(error), eveningAttempt());
    }
}

QString whyNotEvened(Studio& studio) {
    try {
        planeOfSpots(designToEven(*studio.document().design()));
        return {};
    } catch (const Error& error) {
        return localised(error);
    }
}

bool areWeighted(Studio& studio) {
    const Design& design = *studio.document().design();
    const auto source = onlySpots(design);
    return source && areWeighted(design, *source);
}

void dropWeights(Studio& studio) {
    studio.document().edit(EvenOutTask::tr("Drop the camera's weights"), [](Design design) {
        const auto source = onlySpots(design);
        return source ? withoutWeights(std::move(design), *source) : design;
    });
}

void startCameraImport(Studio& studio, const QString& path) {
    const QFileInfo file(path);
    const QString name = file.fileName();
    const auto title = [name] { return EvenOutTask::tr("Read %1").arg(name); };
    const QString named = QStringLiteral("import-camera");
    if (file.suffix().compare(QLatin1String("json"), Qt::CaseInsensitive) == 0)
        return static_cast<void>(studio.jobs().start<AffineMap>(
            {title, queues::files()}, &studio,
            [path](JobControl&) {
                return outcomeOf([&] { return readRegistration(toPath(path)); });
            },
            reporting<AffineMap>(
                studio,
                [&studio](const AffineMap& map) { studio.cameraLook().setRegistration(map); },
                named)));
    studio.jobs().start<CameraShot>(
        {title, queues::files()}, &studio,
        [path, memory = studio.preferences().memory()](JobControl& control) {
            return outcomeOf([&] { return readShot(toPath(path), memory, control); });
        },
        reporting<CameraShot>(
            studio,
            [&studio, name, project = studio.document().project()](CameraShot shot) {
                if (studio.document().project() == project)
                    studio.cameraLook().setPicture(
                        name, std::make_shared<const CameraShot>(std::move(shot)));
            },
            named));
}

} // namespace fringe
