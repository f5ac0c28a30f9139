// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/spectral_plan.h"

#include "kernels/plan/spectral_costs.h"
#include "kernels/plan/spectral_errors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <span>

namespace fringe::plan {
namespace {

constexpr int bins = 96;
constexpr std::array slabCounts{1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 96};
static_assert(std::ranges::all_of(slabCounts, [](int count) { return bins % count == 0; }));

/// Some of the points that are added, evenly spread over their order.
class Sample {
  public:
    static constexpr std::size_t most = 256;

    void add(const PointSource& point) {
        if ((seen_++ & (stride_ - 1)) != 0)
            return;
        points_.push_back(samplePoint(seen_, point.x, point.y, std::abs(point.z)));
        if (points_.size() <= most)
            return;
        stride_ *= 2;
        points_ = everyOf(points_, 2);
    }

    /// Each stands for as many of `count` points.
    std::vector<SamplePoint> weighted(double count) const {
        std::vector<SamplePoint> points = points_;
        for (SamplePoint& point : points)
            point.weight = count / static_cast<double>(points.size());
        return points;
    }

    static std::vector<SamplePoint> everyOf(std::span<const SamplePoint> points,
                                            std::size_t stride) {
        std::vector<SamplePoint> some;
        for (std::size_t i = 0; i < points.size(); i += stride)
            some.push_back(points[i]);
        return some;
    }

  private:
    std::vector<SamplePoint> points_;
    std::size_t seen_ = 0, stride_ = 1; ///< a power of two
};

/// A box that grows with the points that are added, and their number.
struct DepthBin {
    PointBox box{HUGE_VAL, -HUGE_VAL, HUGE_VAL, -HUGE_VAL, HUGE_VAL, 0};
    double count = 0;
    Sample sample;

    void add(const PointSource& point, double weight) {
        const double z = std::abs(point.z);
        box = {std::min(box.x0, point.x), std::max(box.x1, point.x), std::min(box.y0, point.y),
               std::max(box.y1, point.y), std::min(box.z0, z),       std::max(box.z1, z)};
        count += weight;
        sample.add(point);
    }
};

/// Some bins, one behind the other.
struct Slab {
    explicit Slab(std::span<const DepthBin> bins) {
        for (const DepthBin& bin : bins) {
            box = {std::min(box.x0, bin.box.x0), std::max(box.x1, bin.box.x1),
                   std::min(box.y0, bin.box.y0), std::max(box.y1, bin.box.y1),
                   std::min(box.z0, bin.box.z0), std::max(box.z1, bin.box.z1)};
            count += bin.count;
            std::ranges::copy(bin.sample.weighted(bin.count), std::back_inserter(sample));
        }
        sample = Sample::everyOf(sample, sample.size() / Sample::most + 1);
    }

    PointBox box{HUGE_VAL, -HUGE_VAL, HUGE_VAL, -HUGE_VAL, HUGE_VAL, 0};
    double count = 0;
    std::vector<SamplePoint> sample;
};

/// The points of one side of the plane, sorted into bins by 1/|z|.
class DepthBins {
  public:
    static constexpr std::uint8_t elsewhere = 255; ///< the place of points of the other side
    static_assert(bins <= elsewhere);

    /// weight: points that each of the call's stands for.
    DepthBins(bool isBehind, const PointSourcesArgs& args, double weight) : isBehind_(isBehind) {
        for (const PointSource& point : args.points)
            if (isHere(point)) {
                nearest_ = std::min(nearest_, std::abs(point.z));
                farthest_ = std::max(farthest_, std::abs(point.z));
            }
        if (isEmpty())
            return;
        places_.reserve(args.points.size());
        for (const PointSource& point : args.points) {
            places_.push_back(isHere(point) ? placeOf(point) : elsewhere);
            if (places_.back() != elsewhere)
                bins_[places_.back()].add(point, weight);
        }
    }

    bool isEmpty() const { return farthest_ == 0; }

    /// The bin of each point of the call, or `elsewhere`.
    const std::vector<std::uint8_t>& places() const { return places_; }

    std::vector<Slab> slabs(int count) const {
        std::vector<Slab> slabs;
        const auto each = static_cast<std::size_t>(bins / count);
        for (std::size_t first = 0; first < bins_.size(); first += each)
            slabs.emplace_back(std::span(bins_).subspan(first, each));
        return slabs;
    }

  private:
    bool isHere(const PointSource& point) const { return (point.z < 0) == isBehind_; }

    std::uint8_t placeOf(const PointSource& point) const {
        const double low = 1 / farthest_, high = 1 / nearest_;
        if (!(high > low))
            return 0;
        const double place = (1 / std::abs(point.z) - low) / (high - low) * bins;
        return static_cast<std::uint8_t>(std::clamp(static_cast<int>(place), 0, bins - 1));
    }

    bool isBehind_;
    double nearest_ = HUGE_VAL;
    double farthest_ = 0;
    std::array<DepthBin, bins> bins_;
    std::vector<std::uint8_t> places_;
};

/// What becomes of each slab; nothing: the direct sum.
struct Division {
    std::vector<Slab> slabs;
    std::vector<std::optional<SpectralChoices>> choices;
    double nanoseconds = 0;
};

Division divided(const DepthBins& bins, int count, const CostedCall& call) {
    Division division{bins.slabs(count), {}, 0};
    for (const Slab& slab : division.slabs) {
        auto& choices = division.choices.emplace_back();
        if (slab.count == 0)
            continue;
        const CostedPoints points{slab.box, slab.count, slab.sample};
        const double direct = directCost(points, call);
        const auto best = cheapestChoices(points, call);
        if (best && best->nanoseconds < direct)
            choices = best->choices;
        division.nanoseconds += choices ? best->nanoseconds : direct;
    }
    return division;
}

/// More and more slabs, until these have made it worse a second time.
Division bestDivision(const DepthBins& bins, const CostedCall& call) {
    Division best;
    int worse = 0;
    for (const int count : slabCounts) {
        Division next = divided(bins, count, call);
        if (best.slabs.empty() || next.nanoseconds < best.nanoseconds)
            best = std::move(next);
        else if (++worse == 2)
            break;
    }
    return best;
}

void planSide(bool isBehind, const CostedCall& call, SpectralPlan& plan) {
    const PointSourcesArgs& args = call.args;
    const DepthBins sorted(isBehind, args, 1);
    if (sorted.isEmpty())
        return;
    const Division division = bestDivision(sorted, call);
    const int perSlab = bins / static_cast<int>(division.slabs.size());
    std::vector<SpectralGroup> groups(division.slabs.size());
    for (std::uint32_t i = 0; i < args.points.size(); ++i) {
        const int place = sorted.places()[i];
        if (place == DepthBins::elsewhere)
            continue;
        const auto slab = static_cast<std::size_t>(place / perSlab);
        (division.choices[slab] ? groups[slab].points : plan.others).push_back(i);
    }
    for (std::size_t slab = 0; slab < groups.size(); ++slab) {
        if (groups[slab].points.empty())
            continue;
        groups[slab].isBehind = isBehind;
        groups[slab].box = division.slabs[slab].box;
        groups[slab].choices = *division.choices[slab];
        plan.groups.push_back(std::move(groups[slab]));
    }
}

} // namespace

SpectralPlan planSpectra(const PointSourcesArgs& args, const SpectralCosts& costs) {
    SpectralPlan plan;
    planSide(false, {args, costs}, plan);
    planSide(true, {args, costs}, plan);
    return plan;
}

SpectralForecast forecastSpectra(const PointSourcesArgs& sample, double count,
                                 const SpectralCosts& costs) {
    SpectralForecast forecast;
    for (const bool isBehind : {false, true}) {
        const DepthBins sorted(isBehind, sample, count / static_cast<double>(sample.points.size()));
        if (sorted.isEmpty())
            continue;
        const Division division = bestDivision(sorted, {sample, costs});
        forecast.nanoseconds += division.nanoseconds;
        for (const auto& choices : division.choices)
            if (choices)
                forecast.choices.push_back(*choices);
    }
    return forecast;
}

} // namespace fringe::plan
