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

/// Beside what the device keeps: weights, fields, waves of trials, and the powers of every round. A
/// state is copied for the next round, and for judging by exact sums.
double bytesPerSpot(const SpotDesign& design) {
    constexpr double ofState = 56, others = 180;
    const Shape size = design.plate.size;
    const bool hasWaves = spotAlgorithm(design.algorithm).comparesLevels
                          && design.geometry != SpotGeometry::FreeExact;
    const double waves = hasWaves ? 8.0 * static_cast<double>(size.rows + size.cols) : 0;
    const double copies = (design.stop.rounds > 0 ? 1 : 0) + (toleranceOf(design) > 0 ? 1 : 0);
    return waves + others + copies * ofState + 4.0 * static_cast<double>(design.stop.rounds + 1);
}

double pixelsOf(const SpotDesign& design) {
    return static_cast<double>(design.plate.size.count());
}

/// Planes of waves that patterns are made of: of the last pattern, the best and the next.
double planesOfWaves(const SpotDesign& design) {
    const SpotAlgorithm& algorithm = spotAlgorithm(design.algorithm);
    const SpotStart::Kind start = design.start.kind;
    const bool hasWaves =
        start == SpotStart::Kind::Superposition || start == SpotStart::Kind::Rehearsed;
    const bool makesWaves = algorithm.round != nullptr && !algorithm.comparesLevels;
    const double made =
        makesWaves ? static_cast<double>(std::min<std::int64_t>(design.stop.rounds, 3)) : 0;
    return std::min(3.0, made + (hasWaves ? 1 : 0));
}

/// Of the host, at the most: waves, the light that they make, the beam, and phases of patterns,
/// which are fetched at the end, or from round to round where pixels are tried in an order.
double bytesPerPixel(const SpotDesign& design) {
    const bool triesPixels = spotAlgorithm(design.algorithm).comparesLevels;
    const bool startsWithPhases =
        design.start.kind == SpotStart::Kind::Random || design.start.kind == SpotStart::Kind::Given;
    const bool hasBeam = !design.beam.isEven();
    const bool hasAmplitude = hasBeam || triesPixels || startsWithPhases;
    const double planes = 1 + planesOfWaves(design) + (hasBeam ? 1 : 0);
    const double numbers = (triesPixels ? 4 : 2) + (hasAmplitude ? 1 : 0);
    return planes * sizeof(Complex) + numbers * sizeof(float);
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

/// What a design holds of tables of all spots and planes of pixels.
struct Needs {
    double tables = 0;          ///< in the rounds
    double planes = 0;          ///< likewise
    double exactTables = 0;     ///< made after rounds whose sums are not exact
    double rehearsalTables = 0; ///< made before there are planes of the rounds
    double rehearsalPlanes = 0; ///< with those of the rounds that are there already
};

/// Memory of the host, or of a device that has its own.
struct Place {
    double Work::*tables;
    double (*perPixel)(const SpotDesign& design); ///< bytes of planes
    double memory;                                ///< of the device; 0: the host's
};

Needs needsOf(const SpotDesign& design, const SpotWorkEstimate& estimate, const Place& place) {
    const auto tablesOf = [&](const SpotDesign& one, double tolerance) {
        return workOfRound(one, estimate, tolerance).*place.tables;
    };
    Needs needs;
    needs.tables = tablesOf(design, toleranceOf(design));
    const bool hasBatches = needs.tables > mostSpotBytes(place.memory);
    const double ofBatches = hasBatches ? sizeof(Complex) : 0; // where their waves are added up
    needs.planes = pixelsOf(design) * (place.perPixel(design) + ofBatches);
    const double exact = tablesOf(design, 0);
    const bool isExact = toleranceOf(design) == 0 || (exact == needs.tables && !hasBatches);
    needs.exactTables = isExact ? 0 : exact;
    if (design.start.kind == SpotStart::Kind::Rehearsed) {
        const SpotDesign small = rehearsalDesign(design);
        const double light = (design.beam.isEven() ? 1 : 2) * sizeof(Complex);
        needs.rehearsalTables = tablesOf(small, toleranceOf(small));
        needs.rehearsalPlanes = pixelsOf(small) * place.perPixel(small) + pixelsOf(design) * light;
    }
    return needs;
}

double mostBytes(const Needs& needs, const Place& place) {
    return keptSpotBytes(needs.tables, place.memory)
           + std::max(needs.planes + keptSpotBytes(needs.exactTables, place.memory),
                      needs.rehearsalPlanes + keptSpotBytes(needs.rehearsalTables, place.memory));
}

/// How many spots fit into so much memory: as many as with all tables, or as many as with those of
/// a part.
double fittingSpots(double memory, double perSpot, const Needs& needs, double spots) {
    const double beside = std::max(needs.exactTables, needs.rehearsalTables);
    const double together = memory / (perSpot + (needs.tables + beside) / spots);
    const double parts = keptSpotBytes(HUGE_VAL, 0) * (beside > 0 ? 2 : 1);
    return std::max({0.0, together, (memory - parts) / perSpot});
}

void addMemory(Plan& plan, const SpotDesign& design, const SpotWorkEstimate& estimate,
               std::uint64_t budget) {
    const Place host{&Work::bytes, bytesPerPixel, 0};
    const Needs needs = needsOf(design, estimate, host);
    const auto spots = static_cast<double>(design.spots.size());
    const double perSpot = bytesPerSpot(design);
    plan.bytes =
        static_cast<std::uint64_t>(std::min(perSpot * spots + mostBytes(needs, host), 9e18));
    const std::uint64_t most = budget > 0 ? budget : availableMemory();
    if (plan.bytes <= most)
        return;
    const double fit =
        fittingSpots(static_cast<double>(most) - needs.planes, perSpot, needs, spots);
    plan.advice.push_back(
        {Severity::Refusal, "spots",
         message(FRINGE_MARK("{0} spots on {1} x {2} pixels need {3} of memory and {4} are free; "
                             "at most {5} spots fit."),
                 design.spots.size(), plan.shape.cols, plan.shape.rows, formatBytes(plan.bytes),
                 formatBytes(most), static_cast<std::uint64_t>(fit))});
}

double deviceBytesPerPixel(const SpotDesign& design) {
    return (planesOfWaves(design) + 1 + (design.beam.isEven() ? 0 : 1)) * sizeof(Complex);
}

/// The memory of a device that has its own.
void addDeviceMemory(Plan& plan, const SpotDesign& design, const SpotWorkEstimate& estimate,
                     const Abilities& device) {
    const Place own{&Work::onDevice, deviceBytesPerPixel, device.memory};
    const double bytes = mostBytes(needsOf(design, estimate, own), own);
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
    addMemory(plan, design, estimate, limits.memory);
    if (limits.device && limits.device->memory > 0)
        addDeviceMemory(plan, design, estimate, *limits.device);
    warnOfMergedSpots(design, plan.advice);
    return plan;
}

double designPairs(const SpotDesign& design) {
    const bool isRehearsed = design.start.kind == SpotStart::Kind::Rehearsed;
    return pairsOf(design, design.stop.rounds)
           + (isRehearsed ? pairsOf(rehearsalDesign(design), design.start.rehearsalRounds) : 0);
}

} // namespace fringe
