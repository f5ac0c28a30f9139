// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/run.h"

#include "engine/methods/method.h"
#include "engine/model/placement.h"
#include "engine/optics/metrics.h"
#include "engine/propagation/propagation.h"
#include "engine/run/memory_budget.h"
#include "kernels/large_pages.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <future>

namespace fringe {
namespace {

constexpr const char* program = "Fringe Studio " FRINGE_VERSION;

Sampling samplingOf(const Design& design) {
    return {design.setup.plate.pitchX, design.setup.plate.pitchY, design.setup.wavelengths};
}

/// Both may be the same.
void takeRealPart(std::span<const Complex> samples, std::span<Complex> taken) {
    constexpr std::int64_t run = 1 << 15;
    parallelFor(std::ssize(samples), run, [&](std::int64_t begin, std::int64_t end) {
        std::transform(samples.begin() + begin, samples.begin() + end, taken.begin() + begin,
                       [](Complex sample) { return Complex(sample.real()); });
    });
}

/// Room for samples, in large pages.
std::vector<Complex> roomFor(std::size_t count) {
    std::vector<Complex> samples;
    samples.reserve(count);
    preferLargePages(samples.data(), count * sizeof(Complex));
    return samples;
}

std::vector<Complex> zeros(std::size_t count) {
    std::vector<Complex> samples = roomFor(count);
    samples.resize(count);
    return samples;
}

/// From where they lie in the host's memory.
std::vector<Complex> copied(std::span<const Complex> shared, bool realPart) {
    std::vector<Complex> samples = roomFor(shared.size());
    servePages(samples.data(), shared.size_bytes());
    if (realPart) {
        samples.resize(shared.size());
        takeRealPart(shared, samples);
    } else {
        samples.assign(shared.begin(), shared.end());
    }
    return samples;
}

/// The field is fetched into memory that the system serves and clears while a GPU computes: for
/// many samples that takes longer than the copy.
Field computePlane(const MethodInput& input, const Method& method, Device& device,
                   JobControl& control) {
    const Shape shape = input.grid.shape;
    const auto count = static_cast<std::size_t>(shape.count());
    const auto buffer = device.allocate(shape);
    std::future<std::vector<Complex>> served;
    if (device.info().kind == DeviceKind::Gpu)
        served = std::async(std::launch::async, zeros, count);
    method.compute(input, device, *buffer, control);
    device.finish();
    if (const auto shared = device.hostSamples(*buffer); !shared.empty())
        return {shape, copied(shared, input.realPart)};
    std::vector<Complex> samples = served.valid() ? served.get() : zeros(count);
    device.download(*buffer, samples);
    if (input.realPart)
        takeRealPart(samples, samples);
    return {shape, std::move(samples)};
}

/// Wavelengths share the figures of the cloud, and what the device keeps: its FFT plans and the
/// memory of its sums. To place, order and plan the points anew for each takes 4 % of the time (a
/// bunny of 35,947 points 0.2 m away in three colours, tile spectra to 2e-3 on two cores): most of
/// even that depends on the wavelength, by the windows and the errors.
Hologram computePlanes(const Design& design, const Choice& choice, bool realPart, Device& device,
                       JobControl& control) {
    Hologram hologram;
    hologram.sampling = samplingOf(design);
    hologram.device = device.info().id;
    hologram.program = program;
    const Plate& plate = design.setup.plate;
    const PlaneGrid grid{plate.size, plate.pitchX.si(), plate.pitchY.si()};
    const auto& wavelengths = design.setup.wavelengths;
    const CloudFigures figures(PlacedPoints(design.scene, wavelengths, 0));
    const double pairs = static_cast<double>(figures.count() * wavelengths.size())
                         * static_cast<double>(plate.size.count());
    control.begin(message(FRINGE_MARK("Adding points")), 0, 1, pairs, FRINGE_MARK("point-pixels"));
    const Method& method = methodOf(choice.key);
    for (std::size_t index = 0; index < wavelengths.size(); ++index) {
        const PlacedPoints points(design.scene, wavelengths, index);
        const MethodInput input{points, figures, grid, wavelengths, index, choice.values, realPart};
        hologram.planes.push_back(computePlane(input, method, device, control));
    }
    return hologram;
}

void requireMemory(const Hologram& hologram, const Choice& how, const PlanLimits& limits) {
    const auto padding = paddingOf(how);
    const Shape shape = hologram.shape();
    if (padding < 1 || !Shape{shape.rows * padding, shape.cols * padding}.isAddressable())
        throw badInput(
            FRINGE_MARK("Zero padding by {0} has no meaning; give a small whole number such "
                        "as 2."),
            padding);
    const double bytes = propagationBytes(shape, static_cast<int>(hologram.planes.size()), how);
    if (auto reason = memoryRefusal({.shape = shape,
                                     .bytes = static_cast<std::uint64_t>(std::min(bytes, 9e18)),
                                     .padding = padding},
                                    limits.memory))
        throw Error(ErrorKind::BadInput, std::move(*reason));
}

Hologram propagatePlanes(const Hologram& hologram, Length distance, const Choice& how,
                         Device& device, JobControl& control) {
    const Sampling& sampling = hologram.sampling;
    Hologram result;
    result.sampling = sampling;
    result.device = device.info().id;
    result.program = program;
    const double work =
        static_cast<double>(hologram.planes.size()) * propagationWork(hologram.shape(), how);
    control.begin(message(FRINGE_MARK("Propagating")), 0, 1, work, FRINGE_MARK("samples"));
    for (std::size_t index = 0; index < hologram.planes.size(); ++index) {
        const PlaneSampling plane = ofPlane(sampling, index);
        const PlaneSampling after = propagatedSampling(plane, hologram.shape(), distance, how);
        result.planes.push_back(
            propagate(hologram.planes[index], plane, distance, how, device, control));
        result.sampling.pitchX = after.pitchX;
        result.sampling.pitchY = after.pitchY;
    }
    return result;
}

} // namespace

Outcome<Hologram> computeHologram(const Design& design, const ComputeDevice& device,
                                  JobControl& control, const PlanLimits& limits) {
    PlanLimits known = limits;
    known.device = device.abilities();
    known.control = &control;
    Plan made;
    auto outcome = outcomeOf([&] {
        control.checkpoint();
        made = plan(design, known);
        requireRunnable(made);
        return computePlanes(design, made.method, known.realPart, device.kernels(), control);
    });
    for (const Advice& item : made.advice)
        if (item.severity != Severity::Refusal)
            outcome.notes.push_back(item.message);
    return outcome;
}

void requirePropagable(const Hologram& hologram, Length distance, const Choice& how) {
    for (const Advice& item : checkPropagation(hologram.sampling, hologram.shape(), distance, how))
        if (item.severity == Severity::Refusal)
            throw Error(ErrorKind::BadInput, item.message);
}

Outcome<Hologram> propagateHologram(const Hologram& hologram, Length distance, const Choice& how,
                                    const ComputeDevice& device, JobControl& control,
                                    const PlanLimits& limits) {
    return outcomeOf([&] {
        requirePropagable(hologram, distance, how);
        requireMemory(hologram, how, limits);
        return propagatePlanes(hologram, distance, how, device.kernels(), control);
    });
}

Outcome<Picture> reconstruct(const Hologram& hologram, Length distance, const Choice& how,
                             const ComputeDevice& device, JobControl& control,
                             const PlanLimits& limits) {
    return outcomeOf([&] {
        requirePropagable(hologram, distance, how);
        requireMemory(hologram, how, limits);
        Picture picture =
            intensity(propagatePlanes(hologram, distance, how, device.kernels(), control));
        picture.distance = distance;
        return picture;
    });
}

} // namespace fringe
