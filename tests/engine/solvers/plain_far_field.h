// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/sources/image/sample_pictures.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>
#include <vector>

/// What levels show behind a lens, by plain sums in double precision.
namespace fringe::test {

using Field = std::vector<std::complex<double>>;

inline constexpr double pi = std::numbers::pi;

/// Σ_n u_n exp(-i2π (n - ⌊N/2⌋) m/M) of every row for m = -⌊M/2⌋ … M - 1 - ⌊M/2⌋, turned over, so
/// that the next call takes the columns.
inline Field sumsOfRows(const Field& field, std::size_t length, std::size_t samples) {
    const std::size_t rows = field.size() / length;
    Field sums(rows * samples);
    for (std::size_t k = 0; k < samples; ++k) {
        const double m = static_cast<double>(k) - static_cast<double>(samples / 2);
        Field wave;
        for (std::size_t n = 0; n < length; ++n)
            wave.push_back(std::polar(
                1.0, -2 * pi * m * (static_cast<double>(n) - static_cast<double>(length / 2))
                         / static_cast<double>(samples)));
        for (std::size_t row = 0; row < rows; ++row)
            for (std::size_t n = 0; n < length; ++n)
                sums[k * rows + row] += field[row * length + n] * wave[n];
    }
    return sums;
}

/// Shares of the light in the far field of levels, `times` samples an axis for each pixel.
inline std::vector<double> farField(const std::vector<int>& levels, int count, Shape plate,
                                    std::int64_t times) {
    Field light;
    for (const int level : levels)
        light.push_back(std::polar(1.0, 2 * pi * level / count));
    const auto rows = static_cast<std::size_t>(plate.rows * times);
    const auto cols = static_cast<std::size_t>(plate.cols * times);
    const Field sums = sumsOfRows(sumsOfRows(light, static_cast<std::size_t>(plate.cols), cols),
                                  static_cast<std::size_t>(plate.rows), rows);
    std::vector<double> shares;
    for (const auto& sum : sums)
        shares.push_back(std::norm(sum) / static_cast<double>(plate.count())
                         / static_cast<double>(sums.size()));
    return shares;
}

struct Judged {
    double efficiency = 0, psnr = 0;
};

/// By the scale that brings the light nearest to the target where that counts.
inline Judged judged(const std::vector<double>& light, const TargetPlane& target) {
    double product = 0, square = 0, samples = 0, peak = 0;
    Judged figures;
    for (std::size_t i = 0; i < light.size(); ++i)
        if (target.signal[i] != 0) {
            const double wanted = target.intensity[i];
            product += light[i] * wanted;
            square += light[i] * light[i];
            figures.efficiency += light[i];
            peak = std::max(peak, wanted);
            ++samples;
        }
    double missed = 0;
    for (std::size_t i = 0; i < light.size(); ++i)
        if (target.signal[i] != 0)
            missed += std::pow(product / square * light[i] - target.intensity[i], 2);
    figures.psnr = -10 * std::log10(missed / samples / peak / peak);
    return figures;
}

inline std::vector<int> numbersOf(const PhasePattern& turns, int count) {
    std::vector<int> levels;
    for (const float turn : turns) {
        EXPECT_EQ(turn * static_cast<float>(count), std::round(turn * static_cast<float>(count)));
        levels.push_back(static_cast<int>(std::lround(turn * static_cast<float>(count))) % count);
    }
    return levels;
}

/// Bumps and edges of light in a rectangle that begins at a sample, the signal some samples wider.
inline TargetPlane sceneOn(Shape shape, std::int64_t top, std::int64_t left, Shape picture,
                           std::int64_t margin) {
    TargetPlane plane{0.0_mm, {}, {}};
    const auto isWithin = [&](std::int64_t row, std::int64_t col, std::int64_t more) {
        return row >= -more && row < picture.rows + more && col >= -more
               && col < picture.cols + more;
    };
    for (std::int64_t row = -top; row < shape.rows - top; ++row)
        for (std::int64_t col = -left; col < shape.cols - left; ++col) {
            const double y = static_cast<double>(row) / static_cast<double>(picture.rows);
            const double x = static_cast<double>(col) / static_cast<double>(picture.cols);
            const double waves = 0.5 + 0.3 * std::sin(9 * x + 4 * y) + 0.15 * std::cos(17 * y * x);
            const double light = std::hypot(x - 0.7, y - 0.3) < 0.15 ? 1 : y > 0.8 ? 0.1 : waves;
            plane.intensity.push_back(isWithin(row, col, 0) ? static_cast<float>(light) : 0);
            plane.signal.push_back(isWithin(row, col, margin) ? 1 : 0);
        }
    return plane;
}

} // namespace fringe::test
