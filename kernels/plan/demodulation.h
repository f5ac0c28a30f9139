// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"
#include "kernels/plan/common_wave.h"
#include "kernels/plan/nufft_shapes.h"

#include <vector>

namespace fringe::plan {

/// The local reference waves of one tile: the waves of imagined points in the common direction, at
/// distances whose inverses are Chebyshev's nodes of the range of curvatures.
class Demodulation {
  public:
    /// rate: -s/λ. terms: number of nodes.
    Demodulation(const LocalWave& wave, const TileFrame& tile, double rate, int terms);

    /// The part of a point's phase that no local reference wave holds, per scaled curvature
    /// [cycles·m].
    double centring() const { return rate_ * neutral_; }

    /// Curvature of the m-th wave [1/m].
    double curvature(int m) const;

    /// weights[m][k]: coefficient of sᵏ of the m-th wave's share in a point whose scaled curvature
    /// is s of the half range away from the middle.
    void fillWeights(float (*weights)[mostTerms]) const;

    /// What the waves' shapes owe to their directions, as a Taylor series in these: with g(u, v) a
    /// point's distance less its plane part, i2π rate ∂ᵐ⁺ⁿg/∂uᵐ∂vⁿ/(m! n!) times the local
    /// reference wave. It belongs to the strengths times powers m and n of the frequencies
    /// [cycles/pixel].
    RowDemodulation bent(Bend powers, double offset, const PlaneGrid& grid, double scale) const;

    /// The m-th wave on the row at `offset` [m] from the tile's centre, times `scale`.
    RowDemodulation row(int m, double offset, double pitch, double scale) const;

  private:
    RowDemodulation demodulation(double curvature, double offset, double pitch) const;
    double slope(Axis axis, double x, double y) const;
    double twist(Axis one, Axis other, double x, double y) const;
    double derivative(Bend powers, double x, double y) const;

    const LocalWave& wave_;
    double rate_;
    double neutral_;            ///< [m²]
    std::vector<double> nodes_; ///< in [-1, 1]
};

} // namespace fringe::plan
