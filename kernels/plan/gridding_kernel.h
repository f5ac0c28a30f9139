// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/nufft_shapes.h"

#include <cstdint>
#include <vector>

namespace fringe::plan {

/// How much finer a tile's grid is than the tile needs.
enum class Oversampling { Twofold, FiveQuarters };

/// Cells of the grid along an axis of a tile.
constexpr int cellsOf(int side, Oversampling oversampling) {
    return oversampling == Oversampling::Twofold ? 2 * side : side / 4 * 5;
}

/// The "exponential of semicircle" kernel φ(t) = exp(β(√(1 - (2t/w)²) - 1)), |t| ≤ w/2 cells, by
/// which points are spread over a grid (Barnett, Magland & af Klinteberg, SIAM J. Sci. Comput. 41,
/// C479, 2019).
class GriddingKernel {
  public:
    explicit GriddingKernel(int width, Oversampling oversampling); ///< 2 … mostWidth cells

    const CellPolynomials& polynomials() const { return polynomials_; }

    /// ∫ φ(t) exp(-i2πft) dt, f in cycles per cell.
    double transform(double frequency) const;

    /// Relative L2 error along one axis over the tile: what aliases into it from a plane wave of
    /// random frequency.
    double error() const { return error_; }
    /// Relative L2 error over `count` pixels along an axis that tiles of `side` pixels cover from
    /// the first on: errors are largest at the edges of tiles.
    double error(int side, std::int64_t count) const;

  private:
    double value(double t) const;
    void fitPolynomials();
    void placeNodes();
    double aliasing(double frequency) const;

    /// A node of the integral, which is the sum of value · cos(2πft) · measure.
    struct Node {
        double t;
        double value;
        double measure;
    };

    int width_;
    double beta_;
    std::vector<Node> nodes_;
    CellPolynomials polynomials_{};
    std::vector<double> squares_; ///< of errors, from the middle of a tile to its edge
    double error_ = 0;
};

/// The kernels, each made when first wanted. Any thread.
const GriddingKernel& griddingKernel(int width, Oversampling oversampling = Oversampling::Twofold);

/// 1/φ̂ of the kernel at the pixels along the side of a tile, signed since the grid's origin is in
/// its middle.
std::vector<float> gridDeconvolution(int side, int width,
                                     Oversampling oversampling = Oversampling::Twofold);

} // namespace fringe::plan
