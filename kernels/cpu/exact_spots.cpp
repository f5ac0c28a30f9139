// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd_choice.h"
#include "kernels/cpu/spots.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <vector>

namespace fringe::cpu {
namespace {

using Sum = std::complex<double>;

constexpr std::int64_t bandRows = 8;

/// exp(iΦ) along a row is what `axialPhasors` makes of a sphere: with all lengths in wavelengths,
/// √(z² - (-dx² - dy²)).
class ExactSpots final : public CpuSpots {
  public:
    explicit ExactSpots(const SpotsArgs& args)
        : CpuSpots(args.grid.shape, args.spots.size()), grid_(args.grid),
          wavelength_(args.wavelength), spots_(args.spots.begin(), args.spots.end()) {}

    void superpose(const Field& field, const SuperposeArgs& args) const override {
        parallelFor(args.rowCount, bandRows, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t row = args.firstRow + begin; row < args.firstRow + end; ++row)
                std::fill_n(field.row(row), field.shape.cols, Complex(0));
            forEachWave(args.firstRow + begin, args.firstRow + end,
                        [&](std::size_t spot, std::int64_t row, const Complex* wave) {
                            addScaled(field.row(row), wave, args.coefficients[spot]);
                        });
        });
    }

    void gather(const Field& field, const GatherArgs& args) const override {
        const std::int64_t bands = (args.rowCount + bandRows - 1) / bandRows;
        std::vector<Sum> partial(static_cast<std::size_t>(bands) * count());
        parallelFor(args.rowCount, bandRows, [&](std::int64_t begin, std::int64_t end) {
            Sum* sums = partial.data() + static_cast<std::size_t>(begin / bandRows) * count();
            forEachWave(args.firstRow + begin, args.firstRow + end,
                        [&](std::size_t spot, std::int64_t row, const Complex* wave) {
                            sums[spot] += product(field.row(row), wave);
                        });
        });
        for (std::size_t i = 0; i < partial.size(); ++i)
            args.sums[i % count()] += partial[i];
    }

  private:
    /// visit(spot, row, exp(iΦ) of the row) for rows [begin, end).
    template <class Visit>
    void forEachWave(std::int64_t begin, std::int64_t end, const Visit& visit) const {
        const auto cols = static_cast<std::size_t>(shape().cols);
        std::vector<double> minusDxSquared(cols);
        std::vector<Complex> wave(cols);
        for (std::size_t spot = 0; spot < spots_.size(); ++spot) {
            const SpotPlace& place = spots_[spot];
            for (std::size_t col = 0; col < cols; ++col) {
                const auto u =
                    static_cast<double>(static_cast<std::int64_t>(col) - shape().cols / 2);
                const double dx = (u * grid_.pitchX - place.x) / wavelength_;
                minusDxSquared[col] = -dx * dx;
            }
            for (std::int64_t row = begin; row < end; ++row) {
                simd::bestKernels().axialPhasors(axial(place, row), minusDxSquared.data(),
                                                 shape().cols,
                                                 reinterpret_cast<float*>(wave.data()));
                visit(spot, row, wave.data());
            }
        }
    }

    simd::AxialPhase axial(const SpotPlace& place, std::int64_t row) const {
        const auto v = static_cast<double>(shape().rows / 2 - row);
        const double dy = (v * grid_.pitchY - place.y) / wavelength_;
        const double z = place.z / wavelength_;
        return {z > 0 ? -1.0 : 1.0, z * z, -dy * dy};
    }

    static Complex times(Complex a, Complex b) {
        return {a.real() * b.real() - a.imag() * b.imag(),
                a.real() * b.imag() + a.imag() * b.real()};
    }

    void addScaled(Complex* row, const Complex* wave, Complex factor) const {
        for (std::int64_t col = 0; col < shape().cols; ++col)
            row[col] += times(wave[col], factor);
    }

    Sum product(const Complex* row, const Complex* wave) const {
        Sum sum = 0;
        constexpr std::int64_t run = 64; // summed in single precision
        for (std::int64_t first = 0; first < shape().cols; first += run) {
            Complex part = 0;
            for (std::int64_t col = first; col < std::min(first + run, shape().cols); ++col)
                part += times(row[col], std::conj(wave[col]));
            sum += Sum(part);
        }
        return sum;
    }

    PlaneGrid grid_;
    double wavelength_;
    std::vector<SpotPlace> spots_;
};

} // namespace

std::unique_ptr<CpuSpots> prepareExactSpots(const SpotsArgs& args) {
    return std::make_unique<ExactSpots>(args);
}

std::unique_ptr<CpuSpots> prepareSpots(const SpotsArgs& args) {
    return args.geometry == SpotGeometry::FreeExact ? prepareExactSpots(args)
                                                    : prepareSeparableSpots(args);
}

} // namespace fringe::cpu
