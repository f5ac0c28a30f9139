// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/colour_picture.h"

#include <QColor>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {

namespace {

constexpr double blueHue = 2.0 / 3;

std::array<double, 3> lightOf(const Previews& pictures, std::size_t index) {
    const auto longer = std::ranges::count_if(pictures, [&](const Preview& other) {
        return other.wavelength > pictures[index].wavelength;
    });
    const auto last = static_cast<double>(std::max<std::size_t>(pictures.size(), 2) - 1);
    const auto hue = static_cast<float>(blueHue * static_cast<double>(longer) / last);
    const QColor colour = QColor::fromHsvF(hue, 1, 1);
    return {colour.redF(), colour.greenF(), colour.blueF()};
}

} // namespace

ColourPicture::ColourPicture(std::shared_ptr<const Previews> pictures, const PictureLook& look)
    : pictures_(std::move(pictures)), look_(look) {
    for (std::size_t i = 0; i < pictures_->size(); ++i) {
        lights_.push_back(lightOf(*pictures_, i));
    }
}

QRgb ColourPicture::colourOf(const SampleBlock& block) const {
    std::array<double, 3> sum{};
    for (std::size_t i = 0; i < lights_.size(); ++i) {
        const int grey = qGreen(look_.colourOf(valueOf((*pictures_)[i], block, look_)));
        for (std::size_t c = 0; c < sum.size(); ++c) {
            sum[c] += grey * lights_[i][c];
        }
    }
    const auto byte = [](double v) { return static_cast<int>(std::lround(std::min(v, 255.0))); };
    return qRgb(byte(sum[0]), byte(sum[1]), byte(sum[2]));
}

ValueWindow commonWindow(const Previews& pictures, double share) {
    ValueWindow common = windowOf(pictures.front(), share);
    for (const Preview& picture : pictures) {
        const ValueWindow own = windowOf(picture, share);
        common = {std::min(common.low, own.low), std::max(common.high, own.high)};
    }
    return common;
}

} // namespace fringe
