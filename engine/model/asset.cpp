// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/asset.h"

#include <algorithm>

namespace fringe {

GreyPicture Raster::intensity(std::size_t picture, const std::array<float, 3>& weights) const {
    const auto first = plane(picture, 0);
    GreyPicture grey{shape, {first.begin(), first.end()}};
    if (planes < weights.size())
        return grey;
    std::ranges::fill(grey.intensity, 0.0F);
    for (std::size_t colour = 0; colour < weights.size(); ++colour) {
        const auto values = plane(picture, colour);
        for (std::size_t i = 0; i < values.size(); ++i)
            grey.intensity[i] += weights[colour] * values[i];
    }
    return grey;
}

bool operator==(const Asset& a, const Asset& b) {
    if (a.name != b.name || a.data.index() != b.data.index())
        return false;
    return std::visit(
        [&](const auto& one) {
            const auto& other = std::get<std::decay_t<decltype(one)>>(b.data);
            return one == other || (one && other && *one == *other);
        },
        a.data);
}

Asset pictureAsset(std::string name, Shape shape, std::vector<float> samples) {
    return {std::move(name),
            std::make_shared<const GreyPicture>(GreyPicture{shape, std::move(samples)})};
}

const GreyPicture& pictureOf(const Asset& asset) {
    static const GreyPicture none;
    const auto* picture = std::get_if<std::shared_ptr<const GreyPicture>>(&asset.data);
    return picture && *picture ? **picture : none;
}

} // namespace fringe
