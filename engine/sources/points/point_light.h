// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/placed_points.h"
#include "engine/sources/source_kind.h"
#include "engine/sources/spots/lit_spots.h"

#include <string>

/// Points in front of a plate as light that is summed, by the methods of `engine/methods`.
namespace fringe {

/// Reads the points once. Throws `Cancelled`.
SourceCost pointLightCost(const CloudSource& cloud, const SourceInput& input);

/// method: the key and the values of one that computes, as the cost names it.
std::unique_ptr<Light> pointLight(const CloudSource& cloud, const SourceInput& input,
                                  const Choice& method);

/// What findings about the places of a source's points name: its centre, or its data where they
/// say them.
std::string placePath(const Source& source);

/// What is seen of the points of a sum; what is out of focus in the middle of their depth included.
SeenLight seenPoints(const CloudSource& cloud, const Plate& plate,
                     const std::vector<Length>& wavelengths);

/// The places of the points as what a solver brings light to: their phases are free. Each place
/// once, with the light of all points there. Exact waves: those that reach far to the side are not
/// paraxial.
LitSpots litPlaces(const CloudSource& cloud, const Design& design);

/// What it takes to bring light there.
SourceCost wantedPlacesCost(const CloudSource& cloud, const SourceInput& input);

/// For while places of light are dragged: a sum that is less exact, nobody sees it; or two
/// iterations of weighted GS, the fastest way to a fair pattern.
void draftPlaces(Design& design, Source& source, double share);

/// How many of so many points a draft with that share of the plate's samples has.
std::uint64_t pointsOfDraft(std::uint64_t points, double share);

} // namespace fringe
