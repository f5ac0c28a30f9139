// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/run.h"

#include "engine/encodings/encoding.h"
#include "engine/model/build.h"
#include "engine/run/design_optics.h"
#include "engine/run/plane_sum.h"
#include "engine/run/solved_field.h"
#include "engine/solvers/optics.h"

#include <algorithm>

namespace fringe {
namespace {

using Lights = std::vector<std::unique_ptr<Light>>;

Sampling samplingOf(const Design& design) {
    return {design.setup.plate.pitchX, design.setup.plate.pitchY, design.setup.wavelengths};
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

/// Light that hides others, and is hidden, goes to the plate first; then comes what no slice has.
Field planeOf(const Lights& lights, const SummedPlane& plane) {
    const bool isOnDisk = plane.made.bands && plane.job.scratch;
    const auto sum = isOnDisk ? sumOnDisk(plane) : sumInMemory(plane);
    std::vector<const Light*> onPlate;
    for (const auto& light : lights)
        if (!sum->sendsSlices() || light->depths(plane.wavelength).empty())
            onPlate.push_back(light.get());
    if (onPlate.size() < lights.size())
        sum->send(slicesOf(lights, plane.wavelength));
    if (!onPlate.empty())
        sum->add(onPlate);
    return sum->take();
}

Hologram summed(const Plan& made, const Job& job) {
    const Design& design = *made.design;
    Hologram hologram;
    hologram.aperture = design.setup.aperture;
    hologram.beam = design.setup.beam;
    hologram.lens = lensOf(design);
    hologram.sampling = samplingOf(design);
    hologram.device = job.kernels().info().id;
    hologram.program = programName();
    job.control.begin(
        message(made.isOfPoints ? FRINGE_MARK("Adding points") : FRINGE_MARK("Adding waves")), 0, 1,
        made.pairs, made.unit());
    job.control.expect(made.seconds);
    const std::vector<SourceInput> inputs = inputsOf(made, job.device.capabilities());
    const Lights lights = lightsOf(inputs, made.methods);
    if (made.planes > 1)
        hologram.seen = seenOf(lights);
    for (std::size_t index = 0; index < design.setup.wavelengths.size(); ++index)
        hologram.planes.push_back(planeOf(lights, {made, job, index, inputs.front().hiding}));
    return hologram;
}

Chain designed(const Plan& made, const Job& job, const SolverRun& run) {
    const Design& design = *made.design;
    const std::vector<SourceInput> inputs = inputsOf(made, job.device.capabilities());
    const double left = shareLeft(run, design.stop);
    job.control.begin(message(FRINGE_MARK("Designing the pattern")), 0, 1, left * made.pairs,
                      made.unit());
    job.control.expect(left * made.seconds);
    SolverResult result =
        solvedOn(design, opticsOf(design, inputs, job.kernels(), job.control, run.eachPair), run,
                 made.judging);
    Hologram hologram = solvedField(design, result);
    return {made.design, std::move(hologram),
            std::make_shared<const SolverResult>(std::move(result))};
}

/// The state has the fields of its last pattern, so those of an earlier one are found anew.
std::vector<Samples> bestFields(const SolverState& state, Optics& optics) {
    return state.best.iteration == state.iteration
               ? state.fields
               : optics.forward(state.best.pattern, Accuracy::Exact).fields;
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

Outcome<Chain> compute(const Plan& made, const Job& job, const SolverRun& run) {
    return outcomeOf([&] {
        job.control.checkpoint();
        requireRunnable(made);
        if (made.design->isDesigned())
            return designed(made, job, run);
        return Chain(made.design, summed(made, job));
    });
}

Hologram fieldOf(const Design& design, const PhasePattern& pattern) {
    return hologramOf(design.setup, levelsOf(design.encoding), pattern, {});
}

Outcome<std::vector<SeenPicture>> seenPictures(const Design& design, const SolverState& state,
                                               const Job& job) {
    return outcomeOf([&] {
        const std::vector<SourceInput> inputs =
            inputsOf(design, {.device = job.device.capabilities()});
        Optics optics = opticsOf(design, inputs, job.kernels(), job.control);
        const std::vector<Samples> fields =
            levelsOf(design.encoding) > 0
                ? bestFields(state, optics)
                : optics.forward(inLevels(state.best.pattern, design.encoding), Accuracy::Exact)
                      .fields;
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
