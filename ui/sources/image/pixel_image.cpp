// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/image/pixel_image.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

uchar greyOf(float share) {
    return static_cast<uchar>(std::lround(255 * std::clamp(share, 0.0F, 1.0F)));
}

} // namespace

QImage pixelImage(PixelUse use, const GivenPixels& pixels, int side) {
    const std::vector<float>& values = pixels.values();
    if (values.empty() || values.size() != static_cast<std::size_t>(pixels.shape.count()))
        return {};
    const bool isPhase = use == PixelUse::Start;
    const float largest = std::max(std::ranges::max(values), 1e-30F);
    const auto shareOf = [&](float value) {
        return isPhase ? value - std::floor(value) : value / largest;
    };
    const double longest = static_cast<double>(std::max(pixels.shape.cols, pixels.shape.rows));
    const double step = std::max(1.0, longest / side);
    const auto along = [&](std::int64_t count) {
        return std::max(1, static_cast<int>(static_cast<double>(count) / step));
    };
    QImage image(along(pixels.shape.cols), along(pixels.shape.rows), QImage::Format_Grayscale8);
    for (int row = 0; row < image.height(); ++row)
        for (int col = 0; col < image.width(); ++col) {
            const auto from = static_cast<std::int64_t>(row * step) * pixels.shape.cols
                              + static_cast<std::int64_t>(col * step);
            image.scanLine(row)[col] = greyOf(shareOf(values[static_cast<std::size_t>(from)]));
        }
    return image;
}

} // namespace fringe
