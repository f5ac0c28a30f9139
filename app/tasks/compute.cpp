// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/compute.h"

#include "app/jobs/giving_way.h"
#include "app/project/project_file.h"
#include "app/recovery/run_journal.h"
#include "app/tasks/computing_title.h"
#include "app/tasks/projects.h"
#include "app/tasks/reporting.h"
#include "app/tasks/scratch.h"
#include "engine/disk/plane_pyramids.h"
#include "engine/examples/examples.h"
#include "engine/job/time_estimate.h"
#include "engine/model/build.h"
#include "engine/model/design_parameters.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <utility>

namespace fringe {
namespace {

/// [s] Shorter work is begun and ended longer than done.
constexpr double worthTiming = 0.1;

struct ComputeTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::ComputeTask)
};

/// The hologram of a design whose light was carried, if a job made all of it in this folder.
std::optional<Hologram> madeBefore(const Design& design, const JobFolder& folder,
                                   const ComputeDevice& device) {
    const Setup& setup = design.setup;
    Hologram hologram{.planes = planesMade(folder, setup.plate.size, setup.wavelengths.size()),
                      .sampling = {setup.plate.pitchX, setup.plate.pitchY, setup.wavelengths},
                      .device = device.info().id,
                      .program = programName(),
                      .aperture = setup.aperture,
                      .beam = setup.beam,
                      .seen = seenLights(design)};
    return hologram.planes.empty() ? std::nullopt : std::optional(std::move(hologram));
}

constexpr double computing = 0.9; ///< share of a job whose planes go to the disk

/// What stays on the disk, where views read it.
Chain computedOnDisk(const Plan& made, const Job& job) {
    const auto folder = job.scratch->opened();
    JobControl& control = job.control;
    const Chain chain = [&] {
        const JobShare share(control, 0, computing);
        auto before = madeBefore(*made.design, *folder, job.device);
        return before ? Chain(made.design, *std::move(before)) : taken(compute(made, job));
    }();
    const auto planes = static_cast<double>(chain.field()->planes.size());
    const double samples = planes * static_cast<double>(chain.field()->shape().count());
    const auto& carried = made.bands->carried;
    const double read =
        carried ? planes * static_cast<double>(carried->field.rows * carried->grid.cols) : samples;
    const double middle = std::lerp(computing, 1, read / (read + samples));
    control.begin(message(FRINGE_MARK("Making the hologram ready to be looked at")), computing,
                  middle, read, FRINGE_MARK("samples"));
    const auto keep = [folder](LevelPattern levels, JobControl& reader) {
        return withPyramids(std::move(levels), *folder, reader);
    };
    const Chain kept = chain.kept(withPyramids(*chain.field(), *folder, control), keep, job.memory);
    control.begin(message(FRINGE_MARK("Making the pattern ready to be looked at")), middle, 1,
                  samples, FRINGE_MARK("samples"));
    kept.encoded(control);
    return kept;
}

/// What is started, and how.
struct Order {
    DesignPtr design; ///< a state of the document's
    std::string device;
    std::shared_ptr<IterationWatch> watch{}; ///< null for sums
    SolverRun run{};
    double secondsBefore = 0;                   ///< of the run that it goes on with
    std::shared_ptr<RecoveryFolder> folder{};   ///< where it was found; null: nowhere yet
    std::shared_ptr<RunJournal> journal{};      ///< null for sums
    std::shared_ptr<const Estimate> estimate{}; ///< what the window knows of the document
    /// What there was when the run was cancelled.
    std::shared_ptr<std::optional<HologramResult>> givenUp =
        std::make_shared<std::optional<HologramResult>>();
    std::shared_ptr<const PlanLimits> limits{};
    std::shared_ptr<JobScratch> scratch{};
    /// What there is lies with the data of the project, and stays there.
    bool isWithProject = false;
};

SolverRun watchedRun(const Order& order, JobControl& control) {
    SolverRun run = order.run;
    if (!order.watch)
        return run;
    run.afterIteration = [&control, journal = order.journal,
                          watch = order.watch](const SolverState& state) {
        journal->afterIteration(state);
        watch->afterIteration(state, control);
    };
    return run;
}

/// As the window shows it, or of what it has not planned.
Plan planFor(const Order& order, const ComputeDevice& device, JobControl& control) {
    PlanLimits limits = *order.limits;
    limits.left = order.scratch->left(*order.design, false, device);
    if (!limits.left && order.estimate && order.estimate->design == order.design
        && order.estimate->device == order.device)
        return order.estimate->plan;
    limits.device = device.capabilities();
    limits.control = &control;
    return plan(order.design, limits);
}

/// A result that goes takes its files with it.
std::shared_ptr<JobFolder> removedWithResult(std::shared_ptr<JobFolder> folder) {
    JobFolder* const there = folder.get();
    return {there, [folder = std::move(folder)](JobFolder*) {
                if (!folder->stays())
                    folder->remove();
            }};
}

/// What was done before on the disk, or was cut off now, is kept there.
Outcome<HologramResult> computedBy(const ComputeDevice& device, const Order& order,
                                   JobControl& control) {
    auto plan = outcomeOf([&] { return planFor(order, device, control); });
    if (!plan.finished())
        return passedOn<Outcome<HologramResult>>(std::move(plan));
    const Plan& made = *plan.value;
    const auto work = [&](const Job& job, const std::shared_ptr<JobFolder>& folder) {
        const bool isShown = order.scratch->isShown(folder);
        if (isShown)
            folder->clear(); // what is shown stays open
        auto outcome = computed(made, job, watchedRun(order, control));
        if (folder && outcome.finished() && !control.isCancelled()) {
            if (made.bands->carried)
                folder->clear("seen-"); // of what lay between the planes of light and the plate
            if (order.isWithProject)
                folder->stay();
            outcome.value->folder = isShown ? folder : removedWithResult(folder);
            outcome.value->isKept = order.isWithProject;
        }
        return outcome;
    };
    return inJob(*order.scratch, made, device, control, work);
}

/// A run that was cancelled is none, even if it has a pattern; one that was stopped is.
Outcome<HologramResult> carriedOut(const Order& order, DevicePool& devices, JobControl& control) {
    auto outcome = withDevice(devices, order.device, [&](const ComputeDevice& device) {
        return computedBy(device, order, control);
    });
    if (control.isCancelled() && !outcome.error)
        *order.givenUp = std::exchange(outcome.value, std::nullopt);
    if (outcome.finished() && order.watch && order.watch->wasPaused())
        outcome.value->time.reset();
    return outcome;
}

/// What another session of the program needs to go on with the order.
RunFacts factsOf(Studio& studio, const Order& order) {
    return {.design = order.design,
            .path = studio.document().path(),
            .stamp = studio.document().file().stamp,
            .device = order.device,
            .seconds = order.secondsBefore,
            .keeping = studio.document().keeping()};
}

std::shared_ptr<RunJournal> journalOf(Studio& studio, const Order& order) {
    const auto complain = [&notices = studio.notices()](const Error& error) {
        const auto say = [&notices, error] {
            notices.post({Notice::Kind::Warning,
                          ComputeTask::tr("The design goes on, but is lost if the program is cut "
                                          "off: %1")
                              .arg(localised(error))});
        };
        QMetaObject::invokeMethod(&notices, say, Qt::QueuedConnection);
    };
    return order.watch
               ? std::make_shared<RunJournal>(factsOf(studio, order), complain, order.folder)
               : nullptr;
}

/// After a while of iterations, cancelling can be taken back.
void offerGivenUp(Studio& studio, const Order& order, std::function<void(HologramResult)> use) {
    auto& givenUp = *order.givenUp;
    if (!order.watch || !givenUp || givenUp->seconds + order.secondsBefore < worthKeeping)
        return;
    const auto keep = [use = std::move(use), kept = order.givenUp] {
        if (*kept)
            use(*std::exchange(*kept, std::nullopt));
    };
    studio.notices().post(
        {.text = ComputeTask::tr("The design was cancelled; its best "
                                 "pattern can still be kept."),
         .offers = {{ComputeTask::tr("Keep"), keep},
                    {ComputeTask::tr("Discard"), [kept = order.givenUp] { kept->reset(); }}}});
}

void start(Studio& studio, Order order) {
    order.journal = journalOf(studio, order);
    order.estimate = studio.planner().estimate();
    order.limits = std::make_shared<const PlanLimits>(studio.planLimits());
    order.scratch = std::make_shared<JobScratch>(studio);
    if (order.isWithProject)
        order.scratch->parent = *dataFolderOf(toPath(studio.document().path()));
    const auto isOpen = [&studio, project = studio.document().project()] {
        return studio.document().project() == project;
    };
    const auto use = [&studio, isOpen, order](HologramResult done) {
        done.seconds += order.secondsBefore;
        if (isOpen())
            keepComputed(studio, std::move(done));
    };
    const auto grow = [&studio, isOpen, order](const std::optional<Preview>& preview) {
        std::optional<ResultStore::Partial> partial;
        if (preview && preview->plane == order.design->setup.plate.size) // no band of it
            partial = {*preview, order.design};
        if (isOpen())
            studio.results().setPartial(partial);
    };
    // The notes are the plan's, which the checks show already.
    const auto report = reportingFailure<HologramResult>(studio, use, attempts::compute());
    const auto finish = [&studio, report, use, isOpen, order](auto outcome) {
        report(std::move(outcome));
        studio.iterationRuns().end(order.watch);
        if (order.journal)
            order.journal->end();
        if (isOpen())
            offerGivenUp(studio, order, use);
        const auto goOn = [&studio, order] { start(studio, {order.design, order.device}); };
        offerCutOff(studio, *order.scratch, isOpen() ? goOn : std::function<void()>());
    };
    studio.notices().settle(attempts::compute());
    settleCutOff(studio);
    if (order.watch)
        studio.iterationRuns().begin(order.watch);
    const auto work = [order, &devices = studio.devicePool()](JobControl& control) {
        Outcome<HologramResult> outcome;
        givingWay([&] { outcome = carriedOut(order, devices, control); });
        return outcome;
    };
    const auto title = [design = order.design, name = nameOf(studio.document(), *order.design)] {
        return computingTitle(*design, name);
    };
    studio.jobs().start<HologramResult>(
        {title, queues::compute(), studio.devices().shortName(), grow, order.design}, &studio, work,
        finish);
}

/// The one that iterations were done on, unless that is known to be another machine's.
std::string deviceOf(Studio& studio, const SolverResult& solved) {
    const auto& backends = studio.devices().backends();
    const auto has = [&](const BackendListing& backend) {
        return std::ranges::find(backend.devices, solved.device, &ComputeDeviceInfo::id)
               != backend.devices.end();
    };
    const bool isHere = backends.empty() || std::ranges::any_of(backends, has);
    return isHere ? solved.device : studio.devices().id();
}

/// The result that computing a design goes on from, on the device that is chosen; null: it begins
/// anew.
const HologramResult* goneOnWith(Studio& studio, const Design& design) {
    const ResultStore& results = studio.results();
    if (!design.isDesigned() || (results.isOfState() && !results.hologram().wasStopped))
        return nullptr;
    const HologramResult* before = results.before(design);
    const std::string chosen = studio.devices().id();
    const bool isThere = before && (chosen == "auto" || chosen == before->chain.solved()->device);
    return isThere ? before : nullptr;
}

} // namespace

HologramResult resultOf(const Chain& made) {
    HologramResult done;
    done.design = made.designPtr();
    done.chain = made;
    return done;
}

Outcome<HologramResult> computed(const Plan& made, const Job& job, const SolverRun& run) {
    const auto start = std::chrono::steady_clock::now();
    const double workBefore = workSeconds();
    const auto seconds = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    };
    return outcomeOf([&] {
        HologramResult done;
        if (made.bands) {
            done = resultOf(computedOnDisk(made, job));
            done.seconds = seconds();
        } else {
            const Chain chain = inMemory(taken(compute(made, job, run)));
            const double took = seconds();
            const double work = job.device.capabilities().isGpu ? took : workSeconds() - workBefore;
            // Iterations that a stop rule ended say nothing of the time that all would have taken.
            const bool tells =
                !chain.solved() || (chain.solved()->end == SolverEnd::Iterations && !run.resume);
            chain.encoded(job.control);
            done = resultOf(chain);
            done.seconds = took;
            done.expected = tells ? made.seconds : 0;
            if (tells)
                done.time = RunTime{work, made.seconds / made.pace};
        }
        done.finished = QDateTime::currentSecsSinceEpoch();
        return done;
    });
}

void keepComputed(Studio& studio, HologramResult done) {
    studio.devices().noteUsed(done.chain.field()->device);
    if (done.time && done.time->work >= worthTiming)
        studio.devices().notePace(paceKey(*done.design), done.time->work / done.time->estimated);
    studio.results().setHologram(std::move(done));
}

void startCompute(Studio& studio) {
    const DesignPtr design = studio.document().design();
    const auto isSame = [&](const auto& other) { return areSame(*other, *design, Stage::Field); };
    if (std::ranges::any_of(studio.jobs().designs(), isSame))
        return;
    Order order{design, studio.devices().id()};
    if (design->isDesigned())
        order.watch = std::make_shared<IterationWatch>(design);
    if (const HologramResult* before = goneOnWith(studio, *design)) {
        order.run.resume = before->chain.solved()->goOnFrom();
        order.device = deviceOf(studio, *before->chain.solved());
        order.secondsBefore = before->seconds;
    }
    start(studio, std::move(order));
}

void offerGoingOn(Studio& studio) {
    const auto goOn = [&studio, design = studio.document().design()](bool isWithProject) {
        Order order{design, studio.devices().id()};
        order.isWithProject = isWithProject;
        start(studio, std::move(order));
    };
    offerLeft(studio, goOn);
}

std::int64_t iterationsLeft(const HologramResult& result) {
    constexpr std::int64_t most = 1'000'000;
    return result.hasIterations()
               ? std::max<std::int64_t>(most - result.chain.solved()->goOnFrom().iteration, 0)
               : 0;
}

void continueIterations(Studio& studio, std::int64_t more) {
    const HologramResult& result = studio.results().hologram();
    if (!result.hasIterations() || !studio.results().isOfState())
        return;
    const StopRules before = studio.document().design()->stop;
    const bool isRuled = result.chain.solved()->end != SolverEnd::Iterations
                         && !result.wasStopped; // it would end at once
    StopRules rules = isRuled ? StopRules{} : before;
    rules.iterations = result.chain.solved()->goOnFrom().iteration + more;
    const QLocale locale;
    studio.document().edit(ComputeTask::tr("Iterations %1 → %2")
                               .arg(locale.toString(static_cast<qlonglong>(before.iterations)),
                                    locale.toString(static_cast<qlonglong>(rules.iterations))),
                           [&](Design design) {
                               design.stop = rules;
                               return design;
                           });
    startCompute(studio);
}

void resumeRun(Studio& studio, UnfinishedRun unfinished) {
    const RunFacts& facts = unfinished.facts;
    start(studio, {facts.design, facts.device, std::make_shared<IterationWatch>(facts.design),
                   std::move(unfinished.run), facts.seconds, std::move(unfinished.folder)});
}

} // namespace fringe
