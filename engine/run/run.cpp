// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/run.h"

#include "engine/encodings/encoding.h"
#include "engine/optics/device_plane.h"
#include "engine/optics/finite.h"
#include "engine/optics/host_samples.h"
#include "engine/propagation/propagation.h"
#include "engine/run/design_optics.h"
#include "engine/run/on_disk.h"
#include "engine/run/solved_field.h"
#include "engine/solvers/optics.h"

#include <algorithm>
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

} // namespace fringe
