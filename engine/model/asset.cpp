// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/asset.h"

namespace fringe {

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
