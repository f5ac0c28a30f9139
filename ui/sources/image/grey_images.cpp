// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/image/grey_images.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fringe {
namespace {

constexpr std::int64_t largestSide = 1024;
constexpr std::int64_t mostOfBlock = 8; ///< samples of a block along a side, of large pictures

uchar greyOf(float share) {
    return static_cast<uchar>(std::lround(255 * std::clamp(share, 0.0F, 1.0F)));
}

uchar greyOf(float intensity, float brightest, double gamma) {
    if (!(intensity > 0) || !(brightest > 0))
        return 0;
    const double share = std::min(1.0, static_cast<double>(intensity / brightest));
    return static_cast<uchar>(std::lround(255 * std::pow(share, gamma)));
}

} // namespace

QImage greyImage(std::span<const float> intensity, Shape shape, double gamma) {
    if (intensity.empty())
        return {};
    const std::int64_t side = (std::max(shape.rows, shape.cols) + largestSide - 1) / largestSide;
    const auto along = [&](std::int64_t count) { return (count + side - 1) / side; };
    const Shape blocks{along(shape.rows), along(shape.cols)};
    const std::int64_t skip = std::max<std::int64_t>(1, side / mostOfBlock);
    std::vector<float> means(static_cast<std::size_t>(blocks.count()));
    for (std::int64_t i = 0; i < blocks.count(); ++i) {
        const std::int64_t top = i / blocks.cols * side, left = i % blocks.cols * side;
        float sum = 0, count = 0;
        for (std::int64_t row = top; row < std::min(top + side, shape.rows); row += skip)
            for (std::int64_t col = left; col < std::min(left + side, shape.cols); col += skip) {
                sum += intensity[static_cast<std::size_t>(row * shape.cols + col)];
                ++count;
            }
        means[static_cast<std::size_t>(i)] = sum / count;
    }
    const float brightest = std::ranges::max(means);
    QImage image(static_cast<int>(blocks.cols), static_cast<int>(blocks.rows),
                 QImage::Format_Grayscale8);
    for (int row = 0; row < image.height(); ++row)
        std::transform(means.begin() + std::ptrdiff_t(row) * image.width(),
                       means.begin() + std::ptrdiff_t(row + 1) * image.width(), image.scanLine(row),
                       [&](float value) { return greyOf(value, brightest, gamma); });
    return image;
}

QImage pixelImage(PixelUse use, const Asset& given, int side) {
    const GreyPicture& pixels = pictureOf(given);
    const std::vector<float>& values = pixels.intensity;
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
