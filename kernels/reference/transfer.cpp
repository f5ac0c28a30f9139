// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/reference/operations.h"

#include <cmath>

namespace fringe::reference {
namespace {

/// Frequency of bin m of an N-point spectrum in FFT order.
double frequency(std::int64_t m, std::int64_t n, double pitch) {
    const std::int64_t positive = (n + 1) / 2;
    return static_cast<double>(m < positive ? m : m - n) / (static_cast<double>(n) * pitch);
}

double weight(double f, const SpectrumBand& band) {
    const double edge = band.edge, margin = band.margin;
    if (std::abs(f) <= edge)
        return 1;
    if (std::abs(f) > edge + margin)
        return 0;
    return (1 + std::erf(3.2 * (f + edge + margin / 2) / (margin / 2)))
           * (1 + std::erf(3.2 * (edge + margin / 2 - f) / (margin / 2))) / 4;
}

Sample transfer(double fx, double fy, const TransferArgs& args) {
    const double wavelength = args.wavelength;
    const double d = args.distance;
    const double fSquared = fx * fx + fy * fy;
    if (args.model == TransferModel::Fresnel)
        return phasor(d / wavelength) * phasor(-wavelength * d * fSquared / 2);
    const double axialSquared = 1 / (wavelength * wavelength) - fSquared;
    return axialSquared < 0 ? 0 : phasor(d * std::sqrt(axialSquared));
}

} // namespace

void multiplyTransfer(Plane& spectrum, const TransferArgs& args) {
    const auto [rows, cols] = args.grid.wholePlate();
    for (std::int64_t row = args.firstRow; row < args.firstRow + args.rowCount; ++row)
        for (std::int64_t col = 0; col < args.grid.shape.cols; ++col) {
            const double fx = frequency(args.grid.firstCol + col, cols, args.grid.pitchX);
            const double fy = frequency(row, rows, args.grid.pitchY);
            spectrum.at(row, col) *=
                weight(fx, args.bandX) * weight(fy, args.bandY) * transfer(fx, fy, args);
        }
}

} // namespace fringe::reference
