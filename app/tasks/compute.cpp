// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/compute.h"

#include "app/rescue/run_keeper.h"
#include "app/tasks/projects.h"
#include "app/tasks/reporting.h"
#include "engine/encodings/encoding.h"
#include "engine/model/design_parameters.h"
#include "engine/model/examples.h"
#include "engine/targets/targets.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace fringe {
namespace {

constexpr double worthKeeping = 10; ///< [s] of rounds that are not lost by one click

struct ComputeTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::ComputeTask)
};

/// Rounds that a stop rule ended say nothing of the time that all would have taken.
bool tellsPace(const TargetResult& made, const SolverRun& run) {
    return !made.solved || (made.solved->end == SolverEnd::Iterations && !run.resume);
}

Computed withLevels(const DesignPtr& design, TargetResult made) {
    Computed done;
    done.result.design = design;
    done.result.encoding = design->encoding;
    done.result.hologram = std::make_shared<const Hologram>(std::move(made.hologram));
    done.result.levels =
        std::make_shared<const LevelPattern>(encode(*done.result.hologram, design->encoding));
    if (made.solved)
        done.result.solved = std::make_shared<const SolverResult>(*std::move(made.solved));
    return done;
}

/// What is started, and how.
struct Order {
    DesignPtr design;
    DesignPtr asked;      ///< of the document, which the result belongs to
    quint64 revision = 0; ///< of the document then
    std::string device;
    std::shared_ptr<RoundWatch> watch; ///< null for points
    SolverRun run{};
    double secondsBefore = 0;               ///< of the run that it goes on with
    std::shared_ptr<RescueFolder> folder{}; ///< where it was found; null: nowhere yet
    std::shared_ptr<RunKeeper> keeper{};    ///< null for points
    /// What there was when the run was cancelled.
    std::shared_ptr<std::optional<Computed>> givenUp = std::make_shared<std::optional<Computed>>();
};

SolverRun watchedRun(const Order& order, JobControl& control) {
    SolverRun run = order.run;
    if (!order.watch)
        return run;
    run.afterIteration = [&control, keeper = order.keeper,
                          watch = order.watch](const SolverState& state) {
        keeper->afterIteration(state);
        watch->afterIteration(state, control);
    };
    return run;
}

/// A run that was cancelled is none, even if it has a pattern; one that was stopped is.
Outcome<Computed> carriedOut(const Order& order, JobControl& control) {
    const SolverRun run = watchedRun(order, control);
    auto outcome = withDevice(order.device, [&](const ComputeDevice& device) {
        return computed(order.design, device, control, run);
    });
    if (control.isCancelled() && !outcome.error)
        *order.givenUp = std::exchange(outcome.value, std::nullopt);
    if (outcome.finished() && order.watch && order.watch->wasPaused())
        outcome.value->pace.reset();
    return outcome;
}

QString titleOf(Target target) {
    switch (target) {
    case Target::Spots:
        return ComputeTask::tr("Design spots");
    case Target::Picture:
        return ComputeTask::tr("Design picture");
    case Target::Points:
        break;
    }
    return ComputeTask::tr("Compute hologram");
}

/// What another session of the program needs to go on with the order.
RunFacts factsOf(Studio& studio, const Order& order) {
    RunFacts facts{.design = order.asked,
                   .path = studio.document().path(),
                   .device = order.device,
                   .seconds = order.secondsBefore};
    if (order.design == order.asked)
        return facts;
    facts.rounds = solvingOf(*order.design).stop.iterations;
    return facts;
}

std::shared_ptr<RunKeeper> keeperOf(Studio& studio, const Order& order) {
    const auto complain = [&notices = studio.notices()](const Error& error) {
        const auto say = [&notices, error] {
            notices.post({Notice::Kind::Warning,
                          ComputeTask::tr("The design goes on, but is lost if the program is cut "
                                          "off: %1")
                              .arg(localised(error))});
        };
        QMetaObject::invokeMethod(&notices, say, Qt::QueuedConnection);
    };
    return order.watch ? std::make_shared<RunKeeper>(factsOf(studio, order), complain, order.folder)
                       : nullptr;
}

/// After a while of rounds, cancelling can be taken back.
void offerGivenUp(Studio& studio, const Order& order, std::function<void(Computed)> use) {
    auto& givenUp = *order.givenUp;
    if (!order.watch || !givenUp || givenUp->result.seconds + order.secondsBefore < worthKeeping)
        return;
    const auto keep = [use = std::move(use), kept = order.givenUp] {
        if (*kept)
            use(*std::exchange(*kept, std::nullopt));
    };
    studio.notices().post({.text = ComputeTask::tr("The rounds were cancelled; their best "
                                                   "pattern can still be kept."),
                           .offers = {{ComputeTask::tr("Keep it"), keep},
                                      {ComputeTask::tr("Throw it away"),
                                       [kept = order.givenUp] { kept->reset(); }}}});
}

void start(Studio& studio, Order order) {
    order.keeper = keeperOf(studio, order);
    const auto isOpen = [&studio, project = studio.document().project()] {
        return studio.document().project() == project;
    };
    const auto use = [&studio, isOpen, order](Computed done) {
        done.result.design = order.asked;
        done.result.revision = order.revision;
        done.result.seconds += order.secondsBefore;
        if (isOpen())
            keepComputed(studio, std::move(done));
    };
    const auto grow = [&studio, isOpen](const auto& preview) {
        if (isOpen())
            studio.results().setGrowing(preview);
    };
    // The notes are the plan's, which the checks show already.
    const auto report = reportingFailure<Computed>(studio, use);
    const auto finish = [&studio, report, use, isOpen, order](auto outcome) {
        report(std::move(outcome));
        studio.roundRuns().end(order.watch);
        if (order.keeper)
            order.keeper->end();
        if (isOpen())
            offerGivenUp(studio, order, use);
    };
    if (order.watch)
        studio.roundRuns().begin(order.watch);
    const auto work = [order](JobControl& control) { return carriedOut(order, control); };
    studio.jobs().start<Computed>({[target = order.design->target] { return titleOf(target); },
                                   queues::compute(), studio.devices().shortName(), grow},
                                  &studio, work, finish);
}

} // namespace

Outcome<Computed> computed(const DesignPtr& design, const ComputeDevice& device,
                           JobControl& control, const SolverRun& run) {
    const auto start = std::chrono::steady_clock::now();
    auto made = computeDesign(*design, device, control, {}, run);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    if (!made.finished())
        return passedOn<Outcome<Computed>>(std::move(made));
    auto outcome = outcomeOf([&] {
        const bool tells = tellsPace(*made.value, run);
        Computed done = withLevels(design, *std::move(made.value));
        done.result.seconds = taken.count();
        if (tells)
            done.pace = taken.count() / planDesign(*design, {.device = device.abilities()}).seconds;
        return done;
    });
    outcome.notes = std::move(made.notes);
    return outcome;
}

void keepComputed(Studio& studio, Computed done) {
    studio.devices().noteUsed(done.result.hologram->device);
    if (done.pace) {
        const std::string work = workOf(*done.result.design);
        done.result.expected = done.result.seconds / *done.pace * studio.devices().pace(work);
        studio.devices().notePace(work, *done.pace);
    }
    studio.results().setHologram(std::move(done.result));
    studio.results().compareWith(*studio.document().design());
}

void startCompute(Studio& studio) {
    const DesignPtr design = studio.document().design();
    const quint64 revision = studio.document().revision();
    const auto watch =
        design->target == Target::Points ? nullptr : std::make_shared<RoundWatch>(design, revision);
    start(studio, {design, design, revision, studio.devices().id(), watch});
}

std::int64_t roundsLeft(const HologramResult& result) {
    constexpr std::int64_t most = 1'000'000;
    return result.hasRounds()
               ? std::max<std::int64_t>(most - result.solved->goOnFrom().iteration, 0)
               : 0;
}

void continueRounds(Studio& studio, std::int64_t more) {
    const HologramResult& result = studio.results().hologram();
    if (!result.hasRounds() || result.provisional)
        return;
    Design design = *result.design;
    SolverRun run;
    run.resume = result.solved->goOnFrom();
    solvingOf(design).stop = {.iterations = run.resume->iteration + more};
    const auto longer = std::make_shared<const Design>(std::move(design));
    const auto watch = std::make_shared<RoundWatch>(longer, result.revision);
    start(studio, {longer, result.design, result.revision, result.solved->device, watch,
                   std::move(run), result.seconds});
}

void resumeRun(Studio& studio, UnfinishedRun unfinished) {
    const DesignPtr asked = studio.document().design();
    const quint64 revision = studio.document().revision();
    const RunFacts& facts = unfinished.facts;
    const DesignPtr design =
        facts.rounds ? std::make_shared<const Design>(designOfRun(facts)) : asked;
    start(studio,
          {design, asked, revision, facts.device, std::make_shared<RoundWatch>(design, revision),
           std::move(unfinished.run), facts.seconds, std::move(unfinished.folder)});
}

void startDemo(Studio& studio) {
    openExample(studio, examples().front().key);
    startCompute(studio);
}

} // namespace fringe
