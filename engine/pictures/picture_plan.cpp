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

/// Of the last pattern, the best, the next and the beam, and the field on its way to a plane.
constexpr double bytesPerPixel = 4 * sizeof(float) + 2 * sizeof(Complex);

/// Of gradient descent: its memory, now and in the next round, the gradient, and the field.
constexpr double bytesPerDescent = 7 * sizeof(float) + sizeof(Complex);

/// Of a plane: target and mask, what it shows, now and in the next round, as it is changed, and
/// what the algorithm keeps.
constexpr double bytesPerSample = 5 + 3 * sizeof(Complex);
constexpr double bytesOfAims = 2 * sizeof(Complex);  ///< now and in the next round
constexpr double bytesOfWeights = 3 * sizeof(float); ///< likewise, and as they are changed
constexpr double bytesOfSlope = sizeof(Complex);     ///< of gradient descent

/// Of a transform on its way through the device.
constexpr double bytesPerTransformed = 14;

using Keeps = PictureAlgorithm::Keeps;

double bytesPerSampleWith(Keeps keeps) {
    if (keeps == Keeps::Descent)
        return bytesPerSample + bytesOfSlope;
    return bytesPerSample + bytesOfAims + (keeps == Keeps::AimsAndWeights ? bytesOfWeights : 0);
}

/// Factors of planes outside the focus of a lens, on the plate.
double bytesOfDefocus(const PictureDesign& design) {
    const auto count = std::ranges::count_if(
        design.planes, [](const TargetPlane& plane) { return plane.z.si() != 0; });
    return design.geometry == PictureGeometry::Lens ? static_cast<double>(count) * sizeof(Complex)
                                                    : 0;
}

/// Samples transformed, as measured on the cpu.
constexpr double samplesPerSecondAndCore = 3e7;

void addMemory(Plan& plan, const PictureDesign& design, std::uint64_t budget) {
    const auto pixels = static_cast<double>(plan.shape.count());
    const auto samples = static_cast<double>(planeGrid(design).shape.count());
    // The largest transforms of free space are of four times the plate.
    const double transformed = design.geometry == PictureGeometry::Free ? 4 * pixels : samples;
    const Keeps keeps = pictureAlgorithm(design.algorithm).keeps;
    const double descent = keeps == Keeps::Descent ? bytesPerDescent : 0;
    const double bytes =
        pixels * (bytesPerPixel + descent + bytesOfDefocus(design))
        + transformed * bytesPerTransformed
        + samples * bytesPerSampleWith(keeps) * static_cast<double>(design.planes.size());
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
