// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <vector>

namespace fringe {

/// The scene's cloud in metres in front of the plate, with its random phases if it wants them.
/// Scaling is even in all directions; a fitted cloud is centred. Empty for a scene without cloud.
PointCloud placed(const Scene& scene);

/// The points as wavelength number `index` of `wavelengths` sees them. Of three wavelengths the
/// longest takes the red amplitudes, the middle one green, the shortest blue; a single one takes
/// the luminance (ITU-R BT.709 weights). A cloud without colours is the same at every wavelength.
std::vector<Point> pointsAt(const PointCloud& cloud, const std::vector<Length>& wavelengths,
                            std::size_t index);

} // namespace fringe
