// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pictures/picture_designer.h"

#include "engine/pictures/picture_start.h"

namespace fringe {
namespace {

/// Notes what the state's pattern shows, and keeps the pattern if it is the best.
void note(PictureState& state, PictureFields shown, const PictureOptics& optics) {
    state.fields = std::move(shown);
    const PictureFigures figures =
        pictureFigures(optics.plateField(state.pattern), state.fields, optics.targets());
    if (state.history.empty() || isBetter(figures, state.best.figures))
        state.best = {state.pattern, figures, state.round};
    state.history.push_back(figures);
}

PictureState startState(const PictureOptics& optics) {
    PictureState state;
    state.pattern = startPattern(optics.design());
    note(state, optics.shownBy(state.pattern), optics);
    return state;
}

/// Which stop rule holds, the most welcome first.
std::optional<RoundsEnd> ended(const PictureState& state, const PictureStop& stop, double seconds) {
    if (stop.error && state.best.figures.error <= *stop.error)
        return RoundsEnd::Error;
    return endedBy(stop, state, seconds);
}

/// A round is done whole or, if it is cancelled, not at all: what is kept lies outside `next`.
void doRound(PictureState& state, const PictureAlgorithm& algorithm, const PictureOptics& optics) {
    PictureState next{state.round, state.pattern, state.fields, state.weights,
                      state.aims,  state.descent, {},           {}};
    algorithm.round(next, optics);
    PictureFields shown = optics.shownBy(next.pattern);
    ++next.round;
    next.best = std::move(state.best);
    next.history = std::move(state.history);
    state = std::move(next);
    note(state, std::move(shown), optics);
}

RoundsEnd roundsOf(PictureState& state, const PictureOptics& optics, const PictureRun& run) {
    const PictureDesign& design = optics.design();
    const PictureAlgorithm& algorithm = pictureAlgorithm(design.algorithm);
    return doRounds<PictureState>(
        state,
        {[&](const PictureState& now, double seconds) { return ended(now, design.stop, seconds); },
         [&](auto& now) { doRound(now, algorithm, optics); }, run.afterRound});
}

PictureResult runDesign(const PictureDesign& design, Device& device, JobControl& control,
                        const PictureRun& run) {
    control.begin(message(FRINGE_MARK("Designing pictures")), 0, 1,
                  shareLeft(run, design.stop.rounds) * workOf(design), FRINGE_MARK("samples"));
    const PictureOptics optics(design, device, control);
    PictureResult result{run.resume ? *run.resume : startState(optics), RoundsEnd::Rounds,
                         device.info().id};
    result.end = roundsOf(result.state, optics, run);
    return result;
}

/// The state has the fields of its last pattern, so those of an earlier one are found anew.
PictureFields bestFields(const PictureState& state, const PictureOptics& optics) {
    return state.best.round == state.round ? state.fields : optics.shownBy(state.best.pattern);
}

} // namespace

Outcome<PictureResult> designPictures(const PictureDesign& design, const ComputeDevice& device,
                                      JobControl& control, const PictureRun& run,
                                      const PlanLimits& limits) {
    return outcomeOf([&] {
        requireRunnable(planPictures(design, limits));
        return runDesign(design, device.kernels(), control, run);
    });
}

Outcome<std::vector<Picture>> seenPictures(const PictureDesign& design, const PictureState& state,
                                           const ComputeDevice& device, JobControl& control) {
    return outcomeOf([&] {
        const PictureOptics optics(design, device.kernels(), control);
        const PlaneGrid grid = planeGrid(design);
        const PictureFields fields = bestFields(state, optics);
        std::vector<Picture> pictures;
        for (std::size_t plane = 0; plane < fields.size(); ++plane)
            pictures.push_back({grid.shape,
                                {optics.pictureOf(fields[plane])},
                                {Length(grid.pitchX), Length(grid.pitchY), {design.wavelength}},
                                design.planes[plane].z});
        return pictures;
    });
}

Hologram fieldOf(const PictureDesign& design, const PictureResult& result) {
    return hologramOf({design.beam, design.plate, design.wavelength, design.levels},
                      result.state.best.pattern, result.device);
}

} // namespace fringe
