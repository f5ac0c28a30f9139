// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/picture_source.h"

#include "ui/views/field_source.h"

#include <QColor>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>
#include <vector>

namespace fringe {

namespace {

float sampleOf(const Preview& picture, std::int64_t row, std::int64_t col) {
    return picture.values[static_cast<std::size_t>(row * picture.cols + col)];
}

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

float meanOf(const Preview& picture, const SampleBlock& block) {
    if (picture.quantity == Quantity2D::Phase && block.count() > 1) {
        Complex sum{};
        forEachTap(block, [&](std::int64_t row, std::int64_t col) {
            sum += std::polar(1.0f, sampleOf(picture, row, col));
        });
        return phaseOf(sum);
    }
    float sum = 0;
    const auto taps = forEachTap(
        block, [&](std::int64_t row, std::int64_t col) { sum += sampleOf(picture, row, col); });
    return sum / static_cast<float>(taps);
}

float highestOf(const Preview& picture, const SampleBlock& block) {
    float highest = sampleOf(picture, block.row, block.col);
    for (std::int64_t row = block.row; row < block.row + block.rows; ++row) {
        for (std::int64_t col = block.col; col < block.col + block.cols; ++col) {
            highest = std::fmax(highest, sampleOf(picture, row, col));
        }
    }
    return highest;
}

float thinnestOf(const Preview& picture, const SampleBlock& block) {
    constexpr float few = 0.25F;
    float least = std::numeric_limits<float>::infinity(), most = -least, sum = 0;
    const auto taps = forEachTap(block, [&](std::int64_t row, std::int64_t col) {
        const float sample = sampleOf(picture, row, col);
        least = std::min(least, sample);
        most = std::max(most, sample);
        sum += sample;
    });
    const float mean = sum / static_cast<float>(taps), margin = few * (most - least);
    return mean - least < margin ? most : most - mean < margin ? least : mean;
}

float valueOf(const Preview& picture, const SampleBlock& block, const PictureLook& look) {
    if (look.keepsThin && picture.quantity != Quantity2D::Phase)
        return thinnestOf(picture, block);
    if (!look.brightest || !isBrightness(picture.quantity)) {
        return meanOf(picture, block);
    }
    const auto spread = [&look](std::int64_t& first, std::int64_t& count, std::int64_t size) {
        const std::int64_t end = std::min(first + count + look.spread, size);
        first = std::max<std::int64_t>(first - look.spread, 0);
        count = end - first;
    };
    SampleBlock wide = block;
    spread(wide.row, wide.rows, picture.rows);
    spread(wide.col, wide.cols, picture.cols);
    return highestOf(picture, wide);
}

std::int64_t spreadFor(double perPixel) {
    constexpr double seenAlone = 0.7, rounding = 0.2;
    return perPixel < seenAlone ? 0 : static_cast<std::int64_t>(std::ceil(perPixel - rounding));
}

QTransform samplesOfPlaces(const Preview& picture) {
    const double perX = static_cast<double>(picture.cols) / picture.width.si();
    const double perY = static_cast<double>(picture.rows) / picture.height.si();
    return {perX,
            0,
            0,
            -perY,
            static_cast<double>(picture.cols / 2) + 0.5 - perX * picture.x.si(),
            static_cast<double>(picture.rows / 2) + 0.5 + perY * picture.y.si()};
}

std::vector<ValueWindow> windowsOf(const Preview& picture, std::initializer_list<double> shares) {
    if (picture.quantity == Quantity2D::Phase)
        return std::vector(shares.size(), ValueWindow{0, 2 * std::numbers::pi});
    std::vector<float> values;
    values.reserve(picture.values.size());
    std::copy_if(picture.values.begin(), picture.values.end(), std::back_inserter(values),
                 [](float v) { return std::isfinite(v); });
    if (values.empty())
        return std::vector(shares.size(), ValueWindow{});
    const float lowest = *std::min_element(values.begin(), values.end());
    const double low = isBrightness(picture.quantity) ? std::min(0.0F, lowest) : lowest;
    std::vector<ValueWindow> windows;
    auto sorted = values.begin(); // none above it is lower than one below
    for (const double share : shares) {
        const auto rank =
            static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
        std::nth_element(sorted, values.begin() + rank, values.end());
        sorted = values.begin() + rank;
        const double high = *sorted;
        windows.push_back(high > low ? ValueWindow{low, high} : ValueWindow{low, low + 1});
    }
    return windows;
}

ValueWindow windowOf(const Preview& picture, double share) {
    return windowsOf(picture, {share}).front();
}

ValueWindow common(const ValueWindow& a, const ValueWindow& b) {
    return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

QRgb PictureLook::colourOf(double value) const {
    const double t = (value - window.low) / (window.high - window.low);
    return table[static_cast<std::size_t>(255 * std::clamp(std::isfinite(t) ? t : 0.0, 0.0, 1.0)
                                          + 0.5)];
}

QRgb PictureSource::colourOf(const SampleBlock& block) const {
    return look_.colourOf(valueOf(*picture_, block, look_));
}

QRgb StretchedSource::colourOf(const SampleBlock& block) const {
    const Shape plane = picture_->plane;
    const auto place = [](std::int64_t sample, std::int64_t samples, std::int64_t pixels) {
        return std::min(sample * pixels / samples, pixels - 1);
    };
    SampleBlock coarse{place(block.row, plane.rows, picture_->rows),
                       place(block.col, plane.cols, picture_->cols)};
    coarse.rows += place(block.row + block.rows - 1, plane.rows, picture_->rows) - coarse.row;
    coarse.cols += place(block.col + block.cols - 1, plane.cols, picture_->cols) - coarse.col;
    return look_.colourOf(meanOf(*picture_, coarse));
}

std::vector<std::array<double, 3>> lightsOf(const Previews& pictures) {
    std::vector<std::array<double, 3>> lights;
    for (std::size_t i = 0; i < pictures.size(); ++i)
        lights.push_back(lightOf(pictures, i));
    return lights;
}

OverlaidSource::OverlaidSource(std::shared_ptr<const Previews> pictures, const PictureLook& look)
    : pictures_(std::move(pictures)), look_(look), lights_(lightsOf(*pictures_)) {}

QRgb OverlaidSource::colourOf(const SampleBlock& block) const {
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

} // namespace fringe
