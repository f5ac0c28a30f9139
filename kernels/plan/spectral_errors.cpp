// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/spectral_errors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>

namespace fringe::plan {
namespace {

/// Means over a square |X|, |Y| ≤ 1.
constexpr double squaredDifference = 8.0 / 45; ///< (X² - Y²)²
constexpr double squaredProduct = 1.0 / 9;     ///< (XY)²
constexpr double rmsOfCubic = 0.586;           ///< of X(X² + Y²)
constexpr double rmsOfCoordinate = 0.577;

/// rms over the square of ((X² + Y² - neutralSquare)/2)ⁿ, n = 1 … 4.
constexpr double momentOfSquare[5]{1, 0.2409, 0.0832, 0.0318, 0.0128};
constexpr double factorial[5]{1, 1, 2, 6, 24};

/// rms of a(X² - Y²) + bXY.
double rmsOfSaddle(double a, double b) {
    return std::sqrt(squaredDifference * a * a + squaredProduct * b * b);
}

/// A point as a tile sees it.
struct SeenPoint {
    SeenPoint(const SamplePoint& point, const TileFrame& tile, const CommonWave& wave) {
        const double dx = tile.x - point.x, dy = tile.y - point.y;
        const double r = std::hypot(dx, dy, point.z);
        const double u = dx / r, v = dy / r;
        du = u - wave.u;
        dv = v - wave.v;
        const double curvature =
            scaledCurvature(r, u * u + v * v, wave.u * wave.u + wave.v * wave.v);
        dCurvature = curvature - wave.curvature;
    }

    double direction() const { return std::hypot(du, dv); }

    double du, dv; ///< from the common direction
    double dCurvature;
};

/// The errors of one point on one tile.
class TileErrors {
  public:
    TileErrors(const CommonWave& wave, const TileFrame& tile, const SeenPoint& point,
               double wavenumber)
        : wave_(wave), point_(point), wavenumber_(wavenumber),
          half_(std::max(tile.halfX, tile.halfY)),
          corner_((tile.halfX * tile.halfX + tile.halfY * tile.halfY) / 2),
          ratio_((wave.curvature + wave.curvatureHalf) * half_), sag_(ratio_ * half_ * wavenumber) {
    }

    /// By the order of the series that is added.
    std::array<double, mostOrder + 1> ofShape(bool canBend) const {
        const double share = wrongShareOfBends(), slope = slopeOfTaper();
        const double coma = ratio_ * sag_ / 2 * point_.direction() * rmsOfCubic;
        const double first = std::hypot(sag_ * firstOrder(), coma);
        const double second = sag_ * secondOrder();
        const double third = second * point_.direction()
                             * (3 * std::hypot(wave_.u, wave_.v) + ratio_ + point_.direction());
        const double plain = std::hypot(first, second, kept());
        if (!canBend)
            return {plain, plain, plain};
        const double bent = std::hypot(std::hypot(share, first) * first, slope, kept());
        return {plain, std::hypot(second, bent), std::hypot(third, share * second, bent)};
    }

    double ofCurvature(int terms) const {
        const double scaled = wave_.curvatureHalf > 0 ? point_.dCurvature / wave_.curvatureHalf : 0;
        const double chebyshev = std::cos(terms * std::acos(std::clamp(scaled, -1.0, 1.0)));
        return interpolationError(wavenumber_ * wave_.curvatureHalf * corner_, terms, chebyshev);
    }

  private:
    /// Of κ[Δu (u(Y² - X²)/2 - vXY) + Δv (v(X² - Y²)/2 - uXY)], in units of κ half².
    double firstOrder() const {
        const double u = wave_.u, v = wave_.v, du = point_.du, dv = point_.dv;
        return rmsOfSaddle((u * du - v * dv) / 2, v * du + u * dv);
    }

    /// Of κ/4 [(Δu² - Δv²)(Y² - X²) - 4ΔuΔvXY], likewise.
    double secondOrder() const {
        const double du = point_.du, dv = point_.dv;
        return rmsOfSaddle((du * du - dv * dv) / 4, du * dv);
    }

    /// What no order of the series adds: higher powers of κ, and the amplitude.
    double kept() const {
        const double series = 0.067 * std::pow(ratio_, 4) * half_ / 4 * wavenumber_;
        return std::hypot(series, ratio_ * point_.direction() * rmsOfCoordinate);
    }

    /// The bends are those of the middle curvature and have its wave.
    double wrongShareOfBends() const {
        const double phase = wavenumber_ * std::abs(point_.dCurvature) * corner_;
        return std::hypot(point_.dCurvature / wave_.curvature, interpolationError(phase, 1, 1));
    }

    /// The frequencies that the bends are multiplied by are off by the taper's slope, a few cells
    /// of the grid's kernel. The factor is measured.
    double slopeOfTaper() const {
        constexpr double factor = 1.0;
        const double direction = std::hypot(wave_.u, wave_.v, point_.direction());
        return factor * sag_ / (wavenumber_ * half_) * std::hypot(direction, ratio_);
    }

    const CommonWave& wave_;
    const SeenPoint& point_;
    double wavenumber_;
    double half_;   ///< the longer half side [m]
    double corner_; ///< half the squared distance of a corner from the centre [m²]
    double ratio_;  ///< κ half
    double sag_;    ///< kκ half² [rad]
};

/// One axis of the plane.
struct PlaneAxis {
    double pitch;
    double half; ///< of the plane [m]
    double wavelength;
    bool hasWindow;

    double reach(double z) const {
        return hasWindow ? sampledReach(z, wavelength, pitch) : HUGE_VAL;
    }

    /// What a point reaches of the plane, at a share of it.
    std::optional<double> at(double share, double place, double z) const {
        const double low = std::max(place - reach(z), -half);
        const double high = std::min(place + reach(z), half);
        return low < high ? std::optional(std::lerp(low, high, share)) : std::nullopt;
    }

    /// Some of the cells under the kernel are beyond the end of the grid, where frequencies have
    /// the wrong sign.
    bool isAtEndOfGrid(double direction, int side) const {
        const double most = (0.5 - 1.0 / side) * wavelength; // two cells
        return std::abs(direction) * pitch > most;
    }
};

/// Means of squares.
class ErrorSums {
  public:
    void add(const TileErrors& errors, bool isAtEndOfGrid) {
        ++count_;
        const auto shape = errors.ofShape(!isAtEndOfGrid);
        for (std::size_t order = 0; order < shape.size(); ++order)
            sums_.shape[order] += shape[order] * shape[order];
        for (int n = 1; n <= mostTerms; ++n)
            sums_.curvature[n] += std::pow(errors.ofCurvature(n), 2);
    }

    SpectralErrors roots() const {
        SpectralErrors roots = sums_;
        const auto root = [this](double& sum) {
            sum = count_ > 0 ? std::sqrt(sum / count_) : HUGE_VAL;
        };
        std::ranges::for_each(roots.shape, root);
        std::ranges::for_each(roots.curvature, root);
        return roots;
    }

  private:
    SpectralErrors sums_;
    int count_ = 0;
};

} // namespace

/// The additive recurrence of the plastic number: even in two dimensions.
SamplePoint samplePoint(std::size_t index, double x, double y, double z) {
    const auto share = [index](double step) {
        const double value = 0.5 + step * static_cast<double>(index);
        return value - std::floor(value);
    };
    return {x, y, z, share(0.7548776662466927), share(0.5698402909980532)};
}

double interpolationError(double phase, int terms, double chebyshev) {
    return std::abs(chebyshev) * std::pow(phase, terms) * momentOfSquare[terms]
           / (std::pow(2.0, terms - 1) * factorial[terms]);
}

SpectralErrors spectralErrors(const PointBox& box, std::span<const SamplePoint> sample, int side,
                              const PointSourcesArgs& args) {
    const double wavenumber = 2 * std::numbers::pi / args.wavelength;
    const PlaneGrid& grid = args.grid;
    const PlaneAxis x{grid.pitchX, static_cast<double>(grid.shape.cols) * grid.pitchX / 2,
                      args.wavelength, args.window};
    const PlaneAxis y{grid.pitchY, static_cast<double>(grid.shape.rows) * grid.pitchY / 2,
                      args.wavelength, args.window};
    ErrorSums sums;
    for (const SamplePoint& point : sample) {
        const auto across = x.at(point.across, point.x, point.z);
        const auto up = y.at(point.up, point.y, point.z);
        if (!across || !up)
            continue;
        const TileFrame tile{*across, *up, side * grid.pitchX / 2, side * grid.pitchY / 2};
        const CommonWave wave = commonWave(box, tile, args);
        const SeenPoint seen(point, tile, wave);
        sums.add(TileErrors(wave, tile, seen, wavenumber),
                 x.isAtEndOfGrid(seen.du, side) || y.isAtEndOfGrid(seen.dv, side));
    }
    return sums.roots();
}

} // namespace fringe::plan
