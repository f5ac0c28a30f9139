// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/units.h"
#include "engine/patterns/pattern_checks.h"
#include "engine/pictures/picture_checks.h"
#include "engine/pictures/picture_designer.h"
#include "engine/run/machine.h"

#include <algorithm>
#include <thread>

namespace fringe {
namespace {

/// Patterns, the beam, what gradient descent remembers, and fields on their way to the device.
constexpr double bytesPerPixel = 80;

/// Of each plane: target and mask, what it shows, aims and weights, now and in the next round, and
/// transforms of it on the device.
constexpr double bytesPerSample = 64;

/// The largest transforms of free space are of four times the plate.
constexpr double bytesPerPadded = 64;

/// Samples transformed, as measured on the cpu.
constexpr double samplesPerSecondAndCore = 3e7;

void addMemory(Plan& plan, const PictureDesign& design, std::uint64_t budget) {
    const auto pixels = static_cast<double>(plan.shape.count());
    const auto samples = static_cast<double>(planeGrid(design).shape.count());
    const double padded = design.geometry == PictureGeometry::Free ? bytesPerPadded : 0;
    const double bytes = pixels * (bytesPerPixel + padded)
                         + samples * bytesPerSample * static_cast<double>(design.planes.size());
    plan.bytes = static_cast<std::uint64_t>(std::min(bytes, 9e18));
    const std::uint64_t most = budget > 0 ? budget : availableMemory();
    if (plan.bytes > most)
        plan.advice.push_back(
            {Severity::Refusal, "planes",
             message(FRINGE_MARK("Pictures on {0} x {1} pixels need {2} of memory and {3} are "
                                 "free; take fewer planes or a smaller plate."),
                     plan.shape.cols, plan.shape.rows, formatBytes(plan.bytes),
                     formatBytes(most))});
}

} // namespace

Plan planPictures(const PictureDesign& design, const PlanLimits& limits) {
    Plan plan = checkedPlan(design.plate, checkPictures(design));
    if (!plan.runnable())
        return plan;
    plan.method.key = design.algorithm;
    plan.pairs = workOf(design);
    plan.seconds = limits.pace * plan.pairs / samplesPerSecondAndCore
                   / std::max(1U, std::thread::hardware_concurrency());
    addMemory(plan, design, limits.memory);
    return plan;
}

} // namespace fringe
