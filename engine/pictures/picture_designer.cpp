// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pictures/picture_designer.h"

#include "engine/pictures/wanted_picture.h"

namespace fringe {
namespace {

SolverResult runDesign(const PictureDesign& design, Device& device, JobControl& control,
                       const SolverRun& run) {
    const Solving& solving = design;
    control.begin(message(FRINGE_MARK("Designing pictures")), 0, 1,
                  shareLeft(run, solving.stop) * workOf(design), FRINGE_MARK("samples"));
    return solve(Optics({design.setup, design.levels}, wantedPictures(design, device, control),
                        device, control),
                 solving, run);
}

/// The state has the fields of its last pattern, so those of an earlier one are found anew.
std::vector<Samples> bestFields(const SolverState& state, const Optics& optics) {
    return state.best.iteration == state.iteration ? state.fields
                                                   : optics.forward(state.best.pattern).fields;
}

} // namespace

Outcome<SolverResult> designPictures(const PictureDesign& design, const ComputeDevice& device,
                                     JobControl& control, const SolverRun& run,
                                     const PlanLimits& limits) {
    return outcomeOf([&] {
        requireRunnable(planPictures(design, limits));
        return runDesign(design, device.kernels(), control, run);
    });
}

Outcome<std::vector<Picture>> seenPictures(const PictureDesign& design, const SolverState& state,
                                           const ComputeDevice& device, JobControl& control) {
    return outcomeOf([&] {
        const Optics optics({design.setup, design.levels},
                            wantedPictures(design, device.kernels(), control), device.kernels(),
                            control);
        const PlaneGrid grid = planeGrid(design);
        const std::vector<Samples> fields = bestFields(state, optics);
        std::vector<Picture> pictures;
        for (std::size_t plane = 0; plane < fields.size(); ++plane)
            pictures.push_back(
                {grid.shape,
                 {intensityOf(fields[plane], design)},
                 {Length(grid.pitchX), Length(grid.pitchY), {design.setup.wavelength()}},
                 design.planes[plane].z});
        return pictures;
    });
}

} // namespace fringe
