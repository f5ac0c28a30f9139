// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/focus_curve.h"

#include "engine/model/units.h"
#include "engine/optics/picture_gradient.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

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

/// Which maxima of a curve are peaks.
struct PeakLimits {
    double height; ///< least, of the highest
    double valley; ///< most between two, of the lower
};

/// Whether between the two the curve falls well below the lower one.
bool areApart(const std::vector<double>& s, std::size_t a, std::size_t b, double valley) {
    const auto [first, last] = std::minmax(a, b);
    const auto from = s.begin() + static_cast<std::ptrdiff_t>(first);
    const auto to = s.begin() + static_cast<std::ptrdiff_t>(last);
    return *std::min_element(from, to) < valley * std::min(s[a], s[b]);
}

/// The numbers of the highest and of the highest others that are peaks, the higher first.
std::vector<std::size_t> peaksOf(const std::vector<double>& s, const PeakLimits& limits) {
    constexpr std::size_t most = 5;
    std::vector<std::size_t> all(s.size()), peaks;
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::ranges::stable_sort(all, std::greater(), [&](std::size_t at) { return s[at]; });
    for (const std::size_t at : all) {
        const bool isPeak =
            (at == 0 || s[at] >= s[at - 1]) && (at + 1 == s.size() || s[at] >= s[at + 1]);
        const auto isApart = [&](std::size_t peak) { return areApart(s, at, peak, limits.valley); };
        if (peaks.empty()
            || (isPeak && s[at] >= limits.height * s[peaks.front()]
                && std::ranges::all_of(peaks, isApart)))
            peaks.push_back(at);
    }
    peaks.resize(std::min(peaks.size(), most));
    return peaks;
}

/// Whether the highest is well above what is usual; three or fewer do not say.
bool standsOut(std::vector<double> s) {
    constexpr double least = 1.5;
    constexpr std::size_t few = 3;
    const double most = std::ranges::max(s);
    const auto middle = s.begin() + static_cast<std::ptrdiff_t>(s.size() / 2);
    std::ranges::nth_element(s, middle);
    return most > 0 && (s.size() <= few || most >= least * *middle);
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
    if (!focus.standsOut)
        return message(FRINGE_MARK("nothing stands out as sharp in what was searched: it is about "
                                   "the same at all distances"));
    const std::string best = text(focus.best);
    Message others;
    for (const Length other : focus.others)
        others =
            others.empty() ? Message{text(other)} : Message{"{0}, {1}", {others, {text(other)}}};
    if (!others.empty() && focus.isAtEdge)
        return message(FRINGE_MARK("sharpest as a whole at {0}, at the edge of what was searched: "
                                   "look beyond it; sharp at {1}, too"),
                       best, others);
    if (!others.empty())
        return message(FRINGE_MARK("sharpest as a whole at {0}; sharp at {1}, too"), best, others);
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
    const std::vector<std::size_t> peaks = peaksOf(sharpnesses, {0.25, 0.7});
    const std::size_t best = peaks.front();
    Focus focus{.best = Length(placeOf(*this, best)),
                .isAtEdge = sharpnesses.size() > 1 && (best == 0 || best + 1 == sharpnesses.size()),
                .standsOut = standsOut(sharpnesses)};
    for (std::size_t i = 1; i < peaks.size(); ++i)
        focus.others.emplace_back(placeOf(*this, peaks[i]));
    return focus;
}

std::vector<Length> FocusCurve::candidates() const {
    std::vector<Length> places;
    for (const std::size_t peak : peaksOf(sharpnesses, {0.1, 0.95}))
        places.emplace_back(placeOf(*this, peak));
    return places;
}

} // namespace fringe
