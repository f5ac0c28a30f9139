// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/nufft_work.h"

#include "kernels/gpu/point_records.h"
#include "kernels/plan/gridding_kernel.h"
#include "kernels/plan/nufft_view.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fringe::gpu {
namespace {

constexpr std::size_t batchBytes = std::size_t{128} << 20;

/// Integers of a pass hold the sum of all strengths, and as much again.
constexpr double mostQuanta = 1 << 30;
/// The largest share of a term in a point: Lagrange's polynomials on at most four nodes.
constexpr double mostShare = 1.4;
/// Rounding to quanta, relative to the wave, in tolerances: it grows with the points of a pass.
constexpr double pointsPerTolerance = 8e7;

void setKernel(formulas::NufftRecord& record, int width) {
    const plan::CellPolynomials& cells = plan::griddingKernel(width).polynomials();
    record.width = cells.width;
    record.degree = cells.degree;
    static_assert(sizeof record.cells == sizeof cells.once);
    for (int power = 0; power < FRINGE_MOST_POWERS; ++power)
        for (std::size_t cell = 0; cell < plan::mostWidth; ++cell)
            record.cells[power][cell / 4].at[cell % 4] = cells.once[power][cell];
}

/// Lengths of a view in wavelengths.
formulas::NufftTileRecord tileRecord(const plan::NufftView& view, const plan::NufftTile& tile,
                                     double wavelength) {
    formulas::NufftTileRecord record{};
    record.x = toTwoFloat(view.x / wavelength);
    record.y = toTwoFloat(view.y / wavelength);
    record.u = view.u;
    record.v = view.v;
    const auto scale = static_cast<float>(wavelength);
    record.curvatureMiddle = view.curvatureMiddle * scale;
    record.curvaturePerUnit = view.curvaturePerUnit / scale;
    record.obliquity = view.obliquity;
    record.centring = view.centring / scale;
    record.row = static_cast<int>(tile.top);
    record.col = static_cast<int>(tile.left);
    return record;
}

formulas::DemodulationRecord demodulationRecord(const plan::RowDemodulation& demodulation) {
    formulas::DemodulationRecord record;
    std::ranges::copy(demodulation.phase, record.phase);
    std::ranges::copy(demodulation.weight, record.weight);
    return record;
}

std::size_t cellsPerSquare(const plan::NufftChoices& choices) {
    const auto side = static_cast<std::size_t>(choices.side);
    return 4 * side * side;
}

/// Squares of integers that hold both the terms and, half as large, the sources of the lines.
std::size_t cellSquares(const plan::NufftChoices& choices) {
    return static_cast<std::size_t>(
        std::max(choices.terms, (choices.terms + choices.order + 1) / 2));
}

} // namespace

NufftRoom nufftRoom(const plan::NufftChoices& choices) {
    const auto side = static_cast<std::size_t>(choices.side);
    const auto planes = static_cast<std::size_t>(choices.planes());
    const std::size_t grids =
        sizeof(Complex) * cellsPerSquare(choices) * (cellSquares(choices) + planes);
    const std::size_t records =
        sizeof(formulas::NufftTileRecord) + planes * side * sizeof(formulas::DemodulationRecord);
    return {grids + records, std::max<std::size_t>(batchBytes / grids, 1)};
}

std::vector<formulas::NufftPass> nufftPasses(std::size_t first, std::size_t end,
                                             std::span<const float> amplitudes, double tolerance) {
    const auto most =
        static_cast<std::size_t>(std::clamp(pointsPerTolerance * tolerance, 256.0, 1e6));
    std::vector<formulas::NufftPass> passes;
    for (std::size_t begin = first; begin < end; begin += most) {
        const std::size_t stop = std::min(begin + most, end);
        const std::size_t firstBlock = begin / FRINGE_SPREAD_POINTS;
        const std::size_t lastBlock = (stop - 1) / FRINGE_SPREAD_POINTS;
        const auto blocks = amplitudes.subspan(firstBlock, lastBlock - firstBlock + 1);
        const double strengths = std::accumulate(blocks.begin(), blocks.end(), 0.0);
        const double quantum = std::max(mostShare * strengths / mostQuanta, 1e-37);
        passes.push_back({static_cast<int>(begin), static_cast<int>(stop),
                          static_cast<float>(quantum), begin == first ? 1 : 0});
    }
    return passes;
}

NufftTiles::NufftTiles(const plan::NufftSlab& slab, const PointSourcesArgs& args, bool hasCuts)
    : slab_(slab), args_(args), rate_((slab.isBehind ? 1 : -1) / args.wavelength),
      atOnce_(nufftRoom(*slab.choices).tilesAtOnce) {
    const plan::NufftChoices& choices = *slab.choices;
    group_.side = choices.side;
    group_.terms = choices.terms;
    group_.planes = choices.planes();
    group_.sense = slab.isBehind ? 1.0F : -1.0F;
    group_.hasCuts = hasCuts ? 1 : 0;
    setKernel(group_, choices.width);
    deconvolution_ = plan::gridDeconvolution(choices.side, choices.width);
    const plan::NufftTiling tiling(choices.side, args);
    for (std::int64_t index = 0; index < tiling.count(); ++index) {
        const plan::NufftTile tile = tiling.tile(index);
        const plan::LocalWave wave = plan::localWave(slab.box, tile.frame, args);
        if (wave.reaches)
            reached_.push_back({tile, wave});
    }
    if (!reached_.empty())
        setCommon(viewOf(reached_.front()));
}

/// What the views of all tiles have in common.
void NufftTiles::setCommon(const plan::NufftView& view) {
    group_.perPixelX = view.perPixelX;
    group_.perPixelY = view.perPixelY;
    for (int term = 0; term < FRINGE_MOST_TERMS; ++term)
        std::ranges::copy(view.weights[term], group_.weights[term]);
}

plan::NufftView NufftTiles::viewOf(const Reached& reached) const {
    const plan::Demodulation demodulation(reached.wave, reached.tile.frame, rate_,
                                          slab_.choices->terms);
    return plan::nufftView({reached.wave, demodulation, *slab_.choices, rate_}, reached.tile,
                           args_.grid);
}

std::size_t NufftTiles::batches() const {
    return (reached_.size() + atOnce_ - 1) / atOnce_;
}

std::span<const NufftTiles::Reached> NufftTiles::reached(std::size_t batch) const {
    const std::size_t first = batch * atOnce_;
    return std::span(reached_).subspan(first, std::min(atOnce_, reached_.size() - first));
}

std::vector<formulas::NufftTileRecord> NufftTiles::tiles(std::size_t batch) const {
    std::vector<formulas::NufftTileRecord> tiles;
    for (const Reached& one : reached(batch))
        tiles.push_back(tileRecord(viewOf(one), one.tile, args_.wavelength));
    return tiles;
}

std::vector<formulas::DemodulationRecord> NufftTiles::demodulation(std::size_t batch) const {
    const plan::NufftChoices& choices = *slab_.choices;
    std::vector<formulas::DemodulationRecord> records;
    records.reserve(squares(batch) * static_cast<std::size_t>(choices.side));
    for (const Reached& one : reached(batch)) {
        const plan::Demodulation demodulation(one.wave, one.tile.frame, rate_, choices.terms);
        for (int plane = 0; plane < choices.planes(); ++plane)
            for (int row = 0; row < choices.side; ++row) {
                const double offset = (choices.side / 2 - row) * args_.grid.pitchY;
                const auto deconvolution =
                    static_cast<double>(deconvolution_[static_cast<std::size_t>(row)]);
                records.push_back(demodulationRecord(
                    plane < choices.terms
                        ? demodulation.row(plane, offset, args_.grid.pitchX, deconvolution)
                        : demodulation.bent(plan::bends[plane - choices.terms], offset, args_.grid,
                                            deconvolution)));
            }
    }
    return records;
}

std::size_t NufftTiles::cellCount(std::size_t batch) const {
    return 2 * cellsPerSquare(*slab_.choices) * cellSquares(*slab_.choices) * reached(batch).size();
}

std::size_t NufftTiles::sampleCount(std::size_t batch) const {
    return cellsPerSquare(*slab_.choices) * squares(batch);
}

std::size_t NufftTiles::squares(std::size_t batch) const {
    return static_cast<std::size_t>(group_.planes) * reached(batch).size();
}

std::size_t NufftTiles::lines(std::size_t batch) const {
    return squares(batch) * static_cast<std::size_t>(group_.side);
}

} // namespace fringe::gpu
