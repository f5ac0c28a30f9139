// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/focus_stack.h"

#include "engine/optics/picture_gradient.h"
#include "engine/optics/sample_sums.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace fringe {
namespace {

constexpr std::int64_t meanReach = 9; ///< samples; two such means have a σ of 7.7 samples
constexpr float faintest = 1e-2F;     ///< gradient that is seen, over the mean of the picture

/// Where between −½ and ½ the parabola through values at −1, 0 and 1 is highest; 0 in a plain.
double peakOf(double below, double most, double above) {
    const double bend = below - 2 * most + above;
    return bend < 0 ? std::clamp((below - above) / (2 * bend), -0.5, 0.5) : 0;
}

} // namespace

void FocusStack::add(const Picture& picture) {
    if (curve_.distances.empty()) {
        shape_ = picture.shape();
        sampling_ = picture.sampling;
        powers_ = picture.powers;
    }
    curve_.add(picture.distance.value_or(Length{}), sharpnessOf(picture));
    const Values gradient = gradientOf(amplitudeOf(picture), shape_);
    const Values mean = localMean(gradient, shape_, meanReach);
    Values sharpness = localMean(squared(gradient), shape_, meanReach);
    forSamples(sharpness.size(), [&](std::size_t i) {
        sharpness[i] = mean[i] > 0 ? sharpness[i] / (mean[i] * mean[i]) : 0;
    });
    if (curve_.distances.size() == 1) {
        most_.assign(sharpness.size(), -1);
        below_ = above_ = before_ = gradient_ = most_;
        at_.assign(sharpness.size(), 0);
        for (const Plane<float>& plane : picture.planes)
            planes_.emplace_back(plane.samples().begin(), plane.samples().end());
    }
    compare(std::move(sharpness), mean, picture);
}

void FocusStack::compare(Values sharpness, const Values& gradient, const Picture& picture) {
    const auto now = static_cast<std::int32_t>(curve_.distances.size() - 1);
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
    const std::vector<double>& distances = curve_.distances;
    const double last = static_cast<double>(distances.size() - 1);
    const double inside = std::clamp(at, 0.0, last);
    const auto low = static_cast<std::size_t>(inside);
    const std::size_t high = std::min(low + 1, distances.size() - 1);
    return std::lerp(distances[low], distances[high], inside - static_cast<double>(low));
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

} // namespace fringe
