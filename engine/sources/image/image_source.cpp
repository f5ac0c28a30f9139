// SPDX-License-Identifier: GPL-3.0-or-later
// Target images: a solver is to make them, each in its plane.
#include "engine/sources/image/target_image.h"

#include "engine/encodings/encoding.h"
#include "engine/job/memory_budget.h"
#include "engine/model/error.h"
#include "engine/solvers/gradual_levels.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/solvers/solver.h"
#include "engine/sources/image/image_edits.h"
#include "engine/sources/image/image_plane.h"
#include "engine/sources/image/wanted_image.h"
#include "engine/sources/source_kind.h"
#include "kernels/parallel.h"

#include <algorithm>

namespace fringe {
namespace {

/// Bytes of the waves of the last pattern, the best and the next, their light, and the field on its
/// way to a plane; of gradient descent of light, gradient and field, and of the phases of the three
/// patterns.
constexpr double bytesPerPixel = 5 * sizeof(Complex) + sizeof(float);
constexpr double bytesPerPhases = 3 * sizeof(Complex) + 3 * sizeof(float);

/// Bytes of gradient descent: its memory, now and in the next iteration, and the gradient.
constexpr double bytesPerDescent = 7 * sizeof(float);

/// Bytes on the way to few levels: of the free phases or of latent numbers with their gradients and
/// squares, now and in the next iteration, and of the gradient of light.
constexpr double bytesPerLatent = 5 * sizeof(Complex) + 2 * sizeof(float);

/// Bytes of a plane: target and mask, what it shows, now and in the next iteration, as it is
/// changed, and what the solver keeps.
constexpr double bytesPerSample = 5 + 3 * sizeof(Complex);
constexpr double bytesOfConstrained = 2 * sizeof(Complex); ///< now and in the next iteration
constexpr double bytesOfWeights = 8 * sizeof(float); ///< likewise with their errors, and changing
constexpr double bytesOfSlope = sizeof(Complex);     ///< of gradient descent

/// Bytes of a transform on its way through the device, and of a field that is carried through free
/// space by bands of twice its columns.
constexpr double bytesPerTransformed = 14;
constexpr double bytesPerCarried = 3 * sizeof(Complex);

using Keeps = Solver::Keeps;

double bytesPerSampleWith(Keeps keeps, bool gradual) {
    if (keeps == Keeps::Descent)
        return bytesPerSample + bytesOfSlope;
    return bytesPerSample + bytesOfConstrained + (gradual ? bytesOfSlope : 0)
           + (keeps == Keeps::ConstrainedAndWeights ? bytesOfWeights : 0);
}

/// Samples transformed, as measured on the cpu, and of several planes of free space, which share
/// transforms.
constexpr double samplesPerSecondAndCore = 3e7, sharedPerSecondAndCore = 1e9;

/// Time of the start by transport on one core, of any plate: its rounds take most of it.
constexpr double transportSeconds = 0.4;

/// Share of the light that pictures usually ask for: with less they are hardly better.
constexpr double usualShare = 0.75;

} // namespace

double imageBytes(const SourceInput& input, double samples) {
    const Setup& setup = input.design.setup;
    const Keeps keeps = solverOf(input.design.solver.key).keeps;
    const bool gradual = isGradual(input.design, levelsOf(input.design.encoding));
    const double own = samples * bytesPerSampleWith(keeps, gradual);
    if (input.number > 1)
        return own;
    const auto pixels = static_cast<double>(setup.plate.size.count());
    const double onTheWay =
        setup.lens.on ? samples * bytesPerTransformed : pixels * bytesPerCarried;
    double perPixel = keeps == Keeps::Descent ? bytesPerPhases + bytesPerDescent : bytesPerPixel;
    if (gradual)
        perPixel = bytesPerPhases + bytesPerDescent + bytesPerLatent;
    return pixels * perPixel + onTheWay + own;
}

void checkImageSolver(const SourceInput& input, Findings& findings) {
    refuseIf(solverOf(input.design.solver.key).comparesLevels, findings, "solver.name",
             FRINGE_MARK("Direct search and annealing try single spots; choose another solver for "
                         "a picture."));
    refuseIf(input.design.start.kind == Start::Kind::WarmStart, findings, "solver.start",
             FRINGE_MARK("Only single spots have a warm start; choose another start for a "
                         "picture."));
}

void addImageWork(SourceCost& cost, const SourceInput& input, std::int64_t padding, double planes) {
    cost.work = workOfPlanes(input.design.setup, padding, planes)
                * (gradualWork(input.design, levelsOf(input.design.encoding)) + 1);
    const bool isShared = planes > 1 && !input.design.setup.lens.on;
    cost.seconds =
        cost.work / (isShared ? sharedPerSecondAndCore : samplesPerSecondAndCore) / threadsToUse();
    if (input.design.start.kind == Start::Kind::Transport && input.number <= 1)
        cost.seconds += transportSeconds / threadsToUse();
}

double imageSeconds(const Design& design) {
    double seconds = 0;
    for (const std::size_t number : visibleSources(design, imageSourceInfo().key)) {
        SourceCost cost;
        const Source& source = design.sources[number];
        addImageWork(cost, {.design = design, .source = source, .device = {}},
                     asImage(source).padding, 1);
        seconds += cost.seconds;
    }
    return seconds;
}

namespace {

/// Plane of a picture; a fault in one of several says which it is in.
TargetPlane planeOf(const SourceInput& input) {
    try {
        return targetPlane(asImage(input.source), input.design.setup);
    } catch (const Error& error) {
        if (input.number == 0)
            throw;
        throw Error(error.kind(),
                    message(FRINGE_MARK("Picture {0}: {1}"), input.number, error.message()),
                    error.parameter());
    }
}

SourceCost costOf(const SourceInput& input) {
    SourceCost cost;
    const TargetImage image = asImage(input.source);
    const Setup& setup = input.design.setup;
    cost.bytes =
        imageBytes(input, static_cast<double>(planeGrid(setup, image.padding).shape.count()));
    if (cost.bytes > static_cast<double>(memoryWithin(input.memory)))
        return cost; // which the plan refuses
    try {
        planeOf(input);
    } catch (const Error& error) {
        refuse(cost.findings, error.parameter().c_str(), error.message());
        return cost;
    }
    checkImageSolver(input, cost.findings);
    addImageWork(cost, input, image.padding, 1);
    if (const auto note = noteOnIterations(input.design); note && input.number <= 1)
        cost.findings.push_back(*note);
    return cost;
}

std::unique_ptr<Wanted> wantedOf(const SourceInput& input, Device& device, JobControl& control,
                                 bool /*eachPair*/) {
    return std::make_unique<WantedImage>(input.design.setup, asImage(input.source).padding,
                                         planeOf(input), device, control);
}

Picture seenOf(const SourceInput& input, std::span<const Complex> fields) {
    const TargetImage image = asImage(input.source);
    const Setup& setup = input.design.setup;
    const PlaneGrid grid = planeGrid(setup, image.padding);
    return {{Plane(grid.shape, intensityOf(fields, grid, setup.lens))},
            {Length(grid.pitchX), Length(grid.pitchY), {setup.wavelength()}},
            image.distance};
}

/// It is where an image before it is, or on the plate.
bool isInTheWay(const Design& design, std::size_t number, Length distance) {
    const auto end = design.sources.begin() + static_cast<std::ptrdiff_t>(number);
    return (!design.setup.lens.on && distance == Length{})
           || std::any_of(design.sources.begin(), end, [&](const Source& other) {
                  return other.kind.key == imageSourceInfo().key
                         && asImage(other).distance == distance;
              });
}

void settle(Design& design, std::size_t number) {
    Source& source = design.sources.at(number);
    TargetImage image = asImage(source);
    const Solving usual = usualSolving(imageSourceInfo().key);
    if (design.solver == usual.solver && design.start == usual.start)
        image.padding = usualPadding(design, 0);
    placeInMiddle(image, design.setup);
    if (isInTheWay(design, number, image.distance))
        image.distance = distanceAfter(design, number);
    store(source, image);
    if (design.stop == usual.stop)
        design.stop.iterations = usualIterations(design);
    design.reconstruction.distance = image.distance;
}

/// From the start that is there at once, without what lies between samples.
void makeDraft(Design& design, Source& source, double /*share*/) {
    TargetImage image = asImage(source);
    image.padding = 1;
    store(source, image);
    if (design.start.kind == Start::Kind::Transport)
        design.start.kind = Start::Kind::Smooth;
}

} // namespace

const SourceKind& image_source_entry() {
    static const SourceKind kind{
        .info = imageSourceInfo(),
        .usual = {.solver = {"sgd", {{"pinned_efficiency", usualShare}}},
                  .start = {.kind = Start::Kind::Transport},
                  .stop = {.iterations = 100}},
        .wantedCost = costOf,
        .wanted = wantedOf,
        .seen = seenOf,
        .settle = settle,
        .follow = followImage,
        .lookedAt = [](const Source& source) { return asImage(source).distance; },
        .draft = makeDraft,
    };
    return kind;
}

} // namespace fringe
