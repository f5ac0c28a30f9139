// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/nufft/cut_lines.h"

#include "kernels/cpu/simd_choice.h"
#include "kernels/plan/gridding_kernel.h"

namespace fringe::cpu {
namespace {

using simd::gridMargin;

int placesOf(int cells) {
    return cells + 2 * gridMargin;
}

} // namespace

CutLines::CutLines(Along along, const NufftTables& tables)
    : along_(along), tables_(tables), waiting_(static_cast<std::size_t>(placesOf(tables.cells))) {}

double CutLines::waitingBytes(int side) {
    return placesOf(2 * side) * static_cast<double>(sizeof(Waiting));
}

CutLines::Powers CutLines::powersOf(int bend) const {
    const auto [x, y] = plan::bends[bend];
    return along_ == Along::Rows ? Powers{x, y} : Powers{y, x};
}

void CutLines::add(const simd::NufftWaves& waves, const CutPoints& cut, std::int64_t start,
                   const PanelPlanes& panels) {
    if (cut.listed.empty())
        return;
    if (isEmpty_)
        panels.clear();
    isEmpty_ = false;
    simd::CellPlaces places;
    simd::bestKernels().nufft.findCells(along_ == Along::Rows ? waves.row : waves.column,
                                        tables_.chosen(cut.listed), tables_.choices.width, places);
    for (std::size_t n = 0; n < cut.listed.size(); ++n) {
        const std::int32_t point = cut.listed[n];
        simd::CutWave& wave = next(places.cell[n], panels);
        plot(waves, point, wave);
        wave.fraction = places.fraction[n];
        const float sign = cut.cuts.sign(point);
        wave.strength[0] = sign * waves.strength[2 * point];
        wave.strength[1] = sign * waves.strength[2 * point + 1];
        wave.first = cut.cuts.first[point] - static_cast<std::int32_t>(start);
        wave.end = cut.cuts.end[point] - static_cast<std::int32_t>(start);
    }
}

/// The wave along the drawn pixels, and its share in the planes. The shares of the terms in a point
/// add up to one.
void CutLines::plot(const simd::NufftWaves& waves, std::int32_t point, simd::CutWave& wave) const {
    const auto& [side, terms, width, order] = tables_.choices;
    const bool isRow = along_ == Along::Rows;
    const float inCells = isRow ? waves.column[point] : waves.row[point];
    const float turns = isRow ? waves.columnTurns[point] : waves.rowTurns[point];
    wave.frequency = inCells / static_cast<float>(tables_.cells) + turns;
    for (int term = 0; term < terms; ++term)
        wave.plane[term] = waves.plane[term][point];
    const float powers[]{1, wave.frequency, wave.frequency * wave.frequency};
    static_assert(std::size(powers) == plan::mostOrder + 1);
    for (int bend = 0; bend < plan::bendCount(order); ++bend)
        wave.plane[terms + bend] = powers[powersOf(bend).along];
}

simd::CutWave& CutLines::next(int cell, const PanelPlanes& panels) {
    Waiting& waiting = waiting_[static_cast<std::size_t>(cell)];
    if (waiting.count == simd::cutBatch)
        flush(cell, panels);
    return waiting.waves[static_cast<std::size_t>(waiting.count++)];
}

/// Frequencies are periodic: what overhangs at one end belongs to the other.
void CutLines::flush(int cell, const PanelPlanes& panels) {
    auto& [count, waves] = waiting_[static_cast<std::size_t>(cell)];
    if (count == 0)
        return;
    const auto& [side, terms, width, order] = tables_.choices;
    simd::CutTarget target{panels.panel(0, 0),
                           panels.stride(),
                           panels.planeStride(),
                           tables_.choices.planes(),
                           side,
                           {},
                           {}};
    for (int j = 0; j < width; ++j) {
        const int row = (cell - gridMargin + j + tables_.cells) % tables_.cells;
        target.rows[j] = row;
        for (int plane = 0; plane < target.count; ++plane) {
            const int power = plane < terms ? 0 : powersOf(plane - terms).across;
            target.scales[plane][j] =
                tables_.powers[static_cast<std::size_t>(power)][static_cast<std::size_t>(row)];
        }
    }
    simd::bestKernels().nufft.addCutWaves(plan::griddingKernel(width).polynomials(), waves.data(),
                                          count, target);
    count = 0;
}

void CutLines::finish(const PanelPlanes& panels) {
    for (int cell = 0; cell < placesOf(tables_.cells) && !isEmpty_; ++cell)
        flush(cell, panels);
}

} // namespace fringe::cpu
