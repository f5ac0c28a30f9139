// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/encoding.h"
#include "engine/job/memory_budget.h"
#include "engine/model/units.h"
#include "engine/solvers/candidate_levels.h"
#include "engine/solvers/gradual_levels.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/solvers/solver.h"
#include "engine/solvers/start.h"
#include "engine/sources/spots/spot_batches.h"
#include "engine/sources/spots/spot_checks.h"
#include "engine/sources/spots/wanted_spots.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

/// Time of the nearest level, the field and their sums in an iteration, on one core with AVX-512:
/// 4e-9 where caches hold a plane, else up to 1e-8.
constexpr double secondsPerPixel = 6e-9;

/// Spots, and how a pattern is found for them.
struct SpotJob : LitSpots, Solving {
    std::int64_t levels = 0;
};

/// On the part of the plate where a warm start is made.
SpotJob warmDesign(const SpotJob& design) {
    SpotJob small = design;
    small.setup = warmSetup(design.setup, design.spots.size());
    return small;
}

/// What both sums take in an iteration of the design.
Work workOfIteration(const LitSpots& design, const SpotWorkEstimate& estimate, double tolerance) {
    const std::vector<SpotPlace> places = placesOf(design.spots);
    SpotsArgs args = spotsArgs(design, places);
    args.tolerance = tolerance;
    return estimate(args);
}

/// The device's own, with the time on the cpu where that on the device is not known; or that of the
/// cpu.
SpotWorkEstimate estimateOf(const Capabilities& device) {
    if (!device.spotWork)
        return cpuCapabilities().spotWork;
    return [own = device.spotWork](const SpotsArgs& args) {
        Work work = own(args);
        if (work.seconds <= 0)
            work.seconds = cpuCapabilities().spotWork(args).seconds;
        return work;
    };
}

/// Beside what the device keeps: weights, fields, waves of trials, and the powers of the best
/// pattern. A state is copied for the next iteration, and for judging by exact sums.
double bytesPerSpot(const SpotJob& design) {
    constexpr double ofState = 28, others = 176;
    const Shape size = design.setup.plate.size;
    const bool hasWaves =
        solverOf(design.solver.key).comparesLevels && design.geometry() != SpotGeometry::FreeExact;
    const double waves = hasWaves ? 8.0 * static_cast<double>(size.rows + size.cols) : 0;
    const double copies = (design.stop.iterations > 0 ? 1 : 0) + (design.tolerance > 0 ? 1 : 0);
    return waves + others + copies * ofState;
}

double pixelsOf(const SpotJob& design) {
    return static_cast<double>(design.setup.plate.size.count());
}

/// Planes of waves that patterns are made of: of the last pattern, the best and the next.
double planesOfWaves(const SpotJob& design) {
    const Solver& solver = solverOf(design.solver.key);
    const Start::Kind start = design.start.kind;
    const bool hasWaves = start == Start::Kind::Superposition || start == Start::Kind::WarmStart;
    const bool makesWaves = solver.iterate != nullptr && !solver.comparesLevels;
    const double made =
        makesWaves ? static_cast<double>(std::min<std::int64_t>(design.stop.iterations, 3)) : 0;
    return std::min(3.0, made + (hasWaves ? 1 : 0));
}

/// Memory of the host, at the most: waves, the light that they make, the beam, and phases of
/// patterns, which are fetched at the end, or from one iteration to the next where pixels are tried
/// in an order, or many at once by what their gradient promises.
double bytesPerPixel(const SpotJob& design) {
    const bool triesPixels = solverOf(design.solver.key).comparesLevels;
    using enum Start::Kind;
    const Start::Kind start = design.start.kind;
    const bool startsWithPhases = start == Random || start == Given || start == Transport;
    const bool hasBeam = !design.setup.isEvenlyLit();
    const bool hasAmplitude = hasBeam || triesPixels || startsWithPhases;
    const double planes = 1 + planesOfWaves(design) + (hasBeam ? 1 : 0);
    const double numbers = (triesPixels ? 4 : 2) + (hasAmplitude ? 1 : 0);
    const double bytesOfFlips =
        isGradual(design, design.levels) ? sizeof(Complex) + 5 * sizeof(float) : 0;
    return planes * sizeof(Complex) + numbers * sizeof(float) + bytesOfFlips;
}

/// Time of iterations that try pixels one after the other, beside what is measured of them.
double trialSeconds(const SpotJob& design) {
    if (!solverOf(design.solver.key).comparesLevels)
        return 0;
    constexpr double perTrial = 7e-8, perSpot = 8e-10, perOffer = 5e-9;
    const double seconds = perTrial + perSpot * static_cast<double>(design.spots.size())
                           + perOffer * static_cast<double>(candidatesAmong(design.levels));
    return static_cast<double>(design.stop.iterations) * pixelsOf(design) * seconds;
}

/// Pairs of a pixel and a spot in as many iterations, and in the start before them.
double pairsOf(const SpotJob& design, std::int64_t iterations) {
    return 2 * static_cast<double>(iterations + 1) * static_cast<double>(design.spots.size())
           * pixelsOf(design);
}

/// Time of as many iterations, without what tries pixels one after the other.
double iterationSeconds(const SpotJob& design, std::int64_t iterations, double perIteration) {
    const double pixels = secondsPerPixel * pixelsOf(design) / threadsToUse();
    return static_cast<double>(iterations + 1) * (perIteration + pixels);
}

/// What is taken by exact sums in iterations whose sums are not, and by a warm start.
double secondsBeside(const SpotJob& design, const SpotWorkEstimate& estimate) {
    double seconds = 0;
    if (design.tolerance > 0)
        seconds += workOfIteration(design, estimate, 0).seconds / 2;
    if (design.start.kind == Start::Kind::WarmStart) {
        const SpotJob small = warmDesign(design);
        seconds += iterationSeconds(small, design.start.warmIterations,
                                    workOfIteration(small, estimate, small.tolerance).seconds);
    }
    return seconds;
}

/// What a design holds of tables of all spots and planes of pixels.
struct Needs {
    double tables = 0;      ///< in the iterations
    double planes = 0;      ///< likewise
    double exactTables = 0; ///< made after iterations whose sums are not exact
    double warmTables = 0;  ///< made before there are planes of the iterations
    double warmPlanes = 0;  ///< with those of the iterations that are there already
};

/// Memory of the host, or of a device that has its own.
struct WorkMemory {
    double Work::*tables;
    double (*perPixel)(const SpotJob& design); ///< bytes of planes
    double memory;                             ///< of the device; 0: the host's
};

Needs needsOf(const SpotJob& design, const SpotWorkEstimate& estimate, const WorkMemory& place) {
    const auto tablesOf = [&](const SpotJob& one, double tolerance) {
        return workOfIteration(one, estimate, tolerance).*place.tables;
    };
    Needs needs;
    needs.tables = tablesOf(design, design.tolerance);
    const bool hasBatches = needs.tables > mostSpotBytes(place.memory);
    const double ofBatches = hasBatches ? sizeof(Complex) : 0; // where their waves are added up
    needs.planes = pixelsOf(design) * (place.perPixel(design) + ofBatches);
    const double exact = tablesOf(design, 0);
    const bool isExact = design.tolerance == 0 || (exact == needs.tables && !hasBatches);
    needs.exactTables = isExact ? 0 : exact;
    if (design.start.kind == Start::Kind::WarmStart) {
        const SpotJob small = warmDesign(design);
        const double light = (design.setup.isEvenlyLit() ? 1 : 2) * sizeof(Complex);
        needs.warmTables = tablesOf(small, small.tolerance);
        needs.warmPlanes = pixelsOf(small) * place.perPixel(small) + pixelsOf(design) * light;
    }
    return needs;
}

double mostBytes(const Needs& needs, const WorkMemory& place) {
    return keptSpotBytes(needs.tables, place.memory)
           + std::max(needs.planes + keptSpotBytes(needs.exactTables, place.memory),
                      needs.warmPlanes + keptSpotBytes(needs.warmTables, place.memory));
}

/// How many spots fit into so much memory: as many as with all tables, or as many as with those of
/// a part.
double fittingSpots(double memory, double perSpot, const Needs& needs, double spots) {
    const double beside = std::max(needs.exactTables, needs.warmTables);
    const double together = memory / (perSpot + (needs.tables + beside) / spots);
    const double parts = keptSpotBytes(HUGE_VAL, 0) * (beside > 0 ? 2 : 1);
    return std::max({0.0, together, (memory - parts) / perSpot});
}

void addMemory(SourceCost& cost, const SpotJob& design, const SpotWorkEstimate& estimate,
               std::uint64_t budget) {
    const WorkMemory host{&Work::bytes, bytesPerPixel, 0};
    const Needs needs = needsOf(design, estimate, host);
    const auto spots = static_cast<double>(design.spots.size());
    const double perSpot = bytesPerSpot(design);
    cost.bytes = perSpot * spots + mostBytes(needs, host);
    const std::uint64_t most = memoryWithin(budget);
    const auto bytes = static_cast<std::uint64_t>(std::min(cost.bytes, 9e18));
    if (bytes <= most)
        return;
    const double fit =
        fittingSpots(static_cast<double>(most) - needs.planes, perSpot, needs, spots);
    const Shape plate = design.setup.plate.size;
    if (fit < 1) {
        refuse(cost.findings, "source.list", *memoryRefusal({plate, bytes}, budget));
        return;
    }
    const char* pattern =
        budget > 0 && most == budget
            ? FRINGE_MARK("{0} spots on {1} x {2} pixels need {3} of memory and {4} are allowed; "
                          "at most {5} spots fit.")
            : FRINGE_MARK("{0} spots on {1} x {2} pixels need {3} of memory and {4} are free; "
                          "at most {5} spots fit.");
    refuse(cost.findings, "source.list",
           message(pattern, design.spots.size(), plate.cols, plate.rows, formatBytes(bytes),
                   formatBytes(most), static_cast<std::uint64_t>(fit)));
}

double deviceBytesPerPixel(const SpotJob& design) {
    return (planesOfWaves(design) + 1 + (design.setup.isEvenlyLit() ? 0 : 1)) * sizeof(Complex);
}

double deviceBytes(const SpotJob& design, const SpotWorkEstimate& estimate,
                   const Capabilities& device) {
    const WorkMemory own{&Work::onDevice, deviceBytesPerPixel, device.memory};
    return mostBytes(needsOf(design, estimate, own), own);
}

/// Pairs of a pixel and a spot in all iterations and a warm start.
double designPairs(const SpotJob& design) {
    const bool isWarm = design.start.kind == Start::Kind::WarmStart;
    return pairsOf(design, design.stop.iterations)
           + (isWarm ? pairsOf(warmDesign(design), design.start.warmIterations) : 0);
}

} // namespace

SourceCost wantedSpotsCost(const LitSpots& lit, const SourceInput& input) {
    SourceCost cost;
    checkSpots(lit, cost.findings);
    refuseIf(solverOf(input.design.solver.key).comparesLevels
                 && std::ranges::any_of(lit.spots,
                                        [](const Spot& spot) { return spot.phase.has_value(); }),
             cost.findings, "solver.name",
             FRINGE_MARK("Direct search and annealing leave the phases of spots free; remove the "
                         "phases, or choose another algorithm."));
    if (!cost.findings.empty())
        return cost;
    const SpotJob job{lit, input.design, levelsOf(input.design.encoding)};
    cost.work = designPairs(job);
    const SpotWorkEstimate estimate = estimateOf(input.device);
    const Work work = workOfIteration(job, estimate, job.tolerance);
    cost.seconds = iterationSeconds(job, job.stop.iterations, work.seconds)
                   + secondsBeside(job, estimate) + trialSeconds(job);
    addMemory(cost, job, estimate, input.memory);
    if (input.device.memory > 0)
        cost.onDevice = deviceBytes(job, estimate, input.device);
    warnOfCloseSpots(lit, cost.findings);
    return cost;
}

} // namespace fringe
