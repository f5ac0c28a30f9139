// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <array>

namespace fringe {

/// Where a design has numbers for the pixels of its plate, and where its manifest says which blob
/// they are in.
struct PixelPlace {
    const char* section;
    const char* key;
    const GivenPixels& (*of)(const Design& design);
    GivenPixels& (*in)(Design& design);
};

template <class Place>
constexpr PixelPlace pixelPlace(const char* section, const char* key, Place) {
    return {section, key,
            [](const Design& design) -> const GivenPixels& { return Place{}(design); },
            [](Design& design) -> GivenPixels& { return Place{}(design); }};
}

inline constexpr std::array pixelPlaces{
    pixelPlace(
        "spots", "beam", [](auto& d) -> auto& { return d.setup.beam.picture; }),
    pixelPlace(
        "spots", "start", [](auto& d) -> auto& { return d.spots.settings.start.given; }),
    pixelPlace(
        "picture", "beam", [](auto& d) -> auto& { return d.setup.beam.picture; }),
    pixelPlace(
        "picture", "start", [](auto& d) -> auto& { return d.picture.settings.start.given; })};

} // namespace fringe
