// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/focus_curve.h"

#include "engine/model/units.h"
#include "engine/optics/picture_gradient.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

/// Between the distances by a parabola through three values.
double placeOf(const FocusCurve& curve, std::size_t at) {
    const auto& [z, s] = curve;
    if (at == 0 || at + 1 == z.size())
        return z[at];
    const double a = z[at] - z[at - 1], b = z[at + 1] - z[at];
    const double rise = (s[at] - s[at - 1]) / a, fall = (s[at] - s[at + 1]) / b;
    return rise + fall > 0
               ? z[at] + std::clamp((rise * b - fall * a) / (2 * (rise + fall)), -a / 2, b / 2)
               : z[at];
}

/// Whether between the two the curve falls well below the lower one.
bool areApart(const std::vector<double>& s, std::size_t a, std::size_t b) {
    constexpr double valley = 0.8;
    const auto [first, last] = std::minmax(a, b);
    const auto from = s.begin() + static_cast<std::ptrdiff_t>(first);
    const auto to = s.begin() + static_cast<std::ptrdiff_t>(last);
    return *std::min_element(from, to) < valley * std::min(s[a], s[b]);
}

} // namespace

double sharpnessOf(const Picture& picture) {
    constexpr std::int64_t blur = 5; // samples; two such means have a σ of 4.5
    const Shape shape = picture.shape();
    const Values amplitude = amplitudeOf(picture), gradient = gradientOf(amplitude, shape);
    const double mean = meanOf(gradient);
    const double tamura = mean > 0 ? meanOf(squared(gradient)) / (mean * mean) : 0;
    const Values structure = gradientOf(localMean(squared(amplitude), shape, blur), shape);
    return meanOf(squared(structure)) * tamura * tamura;
}

Message focusText(const Focus& focus) {
    const auto text = [](Length z) { return formatLength(Length(std::round(z.si() * 1e6) / 1e6)); };
    const std::string best = text(focus.best);
    if (focus.other && focus.isAtEdge)
        return message(FRINGE_MARK("sharpest as a whole at {0}, at the edge of what was searched: "
                                   "look beyond it; sharp at {1}, too"),
                       best, text(*focus.other));
    if (focus.other)
        return message(FRINGE_MARK("sharpest as a whole at {0}; sharp at {1}, too"), best,
                       text(*focus.other));
    if (focus.isAtEdge)
        return message(FRINGE_MARK("sharpest as a whole at {0}, at the edge of what was searched: "
                                   "look beyond it"),
                       best);
    return message(FRINGE_MARK("sharpest as a whole at {0}"), best);
}

void FocusCurve::add(Length distance, double sharpness) {
    distances.push_back(distance.si());
    sharpnesses.push_back(sharpness);
}

Focus FocusCurve::focus() const {
    constexpr double high = 0.5;
    const std::vector<double>& s = sharpnesses;
    const auto best = static_cast<std::size_t>(std::ranges::max_element(s) - s.begin());
    Focus focus{.best = Length(placeOf(*this, best)),
                .isAtEdge = s.size() > 1 && (best == 0 || best + 1 == s.size())};
    std::size_t second = best;
    for (std::size_t at = 0; at < s.size(); ++at) {
        const bool isPeak =
            (at == 0 || s[at] >= s[at - 1]) && (at + 1 == s.size() || s[at] >= s[at + 1]);
        if (at != best && isPeak && s[at] >= high * s[best] && areApart(s, at, best)
            && (second == best || s[at] > s[second]))
            second = at;
    }
    if (second != best)
        focus.other = Length(placeOf(*this, second));
    return focus;
}

} // namespace fringe
