// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd_choice.h"
#include "kernels/cpu/spots.h"
#include "kernels/parallel.h"
#include "kernels/spot_phase.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fringe::cpu {
namespace {

using Sum = std::complex<double>;

constexpr std::int64_t bandRows = 8;

/// Each pair of a spot and a pixel by itself.
class PairedSpots : public CpuSpots {
  public:
    explicit PairedSpots(const SpotsArgs& args)
        : CpuSpots(args.grid.shape, args.spots.size()), grid_(args.grid) {}

    void adjoint(const Field& field, const AdjointArgs& args) const override {
        parallelFor(args.rowCount, bandRows, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t row = args.firstRow + begin; row < args.firstRow + end; ++row)
                std::fill_n(field.row(row), field.shape.cols, Complex(0));
            forEachWave(args.firstRow + begin, args.firstRow + end,
                        [&](std::size_t spot, std::int64_t row, const Complex* wave) {
                            addScaled(field.row(row), wave, args.coefficients[spot]);
                        });
        });
    }

    void forward(const Field& field, const ForwardArgs& args) const override {
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

  protected:
    const PlaneGrid& grid() const { return grid_; }

    /// exp(iΦ) of a spot along rows, one row after the other.
    class Waves {
      public:
        virtual ~Waves() = default;
        virtual void setSpot(std::size_t spot) = 0;
        virtual void fill(std::int64_t row, float* wave) = 0;
    };
    virtual std::unique_ptr<Waves> waves() const = 0;

  private:
    /// visit(spot, row, exp(iΦ) of the row) for rows [begin, end).
    template <class Visit>
    void forEachWave(std::int64_t begin, std::int64_t end, const Visit& visit) const {
        std::vector<Complex> wave(static_cast<std::size_t>(shape().cols));
        const std::unique_ptr<Waves> source = waves();
        for (std::size_t spot = 0; spot < count(); ++spot) {
            source->setSpot(spot);
            for (std::int64_t row = begin; row < end; ++row) {
                source->fill(row, reinterpret_cast<float*>(wave.data()));
                visit(spot, row, wave.data());
            }
        }
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
};

/// exp(iΦ) along a row is what `axialPhasors` makes of a sphere: with all lengths in wavelengths,
/// √(z² - (-dx² - dy²)).
class ExactSpots final : public PairedSpots {
  public:
    explicit ExactSpots(const SpotsArgs& args)
        : PairedSpots(args), wavelength_(args.wavelength),
          spots_(args.spots.begin(), args.spots.end()) {}

  private:
    class ExactWaves final : public Waves {
      public:
        explicit ExactWaves(const ExactSpots& of)
            : of_(of), minusDxSquared_(static_cast<std::size_t>(of.shape().cols)) {}

        void setSpot(std::size_t spot) override {
            place_ = of_.spots_[spot];
            const std::int64_t left = of_.grid().centreCol();
            for (std::size_t col = 0; col < minusDxSquared_.size(); ++col) {
                const auto u = static_cast<double>(static_cast<std::int64_t>(col) - left);
                const double dx = (u * of_.grid().pitchX - place_.x) / of_.wavelength_;
                minusDxSquared_[col] = -dx * dx;
            }
        }

        void fill(std::int64_t row, float* wave) override {
            const auto v = static_cast<double>(of_.grid().centreRow() - row);
            const double dy = (v * of_.grid().pitchY - place_.y) / of_.wavelength_;
            const double z = place_.z / of_.wavelength_;
            simd::bestKernels().axialPhasors({z > 0 ? -1.0 : 1.0, z * z, -dy * dy},
                                             minusDxSquared_.data(), of_.shape().cols, wave);
        }

      private:
        const ExactSpots& of_;
        SpotPlace place_;
        std::vector<double> minusDxSquared_;
    };

    std::unique_ptr<Waves> waves() const override { return std::make_unique<ExactWaves>(*this); }

    double wavelength_;
    std::vector<SpotPlace> spots_;
};

/// A phase that separates, formed anew for each pair.
class QuadraticSpots final : public PairedSpots {
  public:
    explicit QuadraticSpots(const SpotsArgs& args) : PairedSpots(args) {
        for (const SpotPlace& spot : args.spots)
            phases_.push_back(separablePhase(spot, args));
    }

  private:
    class QuadraticWaves final : public Waves {
      public:
        explicit QuadraticWaves(const QuadraticSpots& of) : of_(of) {}

        void setSpot(std::size_t spot) override { phase_ = of_.phases_[spot]; }

        void fill(std::int64_t row, float* wave) override {
            const PlaneGrid& grid = of_.grid();
            const auto v = static_cast<double>(grid.centreRow() - row);
            const double turns = std::remainder(phase_.y.quadratic * v * v, 1.0)
                                 + std::remainder(phase_.y.linear * v, 1.0) + phase_.y.constant;
            simd::bestKernels().quadraticPhasors({phase_.x.quadratic, phase_.x.linear,
                                                  phase_.x.constant + turns,
                                                  -static_cast<double>(grid.centreCol()), 1},
                                                 1, grid.shape.cols, wave);
        }

      private:
        const QuadraticSpots& of_;
        SpotPhase phase_;
    };

    std::unique_ptr<Waves> waves() const override {
        return std::make_unique<QuadraticWaves>(*this);
    }

    std::vector<SpotPhase> phases_;
};

} // namespace

std::uint64_t pairedSpotBytes(Shape shape, std::size_t count) {
    const auto bands = static_cast<std::uint64_t>((shape.rows + bandRows - 1) / bandRows);
    return (bands * sizeof(Sum) + sizeof(SpotPhase)) * count;
}

std::unique_ptr<CpuSpots> preparePairedSpots(const SpotsArgs& args) {
    if (args.geometry == SpotGeometry::FreeExact)
        return std::make_unique<ExactSpots>(args);
    return std::make_unique<QuadraticSpots>(args);
}

} // namespace fringe::cpu
