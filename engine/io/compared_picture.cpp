// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/compared_picture.h"

#include "engine/encodings/encoding.h"
#include "engine/io/picture_levels.h"
#include "engine/optics/metrics.h"

#include <algorithm>

namespace fringe {
namespace {

Picture levelsOf(const LevelPattern& pattern, double unit) {
    Picture picture{.sampling = pattern.sampling};
    for (const auto& plane : pattern.planes)
        picture.planes.push_back(mapped(
            plane, [unit](std::uint16_t level) { return static_cast<float>(level * unit); }));
    return picture;
}

bool saysEncoding(const PatternRead& read) {
    return read.metadata && !read.metadata->encoding.empty();
}

/// A pattern becomes the light that it makes.
void light(PatternRead& pattern) {
    const auto* levels = std::get_if<LevelPattern>(&pattern.content);
    if (levels != nullptr && saysEncoding(pattern))
        pattern.content = fieldOfPattern(*levels);
}

/// Share of the range, or of a turn, that one level is.
double shareOf(const LevelPattern& levels, const PatternRead& read) {
    return 1.0 / (saysEncoding(read) && showsPhases(levels) ? levels.count : levels.count - 1);
}

Picture realParts(const Hologram& field) {
    Picture picture{.sampling = field.sampling};
    for (const Field& plane : field.planes)
        picture.planes.push_back(mapped(plane, [](Complex u) { return u.real(); }));
    return picture;
}

} // namespace

void putInOrder(FieldOrLevels& content, const std::vector<Length>& wavelengths) {
    std::visit(
        [&](auto& of) {
            const std::vector<Length>& own = of.sampling.wavelengths;
            std::vector<std::size_t> from;
            for (const Length wavelength : wavelengths)
                from.push_back(
                    static_cast<std::size_t>(std::ranges::find(own, wavelength) - own.begin()));
            if (!std::ranges::is_permutation(wavelengths, own))
                return;
            reorder(of.planes, from);
            of.sampling.wavelengths = wavelengths;
        },
        content);
}

bool isReal(const Hologram& field) {
    return std::ranges::all_of(field.planes, [](const Field& plane) {
        return std::ranges::all_of(plane.samples(), [](Complex u) { return u.imag() == 0; });
    });
}

std::pair<double, double> matchLevels(PatternRead& a, PatternRead& b) {
    const auto isLight = [](const PatternRead& read) {
        const auto* field = std::get_if<Hologram>(&read.content);
        return field != nullptr && !isReal(*field);
    };
    if (isLight(a))
        light(b);
    else if (isLight(b))
        light(a);
    const auto *levelsA = std::get_if<LevelPattern>(&a.content),
               *levelsB = std::get_if<LevelPattern>(&b.content);
    if (levelsA == nullptr || levelsB == nullptr || levelsA->count == levelsB->count)
        return {1, 1};
    return {shareOf(*levelsA, a), shareOf(*levelsB, b)};
}

Picture pictureOf(const FieldOrLevels& content, double unit) {
    if (const auto* levels = std::get_if<LevelPattern>(&content))
        return levelsOf(*levels, unit);
    const auto& field = std::get<Hologram>(content);
    return isReal(field) ? realParts(field) : intensity(field);
}

} // namespace fringe
