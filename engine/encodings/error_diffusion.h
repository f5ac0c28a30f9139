// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/encodings/encoding_steps.h"

#include <array>
#include <functional>

/// Diffusion of what rounding leaves: from the top, each row from left to right, in double. Any
/// thread.
namespace fringe {

/// Where what is left of a pixel goes, rows down and columns right, and how much of it.
struct ErrorWeight {
    int rows, cols;
    double share;
};
using ErrorWeights = std::vector<ErrorWeight>;

/// Frequencies about a carrier [cycles per pixel].
struct ShapedBand {
    Carrier middle;
    double x = 0, y = 0; ///< half-widths
};

/// Weights of twelve neighbours that leave the least noise in a band: the mean over 9 × 9
/// frequencies of it, corners included, of |1 - Σ w exp(-i2π(fx Δcol - fy Δrow))|², plus ρ Σ w².
ErrorWeights shapedWeights(const ShapedBand& band, double damping);
/// Weights of Floyd and Steinberg.
ErrorWeights floydSteinbergWeights();

/// The row "weights" of the two.
ParameterInfo weightsParameter();
/// Weights by that row.
ErrorWeights weightsOf(const EncodingInput& input, const ShapedBand& band, double damping);

/// Rounds samples one after the other, each with what is left of those before it, at most 2 of
/// each. round: level and value that is shown of a sample. Where the weights are those of Floyd and
/// Steinberg every second row goes from right to left. Errors that leave the plate are dropped.
std::vector<std::uint16_t>
diffused(WideSamples samples, Shape shape, const ErrorWeights& weights,
         const std::function<std::pair<std::uint16_t, std::complex<double>>(std::complex<double>)>&
             round);

} // namespace fringe
