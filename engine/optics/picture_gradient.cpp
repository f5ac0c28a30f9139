// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/picture_gradient.h"

#include "engine/optics/sample_sums.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace fringe {
namespace {

/// The means of `reach` samples to either side along lines of `count` samples that are `step`
/// apart; those at the ends are of fewer.
void meanAlong(std::span<const float> from, std::span<float> to, std::int64_t count,
               std::int64_t step, std::int64_t reach) {
    const auto at = [&](std::int64_t i) { return static_cast<std::size_t>(i * step); };
    double sum = 0;
    for (std::int64_t i = 0; i < std::min(reach, count); ++i)
        sum += from[at(i)];
    for (std::int64_t i = 0; i < count; ++i) {
        sum += i + reach < count ? from[at(i + reach)] : 0;
        sum -= i > reach ? from[at(i - reach - 1)] : 0;
        const std::int64_t first = std::max<std::int64_t>(0, i - reach);
        const std::int64_t last = std::min(count - 1, i + reach);
        to[at(i)] = static_cast<float>(std::max(sum, 0.0) / static_cast<double>(last - first + 1));
    }
}

} // namespace

Values localMean(Values values, Shape shape, std::int64_t reach) {
    Values other(values.size());
    for (int pass = 0; pass < 2; ++pass) {
        parallelFor(shape.rows, 16, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t row = begin; row < end; ++row) {
                const auto offset = static_cast<std::size_t>(row * shape.cols);
                meanAlong(std::span(values).subspan(offset), std::span(other).subspan(offset),
                          shape.cols, 1, reach);
            }
        });
        parallelFor(shape.cols, 16, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t col = begin; col < end; ++col) {
                const auto offset = static_cast<std::size_t>(col);
                meanAlong(std::span<const float>(other).subspan(offset),
                          std::span(values).subspan(offset), shape.rows, shape.cols, reach);
            }
        });
    }
    return values;
}

Values amplitudeOf(const Picture& picture) {
    Values amplitude(static_cast<std::size_t>(picture.shape().count()));
    for (const Plane<float>& plane : picture.planes) {
        const auto samples = plane.samples();
        forSamples(amplitude.size(), [&](std::size_t i) { amplitude[i] += samples[i]; });
    }
    forSamples(amplitude.size(),
               [&](std::size_t i) { amplitude[i] = std::sqrt(std::max(amplitude[i], 0.0F)); });
    return amplitude;
}

Values gradientOf(const Values& amplitude, Shape shape) {
    Values gradient(amplitude.size());
    const auto difference = [&](std::int64_t low, std::int64_t high, std::int64_t apart) {
        return apart == 0 ? 0.0F
                          : (amplitude[static_cast<std::size_t>(high)]
                             - amplitude[static_cast<std::size_t>(low)])
                                / static_cast<float>(apart);
    };
    forSamples(gradient.size(), [&](std::size_t i) {
        const auto sample = static_cast<std::int64_t>(i);
        const std::int64_t row = sample / shape.cols, col = sample % shape.cols;
        const std::int64_t left = col > 0 ? 1 : 0, right = col + 1 < shape.cols ? 1 : 0;
        const std::int64_t up = row > 0 ? 1 : 0, down = row + 1 < shape.rows ? 1 : 0;
        gradient[i] =
            std::hypot(difference(sample - left, sample + right, left + right),
                       difference(sample - up * shape.cols, sample + down * shape.cols, up + down));
    });
    return gradient;
}

Values squared(Values values) {
    forSamples(values.size(), [&](std::size_t i) { values[i] *= values[i]; });
    return values;
}

double meanOf(const Values& values) {
    return sumOverSamples<double>(values.size(), [&](std::size_t i) { return values[i]; })
           / static_cast<double>(std::max<std::size_t>(values.size(), 1));
}

} // namespace fringe
