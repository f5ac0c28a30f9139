// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/picture_levels.h"

#include "engine/model/build.h"
#include "engine/optics/finite.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <span>

namespace fringe {

float whiteOf(const Picture& picture) {
    constexpr std::int64_t most = 1 << 24; // of more samples some of each plane stand for all
    constexpr std::int64_t share = 1000;   // of which one is white
    const std::int64_t all = picture.shape().count() * std::ssize(picture.planes);
    const std::int64_t step = 1 + (all - 1) / most;
    const std::int64_t brighter = all / step / share + std::ssize(picture.planes);
    std::vector<float> brightest; // a heap whose front is the least
    std::int64_t count = 0;
    for (const auto& plane : picture.planes)
        inBands(plane, [&](std::int64_t row, std::span<const float> rows) {
            requireFinite(rows);
            const std::int64_t before = row * plane.shape().cols;
            for (std::int64_t i = (step - before % step) % step; i < std::ssize(rows); i += step) {
                const float value = rows[static_cast<std::size_t>(i)];
                ++count;
                if (std::ssize(brightest) > brighter && value <= brightest.front())
                    continue;
                brightest.push_back(value);
                std::ranges::push_heap(brightest, std::greater());
                if (std::ssize(brightest) > brighter + 1) {
                    std::ranges::pop_heap(brightest, std::greater());
                    brightest.pop_back();
                }
            }
        });
    std::ranges::sort_heap(brightest, std::greater()); // the brightest is the first
    const float white = brightest[static_cast<std::size_t>(count / share)];
    return white > 0 ? white : brightest.front();
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
