// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/spot_edits.h"

#include <cmath>
#include <optional>

namespace fringe {

/// A design in which a number stands in several places: in the manifest and in two data files. One
/// that was put together from two states has two numbers.
inline Design numberedDesign(int number, int points) {
    Design design = emptyDesign("spots");
    design.setup.plate = {
        {256, 256}, Length(1e-9 * (8000 + number)), Length(1e-9 * (8000 + number))};
    design.stop.iterations = 1'000'000;
    SpotList spots;
    for (int i = 0; i < 40; ++i)
        spots.push_back({1e-6 * number, 1e-5 * (i - 20), 1e-5 * i, 1, {}});
    design = withSpots(std::move(design), 0, std::move(spots));
    PointCloud cloud;
    for (int i = 0; i < points; ++i)
        cloud.points.push_back({1e-3 * i, 1.0 * number, 0.1, 1, 0});
    design.sources.push_back(
        {.name = "hidden",
         .kind = {"points", {}, {{"cloud", Asset{"", std::make_shared<const PointCloud>(cloud)}}}},
         .visible = false});
    return design;
}

/// Nothing if there are several.
inline std::optional<int> numberOf(const Design& design) {
    const auto number = static_cast<int>(std::lround(design.setup.plate.pitchX.si() * 1e9)) - 8000;
    const auto cloud =
        design.sources.size() == 2 ? design.sources[1].kind.data<PointCloud>("cloud") : nullptr;
    if (!cloud)
        return std::nullopt;
    const Design same = numberedDesign(number, static_cast<int>(cloud->size()));
    return same.setup == design.setup && same.sources == design.sources ? std::optional(number)
                                                                        : std::nullopt;
}

} // namespace fringe
