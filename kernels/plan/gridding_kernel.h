// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/spectral_shapes.h"

#include <vector>

namespace fringe::plan {

/// The "exponential of semicircle" kernel φ(t) = exp(β(√(1 - (2t/w)²) - 1)), |t| ≤ w/2 cells, by
/// which points are spread over a grid that is twice as fine as the tile needs (Barnett, Magland &
/// af Klinteberg, SIAM J. Sci. Comput. 41, C479, 2019).
class GriddingKernel {
  public:
    explicit GriddingKernel(int width); ///< 2 … mostWidth cells

    const CellPolynomials& polynomials() const { return polynomials_; }

    /// ∫ φ(t) exp(-i2πft) dt, f in cycles per cell.
    double transform(double frequency) const;

    /// Relative L2 error along one axis over the tile: what aliases into it from a plane wave of
    /// random frequency.
    double error() const { return error_; }

  private:
    double value(double t) const;
    void fitPolynomials();
    double aliasing() const;

    int width_;
    double beta_;
    CellPolynomials polynomials_{};
    double error_ = 0;
};

/// The kernels by their width, made when first wanted. Any thread.
const GriddingKernel& griddingKernel(int width);

/// 1/φ̂ of the kernel at the pixels along the side of a tile whose grid has 2·side cells, signed
/// since the grid's origin is in its middle.
std::vector<float> gridTaper(int side, int width);

} // namespace fringe::plan
