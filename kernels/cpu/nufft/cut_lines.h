// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/nufft/nufft_tables.h"
#include "kernels/cpu/nufft/panel_planes.h"

#include <array>
#include <span>
#include <vector>

namespace fringe::cpu {

/// Points of a batch, and what is drawn of their windows along one axis.
struct CutPoints {
    std::span<const std::int32_t> listed;
    const simd::WindowCuts& cuts;
};

/// The waves whose windows cut a tile along one axis, as panels: rows of frequencies along the
/// other axis, columns of pixels along this one. Waves with the same cells wait for each other, so
/// that lines of pixels are summed in registers.
class CutLines {
  public:
    enum class Along { Rows, Columns }; ///< how the pixels are drawn

    CutLines(Along along, const NufftTables& tables);
    static double waitingBytes(int side); ///< from the start

    bool isEmpty() const { return isEmpty_; }

    /// Adds what is drawn of some points; `start`: the first pixel of the tile along the axis. The
    /// panels are first emptied if there was nothing.
    void add(const simd::NufftWaves& waves, const CutPoints& cut, std::int64_t start,
             const PanelPlanes& panels);

    /// Nothing waits any more.
    void finish(const PanelPlanes& panels);
    void clear() { isEmpty_ = true; } ///< what was finished

  private:
    struct Waiting {
        int count = 0;
        std::array<simd::CutWave, simd::cutBatch> waves;
    };

    /// Powers of the frequencies that bend the waves of plane terms + n.
    struct Powers {
        int along;
        int across;
    };

    Powers powersOf(int bend) const;
    void plot(const simd::NufftWaves& waves, std::int32_t point, simd::CutWave& wave) const;
    simd::CutWave& next(int cell, const PanelPlanes& panels);
    void flush(int cell, const PanelPlanes& panels);

    Along along_;
    const NufftTables& tables_;
    bool isEmpty_ = true;
    std::vector<Waiting> waiting_; ///< by first cell, margin included
};

} // namespace fringe::cpu
