// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/survey_figures.h"

#include <bit>
#include <cmath>
#include <limits>
#include <numeric>

namespace fringe::gpu {
namespace {

static_assert(FRINGE_DEPTH_BINS == plan::depthBinCount);

float fromOrderedBits(int bits) {
    return std::bit_cast<float>(bits ^ ((bits >> 31) & 0x7fffffff));
}

/// A number that became `bits` when it was rounded is not below that.
double least(int bits) {
    return static_cast<double>(std::nextafter(fromOrderedBits(bits), -HUGE_VALF));
}
double greatest(int bits) {
    return static_cast<double>(std::nextafter(fromOrderedBits(bits), HUGE_VALF));
}

plan::DepthRanges rangesOf(const SurveyDistances& distances, std::size_t side) {
    return {static_cast<double>(fromOrderedBits(distances[2 * side])),
            static_cast<double>(fromOrderedBits(distances[2 * side + 1]))};
}

} // namespace

SurveyDistances noDistances() {
    const int none = formulas::orderedBits(HUGE_VALF);
    return {none, 0, none, 0};
}

SurveyFigures noFigures() {
    constexpr int most = std::numeric_limits<int>::max();
    SurveyFigures figures;
    figures.fill({0, most, -most, most, -most, most, -most});
    return figures;
}

formulas::DepthRecord depthRecord(const SurveyDistances& distances) {
    formulas::DepthRecord depths{};
    for (std::size_t side = 0; side < 2; ++side) {
        const plan::DepthRanges ranges = rangesOf(distances, side);
        depths.low[side] = ranges.low;
        depths.perUnit[side] = ranges.perUnit;
    }
    return depths;
}

std::array<plan::SideFigures, 2> sidesOf(const SurveyDistances& distances,
                                         const SurveyFigures& figures) {
    std::array<plan::SideFigures, 2> sides;
    for (std::size_t side = 0; side < 2; ++side) {
        sides[side].ranges = rangesOf(distances, side);
        for (std::size_t bin = 0; bin < FRINGE_DEPTH_BINS; ++bin) {
            const auto& found = figures[side * FRINGE_DEPTH_BINS + bin];
            if (found[0] > 0)
                sides[side].bins[bin] = {{least(found[1]), greatest(found[2]), least(found[3]),
                                          greatest(found[4]), least(found[5]), greatest(found[6])},
                                         static_cast<double>(found[0])};
        }
    }
    return sides;
}

formulas::SourcesRecord sourcesRecord(const PointSourcesArgs& args, std::size_t count) {
    formulas::SourcesRecord record{};
    record.wavelength = args.wavelength;
    record.pitchX = args.grid.pitchX;
    record.pitchY = args.grid.pitchY;
    record.count = static_cast<int>(count);
    record.rows = static_cast<int>(args.grid.shape.rows);
    record.cols = static_cast<int>(args.grid.shape.cols);
    record.hasWindow = args.window ? 1 : 0;
    record.centreRow = static_cast<int>(args.grid.centreRow());
    record.centreCol = static_cast<int>(args.grid.centreCol());
    return record;
}

std::size_t recordedOf(const SurveyGroups& groups, int recorded) {
    return std::accumulate(groups.counts.begin(), groups.counts.begin() + recorded, std::size_t{0});
}

} // namespace fringe::gpu
