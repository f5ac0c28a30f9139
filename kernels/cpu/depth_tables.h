// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd.h"
#include "kernels/window.h"

#include <span>
#include <vector>

namespace fringe::cpu {

/// The pair of one-dimensional look-up tables that serve all points of a depth (1-D N-LUT: Kwon,
/// Kim & Kim, Opt. Eng. 53, 035103, 2014): exp(-iπ(n·pitch)²/(λz)) at the pixels n from a point
/// along x and y.
class DepthTables {
  public:
    /// points: of one z, in the middle of pixels; part: where their waves are wanted.
    DepthTables(std::span<const PointSource> points, const PixelWindow& part,
                const PointSourcesArgs& args);

    /// The tables of one of the points on the part.
    void fill(const PointSource& point, const simd::WaveTable& x, const simd::WaveTable& y) const;

    /// Memory of a pair, for points of which those of the arguments are a sample.
    static double bytes(const PointSourcesArgs& args);

  private:
    /// Along one axis.
    struct Line {
        std::int64_t first = 0; ///< least n
        std::vector<float> re, im;

        /// To a table that begins at the pixel `from`.
        void copy(std::int64_t from, Complex factor, const simd::WaveTable& table) const;
    };

    Line lineOf(IndexRange reach, double pitch) const;

    const PointSourcesArgs& args_;
    PixelWindow part_;
    double rate_; ///< -1/(2λz) [cycles/m²]
    Line across_, down_;
};

} // namespace fringe::cpu
