// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/image/grey_image.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr int largestSide = 1024;

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

} // namespace fringe
