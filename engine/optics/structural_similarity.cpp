// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/structural_similarity.h"

#include "kernels/cloned.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace fringe {
namespace {

constexpr std::int64_t reach = 5;
constexpr std::int64_t tileRows = 64, tileCols = 256; ///< whose lines fit into a cache
constexpr std::size_t stride = tileCols + 2 * reach;

using Weights = std::array<double, 2 * reach + 1>;

Weights gaussian() {
    constexpr double sigma = 1.5;
    Weights weights{};
    for (std::int64_t away = -reach; away <= reach; ++away)
        weights[static_cast<std::size_t>(away + reach)] =
            std::exp(-static_cast<double>(away * away) / (2 * sigma * sigma));
    return weights;
}

/// Norm of every place on an axis: 1 over the weights that lie on the axis.
std::vector<double> normsOf(std::int64_t length, const Weights& weights) {
    std::vector<double> norms;
    for (std::int64_t place = 0; place < length; ++place) {
        double sum = 0;
        for (std::int64_t away = -reach; away <= reach; ++away)
            if (place + away >= 0 && place + away < length)
                sum += weights[static_cast<std::size_t>(away + reach)];
        norms.push_back(1 / sum);
    }
    return norms;
}

FRINGE_CLONED void addScaled(double* __restrict sum, const double* __restrict values, double weight,
                             std::size_t count) {
    for (std::size_t i = 0; i < count; ++i)
        sum[i] += weight * values[i];
}

/// What is averaged: x, y, x², y², xy, of x = scale·a and y = b.
enum Moment { meanX, meanY, meanXX, meanYY, meanXY, moments };

template <std::size_t size> using Lines = std::array<std::array<double, size>, moments>;

class Windows {
  public:
    Windows(const PicturePair& pair, double peak)
        : pair_(pair), weights_(gaussian()), normX_(normsOf(pair.shape.cols, weights_)),
          normY_(normsOf(pair.shape.rows, weights_)), c1_(std::pow(0.01 * peak, 2)),
          c2_(std::pow(0.03 * peak, 2)) {}

    /// Over the tile that begins there.
    double sum(std::int64_t row, std::int64_t col) const {
        const std::int64_t rows = std::min(tileRows, pair_.shape.rows - row);
        const std::int64_t first = std::max<std::int64_t>(row - reach, 0);
        const std::int64_t end = std::min(row + rows + reach, pair_.shape.rows);
        std::vector<Lines<tileCols>> lines;
        for (std::int64_t line = first; line < end; ++line)
            lines.push_back(alongRow(line, col));
        double sum = 0;
        for (std::int64_t i = row; i < row + rows; ++i) {
            Lines<tileCols> means{};
            for (std::int64_t line = std::max(i - reach, first);
                 line < std::min(i + reach + 1, end); ++line)
                add(means, lines[static_cast<std::size_t>(line - first)], weightAt(line - i));
            sum += similarities(means, normY_[static_cast<std::size_t>(i)], col);
        }
        return sum;
    }

  private:
    double weightAt(std::int64_t away) const {
        return weights_[static_cast<std::size_t>(away + reach)];
    }

    static void add(Lines<tileCols>& sum, const Lines<tileCols>& line, double weight) {
        for (std::size_t m = 0; m < moments; ++m)
            addScaled(sum[m].data(), line[m].data(), weight, tileCols);
    }

    /// Weighted sums along a row; what lies outside the picture is zero.
    Lines<tileCols> alongRow(std::int64_t row, std::int64_t col) const {
        const Lines<stride> values = valuesOf(row, col);
        Lines<tileCols> sums{};
        for (std::size_t m = 0; m < moments; ++m)
            for (std::int64_t away = -reach; away <= reach; ++away)
                addScaled(sums[m].data(), values[m].data() + reach + away, weightAt(away),
                          tileCols);
        return sums;
    }

    Lines<stride> valuesOf(std::int64_t row, std::int64_t col) const {
        Lines<stride> values{};
        const std::int64_t begin = std::max<std::int64_t>(col - reach, 0);
        const std::int64_t end = std::min(col + tileCols + reach, pair_.shape.cols);
        for (std::int64_t c = begin; c < end; ++c) {
            const auto from = static_cast<std::size_t>(row * pair_.shape.cols + c);
            const auto to = static_cast<std::size_t>(c - col + reach);
            const double x = pair_.scale * static_cast<double>(pair_.a[from]), y = pair_.b[from];
            values[meanX][to] = x;
            values[meanY][to] = y;
            values[meanXX][to] = x * x;
            values[meanYY][to] = y * y;
            values[meanXY][to] = x * y;
        }
        return values;
    }

    double similarities(const Lines<tileCols>& means, double normY, std::int64_t col) const {
        const auto cols = static_cast<std::size_t>(std::min(tileCols, pair_.shape.cols - col));
        double sum = 0;
        for (std::size_t i = 0; i < cols; ++i) {
            const double norm = normY * normX_[static_cast<std::size_t>(col) + i];
            const double x = norm * means[meanX][i], y = norm * means[meanY][i];
            const double xx = norm * means[meanXX][i] - x * x;
            const double yy = norm * means[meanYY][i] - y * y;
            const double xy = norm * means[meanXY][i] - x * y;
            sum += (2 * x * y + c1_) / (x * x + y * y + c1_) * (2 * xy + c2_) / (xx + yy + c2_);
        }
        return sum;
    }

    const PicturePair& pair_;
    Weights weights_;
    std::vector<double> normX_, normY_;
    double c1_, c2_;
};

} // namespace

double structuralSimilarity(const PicturePair& pair, double peak) {
    const Windows windows(pair, peak > 0 ? peak : 1);
    const std::int64_t across = (pair.shape.cols + tileCols - 1) / tileCols;
    const std::int64_t down = (pair.shape.rows + tileRows - 1) / tileRows;
    std::vector<double> sums(static_cast<std::size_t>(across * down));
    parallelFor(across * down, 1, [&](std::int64_t tile, std::int64_t) {
        sums[static_cast<std::size_t>(tile)] =
            windows.sum(tile / across * tileRows, tile % across * tileCols);
    });
    double whole = 0;
    for (const double sum : sums)
        whole += sum;
    return whole / static_cast<double>(pair.shape.count());
}

} // namespace fringe
