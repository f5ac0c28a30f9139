// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/line_tables.h"

#include "kernels/cloned.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <numbers>

namespace fringe {
namespace {

using Lanes [[gnu::vector_size(64)]] = float;
constexpr std::int64_t lanes = 16;

/// sums += re·values + im·turned, `count` numbers.
FRINGE_CLONED void addScaled(float* sums, const float* values, const float* turned,
                             const float* factor, std::int64_t count) {
    const float re = factor[0], im = factor[1];
    std::int64_t i = 0;
    for (; i + lanes <= count; i += lanes) {
        Lanes sum, value, turn;
        std::memcpy(&sum, sums + i, sizeof sum);
        std::memcpy(&value, values + i, sizeof value);
        std::memcpy(&turn, turned + i, sizeof turn);
        sum += re * value + im * turn;
        std::memcpy(sums + i, &sum, sizeof sum);
    }
    for (; i < count; ++i)
        sums[i] += re * values[i] + im * turned[i];
}

Complex phasor(double cycles) {
    const double angle = 2 * std::numbers::pi * (cycles - std::nearbyint(cycles));
    return {static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle))};
}

} // namespace

LineTable lineTable(const LineReach& reach, double depth, const WaveSetting& setting) {
    const auto isSeen = [&](std::int64_t n) {
        return !setting.window
               || std::abs(static_cast<double>(n) * reach.pitch)
                      <= setting.wavelength * std::abs(depth) / (2 * reach.pitch);
    };
    std::int64_t first = -reach.lastPoint, end = reach.count - reach.firstPoint;
    if (setting.window) {
        const double half =
            setting.wavelength * std::abs(depth) / (2 * reach.pitch * reach.pitch) + 2;
        const auto most = static_cast<std::int64_t>(std::min(half, 1e15));
        first = std::max(first, -most);
        end = std::min(end, most + 1);
    }
    while (first < end && !isSeen(first))
        ++first;
    while (first < end && !isSeen(end - 1))
        --end;
    LineTable table;
    table.first = first;
    for (std::int64_t n = first; n < end; ++n) {
        const double offset = static_cast<double>(n) * reach.pitch;
        table.values.push_back(phasor(-offset * offset / (2 * setting.wavelength * depth)));
        table.turned.push_back({-table.values.back().imag(), table.values.back().real()});
    }
    return table;
}

void addFringe(std::span<Complex> row, const LineTable& table, std::int64_t col, Complex factor) {
    const std::int64_t begin = std::max<std::int64_t>(0, col + table.first);
    const std::int64_t end = std::min(static_cast<std::int64_t>(row.size()), col + table.end());
    if (begin >= end)
        return;
    const auto at = static_cast<std::size_t>(begin - col - table.first);
    const std::array parts{factor.real(), factor.imag()};
    addScaled(reinterpret_cast<float*>(row.data() + begin),
              reinterpret_cast<const float*>(table.values.data() + at),
              reinterpret_cast<const float*>(table.turned.data() + at), parts.data(),
              2 * (end - begin));
}

} // namespace fringe
