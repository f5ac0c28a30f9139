// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/step_solid.h"
#include "engine/outputs/relief_writers.h"

namespace fringe {
namespace {

/// The base is as high as the relief of a whole turn, so that either is seen.
StepSolid solidOf(const MadePattern& made) {
    return {.numbers = made.numbers,
            .isOfDepths = made.isOfDepths(),
            .highest = made.levels - 1,
            .step = made.step,
            .base = fullDepth(made.mask, made.wavelength),
            .pitchX = made.pitchX,
            .pitchY = made.pitchY};
}

MaskFacts forecast(const Fabrication& of, const JobControl* control) {
    const std::uint64_t tops = 2 * of.made.numbers.size();
    const std::uint64_t triangles =
        tops > mostTriangles ? tops : trianglesOf(solidOf(of.made), control);
    return countedFacts(triangles, stlBytes(triangles));
}

MaskFacts write(const Fabrication& of, const OutputFile& file) {
    writeStepSolid(file.path, solidOf(of.made), of.facts.count(), file.overwrite, file.control);
    return of.facts;
}

} // namespace

extern const MaskFormat stl_mask{
    .name = "STL",
    .suffixes = {".stl"},
    .holds = MaskFormat::Holds::Relief,
    .forecast = forecast,
    .write = write,
    .counted = "triangles",
    .text = FRINGE_MARK("{0} triangles, {1}"),
};

} // namespace fringe
