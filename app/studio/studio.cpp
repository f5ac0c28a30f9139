// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/studio.h"

#include "app/edits/source_edits.h"
#include "app/results/thumbnail.h"
#include "app/text/localised.h"
#include "engine/device/sending.h"
#include "engine/job/memory_budget.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace fringe {

Studio::Studio(Runner& runner, QObject* parent)
    : QObject(parent), runner_(runner), document_(emptyDesign()), spotSelection_(document_),
      results_(document_), shelf_(runner, results_), devices_(runner, preferences_, devicePool_),
      jobs_(runner), planner_(runner, devicePool_), refocus_(runner, devicePool_),
      reconstructionDepth_(runner, devicePool_, planner_), referenceCheck_(runner, refocus_),
      encoding_(runner, QStringLiteral("encode")), keeping_(runner, QStringLiteral("keep")),
      panelOutput_(runner, document_, results_, preferences_), panelLook_(runner, results_),
      maskLook_(runner, results_), cameraLook_(runner, document_, results_),
      stereogramLook_(runner, document_, devices_, reconstructionDepth_),
      sentCheck_(runner, devicePool_, results_), lightCheck_(runner, devicePool_, refocus_),
      workJournal_(runner, document_, results_) {
    wire();
    follow();
}

Studio::~Studio() {
    jobs_.cancelAll();
    devicePool_.stop();
    encoding_.cancel();
    keeping_.cancel();
    refocus_.setSource({});
    cameraLook_.setWatched(false);
    stereogramLook_.setWatched(false);
    sentCheck_.setWatched(false);
    lightCheck_.setWatched(false);
    runner_.stop();
}

void Studio::wire() {
    jobs_.setLoad([this] { return devices_.slowdown(); });
    connect(&document_, &Document::changed, this, &Studio::follow);
    connect(&document_, &Document::replaced, &iterationRuns_, &IterationRuns::clear);
    connect(&document_, &Document::replaced, &keeping_, &NewestWins::cancel);
    connect(&document_, &Document::replaced, &referenceCheck_, &ReferenceCheck::remove);
    panels_.learnFrom(document_);
    connect(&devices_, &DeviceChoice::chosen, this, &Studio::follow);
    connect(&devices_, &DeviceChoice::chosen, this, &Studio::refocusSource);
    connect(&preferences_, &Preferences::memoryChanged, this, &Studio::follow);
    connect(&preferences_, &Preferences::memoryChanged, this, &Studio::refocusSource);
    connect(&devices_, &DeviceChoice::renamed, &jobs_, &Jobs::renameDevice);
    connect(&results_, &ResultStore::hologramChanged, this, &Studio::showIterations);
    connect(&results_, &ResultStore::hologramChanged, this, &Studio::followResult);
    connect(&results_, &ResultStore::hologramChanged, this, &Studio::putAway);
    connect(&results_, &ResultStore::onScreenChanged, this, &Studio::followScreen);
    connect(&shelf_, &ResultShelf::idle, this, &Studio::reportIdle);
    connect(&refocus_, &Refocus::failed, this, [this](const Message& why) { fail(why); });
    connect(&cameraLook_, &CameraLook::failed, this, [this](const Message& why) { fail(why); });
    connect(&devices_, &DeviceChoice::chosen, this,
            [this] { sentCheck_.setDevice(devices_.id()); });
    sentCheck_.setDevice(devices_.id());
    connect(&jobs_, &Jobs::busyChanged, this, &Studio::reportIdle);
    connect(&planner_, &Planner::idle, this, &Studio::reportIdle);
    connect(&refocus_, &Refocus::idle, this, &Studio::reportIdle);
    connect(&refocus_, &Refocus::ready, this, &Studio::keepPicture);
    connect(&refocus_, &Refocus::idle, &iterationRuns_, &IterationRuns::looked);
    connect(&iterationRuns_, &IterationRuns::partialChanged, this, &Studio::refocusPartial);
    for (const NewestWins* work : {&encoding_, &keeping_})
        connect(work, &NewestWins::idle, this, &Studio::reportIdle);
    connect(&workJournal_, &WorkJournal::failed, this, [this](const Error& why) {
        notices_.post({Notice::Kind::Warning,
                       tr("Changes that are not saved are lost if the program is cut off: %1")
                           .arg(localised(why))});
    });
}

PlanLimits Studio::planLimits() const {
    return {.memory = preferences_.memory(),
            .pace = devices_.pace(paceKey(*document_.design())),
            .refocusing = true,
            .scratch = toPath(preferences_.scratch()),
            .viewing = true};
}

std::filesystem::path Studio::scratchParent() const {
    const QString chosen = preferences_.scratch();
    return toPath(chosen.isEmpty() ? Preferences::usualScratch() : chosen);
}

bool Studio::isIdle() const {
    return !jobs_.isBusy() && planner_.isIdle() && refocus_.isIdle() && encoding_.isIdle()
           && keeping_.isIdle() && shelf_.isIdle();
}

/// Goes with the next change of the design, or of what is looked at.
void Studio::fail(const Message& why) {
    Notice notice{Notice::Kind::Failure, localised(why)};
    notice.attempt = attempts::look();
    notices_.post(notice);
}

void Studio::follow() {
    for (const QString& attempt : {attempts::look(), attempts::compute()})
        notices_.settle(attempt);
    planner_.follow(document_.design(), planLimits(), devices_.id(),
                    panels_.findingsOn(*document_.design()));
}

/// A preview is of a draft, which is not planned.
void Studio::followResult() {
    if (!results_.shown().isPreview)
        follow();
}

void Studio::followScreen() {
    encodeIfNeeded();
    refocusSource();
}

void Studio::encodeIfNeeded() {
    const Chain now = results_.onScreen();
    if (!now.field() || now.encodedBefore())
        return;
    encoding_.ask([now](JobControl& control) { return now.encoded(control); },
                  [this, now](const Outcome<std::shared_ptr<const LevelPattern>>& levels) {
                      if (levels.error)
                          fail(levels.error->message());
                      if (levels.finished() && now.field() == results_.onScreen().field())
                          results_.tellLevels();
                      else
                          refocusSource();
                  });
}

namespace {

/// The device of a design, which checks tell about where it cannot be sent anything.
Choice panelFor(const Design& design) {
    const Findings findings = findingsOnDevice(design);
    const bool isSound = std::ranges::none_of(
        findings, [](const Finding& item) { return item.severity == Severity::Refusal; });
    return isSound ? design.device : Choice{"none"};
}

/// What is looked at of a plate that memory does not hold, where nothing else is asked for: as much
/// of its middle as views show well, and as takes little of the memory.
Window middleOf(const Hologram& plate, std::uint64_t memory) {
    constexpr std::uint64_t most = 2048, share = 20; // samples along a side, of the memory
    const std::uint64_t samples =
        memoryWithin(memory) / share / plate.planes.size() / sizeof(float);
    // A power of two, so that it is the same where a little more memory is free.
    const std::uint64_t side = std::min(
        most, std::bit_floor(static_cast<std::uint64_t>(std::sqrt(static_cast<double>(samples)))));
    const auto along = [&](std::int64_t count, Length pitch) {
        return count > static_cast<std::int64_t>(side) ? static_cast<double>(side) * pitch
                                                       : Length{};
    };
    const auto [rows, cols] = plate.shape();
    return {along(cols, plate.sampling.pitchX), along(rows, plate.sampling.pitchY)};
}

} // namespace

void Studio::refocusSource() {
    if (iterationRuns_.partial())
        return refocus_.request(document_.design()->reconstruction.distance, true);
    const DesignPtr& design = document_.draft() ? document_.draft() : document_.design();
    const Reconstruction& wanted = design->reconstruction;
    const HologramResult& shown = results_.shown();
    const Chain& now = results_.onScreen();
    if (wanted.fromEncoded && now.field() && !now.encodedBefore() && !encoding_.isIdle())
        return; // until they are made
    Design seen = now.design();
    seen.reconstruction = wanted;
    seen.propagation = document_.design()->propagation;
    if (shown.isPreview)
        seen.propagation.values["padding"] = std::int64_t{1};
    seen.device = panelFor(seen);
    Look at = lookOf(seen);
    at.distance = {};
    RefocusSource source{.chain = now.with(std::make_shared<const Design>(std::move(seen))),
                         .look = at,
                         .device = devices_.id(),
                         .isLarge = shown.folder != nullptr,
                         .memory = preferences_.memory(),
                         .scratch = scratchParent()};
    if (source.isLarge && wanted.window.isWhole())
        source.look.window = middleOf(*now.field(), source.memory);
    refocus_.setSource(source);
    refocus_.request(wanted.distance, true);
    if (!shown.isPreview)
        reconstructionDepth_.setSource(source, shown.design);
}

void Studio::refocusPartial() {
    if (!iterationRuns_.partial())
        return refocusSource();
    Design seen = *iterationRuns_.design();
    seen.reconstruction = {.fromEncoded = false};
    seen.propagation = {seen.propagation.key};
    Look at = lookOf(seen);
    at.distance = {};
    refocus_.setSource(
        {.chain = Chain(std::make_shared<const Design>(std::move(seen)), *iterationRuns_.partial()),
         .look = at,
         .device = devices_.id()});
    refocus_.request(refocus_.distance(), false);
}

void Studio::showIterations() {
    const HologramResult& result = results_.shown();
    if (result.hasIterations())
        iterationRuns_.show(
            historyOf(*result.chain.solved(), levelsOf(result.design->encoding) == 0));
    else if (!result.isPreview)
        iterationRuns_.show({});
}

void Studio::keepPicture() {
    const HologramResult& result = results_.shown();
    const auto pictures = refocus_.latest();
    if (!result.isAtHand() || result.isPreview || iterationRuns_.partial() || refocus_.view()
        || pictures->empty())
        return;
    const auto small = std::make_shared<std::vector<std::byte>>();
    const auto work = [small, pictures](JobControl&) { *small = thumbnailOf(*pictures); };
    keeping_.request(work, [this, small, field = result.chain.field()] {
        results_.setPicture(field, std::move(*small));
    });
}

void Studio::putAway() {
    shelf_.putAway(memoryWithin(preferences_.memory()) / 4, scratchParent());
}

void Studio::reportIdle() {
    if (!isIdle())
        return;
    releaseFreeMemory(); // a heap of many threads would grow with each result
    emit idle();
}

} // namespace fringe
