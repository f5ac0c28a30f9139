// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Limits and plain structs of sums by tile spectra, which planning hands to the back-ends. Nothing
/// of the standard library: code for single instruction sets includes them.
namespace fringe::plan {

inline constexpr int mostTerms = 4;   ///< local reference waves of a tile
inline constexpr int mostWidth = 8;   ///< cells of the gridding kernel along an axis
inline constexpr int mostDegree = 12; ///< of its polynomials

/// A plane of a tile by which the waves are bent to their own directions: that of the strengths
/// times these powers of the frequencies along the axes.
struct Bend {
    int powerX;
    int powerY;
};

inline constexpr int mostOrder = 2; ///< of the Taylor series in the directions
inline constexpr Bend bends[]{{1, 0}, {0, 1}, {2, 0}, {1, 1}, {0, 2}};

/// Bends of the series up to an order come first.
constexpr int bendCount(int order) {
    return order * (order + 3) / 2;
}

/// Cells that the polynomials of a kernel are kept for.
constexpr int keptCells(int width) {
    return width <= mostWidth / 2 ? mostWidth / 2 : mostWidth;
}

/// φ(f - width/2 + j), f in [0, 1): a polynomial in 2f - 1 for each cell j, 0 beyond the width.
struct CellPolynomials {
    int width;
    int degree;
    alignas(64) float once[mostDegree + 1][mostWidth];
    alignas(64) float twice[mostDegree + 1][2 * mostWidth]; ///< the kept cells, and these again
};

/// A tile as its points see it: what `nufftView` fills.
struct NufftView {
    double x; ///< of the tile's centre [m]
    double y;
    double rate; ///< -s/λ [cycles/m]
    float u;     ///< direction cosines of the local reference waves
    float v;
    float perPixelX; ///< cycles per pixel and unit of direction cosine
    float perPixelY;
    float cells;            ///< of the grid, along both axes
    float curvatureMiddle;  ///< [1/m]
    float curvaturePerUnit; ///< 1/half the range [m]
    float obliquity;        ///< 1/(2 - u² - v²) of the local reference waves
    float centring; ///< cycles per curvature that the local reference waves leave out [cycles·m]
    int terms;
    float weights[mostTerms][mostTerms]; ///< of the terms: polynomials of the scaled curvature
};

/// The local reference wave along one row: exp(iπ Σ phase[k] tᵏ) Σ weight[k] tᵏ, t the column from
/// the tile's centre.
struct RowDemodulation {
    float phase[5]; ///< [half turns]
    float weight[4];
};

} // namespace fringe::plan
