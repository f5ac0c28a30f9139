// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/focus_search.h"

#include "engine/job/job_control.h"

#include <algorithm>
#include <cmath>

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

class Search {
  public:
    Search(const FocusSearched& light, std::pair<Length, Length> range, const TakePicture& take,
           JobControl& control)
        : light_(light), low_(range.first), high_(range.second), take_(take), control_(control) {}

    FocusFound found() const {
        constexpr double first = 0.6; // share of the work
        FocusFound all{.curve = curveOf(searched(light_, low_, high_), false, 0, first)};
        const Focus coarse = all.curve.focus();
        auto best = closely(coarse.best, first);
        if (coarse.other) {
            auto other = closely(*coarse.other, (1 + first) / 2);
            if (other.first > best.first)
                std::swap(best, other);
            all.focus.other = other.second;
        }
        all.focus.best = best.second;
        all.focus.isAtEdge = best.second == low_ || best.second == high_;
        return all;
    }

  private:
    FocusCurve curveOf(const std::vector<Length>& distances, bool settled, double from,
                       double to) const {
        FocusCurve curve;
        const auto count = static_cast<double>(distances.size());
        for (std::size_t i = 0; i < distances.size(); ++i) {
            const auto at = static_cast<double>(i);
            const JobShare share(control_, std::lerp(from, to, at / count),
                                 std::lerp(from, to, (at + 1) / count));
            control_.begin(message(FRINGE_MARK("Looking where it is sharp")), 0, 1);
            curve.add(distances[i], sharpnessOf(take_(distances[i], settled)));
            control_.checkpoint();
        }
        return curve;
    }

    /// How sharp the peak near a distance is, and where it is.
    std::pair<double, Length> closely(Length at, double from) const {
        constexpr double share = 0.1; // of the work
        constexpr int planes = 9;
        Length reach = stepAt(light_, at, light_.reduction);
        double most = 0;
        for (int round = 0; round < 2; ++round) {
            const FocusCurve curve =
                curveOf(evenly(std::max(low_, at - reach), std::min(high_, at + reach), planes),
                        true, from + round * share, from + (round + 1) * share);
            at = curve.focus().best;
            most = std::ranges::max(curve.sharpnesses);
            reach = reach / 4;
        }
        return {most, at};
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
