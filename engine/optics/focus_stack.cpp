// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/focus_stack.h"

#include "engine/optics/sample_sums.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace fringe {
namespace {

constexpr std::int64_t meanReach = 9; ///< samples; two such means have a σ of 7.7 samples
constexpr float faintest = 1e-2F;     ///< gradient that is seen, over the mean of the picture

using Values = std::vector<float>;

/// The means of `meanReach` samples to either side along lines of `count` samples that are `step`
/// apart; those at the ends are of fewer.
void meanAlong(std::span<const float> from, std::span<float> to, std::int64_t count,
               std::int64_t step) {
    const auto at = [&](std::int64_t i) { return static_cast<std::size_t>(i * step); };
    double sum = 0;
    for (std::int64_t i = 0; i < std::min(meanReach, count); ++i)
        sum += from[at(i)];
    for (std::int64_t i = 0; i < count; ++i) {
        sum += i + meanReach < count ? from[at(i + meanReach)] : 0;
        sum -= i > meanReach ? from[at(i - meanReach - 1)] : 0;
        const std::int64_t first = std::max<std::int64_t>(0, i - meanReach);
        const std::int64_t last = std::min(count - 1, i + meanReach);
        to[at(i)] = static_cast<float>(std::max(sum, 0.0) / static_cast<double>(last - first + 1));
    }
}

/// Along both axes, twice.
Values localMean(Values values, Shape shape) {
    Values other(values.size());
    for (int pass = 0; pass < 2; ++pass) {
        parallelFor(shape.rows, 16, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t row = begin; row < end; ++row) {
                const auto offset = static_cast<std::size_t>(row * shape.cols);
                meanAlong(std::span(values).subspan(offset), std::span(other).subspan(offset),
                          shape.cols, 1);
            }
        });
        parallelFor(shape.cols, 16, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t col = begin; col < end; ++col) {
                const auto offset = static_cast<std::size_t>(col);
                meanAlong(std::span<const float>(other).subspan(offset),
                          std::span(values).subspan(offset), shape.rows, shape.cols);
            }
        });
    }
    return values;
}

/// The root of the light of all wavelengths.
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

/// |∇a| by central differences, one-sided at the edges.
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

/// Where between −½ and ½ the parabola through values at −1, 0 and 1 is highest; 0 in a plain.
double peakOf(double below, double most, double above) {
    const double bend = below - 2 * most + above;
    return bend < 0 ? std::clamp((below - above) / (2 * bend), -0.5, 0.5) : 0;
}

} // namespace

void FocusStack::add(const Picture& picture) {
    if (distances_.empty()) {
        shape_ = picture.shape();
        sampling_ = picture.sampling;
        powers_ = picture.powers;
    }
    distances_.push_back(picture.distance.value_or(Length{}).si());
    const Values gradient = gradientOf(amplitudeOf(picture), shape_);
    const Values mean = localMean(gradient, shape_);
    Values sharpness = localMean(squared(gradient), shape_);
    const double squares = meanOf(sharpness), all = meanOf(mean);
    sharpnesses_.push_back(all > 0 ? squares / (all * all) : 0);
    forSamples(sharpness.size(), [&](std::size_t i) {
        sharpness[i] = mean[i] > 0 ? sharpness[i] / (mean[i] * mean[i]) : 0;
    });
    if (distances_.size() == 1) {
        most_.assign(sharpness.size(), -1);
        below_ = above_ = before_ = gradient_ = most_;
        at_.assign(sharpness.size(), 0);
        for (const Plane<float>& plane : picture.planes)
            planes_.emplace_back(plane.samples().begin(), plane.samples().end());
    }
    compare(std::move(sharpness), mean, picture);
}

void FocusStack::compare(Values sharpness, const Values& gradient, const Picture& picture) {
    const auto now = static_cast<std::int32_t>(distances_.size() - 1);
    std::vector<std::span<const float>> light;
    for (const Plane<float>& plane : picture.planes)
        light.push_back(plane.samples());
    forSamples(sharpness.size(), [&](std::size_t i) {
        if (now > 0 && at_[i] == now - 1)
            above_[i] = sharpness[i];
        if (sharpness[i] <= most_[i])
            return;
        most_[i] = above_[i] = sharpness[i];
        below_[i] = now > 0 ? before_[i] : sharpness[i];
        at_[i] = now;
        gradient_[i] = gradient[i];
        for (std::size_t plane = 0; plane < light.size(); ++plane)
            planes_[plane][i] = light[plane][i];
    });
    before_ = std::move(sharpness);
}

double FocusStack::distanceOf(double at) const {
    const double last = static_cast<double>(distances_.size() - 1);
    const double inside = std::clamp(at, 0.0, last);
    const auto low = static_cast<std::size_t>(inside);
    const std::size_t high = std::min(low + 1, distances_.size() - 1);
    return std::lerp(distances_[low], distances_[high], inside - static_cast<double>(low));
}

Picture FocusStack::sharp() const {
    Picture picture{.sampling = sampling_, .powers = powers_};
    for (const Values& plane : planes_)
        picture.planes.emplace_back(shape_, plane);
    return picture;
}

Picture FocusStack::depth() const {
    Picture picture{.sampling = sampling_};
    const auto least = static_cast<float>(faintest * meanOf(gradient_));
    Values depth(most_.size());
    forSamples(depth.size(), [&](std::size_t i) {
        depth[i] =
            gradient_[i] > least
                ? static_cast<float>(distanceOf(at_[i] + peakOf(below_[i], most_[i], above_[i])))
                : std::numeric_limits<float>::quiet_NaN();
    });
    picture.planes.emplace_back(shape_, std::move(depth));
    picture.sampling.wavelengths.resize(1);
    return picture;
}

Length FocusStack::best() const {
    const auto most = std::ranges::max_element(sharpnesses_);
    const auto at = static_cast<std::size_t>(most - sharpnesses_.begin());
    const double below = at > 0 ? sharpnesses_[at - 1] : *most;
    const double above = at + 1 < sharpnesses_.size() ? sharpnesses_[at + 1] : *most;
    return Length(distanceOf(static_cast<double>(at) + peakOf(below, *most, above)));
}

} // namespace fringe
