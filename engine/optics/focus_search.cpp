// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/focus_search.h"

#include "engine/job/job_control.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>

namespace fringe {
namespace {

/// How far from focus small pictures are blurred by so many of their samples.
Length distanceOf(double blur, const FocusSearched& light, Length z) {
    const double pitch = static_cast<double>(light.reduction) * light.pitch.si();
    const double away = std::max(std::abs(light.lens.value_or(z).si()), pitch);
    const double slope = std::min(light.width.si() / away, light.wavelength.si() / pitch);
    return Length(blur * pitch / slope);
}

/// From low to high, closer where the depth of focus is less.
std::vector<Length> searched(const FocusSearched& light, Length low, Length high) {
    constexpr double blur = 2; // samples
    const Length least = (high - low) / light.most;
    std::vector<Length> distances;
    for (Length z = low; z < high; z = z + std::max(distanceOf(blur, light, z), least))
        distances.push_back(z);
    distances.push_back(high);
    return distances;
}

std::vector<Length> evenly(Length low, Length high, int count) {
    std::vector<Length> distances;
    for (int i = 0; i < count; ++i)
        distances.push_back(low + i * (high - low) / (count - 1));
    return distances;
}

using ByDistance = std::map<double, double>; ///< sharpness at distances [m]

/// Values of a curve take the place of all between its ends.
void replace(ByDistance& values, const FocusCurve& curve) {
    const auto& [z, s] = curve;
    values.erase(values.lower_bound(z.front()), values.upper_bound(z.back()));
    for (std::size_t i = 0; i < z.size(); ++i)
        values[z[i]] = s[i];
}

/// A peak and what is around it, of settled pictures.
struct Close {
    double most = 0;
    ByDistance values{};
};

FocusCurve curveOf(const ByDistance& values) {
    FocusCurve curve;
    for (const auto& [z, sharpness] : values)
        curve.add(Length(z), sharpness);
    return curve;
}

/// Straight between the distances of a curve.
double valueAt(const FocusCurve& curve, double distance) {
    const auto& [z, s] = curve;
    if (z.size() == 1)
        return s.front();
    const auto next = std::ranges::upper_bound(z, distance) - z.begin();
    const auto i = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(next, 1, std::ssize(z) - 1));
    return std::lerp(s[i - 1], s[i], (distance - z[i - 1]) / (z[i] - z[i - 1]));
}

/// A curve with its peaks seen closely, on one scale with it, where they stand above it: small
/// pictures are less sharp than settled ones, and not as much less beside a focus as in it.
FocusCurve joined(const FocusCurve& coarse, const std::vector<Close>& peaks) {
    ByDistance values;
    replace(values, coarse);
    double scale = 0;
    for (const Close& peak : peaks) {
        const auto first = values.lower_bound(peak.values.begin()->first);
        const auto end = values.upper_bound(peak.values.rbegin()->first);
        for (auto at = first; at != end; ++at)
            scale = std::max(scale, at->second / peak.most);
    }
    for (const Close& peak : peaks) {
        FocusCurve seen;
        for (const auto& [z, sharpness] : peak.values)
            seen.add(Length(z), std::max(scale * sharpness, valueAt(coarse, z)));
        replace(values, seen);
    }
    return curveOf(values);
}

class Search {
  public:
    Search(const FocusSearched& light, std::pair<Length, Length> range, const TakePicture& take,
           JobControl& control)
        : light_(light), low_(range.first), high_(range.second), take_(take), control_(control) {}

    FocusFound found() const {
        constexpr double first = 0.2; // share of the work: settled pictures take longer
        const FocusCurve coarse = curveOf(searched(light_, low_, high_), false, {0, first});
        if (const Focus seen = coarse.focus(); !seen.standsOut)
            return {seen, coarse};
        const std::vector<Length> peaks = coarse.candidates();
        std::vector<Close> all;
        for (std::size_t i = 0; i < peaks.size(); ++i) {
            const auto at = [&](std::size_t done) {
                return std::lerp(first, 1.0, static_cast<double>(done) / double(peaks.size()));
            };
            all.push_back(closely(peaks[i], {at(i), at(i + 1)}));
        }
        FocusFound found{.curve = joined(coarse, all)};
        found.focus = found.curve.focus();
        found.focus.standsOut = true; // many distances near peaks make what is usual high
        return found;
    }

  private:
    FocusCurve curveOf(const std::vector<Length>& distances, bool settled,
                       std::pair<double, double> share) const {
        FocusCurve curve;
        const auto count = static_cast<double>(distances.size());
        for (std::size_t i = 0; i < distances.size(); ++i) {
            const auto at = static_cast<double>(i);
            const JobShare part(control_, std::lerp(share.first, share.second, at / count),
                                std::lerp(share.first, share.second, (at + 1) / count));
            control_.begin(message(FRINGE_MARK("Looking where it is sharp")), 0, 1);
            curve.add(distances[i], sharpnessOf(take_(distances[i], settled)));
            control_.checkpoint();
        }
        return curve;
    }

    Close closely(Length at, std::pair<double, double> share) const {
        constexpr int planes = 9;
        constexpr double blur = 5; // samples
        const double half = std::midpoint(share.first, share.second);
        Length reach = distanceOf(blur, light_, at);
        Close close;
        for (const auto& part : {std::pair(share.first, half), std::pair(half, share.second)}) {
            const FocusCurve curve =
                curveOf(evenly(std::max(low_, at - reach), std::min(high_, at + reach), planes),
                        true, part);
            at = curve.focus().best;
            close.most = std::ranges::max(curve.sharpnesses);
            replace(close.values, curve);
            reach = reach / 4;
        }
        return close;
    }

    const FocusSearched& light_;
    Length low_, high_;
    const TakePicture& take_;
    JobControl& control_;
};

} // namespace

FocusFound findSharpest(const FocusSearched& light, std::pair<Length, Length> range,
                        const TakePicture& take, JobControl& control) {
    return Search(light, range, take, control).found();
}

} // namespace fringe
