// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/nufft/spot_demodulation.h"

#include "kernels/cpu/simd_choice.h"

#include <vector>

namespace fringe::cpu {
namespace {

using simd::panelCols;

/// A local reference wave of a tile, row by row.
struct LocalWaveOfTile {
    const plan::SpotViews& views;
    double curvature;
    int side;
    const PlaneGrid& grid;

    double offset(int index) const { return index - side / 2; }

    /// exp(i2π rate κ(X² + Y²)/2)
    void paraxialRow(int row, Complex* out) const {
        const double half = views.rate() * curvature / 2;
        const double y = offset(row) * grid.pitchY;
        simd::bestKernels().quadraticPhasors(
            {half * grid.pitchX * grid.pitchX, 0, half * y * y + constant(), offset(0), 1}, 1, side,
            reinterpret_cast<float*>(out));
    }

    /// exp(i2π rate (r - 1/κ)), r the distance to a point that lies 1/κ away from the tile's centre
    /// in the common direction.
    void exactRow(int row, Complex* out) const {
        const double u = views.wave().u, v = views.wave().v;
        const double distance = 1 / curvature;
        std::vector<double> minusSquares;
        for (int col = 0; col < side; ++col) {
            const double dx = distance * u + offset(col) * grid.pitchX;
            minusSquares.push_back(-dx * dx);
        }
        const double dy = distance * v - offset(row) * grid.pitchY;
        const double zSquared = distance * distance * (1 - u * u - v * v);
        auto* floats = reinterpret_cast<float*>(out);
        simd::bestKernels().axialPhasors({views.rate(), zSquared, -dy * dy}, minusSquares.data(),
                                         side, floats);
        const double turns = constant() - views.rate() * distance;
        Complex phasor;
        simd::bestKernels().spots.phasors(&turns, 1, reinterpret_cast<float*>(&phasor));
        for (int col = 0; col < side; ++col)
            out[col] *= phasor;
    }

  private:
    double constant() const { return -views.demodulation().centring() * curvature; }
};

} // namespace

SpotDemodulationTables::SpotDemodulationTables(const SpotsArgs& args, int terms, int side,
                                               std::int64_t tiles)
    : isExact_(args.geometry == SpotGeometry::FreeExact), terms_(terms), side_(side),
      samples_((isExact_ ? tiles : 1) * terms * side * side) {}

double SpotDemodulationTables::bytes(SpotGeometry geometry, int terms, int side, double tiles) {
    return (geometry == SpotGeometry::FreeExact ? tiles : 1) * terms * side * side
           * sizeof(Complex);
}

float* SpotDemodulationTables::table(std::int64_t tile) const {
    return reinterpret_cast<float*>(samples_.data()
                                    + (isExact_ ? tile : 0) * terms_ * side_ * side_);
}

SpotDemodulation SpotDemodulationTables::at(std::int64_t tile) const {
    return {table(tile), terms_};
}

void SpotDemodulationTables::fill(std::int64_t tile, const plan::SpotViews& views,
                                  const PlaneGrid& grid,
                                  const std::vector<float>& deconvolution) const {
    if (!isExact_ && tile > 0)
        return;
    std::vector<Complex> line(static_cast<std::size_t>(side_));
    float* out = table(tile);
    for (int term = 0; term < terms_; ++term, out += 2 * side_ * side_) {
        const LocalWaveOfTile wave{views, views.demodulation().curvature(term), side_, grid};
        for (int row = 0; row < side_; ++row) {
            isExact_ ? wave.exactRow(row, line.data()) : wave.paraxialRow(row, line.data());
            for (int col = 0; col < side_; ++col) {
                const auto at = static_cast<std::size_t>(col);
                float* place =
                    out + 2 * (row / panelCols * side_ + col) * panelCols + row % panelCols;
                const Complex value =
                    line[at] * deconvolution[at] * deconvolution[static_cast<std::size_t>(row)];
                place[0] = value.real();
                place[panelCols] = value.imag();
            }
        }
    }
}

} // namespace fringe::cpu
