// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/picture_levels.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace fringe {

float whiteOf(const Picture& picture) {
    constexpr std::int64_t most = 1 << 24; // of more samples some of each row stand for all
    const std::int64_t step = 1 + (picture.shape().count() * std::ssize(picture.planes) - 1) / most;
    std::vector<float> values;
    for (const auto& plane : picture.planes)
        inBands(plane, [&](std::int64_t, std::span<const float> rows) {
            for (std::int64_t i = 0; i < std::ssize(rows); i += step)
                if (const float value = rows[static_cast<std::size_t>(i)]; std::isfinite(value))
                    values.push_back(value);
        });
    if (values.empty())
        return 0;
    const auto at = values.end() - 1 - static_cast<std::ptrdiff_t>(values.size() / 1000);
    std::ranges::nth_element(values, at);
    return *at > 0 ? *at : *std::max_element(at, values.end());
}

LevelPattern scaledToLevels(const Picture& picture, int count, float white) {
    const double scale = white > 0 ? (count - 1) / static_cast<double>(white) : 0;
    const auto level = [=](float value) {
        const double scaled = value > 0 ? std::min(value, white) * scale : 0;
        return static_cast<std::uint16_t>(std::lround(scaled));
    };
    LevelPattern levels{.count = count, .sampling = picture.sampling};
    for (const auto& plane : picture.planes)
        levels.planes.push_back(mapped(plane, level));
    return levels;
}

LevelPattern inColours(LevelPattern levels) {
    const auto from = byColour(levels.sampling.wavelengths);
    reorder(levels.planes, from);
    reorder(levels.powers, from);
    reorder(levels.efficiency, from);
    reorder(levels.sampling.wavelengths, from);
    return levels;
}

Picture inColours(Picture picture) {
    const auto from = byColour(picture.sampling.wavelengths);
    reorder(picture.planes, from);
    reorder(picture.powers, from);
    reorder(picture.sampling.wavelengths, from);
    return picture;
}

FileMetadata metadataOf(const Picture& picture) {
    FileMetadata metadata;
    metadata.sampling = picture.sampling;
    metadata.program = programName();
    metadata.distance = picture.distance;
    metadata.powers = picture.powers;
    return metadata;
}

} // namespace fringe
