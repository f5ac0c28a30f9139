// SPDX-License-Identifier: GPL-3.0-or-later
// Points to and from the cells of a tile, and waves that are cut, on each instruction set that this
// processor has, against plain double precision.
#include "kernels/cpu/nufft/panel_planes.h"
#include "kernels/cpu/nufft/tile_planes.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/plan/gridding_kernel.h"
#include "kernels/reference/operations.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <tuple>
#include <vector>

namespace fringe::simd {
namespace {

using cpu::TilePlanes;
using reference::Sample;

constexpr int cells = 64, rows = cells + 2 * gridMargin, terms = 3;
constexpr std::int32_t listed[]{1, 2, 7, 30, 31, 40};

/// The kernel at a cell, margin included, for a place in ±cells/2.
double weight(const CellPolynomials& kernel, double place, int cell) {
    const double start = place + cells / 2.0 + gridMargin - kernel.width / 2.0;
    const double first = std::floor(start) + 1;
    const int j = cell - static_cast<int>(first);
    if (j < 0 || j >= kernel.width)
        return 0;
    double value = 0;
    for (int k = kernel.degree; k >= 0; --k)
        value = value * (2 * (first - start) - 1) + static_cast<double>(kernel.once[k][j]);
    return value;
}

std::mt19937 generator() {
    return std::mt19937(11);
}

/// Waves all over the grid, up to its ends.
void fillWaves(NufftWaves& waves) {
    auto random = generator();
    std::uniform_real_distribution<float> uniform(-1, 1);
    for (int i = 0; i < nufftBatch; ++i) {
        waves.column[i] = i == 7 ? -cells / 2.0F : cells / 2.0F * uniform(random);
        waves.row[i] = i == 7 ? cells / 2.0F : cells / 2.0F * uniform(random);
        waves.strength[2 * i] = uniform(random);
        waves.strength[2 * i + 1] = uniform(random);
        for (auto& plane : waves.plane)
            plane[i] = uniform(random);
    }
}

Sample strengthOf(const NufftWaves& waves, int i) {
    return {static_cast<double>(waves.strength[2 * i]),
            static_cast<double>(waves.strength[2 * i + 1])};
}

Sample sampleOf(const TilePlanes& planes, int plane, int row, int col) {
    const float* sample = planes.row(plane, row) + 2 * col;
    return {static_cast<double>(sample[0]), static_cast<double>(sample[1])};
}

/// Each instruction set, and kernels of all widths.
class Gridding : public ::testing::TestWithParam<std::tuple<const Kernels*, int>> {
  protected:
    Gridding() { fillWaves(waves_); }

    const Kernels& kernels() const { return *std::get<0>(GetParam()); }
    const CellPolynomials& kernel() const {
        return plan::griddingKernel(std::get<1>(GetParam())).polynomials();
    }
    double weightAt(int i, int row, int col) const {
        return weight(kernel(), static_cast<double>(waves_.row[i]), row)
               * weight(kernel(), static_cast<double>(waves_.column[i]), col);
    }
    static NufftChoice choice() {
        return {listed, static_cast<int>(std::size(listed)), terms, cells};
    }

    NufftWaves waves_;
};

TEST_P(Gridding, spreadsTheChosenPoints) {
    const TilePlanes grid(rows, rows, terms);
    const GridRows touched = kernels().nufft.spreadPoints(kernel(), waves_, choice(), grid.view());
    for (int term = 0; term < terms; ++term)
        for (int row = 0; row < rows; ++row)
            for (int col = 0; col < rows; ++col) {
                Sample wanted = 0;
                for (const std::int32_t i : listed)
                    wanted += static_cast<double>(waves_.plane[term][i]) * strengthOf(waves_, i)
                              * weightAt(i, row, col);
                ASSERT_LT(std::abs(sampleOf(grid, term, row, col) - wanted), 3e-6)
                    << row << " " << col;
                ASSERT_TRUE(wanted == 0.0 || (touched.first <= row && row < touched.end));
            }
}

TEST_P(Gridding, forwardsAtTheChosenSpots) {
    const TilePlanes grid(rows, rows, terms);
    auto random = generator();
    std::uniform_real_distribution<float> uniform(-1, 1);
    for (int term = 0; term < terms; ++term)
        for (int row = 0; row < rows; ++row)
            for (int i = 0; i < 2 * rows; ++i)
                grid.row(term, row)[i] = uniform(random);
    std::vector<Complex> got(nufftBatch, Complex(0.5F, -0.25F));
    kernels().spots.forwardSpots(kernel(), waves_, choice(), grid.view(),
                                 reinterpret_cast<float*>(got.data()));
    for (const std::int32_t i : listed) {
        Sample sum = 0;
        for (int term = 0; term < terms; ++term)
            for (int row = 0; row < rows; ++row)
                for (int col = 0; col < rows; ++col)
                    sum += static_cast<double>(waves_.plane[term][i]) * weightAt(i, row, col)
                           * sampleOf(grid, term, row, col);
        const Sample wanted = Sample(0.5, -0.25) + std::conj(strengthOf(waves_, i) * sum);
        EXPECT_LT(std::abs(Sample(got[static_cast<std::size_t>(i)]) - wanted), 2e-5) << i;
    }
    EXPECT_EQ(got[0], Complex(0.5F, -0.25F));
}

TEST_P(Gridding, findsTheCellsUnderTheKernel) {
    CellPlaces places;
    kernels().nufft.findCells(waves_.row, choice(), kernel().width, places);
    for (std::size_t n = 0; n < std::size(listed); ++n) {
        const double place = static_cast<double>(waves_.row[listed[n]]);
        EXPECT_EQ(weight(kernel(), place, places.cell[n] - 1), 0);
        EXPECT_NE(weight(kernel(), place, places.cell[n]), 0);
        EXPECT_LE(std::abs(places.fraction[n]), 1);
    }
}

Sample sampleOf(const cpu::PanelPlanes& panels, int plane, int row, int pixel) {
    const float* samples = panels.panel(plane, pixel / panelCols * panelCols) + 2 * panelCols * row
                           + pixel % panelCols;
    return {static_cast<double>(samples[0]), static_cast<double>(samples[panelCols])};
}

/// Windows that begin and end within blocks of pixels and at their edges, empty ones among them;
/// cells at both ends of the frequencies.
TEST_P(Gridding, drawsCutWaves) {
    constexpr int side = 64, count = 11, planes = 2;
    auto random = generator();
    std::uniform_real_distribution<float> uniform(-1, 1);
    std::vector<CutWave> waves;
    for (int n = 0; n < count; ++n)
        waves.push_back({0.5F * uniform(random),
                         uniform(random),
                         {uniform(random), uniform(random)},
                         {uniform(random), uniform(random)},
                         std::min(7 * n, 48),
                         n == 3 ? 7 * n : 48 + n});
    const cpu::PanelPlanes panels(cells, side, planes);
    CutTarget target{
        panels.panel(0, 0), panels.stride(), panels.planeStride(), planes, side, {}, {}};
    for (int j = 0; j < kernel().width; ++j) {
        target.rows[j] = (cells - 1 + j) % cells;
        for (int plane = 0; plane < planes; ++plane)
            target.scales[plane][j] = uniform(random);
    }
    kernels().nufft.addCutWaves(kernel(), waves.data(), count, target);
    for (int plane = 0; plane < planes; ++plane)
        for (int row = 0; row < cells; ++row)
            for (int pixel = 0; pixel < side; ++pixel) {
                const int j = (row + 1) % cells;
                Sample wanted = 0;
                for (const CutWave& wave : waves) {
                    if (j >= kernel().width || pixel < wave.first || pixel >= wave.end)
                        continue;
                    double share = 0;
                    for (int k = kernel().degree; k >= 0; --k)
                        share = share * static_cast<double>(wave.fraction)
                                + static_cast<double>(kernel().once[k][j]);
                    wanted += static_cast<double>(wave.plane[plane])
                              * static_cast<double>(target.scales[plane][j]) * share
                              * Sample(wave.strength[0], wave.strength[1])
                              * reference::phasor(static_cast<double>(wave.frequency)
                                                  * (pixel - side / 2));
                }
                ASSERT_LT(std::abs(sampleOf(panels, plane, row, pixel) - wanted), 2e-5)
                    << row << " " << pixel;
            }
}

INSTANTIATE_TEST_SUITE_P(Usable, Gridding,
                         ::testing::Combine(::testing::ValuesIn(usableKernels()),
                                            ::testing::Range(2, mostWidth + 1)));

} // namespace
} // namespace fringe::simd
