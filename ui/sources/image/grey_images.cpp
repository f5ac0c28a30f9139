// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/image/grey_images.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr int largestSide = 1024;

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

QImage greyImage(const GreyPicture& picture, double gamma) {
    if (picture.intensity.empty())
        return {};
    const float brightest = std::ranges::max(picture.intensity);
    QImage image(static_cast<int>(picture.shape.cols), static_cast<int>(picture.shape.rows),
                 QImage::Format_Grayscale8);
    const float* from = picture.intensity.data();
    for (int row = 0; row < image.height(); ++row)
        std::transform(from + std::ptrdiff_t(row) * image.width(),
                       from + std::ptrdiff_t(row + 1) * image.width(), image.scanLine(row),
                       [&](float value) { return greyOf(value, brightest, gamma); });
    const bool isLarge = std::max(image.width(), image.height()) > largestSide;
    return isLarge ? image.scaled(largestSide, largestSide, Qt::KeepAspectRatio,
                                  Qt::SmoothTransformation)
                   : image;
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
