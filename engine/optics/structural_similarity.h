// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/shape.h"

#include <span>

namespace fringe {

/// Two real pictures of one shape, row-major.
struct PicturePair {
    std::span<const float> a, b;
    double scale = 1; ///< on a
    Shape shape;
};

/// The mean structural similarity after Wang et al., IEEE TIP 13, 600 (2004), with Gaussian windows
/// of 11 × 11 samples and σ = 1.5 that are cut and renormalised at the edges. `peak` is the range
/// of b; 1 where it is 0. The same bits with any number of threads.
double structuralSimilarity(const PicturePair& pair, double peak);

} // namespace fringe
