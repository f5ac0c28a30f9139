// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pictures/picture_checks.h"

#include "engine/model/error.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/solvers/solver.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

/// What is wrong with the samples of a picture.
std::optional<Message> faultOf(const TargetPlane& plane, std::size_t number, Shape shape) {
    const auto samples = static_cast<std::size_t>(shape.count());
    if (plane.intensity.size() != samples || plane.signal.size() != samples)
        return message(FRINGE_MARK("Picture {0} has {1} samples where its plane has {2} x {3}; "
                                   "place it on the plane's samples."),
                       number, plane.intensity.size(), shape.cols, shape.rows);
    if (std::ranges::any_of(plane.intensity, [](float v) { return !std::isfinite(v) || v < 0; }))
        return message(FRINGE_MARK("Picture {0} has a value that is negative or not finite; give "
                                   "intensities of 0 or more."),
                       number);
    for (std::size_t i = 0; i < samples; ++i)
        if (plane.signal[i] != 0 && plane.intensity[i] > 0)
            return std::nullopt;
    return message(FRINGE_MARK("Picture {0} is dark everywhere in its signal region; give one with "
                               "light, or another region."),
                   number);
}

void checkPlanes(const PictureDesign& design, Findings& findings) {
    refuseIf(design.planes.empty(), findings, "planes",
             FRINGE_MARK("There is no picture; give one or more."));
    for (std::size_t i = 0; i < design.planes.size(); ++i) {
        const TargetPlane& plane = design.planes[i];
        if (auto fault = faultOf(plane, i + 1, planeGrid(design).shape))
            refuse(findings, "planes", std::move(*fault));
        const bool isFree = !design.setup.lens.on;
        if (!std::isfinite(plane.z.si())
            || (isFree && std::abs(plane.z.si()) < design.setup.wavelength().si()))
            refuse(
                findings, "distance",
                message(FRINGE_MARK("Picture {0} lies in the hologram; without a lens it needs a "
                                    "distance of a wavelength or more."),
                        i + 1));
    }
}

} // namespace

std::vector<Advice> checkPictureOptics(const PictureDesign& design) {
    Findings findings;
    checkOptics(design.setup, design.levels, findings);
    refuseIf(design.padding < 1 || design.padding > 4, findings, "padding",
             FRINGE_MARK("The samples of the far field go from 1 to 4 per axis and pixel."));
    return findings;
}

std::vector<Advice> checkPictures(const PictureDesign& design) {
    Findings findings = checkPictureOptics(design);
    if (findings.empty())
        checkPlanes(design, findings);
    checkAperture(design.setup, findings);
    checkBeam(design.setup, findings);
    if (design.start.kind == Start::Kind::Given)
        checkGivenStart(design.start.given, design.setup.plate, findings);
    checkSolving(design, findings);
    const Solver* solver = findSolver(design.solver.key);
    refuseIf(solver != nullptr && solver->comparesLevels, findings, "algorithm",
             FRINGE_MARK("Direct search and annealing try single spots; choose another algorithm "
                         "for a picture."));
    return findings;
}

} // namespace fringe
