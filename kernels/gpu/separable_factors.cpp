// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/separable_factors.h"

#include "kernels/gpu/point_records.h"
#include "kernels/plan/spectrum_axis.h"

#include <cmath>
#include <numbers>

namespace fringe::gpu {
namespace {

Complex factor(double turns, double scale = 1) {
    return Complex(std::polar(scale, 2 * std::numbers::pi * fraction(turns)));
}

/// quadratic u² + linear u, each term reduced before they are added.
double chirpTurns(double quadratic, double linear, double u) {
    return fraction(quadratic * u * u) + fraction(linear * u);
}

/// One axis of the Fresnel transfer function.
struct TransferAxis {
    SpectrumAxis bins;
    std::vector<float> weights; ///< of those that are kept
    double turns;               ///< of the constant phase
};

Complex transferFactor(const TransferAxis& axis, std::int64_t index, const TransferArgs& args) {
    const std::int64_t bin = axis.bins.folded(index);
    if (bin >= std::ssize(axis.weights))
        return 0;
    const double f = axis.bins.frequency(bin);
    return axis.weights[static_cast<std::size_t>(bin)]
           * factor(axis.turns - fraction(args.wavelength * args.distance * f * f / 2));
}

} // namespace

SeparableFactors chirpFactors(Shape shape, const ChirpArgs& args) {
    SeparableFactors factors;
    factors.columns.reserve(static_cast<std::size_t>(shape.cols));
    factors.rows.reserve(static_cast<std::size_t>(shape.rows));
    for (std::int64_t col = 0; col < shape.cols; ++col) {
        const auto u = static_cast<double>(col - args.originCol);
        factors.columns.push_back(factor(chirpTurns(args.quadraticX, args.linearX, u)));
    }
    for (std::int64_t row = 0; row < shape.rows; ++row) {
        const auto v = static_cast<double>(args.originRow - row);
        const double turns = chirpTurns(args.quadraticY, args.linearY, v) + fraction(args.constant);
        factors.rows.push_back(factor(turns) * args.scale);
    }
    return factors;
}

SeparableFactors fresnelTransferFactors(const TransferArgs& args) {
    const auto [rows, cols] = args.grid.wholePlate();
    const SpectrumAxis alongX{cols, args.grid.pitchX}, alongY{rows, args.grid.pitchY};
    const TransferAxis x{alongX, alongX.weights(args.bandX), 0};
    const TransferAxis y{alongY, alongY.weights(args.bandY),
                         fraction(args.distance / args.wavelength)};
    SeparableFactors factors;
    for (std::int64_t col = 0; col < args.grid.shape.cols; ++col)
        factors.columns.push_back(transferFactor(x, args.grid.firstCol + col, args));
    for (std::int64_t row = args.firstRow; row < args.firstRow + args.rowCount; ++row)
        factors.rows.push_back(transferFactor(y, row, args));
    return factors;
}

} // namespace fringe::gpu
