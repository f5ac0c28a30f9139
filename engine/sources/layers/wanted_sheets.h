// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/image/image_plane.h"
#include "engine/sources/source_kind.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

/// Pictures in several planes as what is wanted of one pattern.
namespace fringe {

/// Planes on `planeGrid` without padding, at least one with light. Samples stand plane after plane.
/// Keeps references to device and control.
std::unique_ptr<Wanted> wantedSheets(const SourceInput& input,
                                     const std::vector<TargetPlane>& planes, Device& device,
                                     JobControl& control);

/// What planes at these distances take, and what is wrong with them.
void addWantedSheetCost(SourceCost& cost, const SourceInput& input,
                        const std::vector<double>& distances);

/// Every sample as the nearest to the viewer of the planes that it counts in shows it.
Picture seenSheets(const SourceInput& input, const std::vector<TargetPlane>& planes,
                   std::span<const Complex> fields);

/// How patterns in several planes are found: from the phase of their summed light.
Solving summedDesign();
/// `Wanted::sum` of a source that has a row "phase", whatever the design is carried by to be looked
/// at; none unless the design starts with it. Keeps references to device and control.
std::function<void(Buffer& plate)> summing(const SourceInput& input, Device& device,
                                           JobControl& control);
/// What that takes.
void addSummedCost(SourceCost& cost, const SourceInput& input);

/// Refuses planes that lie in the hologram.
void checkPlanes(const SourceInput& input, const std::vector<double>& distances, SourceCost& cost);

} // namespace fringe
