// SPDX-License-Identifier: GPL-3.0-or-later
// Each instruction set that this processor has, against plain double precision.
#include "kernels/cpu/simd_choice.h"

#include "kernels/cpu/aligned.h"
#include "kernels/cpu/convolution.h"
#include "kernels/reference/operations.h"
#include "tests/support/bands.h"
#include "tests/support/planes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace fringe::simd {
namespace {

using reference::phasor;
using reference::Sample;

class Simd : public ::testing::TestWithParam<const Kernels*> {
  protected:
    const Kernels& kernels() const { return *GetParam(); }
};

TEST_P(Simd, quadraticPhasors) {
    const QuadraticPhase phase{0.0123, -45.6, 1e6 + 0.3, -1000, 0.7};
    std::vector<Complex> got(1003);
    kernels().quadraticPhasors(phase, 2, 1003, reinterpret_cast<float*>(got.data()));
    for (std::size_t i = 0; i < got.size(); ++i) {
        const double u = phase.first + static_cast<double>(i) * phase.step;
        const Sample wanted =
            2.0 * phasor(u * (phase.quadratic * u + phase.linear) + phase.constant);
        ASSERT_LT(std::abs(Sample(got[i]) - wanted), 1e-6) << i;
    }
}

TEST_P(Simd, axialPhasors) {
    const AxialPhase phase{12.3, 4.0, 1.0};
    std::vector<double> fxSquared;
    for (int m = 0; m < 101; ++m)
        fxSquared.push_back(m * 0.05);
    std::vector<Complex> got(fxSquared.size());
    kernels().axialPhasors(phase, fxSquared.data(), 101, reinterpret_cast<float*>(got.data()));
    for (std::size_t m = 0; m < got.size(); ++m) {
        const double rest = 4.0 - (fxSquared[m] + 1.0);
        const Sample wanted = rest < 0 ? 0 : phasor(12.3 * std::sqrt(rest));
        ASSERT_LT(std::abs(Sample(got[m]) - wanted), 1e-6) << m;
    }
}

TEST_P(Simd, multiply) {
    std::vector<Complex> samples, factors;
    for (int i = 0; i < 77; ++i) {
        samples.emplace_back(static_cast<float>(i), 1.0f);
        factors.emplace_back(0.5f, static_cast<float>(-i));
    }
    std::vector<Complex> got = samples;
    const Complex factor(2, -1);
    kernels().multiply(reinterpret_cast<float*>(got.data()),
                       reinterpret_cast<const float*>(factors.data()),
                       reinterpret_cast<const float*>(&factor), 77);
    for (std::size_t i = 0; i < got.size(); ++i)
        ASSERT_LT(std::abs(got[i] - samples[i] * factors[i] * factor),
                  1e-6f * (1 + std::abs(got[i])));
}

/// Points about one distance, windows of all widths; the last ones cover no column or another row.
PointBatch batchAt(double z, double wavelength) {
    PointBatch batch;
    for (int p = 0; p < 40; ++p) {
        batch.x[p] = (p - 20) * 37e-6;
        batch.y[p] = (p % 7) * 21e-6;
        batch.zSquared[p] = z * z;
        batch.turns[p] = p * 0.07;
        batch.rate[p] = (p % 2 ? 1 : -1) / wavelength;
        batch.weight[p] = z * (1 + p % 3);
        batch.firstRow[p] = p == 39 ? 4 : 0;
        batch.endRow[p] = 9;
        batch.firstCol[p] = p;
        batch.endCol[p] = p == 38 ? p : tileCols - p / 3;
        ++batch.count;
    }
    return batch;
}

std::vector<Sample> wantedSums(const PointBatch& batch, const TileLine& line) {
    std::vector<Sample> sums(tileCols);
    for (int p = 0; p < batch.count; ++p)
        for (int col = batch.firstCol[p]; col < batch.endCol[p]; ++col) {
            if (line.row < batch.firstRow[p] || line.row >= batch.endRow[p])
                continue;
            const double dx = line.xCentre + (col - tileCols / 2) * line.pitch - batch.x[p];
            const double dy = line.y - batch.y[p];
            const double r = std::sqrt(dx * dx + dy * dy + batch.zSquared[p]);
            sums[static_cast<std::size_t>(col)] +=
                batch.weight[p] / r * phasor(batch.rate[p] * r + batch.turns[p]);
        }
    return sums;
}

double errorOf(const float* re, const float* im, const std::vector<Sample>& wanted) {
    double error = 0;
    double norm = 0;
    for (std::size_t col = 0; col < wanted.size(); ++col) {
        const double imaginary = im ? im[col] - wanted[col].imag() : 0;
        error += std::norm(Sample(re[col] - wanted[col].real(), imaginary));
        norm += im ? std::norm(wanted[col]) : wanted[col].real() * wanted[col].real();
    }
    return std::sqrt(error / norm);
}

/// The error of one line of sums, of their real parts alone where that is asked for.
template <typename Add> double lineError(double z, bool realPart, const Add& add) {
    const PointBatch batch = batchAt(z, 532e-9);
    alignas(64) float re[tileCols]{};
    alignas(64) float im[tileCols]{};
    const TileLine line{3, 0.4e-3, -0.1e-3, 8e-6, re, im, realPart};
    add(batch, line);
    return errorOf(re, realPart ? nullptr : im, wantedSums(batch, line));
}

TEST_P(Simd, addFarPoints) {
    const auto error = [&](double z, bool realPart, SeriesLength length) {
        return lineError(z, realPart, [&](const PointBatch& batch, const TileLine& line) {
            kernels().addFarPoints(batch, length, line);
        });
    };
    for (bool realPart : {false, true}) {
        for (double z : {0.1, 0.3, 10.0})
            EXPECT_LT(error(z, realPart, SeriesLength::Long), 5e-6) << "z = " << z;
        for (double z : {0.3, 10.0})
            EXPECT_LT(error(z, realPart, SeriesLength::Middle), 2e-5) << "z = " << z;
        EXPECT_LT(error(10, realPart, SeriesLength::Short), 2e-5);
    }
}

TEST_P(Simd, addNearPoints) {
    for (double z : {1e-4, 1e-3, 0.03, 10.0})
        EXPECT_LT(lineError(z, false, kernels().addNearPoints), 3e-6) << "z = " << z;
}

/// The Fresnel waves of the batch that stands for points at the distance z.
double fresnelLineError(double z, bool realPart, void (*add)(const PointBatch&, const TileLine&)) {
    PointBatch batch = batchAt(z, 532e-9);
    for (int p = 0; p < batch.count; ++p)
        batch.rate[p] /= 2 * z;
    alignas(64) float re[tileCols]{};
    alignas(64) float im[tileCols]{};
    const TileLine line{3, 0.4e-3, -0.1e-3, 8e-6, re, im, realPart};
    add(batch, line);
    std::vector<Sample> wanted(tileCols);
    for (int p = 0; p < batch.count; ++p)
        for (int col = batch.firstCol[p]; col < batch.endCol[p] && p != 39; ++col) {
            const double dx = line.xCentre + (col - tileCols / 2) * line.pitch - batch.x[p];
            const double dy = line.y - batch.y[p];
            wanted[static_cast<std::size_t>(col)] +=
                batch.weight[p] * phasor(batch.rate[p] * (dx * dx + dy * dy) + batch.turns[p]);
        }
    return errorOf(re, realPart ? nullptr : im, wanted);
}

TEST_P(Simd, addFresnelPoints) {
    for (double z : {1e-3, 0.1, 10.0}) {
        EXPECT_LT(fresnelLineError(z, false, kernels().addFresnelPoints), 1e-6) << "z = " << z;
        for (bool realPart : {false, true})
            EXPECT_LT(fresnelLineError(z, realPart, kernels().addFresnelRecurrence), 1e-5)
                << "z = " << z;
    }
}

/// Tables of small whole numbers, so that the sums are exact; the points that take part are named,
/// or the first ones.
class Tables {
  public:
    static constexpr int points = 11;

    Tables(int planes, bool named)
        : planes_(planes), isNamed_(named),
          chosen_(named ? std::vector<std::int32_t>{0, 2, 4, 6, 8, 10}
                        : std::vector<std::int32_t>{0, 1, 2, 3, 4}),
          x_(std::int64_t{planes} * points * waveCols / 2),
          y_(static_cast<std::size_t>(planes) * points * waveRows) {
        for (int p = 0; p < points; ++p) {
            for (int col = 0; col < waveCols; ++col)
                set(xTable(), waveCols, p, col, xAt(p, col));
            for (int row = 0; row < waveRows; ++row)
                set(y_.data(), waveRows, p, row, yAt(p, row));
        }
    }

    WaveProducts products() const {
        return {static_cast<int>(chosen_.size()),
                isNamed_ ? chosen_.data() : nullptr,
                xTable(),
                y_.data(),
                planes_,
                xTable()};
    }

    Complex sum(int row, int col) const {
        Complex total = 0;
        for (std::int32_t p : chosen_)
            total += xAt(p, col) * yAt(p, row);
        return total;
    }

  private:
    static Complex xAt(int p, int col) {
        return {static_cast<float>(p + col), static_cast<float>(col % 5 - p)};
    }
    static Complex yAt(int p, int row) {
        return {static_cast<float>(row - p), static_cast<float>(row % 3 + p)};
    }
    float* xTable() const { return reinterpret_cast<float*>(x_.data()); }
    void set(float* table, int width, int p, int i, Complex value) const {
        const float planes[]{value.real(), value.imag(), value.real() + value.imag()};
        for (int plane = 0; plane < planes_; ++plane)
            table[(p * planes_ + plane) * width + i] = planes[plane];
    }

    int planes_;
    bool isNamed_;
    std::vector<std::int32_t> chosen_;
    cpu::AlignedSamples x_;
    std::vector<float> y_;
};

void expectComplexSums(const Kernels& kernels, bool named) {
    const Tables tables(complexPlanes, named);
    constexpr int rows = 7, cols = 45; // a block at the edge of a field
    Complex field[waveRows][waveCols];
    std::fill_n(&field[0][0], waveRows * waveCols, Complex(1, 2));
    kernels.addWaveProducts(tables.products(),
                            {reinterpret_cast<float*>(field), 2 * waveCols, rows, cols});
    for (int row = 0; row < waveRows; ++row)
        for (int col = 0; col < waveCols; ++col) {
            const bool inside = row < rows && col < cols;
            const Complex wanted = Complex(1, 2) + (inside ? tables.sum(row, col) : Complex(0));
            ASSERT_EQ(field[row][col], wanted) << row << ", " << col;
        }
}

TEST_P(Simd, addComplexWaveProducts) {
    for (const bool named : {false, true})
        expectComplexSums(kernels(), named);
}

/// On a block whose samples lie on no boundary.
void expectRealSums(const Kernels& kernels, bool named, int rows, int cols) {
    const Tables tables(realPlanes, named);
    constexpr int stride = waveCols + 3;
    std::vector<Complex> field(std::size_t{waveRows} * stride, Complex(1, 2));
    kernels.addWaveProducts(tables.products(), {reinterpret_cast<float*>(field.data() + 1),
                                                std::int64_t{2} * stride, rows, cols});
    for (int row = 0; row < waveRows; ++row)
        for (int place = 0; place < stride; ++place) {
            const int col = place - 1;
            const Complex got = field[static_cast<std::size_t>(row * stride + place)];
            const bool inside = row < rows && col >= 0 && col < cols;
            ASSERT_EQ(got.real(), 1 + (inside ? tables.sum(row, col).real() : 0));
            ASSERT_TRUE(inside ? std::isfinite(got.imag()) : got.imag() == 2);
        }
}

TEST_P(Simd, addRealWaveProducts) {
    for (const bool named : {false, true}) {
        expectRealSums(kernels(), named, waveRows, waveCols);
        expectRealSums(kernels(), named, 7, 45);
    }
}

/// One point's table, alone among others.
struct LoneTable {
    static constexpr int blocks = 4, point = 3, number = 5;
    int width, planes;
    int first = width + 2, end = 3 * width - 1; ///< the first and the last block stay zero
    std::size_t blockFloats = static_cast<std::size_t>(planes * (point + 1) * width);
    std::vector<float> floats = std::vector<float>(blocks * blockFloats, -1);

    WaveTable table() {
        return {floats.data() + point * planes * width,
                static_cast<std::int64_t>(blockFloats),
                blocks,
                width,
                planes,
                first,
                end,
                number};
    }

    void expect(int i, Sample inside) const {
        const Sample wave = i >= first && i < end ? inside : 0;
        const double wanted[]{wave.real(), wave.imag(), wave.real() + wave.imag()};
        for (int plane = 0; plane < planes; ++plane)
            ASSERT_NEAR(
                floats[static_cast<std::size_t>(i / width) * blockFloats
                       + static_cast<std::size_t>((point * planes + plane) * width + i % width)],
                wanted[plane], 2e-6)
                << "sample " << i << ", plane " << plane;
    }
};

void expectQuadraticWaves(const Kernels& kernels, int width, int planes) {
    const QuadraticPhase phase{0.0123, -45.6, 1e6 + 0.3, -1000, 0.7};
    LoneTable got{width, planes};
    kernels.quadraticWaves(phase, 2, got.table());
    for (int i = 0; i < got.blocks * width; ++i) {
        const double u = phase.first + (got.number + i) * phase.step;
        got.expect(i, 2.0 * phasor(u * (phase.quadratic * u + phase.linear) + phase.constant));
    }
}

TEST_P(Simd, quadraticWaves) {
    for (int width : {waveRows, waveCols})
        for (int planes : {realPlanes, complexPlanes})
            expectQuadraticWaves(kernels(), width, planes);
}

TEST_P(Simd, scaledWaves) {
    for (int width : {waveRows, waveCols})
        for (int planes : {realPlanes, complexPlanes}) {
            LoneTable got{width, planes};
            std::vector<float> re, im;
            for (int i = 0; i < got.blocks * width; ++i) {
                re.push_back(static_cast<float>(std::cos(0.3 * i)));
                im.push_back(static_cast<float>(0.7 - 0.01 * i));
            }
            const float factor[]{-1.5, 0.4f};
            kernels().scaledWaves(re.data(), im.data(), factor, got.table());
            for (int i = 0; i < got.blocks * width; ++i) {
                const auto at = static_cast<std::size_t>(i);
                got.expect(i, Sample(factor[0], factor[1]) * Sample(re[at], im[at]));
            }
        }
}

TEST_P(Simd, paddedConvolution) {
    constexpr Shape pairs[][2] = {{{33, 64}, {66, 128}},
                                  {{40, 71}, {80, 142}},
                                  {{75, 130}, {150, 260}},
                                  {{33, 50}, {84, 128}}};
    for (const auto& [shape, grid] : pairs) {
        const ConvolveArgs args{test::softLimited(
            {.grid = {grid, 8e-6, 8e-6}, .wavelength = 532e-9, .distance = 0.01})};
        reference::Plane wanted = test::randomPlane(shape, 5);
        test::Samples got = test::toSingle(wanted);
        cpu::Convolution(shape, args.transfer.grid.shape, kernels().padded)
            .convolve({got.data(), shape}, args);
        reference::convolve(wanted, args);
        EXPECT_TRUE(test::isNear(got, wanted, 1e-6));
    }
}

INSTANTIATE_TEST_SUITE_P(Usable, Simd, ::testing::ValuesIn(usableKernels()),
                         [](const auto& tested) {
                             std::string name = tested.param->name;
                             std::erase_if(name, [](char c) { return !std::isalnum(c); });
                             return name;
                         });

} // namespace
} // namespace fringe::simd
