// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/units.h"
#include "engine/pictures/picture_checks.h"
#include "engine/pictures/picture_designer.h"
#include "engine/pictures/wanted_picture.h"
#include "engine/run/machine.h"
#include "engine/solvers/pattern_checks.h"

#include <algorithm>
#include <thread>

namespace fringe {
namespace {

/// Of the waves of the last pattern, the best and the next, their light, and the field on its way
/// to a plane; of gradient descent of light, gradient and field, and of the phases of the three
/// patterns.
constexpr double bytesPerPixel = 5 * sizeof(Complex) + sizeof(float);
constexpr double bytesPerPhases = 3 * sizeof(Complex) + 3 * sizeof(float);

/// Of gradient descent: its memory, now and in the next iteration, and the gradient.
constexpr double bytesPerDescent = 7 * sizeof(float);

/// Of a plane: target and mask, what it shows, now and in the next iteration, as it is changed, and
/// what the algorithm keeps.
constexpr double bytesPerSample = 5 + 3 * sizeof(Complex);
constexpr double bytesOfAims = 2 * sizeof(Complex);  ///< now and in the next iteration
constexpr double bytesOfWeights = 3 * sizeof(float); ///< likewise, and as they are changed
constexpr double bytesOfSlope = sizeof(Complex);     ///< of gradient descent

/// Of a transform on its way through the device.
constexpr double bytesPerTransformed = 14;

using Keeps = Solver::Keeps;

double bytesPerSampleWith(Keeps keeps) {
    if (keeps == Keeps::Descent)
        return bytesPerSample + bytesOfSlope;
    return bytesPerSample + bytesOfAims + (keeps == Keeps::AimsAndWeights ? bytesOfWeights : 0);
}

/// Samples transformed, as measured on the cpu.
constexpr double samplesPerSecondAndCore = 3e7;

void addMemory(Plan& plan, const PictureDesign& design, std::uint64_t budget) {
    const auto pixels = static_cast<double>(plan.shape.count());
    const auto samples = static_cast<double>(planeGrid(design).shape.count());
    // The largest transforms of free space are of four times the plate.
    const double transformed = design.setup.lens.on ? samples : 4 * pixels;
    const Keeps keeps = solverOf(design.solver.key).keeps;
    const double perPixel =
        keeps == Keeps::Descent ? bytesPerPhases + bytesPerDescent : bytesPerPixel;
    const double bytes =
        pixels * perPixel + transformed * bytesPerTransformed
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
    Plan plan = checkedPlan(design.setup.plate, checkPictures(design));
    if (!plan.runnable())
        return plan;
    plan.method.key = design.solver.key;
    plan.pairs = workOf(design);
    plan.seconds = limits.pace * plan.pairs / samplesPerSecondAndCore
                   / std::max(1U, std::thread::hardware_concurrency());
    addMemory(plan, design, limits.memory);
    return plan;
}

} // namespace fringe
