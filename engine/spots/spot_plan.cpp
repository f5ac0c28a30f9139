// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/abilities.h"
#include "engine/model/units.h"
#include "engine/patterns/pattern_checks.h"
#include "engine/run/machine.h"
#include "engine/spots/level_offers.h"
#include "engine/spots/rehearsal.h"
#include "engine/spots/spot_batches.h"
#include "engine/spots/spot_checks.h"
#include "engine/spots/spot_designer.h"

#include <algorithm>
#include <cmath>
#include <thread>

namespace fringe {
namespace {

/// Patterns with their waves, the beam, fields on the device and on their way there.
constexpr double bytesPerPixel = 72;

/// Of the last pattern, the best and the next.
constexpr double planesOfWaves = 3;

/// Of the nearest level, the field and their sums in a round, on one core with AVX-512.
constexpr double secondsPerPixel = 3.5e-9;

/// What both sums take in a round of the design.
Work workOfRound(const SpotDesign& design, const SpotWorkEstimate& estimate, double tolerance) {
    const std::vector<SpotPlace> places = placesOf(design.spots);
    SpotsArgs args = spotsArgs(design, places);
    args.tolerance = tolerance;
    return estimate(args);
}

/// The device's own, with the time on the cpu where that on the device is not known; or that of the
/// cpu.
SpotWorkEstimate estimateOf(const PlanLimits& limits) {
    if (!limits.device || !limits.device->spotWork)
        return cpuAbilities().spotWork;
    return [own = limits.device->spotWork](const SpotsArgs& args) {
        Work work = own(args);
        if (work.seconds <= 0)
            work.seconds = cpuAbilities().spotWork(args).seconds;
        return work;
    };
}

/// Beside what the device keeps: weights, fields, waves of trials, and the powers of every round.
double bytesPerSpot(const SpotDesign& design) {
    const Shape size = design.plate.size;
    const bool hasWaves = spotAlgorithm(design.algorithm).comparesLevels
                          && design.geometry != SpotGeometry::FreeExact;
    const double waves = hasWaves ? 8.0 * static_cast<double>(size.rows + size.cols) : 0;
    return waves + 256 + 4.0 * static_cast<double>(design.stop.rounds + 1);
}

double pixelsOf(const SpotDesign& design) {
    return static_cast<double>(design.plate.size.count());
}

/// Of rounds that try pixels one after the other, beside what is measured of them.
double trialSeconds(const SpotDesign& design) {
    if (!spotAlgorithm(design.algorithm).comparesLevels)
        return 0;
    constexpr double perTrial = 7e-8, perSpot = 8e-10, perOffer = 5e-9;
    const double seconds = perTrial + perSpot * static_cast<double>(design.spots.size())
                           + perOffer * static_cast<double>(offersAmong(design.levels));
    return static_cast<double>(design.stop.rounds) * pixelsOf(design) * seconds;
}

/// Pairs of a pixel and a spot in as many rounds, and in the start before them.
double pairsOf(const SpotDesign& design, std::int64_t rounds) {
    return 2 * static_cast<double>(rounds + 1) * static_cast<double>(design.spots.size())
           * pixelsOf(design);
}

/// The same rounds, without what tries pixels one after the other.
double roundSeconds(const SpotDesign& design, std::int64_t rounds, double perRound) {
    const double pixels =
        secondsPerPixel * pixelsOf(design) / std::max(1U, std::thread::hardware_concurrency());
    return static_cast<double>(rounds + 1) * (perRound + pixels);
}

/// What is taken by exact sums in rounds that are not, and by a rehearsal.
double secondsBeside(const SpotDesign& design, const SpotWorkEstimate& estimate) {
    double seconds = 0;
    if (toleranceOf(design) > 0)
        seconds += workOfRound(design, estimate, 0).seconds / 2;
    if (design.start.kind == SpotStart::Kind::Rehearsed) {
        const SpotDesign small = rehearsalDesign(design);
        seconds += roundSeconds(small, design.start.rehearsalRounds,
                                workOfRound(small, estimate, toleranceOf(small)).seconds);
    }
    return seconds;
}

/// How many spots fit into so much memory, if their tables take `ofTables` for all together: as
/// many as with all tables, or as many as with those of a part.
double fittingSpots(double memory, double perSpot, double ofTables, double spots) {
    const double together = memory / (perSpot + ofTables / spots);
    return std::max({0.0, together, (memory - keptSpotBytes(HUGE_VAL, 0)) / perSpot});
}

void addMemory(Plan& plan, const SpotDesign& design, double ofTables, std::uint64_t budget) {
    const double pixels = pixelsOf(design) * bytesPerPixel;
    const auto spots = static_cast<double>(design.spots.size());
    const double perSpot = bytesPerSpot(design);
    plan.bytes = static_cast<std::uint64_t>(
        std::min(pixels + perSpot * spots + keptSpotBytes(ofTables, 0), 9e18));
    const std::uint64_t most = budget > 0 ? budget : availableMemory();
    if (plan.bytes <= most)
        return;
    const double fit = fittingSpots(static_cast<double>(most) - pixels, perSpot, ofTables, spots);
    plan.advice.push_back(
        {Severity::Refusal, "spots",
         message(FRINGE_MARK("{0} spots on {1} x {2} pixels need {3} of memory and {4} are free; "
                             "at most {5} spots fit."),
                 design.spots.size(), plan.shape.cols, plan.shape.rows, formatBytes(plan.bytes),
                 formatBytes(most), static_cast<std::uint64_t>(fit))});
}

/// The memory of a device that has its own. ofTables: in the rounds; beside them: for the exact
/// sums after rounds that were not.
void addDeviceMemory(Plan& plan, const SpotDesign& design, double ofTables, double besideThem,
                     const Abilities& device) {
    const double most = mostSpotBytes(device.memory);
    const bool hasBeam = !design.beam.isEven();
    const bool hasBatches = ofTables > most;
    const double planes = planesOfWaves + 1 + (hasBeam ? 1 : 0) + (hasBatches ? 1 : 0);
    const double bytes = pixelsOf(design) * planes * sizeof(Complex)
                         + keptSpotBytes(ofTables, device.memory)
                         + keptSpotBytes(besideThem, device.memory);
    plan.deviceBytes = static_cast<std::uint64_t>(std::min(bytes, 9e18));
    if (bytes > device.memory)
        plan.advice.push_back(
            {Severity::Refusal, "plate.columns",
             message(FRINGE_MARK("The device {0} has {1} of memory, and {2} are needed there; "
                                 "choose fewer pixels, or another device."),
                     device.device, formatBytes(static_cast<std::uint64_t>(device.memory)),
                     formatBytes(plan.deviceBytes))});
}

} // namespace

Plan planSpots(const SpotDesign& design, const PlanLimits& limits) {
    Plan plan = checkedPlan(design.plate, checkSpots(design));
    if (!plan.runnable())
        return plan;
    plan.method.key = design.algorithm;
    plan.pairs = designPairs(design);
    const SpotWorkEstimate estimate = estimateOf(limits);
    const Work work = workOfRound(design, estimate, toleranceOf(design));
    plan.seconds = limits.pace
                   * (roundSeconds(design, design.stop.rounds, work.seconds)
                      + secondsBeside(design, estimate) + trialSeconds(design));
    addMemory(plan, design, work.bytes, limits.memory);
    if (limits.device && limits.device->memory > 0)
        addDeviceMemory(plan, design, work.onDevice,
                        toleranceOf(design) > 0 ? workOfRound(design, estimate, 0).onDevice : 0,
                        *limits.device);
    warnOfMergedSpots(design, plan.advice);
    return plan;
}

double designPairs(const SpotDesign& design) {
    const bool isRehearsed = design.start.kind == SpotStart::Kind::Rehearsed;
    return pairsOf(design, design.stop.rounds)
           + (isRehearsed ? pairsOf(rehearsalDesign(design), design.start.rehearsalRounds) : 0);
}

} // namespace fringe
