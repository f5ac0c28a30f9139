// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"

#include <cstdint>

/// What examples show, computed from formulas: the same bits on every call.
namespace fringe {

/// A colour that goes around with the turn, of which 1 is all.
PointColour hue(double turn);

/// A tube along the trefoil knot, wound closed, whose colour goes around with it.
Mesh knottedTube();

/// A picture in colours, and the depth of its pixels in millimetres; 0: none.
struct DepthScene {
    Raster colour, depth;
};
/// Three balls on a floor, seen from the front; the sky has no depth.
DepthScene ballsOnAFloor();

/// A disc, a ring and a square, opaque, one in front of the other.
Raster threeShapes();

/// Levels, 256 for 2π, of a lens over a grating of 16 pixels, which turns its light aside.
Raster lensWithGrating(std::int64_t side, Length pitch, Length focus, Length wavelength);

/// A star of 18 rays that get finer towards the middle, in a ring.
GreyPicture star();

/// Ten times ten spots, and rings of twelve at three depths, behind a lens.
SpotList spotGrid();
SpotList spotRings();

} // namespace fringe
