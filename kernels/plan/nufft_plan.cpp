// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/nufft_plan.h"

#include "kernels/plan/nufft_costs.h"
#include "kernels/plan/nufft_errors.h"
#include "kernels/plan/slab_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ranges>
#include <span>

namespace fringe::plan {
namespace {

constexpr std::array slabCounts{1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 96};
static_assert(std::ranges::all_of(slabCounts,
                                  [](int count) { return depthBinCount % count == 0; }));

/// What becomes of a slab.
struct SlabPlan {
    Parting parting;
    std::optional<NufftChoices> choices; ///< nothing: the direct sum
    double nanoseconds = 0;
};

struct Division {
    std::vector<SlabPart> slabs;
    std::vector<SlabPlan> plans;
    double nanoseconds = 0;
};

SlabPlan planned(const SlabPart& slab, const Parting& parting, const CostedCall& call) {
    const double direct = directCost(slab, call);
    const auto best = cheapestChoices(partsOf(slab, parting), call);
    return best && best->nanoseconds < direct ? SlabPlan{parting, best->choices, best->nanoseconds}
                                              : SlabPlan{{}, std::nullopt, direct};
}

/// Parts are halved as long as that pays, and until the tolerance can be kept at all: parts of a
/// slab see a tile in less different directions, so that waves need not be bent, or tiles may be
/// larger.
SlabPlan parted(const SlabPart& slab, const SlabPlan& whole, const CostedCall& call) {
    SlabPlan best = whole;
    const auto isPlain = [&best] { return best.choices && best.choices->order == 0; };
    for (Parting last; !isPlain() && std::min(last.across, last.up) < call.costs.mostParts;) {
        for (const Parting next :
             {Parting{2 * last.across, last.up}, Parting{last.across, 2 * last.up},
              Parting{2 * last.across, 2 * last.up}})
            if (std::max(next.across, next.up) <= call.costs.mostParts) {
                const SlabPlan tried = planned(slab, next, call);
                if (tried.nanoseconds < best.nanoseconds)
                    best = tried;
            }
        if (best.choices && best.parting.count() == last.count())
            break;
        last = best.choices ? best.parting : Parting{2 * last.across, 2 * last.up};
    }
    return best;
}

/// Looking for parts takes milliseconds.
bool isWorthParting(double nanoseconds, const CostedCall& call) {
    constexpr double least = 100e6;
    return call.costs.mostParts > 1 && nanoseconds > least;
}

Division divided(const DepthBins& bins, int count, bool mayPart, const CostedCall& call) {
    Division division{bins.slabs(count), {}, 0};
    for (const SlabPart& slab : division.slabs) {
        SlabPlan& plan = division.plans.emplace_back();
        if (slab.count == 0)
            continue;
        plan = planned(slab, {}, call);
        if (mayPart)
            plan = parted(slab, plan, call);
        division.nanoseconds += plan.nanoseconds;
    }
    return division;
}

/// More and more slabs, from `least` on, until these have made it worse a second time.
Division bestDivision(const DepthBins& bins, int least, bool mayPart, const CostedCall& call) {
    Division best;
    int worse = 0;
    for (const int count : slabCounts) {
        if (count < least)
            continue;
        Division next = divided(bins, count, mayPart, call);
        if (best.slabs.empty() || next.nanoseconds < best.nanoseconds)
            best = std::move(next);
        else if (++worse == (mayPart ? 1 : 2))
            break;
    }
    return best;
}

Division bestDivision(const DepthBins& bins, const CostedCall& call) {
    Division whole = bestDivision(bins, 1, false, call);
    if (!isWorthParting(whole.nanoseconds, call))
        return whole;
    Division inParts = bestDivision(bins, static_cast<int>(whole.slabs.size()), true, call);
    return inParts.nanoseconds < whole.nanoseconds ? inParts : whole;
}

using SlabGroups = std::vector<NufftGroup>; ///< by part

std::vector<SlabGroups> emptyGroups(bool isBehind, const Division& division) {
    std::vector<SlabGroups> groups;
    for (std::size_t slab = 0; slab < division.slabs.size(); ++slab) {
        const auto& [parting, choices, nanoseconds] = division.plans[slab];
        SlabGroups& ofSlab = groups.emplace_back();
        for (const SlabPart& part : partsOf(division.slabs[slab], parting))
            ofSlab.push_back({isBehind, part.box, choices.value_or(NufftChoices{}), {}});
    }
    return groups;
}

void planSide(bool isBehind, const CostedCall& call, NufftPlan& plan) {
    const std::span<const PointSource> points = call.args.points;
    const DepthBins sorted(isBehind, call.args, 1);
    if (sorted.isEmpty())
        return;
    const Division division = bestDivision(sorted, call);
    std::vector<SlabGroups> groups = emptyGroups(isBehind, division);
    const int perSlab = depthBinCount / static_cast<int>(division.slabs.size());
    for (std::uint32_t i = 0; i < points.size(); ++i) {
        if (!sorted.isHere(points[i]))
            continue;
        const auto slab = static_cast<std::size_t>(sorted.binOf(points[i]) / perSlab);
        const SlabPlan& planned = division.plans[slab];
        const int part = planned.parting.partOf(division.slabs[slab].box, points[i].x, points[i].y);
        (planned.choices ? groups[slab][static_cast<std::size_t>(part)].points : plan.others)
            .push_back(i);
    }
    for (NufftGroup& group : groups | std::views::join)
        if (!group.points.empty())
            plan.groups.push_back(std::move(group));
}

} // namespace

NufftPlan planSpectra(const PointSourcesArgs& args, const NufftCosts& costs) {
    NufftPlan plan;
    planSide(false, {args, costs}, plan);
    planSide(true, {args, costs}, plan);
    return plan;
}

std::vector<NufftSlab> divideSpectra(const PointSourcesArgs& args,
                                     const std::array<SideFigures, 2>& sides,
                                     const NufftCosts& costs) {
    std::vector<NufftSlab> slabs;
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
                                 division.slabs[i].count, division.plans[i].choices});
    }
    return slabs;
}

NufftForecast forecastSpectra(const PointSourcesArgs& sample, double count,
                              const NufftCosts& costs) {
    NufftForecast forecast;
    for (const bool isBehind : {false, true}) {
        const DepthBins sorted(isBehind, sample, count / static_cast<double>(sample.points.size()));
        if (sorted.isEmpty())
            continue;
        const Division division = bestDivision(sorted, {sample, costs});
        forecast.nanoseconds += division.nanoseconds;
        for (std::size_t slab = 0; slab < division.slabs.size(); ++slab) {
            if (division.plans[slab].choices)
                forecast.choices.push_back(*division.plans[slab].choices);
            else
                forecast.others += division.slabs[slab].count;
        }
    }
    return forecast;
}

} // namespace fringe::plan
