// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pictures/picture_optics.h"

namespace fringe {

/// How good a pattern is, from the intensity I = |U|² that it gives in the planes, where the
/// target's is T. Sums go over the signal; of several planes the mean (of `error`, the root of the
/// mean square; of `psnr`, the one of that error).
struct PictureFigures {
    double efficiency = 0; ///< Σ I, the share of all light
    double error = 0;      ///< ‖s I - T‖/‖T‖ with the scale s that makes it least
    double sigma = 0;      ///< std(I/T)/mean(I/T) [%] where T is half of its largest or more
    double psnr = 0;       ///< of s I, its peak the largest T [dB]
    double zeroOrder = 0;  ///< |Σ u|²/(Σ |u|)²: light that is not deflected

    friend bool operator==(const PictureFigures&, const PictureFigures&) = default;
};

/// `plate` is the plate's field, `fields` what it shows.
PictureFigures pictureFigures(const std::vector<Complex>& plate, const PictureFields& fields,
                              const std::vector<PlaneTarget>& targets);

/// Whether a pattern is to be kept in place of another: its error is smaller, or is the
/// same and more light is in the signal.
bool isBetter(const PictureFigures& figures, const PictureFigures& than);

} // namespace fringe
