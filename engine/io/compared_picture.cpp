// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/compared_picture.h"

#include "engine/io/picture_levels.h"
#include "engine/optics/metrics.h"

#include <algorithm>

namespace fringe {
namespace {

Picture levelsOf(const LevelPattern& pattern) {
    Picture picture{.sampling = pattern.sampling};
    for (const auto& plane : pattern.planes)
        picture.planes.push_back(
            mapped(plane, [](std::uint16_t level) { return static_cast<float>(level); }));
    return picture;
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

Picture pictureOf(const FieldOrLevels& content) {
    if (const auto* levels = std::get_if<LevelPattern>(&content))
        return levelsOf(*levels);
    const auto& field = std::get<Hologram>(content);
    return isReal(field) ? realParts(field) : intensity(field);
}

} // namespace fringe
