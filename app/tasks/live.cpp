// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/live.h"

#include "app/tasks/compute.h"
#include "app/tasks/reporting.h"
#include "app/text/numbers.h"
#include "engine/run/draft.h"
#include "engine/run/key.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fringe {
namespace {

/// [s] Of computing, by which the picture of a first draft is there within 0.15 s; and of any.
constexpr double atOnce = 0.06;
constexpr double liveMoment = 1;

constexpr int nothing = std::numeric_limits<int>::max(); ///< coarser than any draft

struct LiveTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::LiveTask)
};

/// As iterations left it, to go on with for light that has moved since: the first pattern is made
/// for what there was, at the new places.
SolverState movedOn(SolverState state) {
    state.iteration = -1;
    state.history.clear();
    state.errors.clear();
    state.damping.clear();
    return state;
}

/// The design with the one iteration that moves a pattern on.
Design movedOn(const Design& design, const SolverResult& from) {
    Design next = design;
    next.solver = {from.state.best.figures.uniformity ? "wgs" : "gs", {}};
    next.stop.iterations = 0;
    return next;
}

/// A draft of a pattern by the iteration after those that made another; null: by a start.
Outcome<HologramResult> drafted(Draft draft, const SolverResult* from, const ComputeDevice& device,
                                JobControl& control) {
    SolverRun run;
    run.judges = draft.coarseness == 0; // nobody waits for exact figures of others
    if (from) {
        run.resume = movedOn(from->goOnFrom());
        Plan moved = draft.plan;
        moved.design = std::make_shared<const Design>(movedOn(*draft.plan.design, *from));
        if (auto outcome = computed(moved, {device, control}, run); !outcome.error)
            return outcome;
        run.resume.reset(); // it is of other light
    }
    return computed(draft.plan, {device, control}, run);
}

} // namespace

struct Live::Order {
    DesignPtr design;
    DraftLimits limits;
    double most = 0;      ///< [s] that what is found may take
    int finest = 0;       ///< than which it is to be finer
    bool isWhole = false; ///< every sample of the plate, a pattern moved on: for a panel
    std::shared_ptr<const SolverResult> from{}; ///< of what is shown; null: it has none
};

/// Makes frames on a device of the pool.
class Live::Framer {
  public:
    Framer(DevicePool& devices, std::string id, std::shared_ptr<GlOwner> screen)
        : devices_(devices), id_(std::move(id)), screen_(std::move(screen)) {}

    const std::string& id() const { return id_; }

    Outcome<LiveFrame> next(const Design& design, JobControl& control) {
        Outcome<LiveFrame> made = outcomeOf([&] {
            if (!device_) {
                device_ = devices_.device(id_, Lane::Jobs);
                frames_.emplace(*device_, LiveDrawing::WhereFaster, screen_);
            }
            return frames_->next(design, control);
        });
        if (made.error && made.error->kind() == ErrorKind::Failed) {
            frames_.reset();
            devices_.forget(std::exchange(device_, nullptr));
        }
        return made;
    }

  private:
    DevicePool& devices_;
    std::string id_;
    std::shared_ptr<GlOwner> screen_;
    std::shared_ptr<const ComputeDevice> device_;
    std::optional<LiveFrames> frames_;
};

struct Live::Made {
    Outcome<HologramResult> outcome;
    int coarseness = 0;
};

Live::Live(Studio& studio, QObject* parent)
    : QObject(parent), studio_(studio), work_(studio.runner(), queues::compute()) {
    connect(&studio.document(), &Document::changed, this, &Live::follow);
    connect(&studio.document(), &Document::drafted, this, &Live::follow);
    connect(&studio.document(), &Document::replaced, this, &Live::startAnew);
    connect(&studio.jobs(), &Jobs::busyChanged, this, &Live::follow);
    connect(&studio.planner(), &Planner::changed, this, &Live::sayWhatIsLeft);
    connect(&work_, &NewestWins::idle, this, &Live::idle);
}

void Live::setOn(bool on) {
    on_ = on;
    follow();
}

void Live::startAnew() {
    about_.reset();
    giveUp();
    follow();
}

void Live::giveUp() {
    work_.cancel();
    aim_.reset();
}

void Live::follow() {
    Document& document = studio_.document();
    if (studio_.jobs().isBusy())
        return giveUp();
    if (on_ && document.draft())
        return aimAt({document.draft(), true});
    if (on_ && studio_.results().isWanting())
        return aimAt({document.design(), false});
    giveUp();
    studio_.liveLook().end();
    studio_.results().dropPreview();
}

/// Letting go of what is dragged goes on where the drag has come to.
void Live::aimAt(const Aim& aim) {
    const bool isSame = aim_ && areSame(*aim_->design, *aim.design, Stage::Field);
    const bool isLetGo = isSame && aim_->isDragged && !aim.isDragged;
    if (isSame && !isLetGo)
        return;
    aim_ = aim;
    if (!isLetGo) {
        ++round_;
        finest_ = nothing;
        if (fineness_ != Fineness::First)
            work_.cancelRunning();
        isFramed() ? climbByFrame() : climb(Fineness::First);
    } else if (work_.isIdle()) {
        climbOn(fineness_);
    }
}

/// From the design at rest: each step takes about a quarter of the time.
int Live::firstGuess() const {
    const auto estimate = studio_.planner().estimate();
    const double seconds = estimate ? estimate->plan.seconds : 0;
    return seconds > atOnce ? static_cast<int>(std::ceil(std::log2(seconds / atOnce) / 2)) : 1;
}

/// It is dragged while a panel follows.
bool Live::isForPanel() const {
    const PanelOutput& panel = studio_.panelOutput();
    return aim_->isDragged && panel.follows() && panel.state() == PanelState::Showing;
}

/// Frames are no holograms, which a panel is to be sent.
bool Live::isFramed() const {
    return LiveFrames::suits(*aim_->design) && !isForPanel();
}

Live::Order Live::orderOf(Fineness stage) const {
    const auto pace = [&](const Design& of) { return studio_.devices().pace(paceKey(of)); };
    Order order{aim_->design,
                {.plan = {.memory = studio_.preferences().memory(),
                          .pace = pace(*aim_->design),
                          .reconstructing = false},
                 .pace = pace(draftOf(*aim_->design, 1))},
                liveMoment,
                finest_,
                isForPanel(),
                aim_->design->isDesigned() ? studio_.results().shown().chain.solved() : nullptr};
    switch (stage) {
    case Fineness::First:
        order.limits.seconds = order.isWhole ? liveMoment : atOnce;
        order.limits.about = order.isWhole ? 0 : about_.value_or(firstGuess());
        break;
    case Fineness::Better:
        order.limits.seconds = liveMoment;
        order.limits.about = std::min(about_.value_or(1), finest_ - 1);
        break;
    case Fineness::Full:
        order.limits.seconds = std::numeric_limits<double>::infinity();
        order.limits.about = 0;
        order.most = patience;
    }
    return order;
}

/// What has no picture is left to the checks, which say why.
void Live::climbByFrame() {
    fineness_ = Fineness::First;
    const std::string device = studio_.devices().id();
    if (!framer_ || framer_->id() != device)
        framer_ = std::make_shared<Framer>(studio_.devicePool(), device, screen_());
    work_.ask([framer = framer_, design = aim_->design](
                  JobControl& control) { return taken(framer->next(*design, control)); },
              [this, design = aim_->design, round = round_,
               project = studio_.document().project()](Outcome<LiveFrame> frame) {
                  if (studio_.document().project() != project || !aim_)
                      return;
                  if (frame.finished())
                      studio_.liveLook().show(*std::move(frame.value), design);
                  if (round == round_)
                      climbOn(Fineness::First);
              });
}

void Live::climb(Fineness stage) {
    fineness_ = stage;
    const auto made = std::make_shared<Made>();
    const Order order = orderOf(stage);
    const auto work = [=, &devices = studio_.devicePool(),
                       device = studio_.devices().id()](JobControl& control) {
        made->outcome = withDevice(devices, device, [&](const ComputeDevice& opened) {
            DraftLimits limits = order.limits;
            limits.plan.device = opened.capabilities();
            limits.plan.control = &control;
            const bool movesOn = order.isWhole && order.from;
            auto draft = outcomeOf([&] {
                return finestDraft(movesOn ? movedOn(*order.design, *order.from) : *order.design,
                                   limits);
            });
            if (!draft.finished())
                return passedOn<Outcome<HologramResult>>(std::move(draft));
            made->coarseness = draft.value->coarseness;
            const Plan& plan = draft.value->plan;
            if (!plan.runnable() || plan.seconds > order.most || made->coarseness >= order.finest)
                return Outcome<HologramResult>();
            const bool isLast = made->coarseness == 0 && !movesOn;
            return drafted(*std::move(draft.value), isLast ? nullptr : order.from.get(), opened,
                           control);
        });
    };
    work_.request(work, [this, made, order, stage, aim = *aim_, round = round_,
                         project = studio_.document().project()] {
        if (studio_.document().project() != project)
            return;
        const bool isNewest = aim_ && round == round_;
        if (stage == Fineness::First && !order.isWhole)
            about_ = made->coarseness;
        const int shown = show(*made, isNewest ? *aim_ : aim);
        if (!isNewest)
            return;
        finest_ = std::min(finest_, shown);
        climbOn(stage);
    });
}

void Live::climbOn(Fineness done) {
    if (!aim_ || finest_ == 0)
        return;
    if (done == Fineness::First && isForPanel())
        return;
    if (done == Fineness::First && !isFramed())
        climb(Fineness::Better);
    else if (done != Fineness::Full && !aim_->isDragged)
        climb(Fineness::Full);
}

/// What is dragged is no state of the design, however exactly it is computed.
int Live::show(Made& made, const Aim& aim) {
    const bool isPreview = made.coarseness > 0 || aim.isDragged;
    if (made.outcome.error && !isPreview)
        postFailure(studio_, localised(*made.outcome.error), attempts::compute());
    if (!made.outcome.finished())
        return nothing;
    studio_.liveLook().replace();
    HologramResult& result = *made.outcome.value;
    result.design = aim.design;
    result.isPreview = isPreview;
    if (isPreview)
        result.time.reset();
    keepComputed(studio_, std::move(result));
    return isPreview ? std::max(made.coarseness, 1) : 0;
}

/// Once, until something shorter has been asked for.
void Live::sayWhatIsLeft() {
    const auto estimate = studio_.planner().estimate();
    if (estimate->design != studio_.document().design() || !estimate->plan.runnable())
        return;
    const bool isLeft = estimate->plan.seconds > patience;
    said_ = said_ && on_ && isLeft;
    if (said_ || !on_ || !isLeft || !studio_.results().isWanting() || studio_.jobs().isBusy())
        return;
    said_ = true;
    const QString time = durationText(estimate->plan.seconds);
    studio_.notices().post(
        {Notice::Kind::Information,
         //: a time that computing takes
         LiveTask::tr("While you edit, a preview is shown: all of it takes about %1. Press Compute "
                      "when it is wanted.")
             .arg(time)});
}

} // namespace fringe
