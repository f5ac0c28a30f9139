// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/spectral_plan.h"

#include "kernels/plan/spectral_costs.h"
#include "kernels/plan/spectral_errors.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fringe::plan {
namespace {

constexpr std::array slabCounts{1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 96};
static_assert(std::ranges::all_of(slabCounts,
                                  [](int count) { return depthBinCount % count == 0; }));

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
    const int perSlab = depthBinCount / static_cast<int>(division.slabs.size());
    std::vector<SpectralGroup> groups(division.slabs.size());
    for (std::uint32_t i = 0; i < args.points.size(); ++i) {
        if (!sorted.isHere(args.points[i]))
            continue;
        const auto slab = static_cast<std::size_t>(sorted.binOf(args.points[i]) / perSlab);
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

std::vector<SpectralSlab> divideSpectra(const PointSourcesArgs& args,
                                        const std::array<SideFigures, 2>& sides,
                                        const SpectralCosts& costs) {
    std::vector<SpectralSlab> slabs;
    for (const bool isBehind : {false, true}) {
        const DepthBins sorted(isBehind, args, sides[isBehind ? 1 : 0]);
        if (sorted.isEmpty())
            continue;
        const Division division = bestDivision(sorted, {args, costs});
        const int perSlab = depthBinCount / static_cast<int>(division.slabs.size());
        int bin = 0;
        for (std::size_t i = 0; i < division.slabs.size(); ++i, bin += perSlab)
            if (division.slabs[i].count > 0)
                slabs.push_back({isBehind, bin, bin + perSlab, division.slabs[i].box,
                                 division.slabs[i].count, division.choices[i]});
    }
    return slabs;
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
        for (std::size_t slab = 0; slab < division.slabs.size(); ++slab) {
            if (division.choices[slab])
                forecast.choices.push_back(*division.choices[slab]);
            else
                forecast.others += division.slabs[slab].count;
        }
    }
    return forecast;
}

} // namespace fringe::plan
