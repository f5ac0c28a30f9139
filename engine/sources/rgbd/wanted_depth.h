// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/rgbd/depth_picture.h"

#include <memory>
#include <span>

/// A depth picture as what is wanted of one pattern: every pixel in the plane nearest to it. With
/// depths of its own a picture has L planes at v = (j + r)/L of the way from near to far, r another
/// number from 0 to 1 in each iteration, by the start's seed, so that it becomes sharp at all
/// depths and not at some; it is judged with every pixel at its own depth. A picture in layers has
/// its own planes.
namespace fringe {

/// Samples stand pixel by pixel on `planeGrid` without padding, as in `PlaneOptics`. picture:
/// placed in it. Keeps references to device and control.
std::unique_ptr<Wanted> wantedDepth(const SourceInput& input, const RgbdSource& picture,
                                    Device& device, JobControl& control);

/// What that takes, and what is wrong with it.
void addWantedDepthCost(SourceCost& cost, const SourceInput& input, const RgbdSource& picture);

/// Every pixel as its own plane shows it.
Picture seenDepth(const SourceInput& input, const RgbdSource& picture,
                  std::span<const Complex> fields);

} // namespace fringe
