// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"
#include "engine/model/quantity.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace fringe {

class JobControl;

/// What a panel does to light beside what its levels are meant to do.
///
/// With r the amplitude that the front surface reflects, a pixel of pitch p sends
/// r·exp(iβ) + (1 - r²)·m per unit of area, where m is the light of the level on the middle square
/// of sides √F·px and √F·py, and around it 0 (dark gaps) or exp(iγ).
struct SlmModel {
    double fillFactor = 1; ///< F, share of the area that the level moves, 0 < F ≤ 1
    bool gapsReflect = false;
    Angle gapPhase{};           ///< γ
    double levelsPerCycle = 0;  ///< that really go around; 0: those of the pattern
    double crosstalk = 0;       ///< σ of the Gaussian that phases are blurred by [pixels]; 0: none
    double frontReflection = 0; ///< r, 0 ≤ r < 1
    Angle frontPhase{};         ///< β
    /// Phase of every level in cycles, as measured, once or plane by plane; empty:
    /// level/`levelsPerCycle`.
    std::vector<double> response{};
    /// Phases that the optics behind the panel take off again [cycles], a plane a wavelength of the
    /// pattern's shape; empty: none.
    std::vector<Plane<double>> takenOff{};
};

/// A plane of square camera pixels around the optical axis: pixel (row, column) has its middle at
/// x = (column - ⌊columns/2⌋)·pitch, y = (⌊rows/2⌋ - row)·pitch.
struct CameraView {
    Shape size{};
    Length pitch{};
    std::optional<Length> focalLength{}; ///< of a lens in the panel; nothing: there is none
    Length distance{}; ///< z of the plane, behind a lens from its focal plane, else from the panel
};

/// The light of a pattern at a camera, per pixel the mean intensity in units in which a faultless
/// mirror of the panel's size gives 1 in the middle of its spot: the |U|² of spots. A plane per
/// wavelength. Uses several threads.
///
/// The sum over the panel is done as two products of matrices with the transforms of sharp squares,
/// without a grid of the panel's samples, so that fill factor, gaps and diffraction orders beyond
/// the first are those of the formulas (orders of a blazed grating with dark gaps:
/// F² sinc²(m√F/L), their zero order with reflecting ones: (1 - F)²), to single precision. Not
/// exact are: waves within one pixel, which are plane ones, off by π F p²/(4λ|z|) rad at most in
/// free space and by π F p² |z|/(4λf²) behind a lens; the mean over a camera pixel, which is that
/// over samples no wider than half a spot; and with crosstalk steps of phase, which become
/// staircases of three to twelve steps a pixel, each at the value in its middle. The light is
/// paraxial.
///
/// Throws `Error` (BadInput) for a pattern, a model or a plane without meaning; `Cancelled`.
Picture lightOnCamera(const LevelPattern& pattern, const SlmModel& model, const CameraView& view,
                      JobControl& control);

/// The number of every level that crosstalk blurs, phases in cycles or amplitudes, of a plane.
std::vector<double> levelValues(const LevelPattern& pattern, const SlmModel& model,
                                std::size_t plane = 0);

} // namespace fringe
