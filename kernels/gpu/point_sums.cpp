// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/point_sums.h"

namespace fringe::gpu {
namespace {

void addAll(const std::vector<PointPass>& passes, const PointSums& sums) {
    for (const PointPass& pass : passes)
        sums.points(pass);
}

std::vector<PointSource> chosen(const std::vector<std::uint32_t>& indices,
                                std::span<const PointSource> points) {
    std::vector<PointSource> chosen;
    chosen.reserve(indices.size());
    for (const std::uint32_t i : indices)
        chosen.push_back(points[i]);
    return chosen;
}

void sumSpectra(const PointSourcesArgs& args, const PointSums& sums) {
    const plan::SpectralPlan plan = plan::planSpectra(args, spectralCosts);
    PointSourcesArgs part = args;
    for (const plan::SpectralGroup& group : plan.groups) {
        sums.spectra(spectralWork(group, args));
        const std::vector<PointSource> points = chosen(group.points, args.points);
        part.points = points;
        addAll(cutPasses(part, group.choices.side), sums);
    }
    const std::vector<PointSource> others = chosen(plan.others, args.points);
    part.points = others;
    addAll(pointPasses(part), sums);
}

} // namespace

void sumPoints(const PointSourcesArgs& args, const PointSums& sums) {
    if (args.sum == PointSum::Spectral)
        sumSpectra(args, sums);
    else
        addAll(pointPasses(args, sums.hasLibrary), sums);
}

} // namespace fringe::gpu
