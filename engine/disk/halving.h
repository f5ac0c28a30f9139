// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numbers>
#include <span>
#include <vector>

/// Planes at half the resolution along each axis, for those who look at them.
namespace fringe {

inline Shape halfShape(Shape shape) {
    return {(shape.rows + 1) / 2, (shape.cols + 1) / 2};
}

/// Halves of whole rows, an even number unless they are the last; at an odd end from those that
/// there are. mean: what a sample says of the four that it stands for, see below.
template <class T, class Mean>
std::vector<T> halvedRows(std::span<const T> rows, std::int64_t cols, const Mean& mean) {
    const Shape shape{std::ssize(rows) / cols, cols}, half = halfShape(shape);
    std::vector<T> halved(static_cast<std::size_t>(half.count()));
    constexpr std::int64_t grain = 8;
    parallelFor(half.rows, grain, [&](std::int64_t from, std::int64_t to) {
        for (std::int64_t row = from; row < to; ++row) {
            const T* const upper = rows.data() + 2 * row * cols;
            const T* const lower = 2 * row + 1 < shape.rows ? upper + cols : upper;
            for (std::int64_t col = 0; col < half.cols; ++col) {
                const std::int64_t left = 2 * col, right = std::min(left + 1, cols - 1);
                halved[static_cast<std::size_t>(row * half.cols + col)] =
                    mean(std::array{upper[left], upper[right], lower[left], lower[right]});
            }
        }
    });
    return halved;
}

/// The mean amplitude and the phase of the mean.
Complex meanWave(const std::array<Complex, 4>& block);

inline float meanValue(const std::array<float, 4>& block) {
    return (block[0] + block[1] + block[2] + block[3]) / 4;
}

/// The mean level or, of phases, that of the mean of phases.
class MeanLevel {
  public:
    explicit MeanLevel(const LevelPattern& levels);
    std::uint16_t operator()(const std::array<std::uint16_t, 4>& block) const;

  private:
    static constexpr float turn = 2 * std::numbers::pi_v<float>;
    std::vector<Complex> phasors_; ///< of levels that begin again after the last
};

} // namespace fringe
