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

/// How far pictures may be apart so that what is in focus between them is blurred by a few of
/// their samples at most.
Length stepAt(const FocusSearched& light, Length z, std::int64_t reduction) {
    constexpr double blur = 5; // samples
    const double pitch = static_cast<double>(reduction) * light.pitch.si();
    const double away = std::max(std::abs(light.lens.value_or(z).si()), pitch);
    const double slope = std::min(light.width.si() / away, light.wavelength.si() / pitch);
    return Length(blur * pitch / slope);
}

/// From low to high, closer where the depth of focus is less.
std::vector<Length> searched(const FocusSearched& light, Length low, Length high) {
    const Length least = (high - low) / light.most;
    std::vector<Length> distances;
    for (Length z = low; z < high; z = z + std::max(stepAt(light, z, light.reduction), least))
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
void replace(ByDistance& values, const FocusCurve& curve, double scale = 1) {
    const auto& [z, s] = curve;
    values.erase(values.lower_bound(z.front()), values.upper_bound(z.back()));
    for (std::size_t i = 0; i < z.size(); ++i)
        values[z[i]] = scale * s[i];
}

/// A peak and what is around it, of settled pictures.
struct Close {
    Length at{};
    double most = 0;
    ByDistance values{};
};

FocusCurve curveOf(const ByDistance& values) {
    FocusCurve curve;
    for (const auto& [z, sharpness] : values)
        curve.add(Length(z), sharpness);
    return curve;
}

/// A curve with its peaks seen closely, on one scale with it so that the highest of all is the
/// highest of those. Small pictures are less sharp than settled ones.
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
    for (const Close& peak : peaks)
        replace(values, curveOf(peak.values), scale);
    return curveOf(values);
}

class Search {
  public:
    Search(const FocusSearched& light, std::pair<Length, Length> range, const TakePicture& take,
           JobControl& control)
        : light_(light), low_(range.first), high_(range.second), take_(take), control_(control) {}

    FocusFound found() const {
        constexpr double first = 0.6; // share of the work
        const FocusCurve coarse = curveOf(searched(light_, low_, high_), false, {0, first});
        const Focus seen = coarse.focus();
        if (!seen.standsOut)
            return {seen, coarse};
        std::vector<Length> peaks = seen.others;
        peaks.insert(peaks.begin(), seen.best);
        std::vector<Close> all;
        for (std::size_t i = 0; i < peaks.size(); ++i) {
            const auto at = [&](std::size_t done) {
                return std::lerp(first, 1.0, static_cast<double>(done) / double(peaks.size()));
            };
            all.push_back(closely(peaks[i], {at(i), at(i + 1)}));
        }
        std::ranges::stable_sort(all, std::greater(), &Close::most);
        const Length best = all.front().at;
        FocusFound found{{.best = best, .isAtEdge = best == low_ || best == high_},
                         joined(coarse, all)};
        for (std::size_t i = 1; i < all.size(); ++i)
            found.focus.others.push_back(all[i].at);
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
        const double half = std::midpoint(share.first, share.second);
        Length reach = stepAt(light_, at, light_.reduction);
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
        close.at = at;
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
