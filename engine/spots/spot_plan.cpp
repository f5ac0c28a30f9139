// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/units.h"
#include "engine/run/machine.h"
#include "engine/spots/rehearsal.h"
#include "engine/spots/spot_checks.h"
#include "engine/spots/spot_designer.h"

#include <algorithm>
#include <cmath>
#include <thread>

namespace fringe {
namespace {

/// Patterns, the beam, fields on the device and on their way there, and the device's copies.
constexpr double bytesPerPixel = 72;

/// Tables of the device, weights, fields, and the powers of every round.
double bytesPerSpot(const SpotDesign& design) {
    const Shape size = design.plate.size;
    const bool isExact = design.geometry == SpotGeometry::FreeExact;
    const double tables = isExact ? 0 : 12.0 * static_cast<double>(2 * size.rows + size.cols);
    const double partial =
        isExact ? 2.0 * static_cast<double>(size.rows) : static_cast<double>(size.cols) / 4;
    const bool hasWaves = spotAlgorithm(design.algorithm).comparesLevels && !isExact;
    const double waves = hasWaves ? 8.0 * static_cast<double>(size.rows + size.cols) : 0;
    constexpr double spectralTile = 64 * 64, perTile = 20, partialSums = 1024;
    const double spectra =
        design.tolerance > 0
            ? partialSums + perTile * std::ceil(static_cast<double>(size.count()) / spectralTile)
            : 0;
    return tables + waves + spectra + partial + 256
           + 4.0 * static_cast<double>(design.stop.rounds + 1);
}

/// Of the cpu, as measured on cores with AVX-512.
double pairsPerSecond(SpotGeometry geometry) {
    const double perCore = geometry == SpotGeometry::FreeExact ? 2e8 : 1.6e10;
    return perCore * std::max(1U, std::thread::hardware_concurrency());
}

/// Of rounds whose sums may use tile spectra, on such cores.
double spectralSeconds(const SpotDesign& design) {
    constexpr double perPixel = 30e-9, perSpotAndPixel = 8e-12;
    return static_cast<double>(design.stop.rounds + 1)
           * static_cast<double>(design.plate.size.count())
           * (perPixel + perSpotAndPixel * static_cast<double>(design.spots.size()))
           / std::max(1U, std::thread::hardware_concurrency());
}

/// Of rounds that try pixels one after the other, beside what is measured of them.
double trialSeconds(const SpotDesign& design) {
    constexpr double trialsPerSecond = 5e8; ///< of a pixel at a spot
    return spotAlgorithm(design.algorithm).comparesLevels
               ? static_cast<double>(design.stop.rounds) * static_cast<double>(design.spots.size())
                     * static_cast<double>(design.plate.size.count()) / trialsPerSecond
               : 0;
}

double rehearsalPairs(const SpotDesign& design) {
    return 2 * static_cast<double>(design.start.rehearsalRounds + 1)
           * static_cast<double>(design.spots.size())
           * static_cast<double>(rehearsalDesign(design).plate.size.count());
}

void addMemory(Plan& plan, const SpotDesign& design, std::uint64_t budget) {
    const double pixels = static_cast<double>(plan.shape.count()) * bytesPerPixel;
    const double perSpot = bytesPerSpot(design);
    const double bytes = pixels + perSpot * static_cast<double>(design.spots.size());
    plan.bytes = static_cast<std::uint64_t>(std::min(bytes, 9e18));
    const std::uint64_t most = budget > 0 ? budget : availableMemory();
    if (plan.bytes <= most)
        return;
    const double fit = std::max(0.0, (static_cast<double>(most) - pixels) / perSpot);
    plan.advice.push_back(
        {Severity::Refusal, "spots",
         message(FRINGE_MARK("{0} spots on {1} x {2} pixels need {3} of memory and {4} are free; "
                             "at most {5} spots fit."),
                 design.spots.size(), plan.shape.cols, plan.shape.rows, formatBytes(plan.bytes),
                 formatBytes(most), static_cast<std::uint64_t>(fit))});
}

} // namespace

Plan planSpots(const SpotDesign& design, const PlanLimits& limits) {
    Plan plan;
    plan.shape = design.plate.size;
    plan.advice = checkSpots(design);
    if (!plan.runnable())
        return plan;
    plan.pairs = 2 * static_cast<double>(design.stop.rounds + 1)
                 * static_cast<double>(design.spots.size())
                 * static_cast<double>(plan.shape.count());
    if (design.start.kind == SpotStart::Kind::Rehearsed)
        plan.pairs += rehearsalPairs(design);
    const double exactSeconds = plan.pairs / pairsPerSecond(design.geometry);
    const double sumSeconds =
        design.tolerance > 0 ? std::min(exactSeconds, spectralSeconds(design)) : exactSeconds;
    plan.seconds = limits.pace * (sumSeconds + trialSeconds(design));
    addMemory(plan, design, limits.memory);
    return plan;
}

} // namespace fringe
