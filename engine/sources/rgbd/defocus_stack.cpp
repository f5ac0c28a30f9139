// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/rgbd/defocus_stack.h"

#include "engine/sources/layers/sheets.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

/// The middle of a plane of `count` in parts of the way from near to far.
double middleOf(std::size_t plane, std::size_t count) {
    return (static_cast<double>(plane) + 0.5) / static_cast<double>(count);
}

/// Half the side of the square, without its middle, that is as large as the disc of light that
/// comes from `apart` [samples].
std::int64_t halfSide(double apart, double pitch) {
    constexpr double halfAngle = 0.01;
    const double radius = std::abs(apart) * halfAngle / pitch;
    return std::llround((radius * std::sqrt(std::numbers::pi) - 1) / 2 + 0.001);
}

/// What lies in one of the planes.
struct Cut {
    std::vector<float> light, cover;
};

Cut cutOf(const DefocusStack::Scene& scene, std::size_t plane, std::size_t count) {
    Cut cut{std::vector<float>(scene.parts.size()), std::vector<float>(scene.parts.size())};
    const auto share = static_cast<double>(count);
    for (std::size_t i = 0; i < scene.parts.size(); ++i) {
        const auto own = std::min(std::floor(scene.parts[i] * share), share - 1);
        if (own == static_cast<double>(plane)) { // false where there is none
            cut.light[i] = scene.intensity[i];
            cut.cover[i] = 1;
        }
    }
    return cut;
}

} // namespace

DefocusStack::DefocusStack(const Scene& scene, std::size_t count)
    : planes_(count, std::vector<float>(scene.parts.size())) {
    for (std::size_t farther = count; farther-- > 0;) {
        const Cut cut = cutOf(scene, farther, count);
        if (std::ranges::all_of(cut.cover, [](float cover) { return cover == 0; }))
            continue;
        const double z = scene.zAt(middleOf(farther, count));
        parallelFor(static_cast<std::int64_t>(count), 1, [&](std::int64_t begin, std::int64_t) {
            const auto at = static_cast<std::size_t>(begin);
            const auto width = std::max<std::int64_t>(
                0, halfSide(scene.zAt(middleOf(at, count)) - z, scene.pitch));
            const std::vector<float> light = blurred(cut.light, scene.shape, width);
            const std::vector<float> cover = blurred(cut.cover, scene.shape, width);
            for (std::size_t i = 0; i < light.size(); ++i)
                planes_[at][i] = (1 - cover[i]) * planes_[at][i] + light[i];
        });
    }
}

std::vector<float> DefocusStack::at(double part) const {
    const double last = static_cast<double>(planes_.size()) - 1;
    const double place = std::clamp(part * static_cast<double>(planes_.size()) - 0.5, 0.0, last);
    const auto before = static_cast<std::size_t>(place);
    const std::size_t behind = std::min(before + 1, planes_.size() - 1);
    const auto share = static_cast<float>(place - static_cast<double>(before));
    std::vector<float> between(planes_[before].size());
    for (std::size_t i = 0; i < between.size(); ++i)
        between[i] = (1 - share) * planes_[before][i] + share * planes_[behind][i];
    return between;
}

} // namespace fringe
