// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd.h"
#include "kernels/cpu/simd/turn.h"

/// Sums on a line of a tile, a chunk of columns at a time whose sums stay in registers.
namespace fringe::simd::FRINGE_SIMD_SPACE {

inline constexpr int chunkVectors = lanes == 16 ? 4 : 2;
inline constexpr int chunkCols = chunkVectors * lanes;

/// Some columns of a line. `Waves::wave(p, first)` is the wave of a point from a column on, whose
/// `weight(t)` and `turn(t)` are called for one vector of columns after the other; columns count
/// from the tile's centre.
template <typename Waves, bool isReal> class Chunk {
  public:
    Chunk(const TileLine& line, int first) : line_(line), first_(first) {
        for (int v = 0; v < chunkVectors; ++v)
            for (int lane = 0; lane < lanes; ++lane)
                t_[v][lane] = static_cast<float>(first + v * lanes + lane - tileCols / 2);
    }

    void add(const PointBatch& points, const Waves& waves) {
        Vector re[chunkVectors]{};
        Vector im[chunkVectors]{};
        for (int p = 0; p < points.count; ++p) {
            const int begin = points.firstCol[p] - first_;
            const int end = points.endCol[p] - first_;
            if (!(points.firstRow[p] <= line_.row && line_.row < points.endRow[p]) || end <= 0
                || begin >= chunkCols)
                continue;
            const bool isWhole = begin <= 0 && end >= chunkCols;
            auto wave = waves.wave(p, first_ - tileCols / 2);
            for (int v = 0; v < chunkVectors; ++v) {
                Vector weight = wave.weight(t_[v]);
                if (!isWhole)
                    weight = kept(weight, points, p, v);
                const TurnOf<Vector> turn = wave.turn(t_[v]);
                re[v] += weight * turn.re;
                if constexpr (!isReal)
                    im[v] += weight * turn.im;
            }
        }
        for (int v = 0; v < chunkVectors; ++v) {
            reinterpret_cast<Stored*>(line_.re + first_)[v] += re[v];
            if constexpr (!isReal)
                reinterpret_cast<Stored*>(line_.im + first_)[v] += im[v];
        }
    }

  private:
    /// The weight inside the point's window, zero outside.
    Vector kept(Vector weight, const PointBatch& points, int p, int v) const {
        const auto begin = static_cast<float>(points.firstCol[p] - tileCols / 2);
        const auto end = static_cast<float>(points.endCol[p] - tileCols / 2);
        return t_[v] >= begin && t_[v] < end ? weight : Vector{};
    }

    const TileLine& line_;
    int first_;
    Vector t_[chunkVectors];
};

template <typename Waves>
inline void addChunks(const PointBatch& points, const Waves& waves, const TileLine& line) {
    for (int first = 0; first < tileCols; first += chunkCols)
        if (line.realPart)
            Chunk<Waves, true>(line, first).add(points, waves);
        else
            Chunk<Waves, false>(line, first).add(points, waves);
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
