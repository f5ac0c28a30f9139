// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/optics/split_matrix.h"

#include <cstdint>
#include <span>
#include <vector>

/// The waves of the pixels of a panel along one of its axes, and how crosstalk blurs them.
namespace fringe {

/// A piece of an axis, in pixels from the optical axis.
struct PanelPiece {
    double middle = 0, width = 0;
};

/// `parts` pieces of each of so many pixels, cut off at the middle `side` of the pixel.
std::vector<PanelPiece> panelPieces(std::int64_t pixels, std::int64_t parts, double side);

/// How the wave of a place x on the panel [pixels] gets to a place u of the camera [m]:
/// exp(-i2π(perPlace·u x + curvature·x²)).
struct AxisOptics {
    double perPlace = 0;  ///< [cycles per pixel and metre]
    double curvature = 0; ///< [cycles per pixel²]
};

/// The waves of evenly lit pieces at the places, one row a piece: their means times their widths.
SplitMatrix pieceWaves(std::span<const PanelPiece> pieces, std::span<const double> places,
                       const AxisOptics& optics);

/// How many pieces of a pixel follow a phase that is blurred by σ [pixels].
std::int64_t piecesPerPixel(double sigma);

/// The shares of the pixels -reach … reach around one in the value at the middle of each of its
/// pieces: the integrals of a Gaussian over them. One row a piece, whose sum is 1.
struct BlurWeights {
    std::int64_t reach = 0;
    std::vector<std::vector<double>> ofPiece;
};
BlurWeights blurWeights(double sigma);

} // namespace fringe
