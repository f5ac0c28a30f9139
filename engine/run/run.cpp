// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/run.h"

#include "engine/disk/disk_convolution.h"
#include "engine/encodings/encoding.h"
#include "engine/job/memory_budget.h"
#include "engine/model/units.h"
#include "engine/optics/device_plane.h"
#include "engine/optics/finite.h"
#include "engine/optics/host_samples.h"
#include "engine/optics/metrics.h"
#include "engine/propagation/lens_focus.h"
#include "engine/propagation/propagation.h"
#include "engine/run/design_optics.h"
#include "engine/run/on_disk.h"
#include "engine/run/solved_field.h"
#include "engine/solvers/optics.h"
#include "kernels/whole.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace fringe {
namespace {

constexpr const char* program = "Fringe Studio " FRINGE_VERSION;

using Lights = std::vector<std::unique_ptr<Light>>;

Sampling samplingOf(const Design& design) {
    return {design.setup.plate.pitchX, design.setup.plate.pitchY, design.setup.wavelengths};
}

/// Adds a wavelength of all sources, the second and later ones by way of a plane of their own.
void addLights(const Lights& lights, std::size_t wavelength, const PlaneGrid& plate, Device& device,
               Buffer& field, JobControl& control) {
    lights.front()->add(wavelength, plate, device, field, control);
    for (std::size_t i = 1; i < lights.size(); ++i) {
        const auto more = device.allocate(field.shape());
        lights[i]->add(wavelength, plate, device, *more, control);
        device.add(*more, field);
    }
}

/// Light that goes from slice to slice, each of which hides what is behind it, and to the plate;
/// then what no slice has.
void passLights(const Lights& lights, std::size_t wavelength, const Design& design, Device& device,
                Buffer& wave, JobControl& control) {
    const PlaneSampling sampling = ofPlane(samplingOf(design), wavelength);
    const Choice how = convolutionOf(design.propagation);
    const auto carryOver = [&](double distance) {
        if (distance != 0)
            carry(wave, sampling, Length(distance), how, device, control);
    };
    const std::vector<Slice> slices = slicesOf(lights, wavelength);
    std::map<const Slices*, std::unique_ptr<SliceReader>> readers;
    for (std::size_t i = 0; i < slices.size(); ++i) {
        if (i > 0)
            carryOver(slices[i].z - slices[i - 1].z);
        control.checkpoint();
        auto& reader = readers[slices[i].of.get()];
        if (!reader)
            reader = slices[i].of->open();
        HostSamples samples(device, wave);
        reader->pass(slices[i].number, {0, wave.shape().rows}, samples.received());
        samples.send();
    }
    readers.clear();
    if (!slices.empty())
        carryOver(-slices.back().z);
    for (const auto& light : lights)
        if (light->depths(wavelength).empty()) {
            const auto more = device.allocate(wave.shape());
            light->add(wavelength, gridOf(design.setup.plate), device, *more, control);
            device.add(*more, wave);
        }
}

/// Computes a plane. Planes of a hologram of several go to the host's memory, so that a device
/// holds one.
Field computePlane(const Lights& lights, std::size_t wavelength, const Design& design, bool hiding,
                   Device& device, JobControl& control) {
    auto buffer = device.allocate(design.setup.plate.size);
    if (hiding)
        passLights(lights, wavelength, design, device, *buffer, control);
    else
        addLights(lights, wavelength, gridOf(design.setup.plate), device, *buffer, control);
    const auto plane = planeOf<Complex>(device, std::move(buffer));
    requireFinite(plane);
    return design.setup.wavelengths.size() == 1 ? plane : inMemory(plane);
}

/// What planning for the device knows.
PlanLimits limitsOf(const Plan& made, Device& device) {
    PlanLimits limits;
    limits.device = capabilitiesOf(device);
    limits.realPart = made.realPart;
    return limits;
}

Lights lightsOf(const std::vector<SourceInput>& inputs, const std::vector<Choice>& methods) {
    Lights lights;
    for (std::size_t i = 0; i < inputs.size(); ++i)
        lights.push_back(sourceKindOf(inputs[i].source.kind.key).light(inputs[i], methods[i]));
    return lights;
}

/// Seen light of the sources of a hologram in colours.
std::vector<SeenLight> seenOf(const Lights& lights) {
    std::vector<SeenLight> all;
    for (const auto& light : lights)
        if (auto seen = light->seen())
            all.push_back(*std::move(seen));
    return all;
}

Hologram summed(const Design& design, const Plan& made, Device& device, JobControl& control,
                JobFolder* folder) {
    const bool isColoured = design.setup.wavelengths.size() > 1;
    Hologram hologram;
    hologram.aperture = design.setup.aperture;
    hologram.beam = design.setup.beam;
    hologram.sampling = samplingOf(design);
    hologram.device = device.info().id;
    hologram.program = program;
    control.begin(
        message(made.isOfPoints ? FRINGE_MARK("Adding points") : FRINGE_MARK("Adding waves")), 0, 1,
        made.pairs, made.unit());
    control.expect(made.seconds);
    const std::vector<SourceInput> inputs = inputsOf(design, limitsOf(made, device));
    const bool isOnDisk = made.bands && folder != nullptr;
    const Lights lights = isOnDisk && !isColoured ? Lights() : lightsOf(inputs, made.methods);
    if (isColoured)
        hologram.seen = seenOf(lights);
    if (isOnDisk) {
        hologram.planes = summedByDisk(design, made, *folder, device, control);
        return hologram;
    }
    for (std::size_t index = 0; index < design.setup.wavelengths.size(); ++index)
        hologram.planes.push_back(
            computePlane(lights, index, design, inputs.front().hiding, device, control));
    return hologram;
}

Result designed(const Design& design, const Plan& made, Device& device, JobControl& control,
                const SolverRun& run) {
    const std::vector<SourceInput> inputs = inputsOf(design, limitsOf(made, device));
    const double left = shareLeft(run, design.stop);
    control.begin(message(FRINGE_MARK("Designing the pattern")), 0, 1, left * made.pairs,
                  made.unit());
    control.expect(left * made.seconds);
    SolverResult result = solvedOn(design, opticsOf(design, inputs, device, control, run.eachPair),
                                   run, made.judging);
    Hologram hologram = solvedField(design, result);
    return {std::move(hologram), std::move(result)};
}

/// The state has the fields of its last pattern, so those of an earlier one are found anew.
std::vector<Samples> bestFields(const SolverState& state, Optics& optics) {
    return state.best.iteration == state.iteration ? state.fields
                                                   : optics.forward(state.best.pattern).fields;
}

std::optional<Message> refusedMemory(const Hologram& hologram, const Choice& how,
                                     const PlanLimits& limits) {
    const Shape shape = hologram.shape();
    const double bytes = propagationBytes(shape, static_cast<int>(hologram.planes.size()), how);
    return memoryRefusal({.shape = shape,
                          .bytes = static_cast<std::uint64_t>(std::min(bytes, 9e18)),
                          .padding = paddingOf(how)},
                         limits.memory);
}

void requirePadding(Shape shape, const Choice& how) {
    const auto padding = paddingOf(how);
    if (padding < 1 || !Shape{shape.rows * padding, shape.cols * padding}.isAddressable())
        throw badInput(
            FRINGE_MARK("Zero padding by {0} has no meaning; give a small whole number such "
                        "as 2."),
            padding);
}

/// What `carry` makes of every plane: a field, and how that is sampled.
template <class Carry>
Hologram carriedPlanes(const Hologram& hologram, Device& device, const Carry& carry) {
    Hologram result;
    result.sampling = hologram.sampling;
    result.powers = hologram.powers;
    result.device = device.info().id;
    result.program = program;
    for (std::size_t i = 0; i < hologram.planes.size(); ++i) {
        auto [field, there] = carry(hologram.planes[i], ofPlane(hologram.sampling, i));
        requireFinite(field);
        result.planes.push_back(std::move(field));
        result.sampling.pitchX = there.pitchX;
        result.sampling.pitchY = there.pitchY;
    }
    return result;
}

/// By way of the disk.
Hologram carriedByDisk(const Hologram& hologram, Length distance, const Choice& how, Device& device,
                       JobControl& control, const OnDisk& disk) {
    control.begin(message(FRINGE_MARK("Propagating")), 0, 1,
                  static_cast<double>(hologram.planes.size()) * disk.plan.work,
                  FRINGE_MARK("samples"));
    return carriedPlanes(hologram, device, [&](const Field& field, const PlaneSampling& plane) {
        const auto number = static_cast<std::size_t>(&field - hologram.planes.data());
        const CarriedField only[] = {{field, distance}};
        return std::pair(
            carriedOnDisk(only, {disk.plan, plane, how, disk.folder, device, number}, control),
            plane);
    });
}

/// Refuses what does not fit the memory, unless it is carried by the disk.
Hologram propagated(const Hologram& hologram, Length distance, const Choice& how, Device& device,
                    JobControl& control, const PlanLimits& limits, const OnDisk* disk = nullptr) {
    requirePropagable(hologram, distance, how);
    requirePadding(hologram.shape(), how);
    if (disk != nullptr)
        return carriedByDisk(hologram, distance, how, device, control, *disk);
    if (auto reason = refusedMemory(hologram, how, limits))
        throw Error(ErrorKind::BadInput, std::move(*reason));
    const double work =
        static_cast<double>(hologram.planes.size()) * propagationWork(hologram.shape(), how);
    control.begin(message(FRINGE_MARK("Propagating")), 0, 1, work, FRINGE_MARK("samples"));
    return carriedPlanes(hologram, device, [&](const Field& field, const PlaneSampling& plane) {
        return std::pair(propagate(field, plane, distance, how, device, control),
                         propagatedSampling(plane, field.shape(), distance, how));
    });
}

/// Picture of a source whose kind shows one.
SeenPicture seenPicture(const SourceInput& input, const Samples& fields, const Constraint& wanted) {
    const auto seen = sourceKindOf(input.source.kind.key).seen;
    Samples counted = fields;
    for (std::size_t i = 0; i < counted.size(); ++i)
        if (!wanted.isCounted(i))
            counted[i] = {};
    const Samples target(wanted.amplitude.begin(), wanted.amplitude.end());
    return {seen(input, fields), comparePictures(seen(input, counted), seen(input, target))};
}

Picture focusedPicture(const Design& design, const Hologram& hologram, const ComputeDevice& device,
                       JobControl& control) {
    const LensPlane lens{*lensOf(design), design.reconstruction.distance};
    const std::int64_t padding = paddingOf(design.propagation);
    Device& kernels = device.kernels();
    Picture picture = intensity(
        carriedPlanes(hologram, kernels, [&](const Field& field, const PlaneSampling& plane) {
            control.begin(message(FRINGE_MARK("Propagating")), 0, 1,
                          lensWork(field.shape(), padding), FRINGE_MARK("samples"));
            return std::pair(focused(field, plane, lens, padding, kernels, control),
                             lensSampling(plane, field.shape(), lens.focalLength, padding));
        }));
    requireFinite(picture);
    picture.distance = lens.distance;
    return picture;
}

} // namespace

Outcome<Result> compute(const Design& design, const Plan& made, const ComputeDevice& device,
                        JobControl& control, const SolverRun& run, JobFolder* folder) {
    return outcomeOf([&] {
        control.checkpoint();
        requireRunnable(made);
        if (design.isDesigned())
            return designed(design, made, device.kernels(), control, run);
        return Result{summed(design, made, device.kernels(), control, folder), {}};
    });
}

Hologram fieldOf(const Design& design, const PhasePattern& pattern) {
    return hologramOf(design.setup, levelsOf(design.encoding), pattern, {});
}

Outcome<std::vector<SeenPicture>> seenPictures(const Design& design, const SolverState& state,
                                               const ComputeDevice& device, JobControl& control) {
    return outcomeOf([&] {
        const std::vector<SourceInput> inputs = inputsOf(design, {.device = device.capabilities()});
        Optics optics = opticsOf(design, inputs, device.kernels(), control);
        const std::vector<Samples> fields =
            levelsOf(design.encoding) > 0
                ? bestFields(state, optics)
                : optics.forward(inLevels(state.best.pattern, design.encoding)).fields;
        std::vector<SeenPicture> pictures;
        for (std::size_t i = 0; i < inputs.size(); ++i)
            if (sourceKindOf(inputs[i].source.kind.key).seen != nullptr)
                pictures.push_back(
                    seenPicture(inputs[i], fields[i], optics.wanted()[i]->constraint()));
        return pictures;
    });
}

std::vector<SeenLight> seenLights(const Design& design) {
    if (design.isDesigned() || design.setup.wavelengths.size() < 2)
        return {};
    const std::vector<SourceInput> inputs = inputsOf(design, {});
    return seenOf(lightsOf(inputs, std::vector<Choice>(inputs.size())));
}

void requirePropagable(const Hologram& hologram, Length distance, const Choice& how) {
    for (const Finding& item : checkPropagation(hologram.sampling, hologram.shape(), distance, how))
        if (item.severity == Severity::Refusal)
            throw Error(ErrorKind::BadInput, item.message);
}

std::optional<DiskPlan> planOnDisk(const Hologram& hologram, const Choice& how,
                                   const PlanLimits& limits) {
    const Shape field = hologram.shape();
    const DiskDevices devices = limits.device ? diskDevices(*limits.device) : DiskDevices{};
    const bool fitsDevice =
        devices.memory == 0 || propagationBytes(field, 1, how) <= devices.memory;
    if (!propagationOf(how.key).transfer || (fitsDevice && !refusedMemory(hologram, how, limits)))
        return std::nullopt;
    const std::int64_t padding = paddingOf(how);
    const Shape grid{field.rows * padding, field.cols * padding};
    const std::uint64_t most =
        limits.memory > 0 ? memoryWithin(limits.memory) : availableMemory() / 2;
    std::uint64_t held = 0; // by what is carried
    for (const Field& plane : hologram.planes)
        held += plane.isInMemory() ? plane.size() * sizeof(Complex) : 0;
    if (const auto plan = planOnDisk(field, grid, 1, most - std::min(most, held), devices))
        return plan;
    throw tooLittleMemory(field, most, held + leastMemoryOnDisk(grid, devices));
}

Outcome<Hologram> propagateHologram(const Hologram& hologram, Length distance, const Choice& how,
                                    const ComputeDevice& device, JobControl& control,
                                    const PlanLimits& limits, const OnDisk* disk) {
    return outcomeOf([&] {
        Hologram there =
            propagated(hologram, distance, how, device.kernels(), control, limits, disk);
        there.seen = hologram.seen;
        for (SeenLight& seen : there.seen)
            for (double& z : seen.z)
                z -= distance.si();
        return there;
    });
}

Hologram throughPupil(const Hologram& hologram, const Pupil& pupil) {
    if (pupil.diameter == Length{})
        return hologram;
    Hologram seen = hologram;
    const PlaneGrid plate{seen.shape(), seen.sampling.pitchX.si(), seen.sampling.pitchY.si()};
    for (Field& plane : seen.planes)
        plane = mappedRegions<Complex>(plane, [plate, pupil](std::span<const Complex> samples,
                                                             const Region& region, Complex* field) {
            std::ranges::copy(samples, field);
            look(std::span(field, samples.size()),
                 {region.shape, plate.pitchX, plate.pitchY, region.row, region.col, plate.shape},
                 pupil);
        });
    return seen;
}

Outcome<Picture> reconstruct(const Hologram& hologram, Length distance, const Choice& how,
                             const ComputeDevice& device, JobControl& control,
                             const PlanLimits& limits, const OnDisk* disk) {
    return outcomeOf([&] {
        Picture picture =
            intensity(propagated(hologram, distance, how, device.kernels(), control, limits, disk));
        requireFinite(picture);
        picture.distance = distance;
        return picture;
    });
}

Outcome<Picture> reconstructDesign(const Design& design, const Hologram& hologram,
                                   const ComputeDevice& device, JobControl& control,
                                   const PlanLimits& limits, const OnDisk* disk) {
    const Hologram seen = throughPupil(hologram, design.reconstruction.pupil);
    if (!lensOf(design))
        return reconstruct(seen, design.reconstruction.distance, design.propagation, device,
                           control, limits, disk);
    return outcomeOf([&] { return focusedPicture(design, seen, device, control); });
}

Region samplesOf(const Window& window, Shape plane, const Sampling& sampling) {
    struct Lines {
        std::int64_t first, count;
    };
    const auto linesOf = [](double middle, Length size, Length pitch, std::int64_t all) {
        const double half = size / pitch / 2;
        const auto within = [&](double at) {
            return wholeBelow(std::clamp(at + 0.5, 0.0, static_cast<double>(all)));
        };
        return Lines{within(middle - half), within(middle + half) - within(middle - half)};
    };
    const PlaneGrid grid{plane, sampling.pitchX.si(), sampling.pitchY.si()};
    const Lines rows = linesOf(static_cast<double>(grid.centreRow()) - window.y / sampling.pitchY,
                               window.height, sampling.pitchY, plane.rows);
    const Lines cols = linesOf(static_cast<double>(grid.centreCol()) + window.x / sampling.pitchX,
                               window.width, sampling.pitchX, plane.cols);
    if (rows.count < 1 || cols.count < 1)
        throw badInput(FRINGE_MARK("The window has no sample of the plane, which is {0} wide and "
                                   "{1} high; move it, or make it larger."),
                       legibleLength(static_cast<double>(plane.cols) * sampling.pitchX),
                       legibleLength(static_cast<double>(plane.rows) * sampling.pitchY));
    return {rows.first, cols.first, {rows.count, cols.count}};
}

namespace {

/// How far beside a sample light starts that comes there, and how far what the pixels' limit bends
/// does; beyond that a part of a hologram fades over as much, since light bends at hard edges
/// [samples].
struct Reach {
    std::int64_t rays, edge;

    std::int64_t all() const { return rays + 2 * edge; }
};

Reach reachOf(Length pitch, Length longest, Length distance) {
    constexpr double steepest = 1e6; // of pitches below half a wavelength
    constexpr double zones = 4;      // √(λ|z|) wide
    const double sine = longest / pitch / 2;
    const double slope = sine < 1 ? sine / std::sqrt(1 - sine * sine) : steepest;
    const double far = std::abs(distance.si());
    const auto samples = [&](double metres) {
        return static_cast<std::int64_t>(std::min(std::ceil(metres / pitch.si()), 1e12));
    };
    return {samples(slope * far), samples(zones * std::sqrt(longest.si() * far))};
}

/// Factors for a part of a line of `all` samples: 1, and where the part ends within the line
/// falling to 0 over `edge` samples.
std::vector<float> fading(std::int64_t first, std::int64_t count, std::int64_t all,
                          std::int64_t edge) {
    constexpr double steepness = 3.2; // the edge keeps 6e-6 of the light at its end
    const auto at = [&](std::int64_t inside) {
        const double part = (static_cast<double>(inside) + 0.5) / static_cast<double>(edge);
        return part >= 1 ? 1.0 : 0.5 * (1 + std::erf(steepness * (2 * part - 1)));
    };
    std::vector<float> line(static_cast<std::size_t>(count), 1);
    for (std::int64_t i = 0; i < count; ++i)
        line[static_cast<std::size_t>(i)] = static_cast<float>(
            (first > 0 ? at(i) : 1) * (first + count < all ? at(count - 1 - i) : 1));
    return line;
}

} // namespace

Region seenFrom(const Region& region, Length distance, Shape plane, const Sampling& sampling) {
    const Length longest = std::ranges::max(sampling.wavelengths);
    const std::int64_t down = reachOf(sampling.pitchY, longest, distance).all();
    const std::int64_t across = reachOf(sampling.pitchX, longest, distance).all();
    Region seen{std::max<std::int64_t>(0, region.row - down),
                std::max<std::int64_t>(0, region.col - across),
                {}};
    seen.shape = {std::min(plane.rows, region.row + region.shape.rows + down) - seen.row,
                  std::min(plane.cols, region.col + region.shape.cols + across) - seen.col};
    return seen;
}

Hologram fadedPart(const Hologram& hologram, const Region& region, Length distance) {
    const Length longest = std::ranges::max(hologram.sampling.wavelengths);
    const auto edge = [&](Length pitch) {
        return std::max<std::int64_t>(1, reachOf(pitch, longest, distance).edge);
    };
    const auto down = fading(region.row, region.shape.rows, hologram.shape().rows,
                             edge(hologram.sampling.pitchY));
    const auto across = fading(region.col, region.shape.cols, hologram.shape().cols,
                               edge(hologram.sampling.pitchX));
    Hologram part = partOf(hologram, region);
    for (Field& plane : part.planes)
        plane = mappedRegions<Complex>(plane, [down, across](std::span<const Complex> samples,
                                                             const Region& at, Complex* faded) {
            for (std::size_t i = 0; i < samples.size(); ++i) {
                const std::size_t cols = static_cast<std::size_t>(at.shape.cols);
                faded[i] = samples[i] * down[static_cast<std::size_t>(at.row) + i / cols]
                           * across[static_cast<std::size_t>(at.col) + i % cols];
            }
        });
    return part;
}

Hologram partOf(const Hologram& hologram, const Region& region) {
    Hologram part = hologram;
    part.solved.reset();
    for (Field& plane : part.planes)
        plane = partOf(plane, region);
    return part;
}

Picture partOf(const Picture& picture, const Region& region) {
    Picture part = picture;
    for (Plane<float>& plane : part.planes)
        plane = partOf(plane, region);
    return part;
}

} // namespace fringe
