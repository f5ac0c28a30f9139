// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/target_picture.h"

#include "engine/io/field_files.h"
#include "engine/model/error.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

std::vector<std::vector<float>> intensitiesOf(const FieldOrLevels& read) {
    std::vector<std::vector<float>> planes;
    if (const auto* levels = std::get_if<LevelPattern>(&read)) {
        const auto white = static_cast<float>(levels->count - 1);
        for (const Plane<std::uint16_t>& plane : levels->planes)
            for (auto& values = planes.emplace_back(); const std::uint16_t level : plane.samples())
                values.push_back(static_cast<float>(level) / white);
        return planes;
    }
    for (const Field& field : std::get<Hologram>(read).planes)
        for (auto& values = planes.emplace_back(); const Complex sample : field.samples())
            values.push_back(sample.real());
    return planes;
}

Shape shapeOf(const FieldOrLevels& read) {
    return std::visit([](const auto& content) { return content.shape(); }, read);
}

} // namespace

GreyPicture readTargetPicture(const std::filesystem::path& path) {
    const FieldOrLevels read = readFieldOrLevels(path, {});
    std::vector<std::vector<float>> planes = intensitiesOf(read);
    if (planes.size() != 1 && planes.size() != luminanceWeights.size())
        throw badInput(
            FRINGE_MARK("{0} has {1} planes; give a picture with one, or with red, green "
                        "and blue."),
            path.string(), planes.size());
    if (planes.size() > 1)
        for (std::size_t i = 0; i < planes[0].size(); ++i)
            planes[0][i] = luminanceWeights[0] * planes[0][i] + luminanceWeights[1] * planes[1][i]
                           + luminanceWeights[2] * planes[2][i];
    return {shapeOf(read), std::move(planes.front())};
}

GreyPicture readMask(const std::filesystem::path& path) {
    GreyPicture mask = readTargetPicture(path);
    if (!std::ranges::all_of(mask.intensity, [](float value) { return std::isfinite(value); }))
        throw badInput(FRINGE_MARK("{0} has values that are not finite; give a mask of numbers."),
                       path.string());
    const float brightest = mask.intensity.empty() ? 0 : std::ranges::max(mask.intensity);
    if (!(brightest > 0))
        throw badInput(FRINGE_MARK("{0} is black everywhere; give a mask that is bright where the "
                                   "picture counts."),
                       path.string());
    for (float& value : mask.intensity)
        value = value >= brightest / 2 ? 1.0F : 0.0F;
    return mask;
}

} // namespace fringe
