// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/nufft_errors.h"

#include "kernels/plan/exact_errors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>

namespace fringe::plan {
namespace {

// Planning tries hundreds of points many times: squares are summed as they are, and there are no
// powers or trigonometric functions below.

/// Means over a square |X|, |Y| ≤ 1.
constexpr double squaredDifference = 8.0 / 45;      ///< (X² - Y²)²
constexpr double squaredProduct = 1.0 / 9;          ///< (XY)²
constexpr double squaredCubic = 0.586 * 0.586;      ///< X²(X² + Y²)²
constexpr double squaredCoordinate = 1.0 / 3;       ///< X²
constexpr double squaredSeries = square(0.067 / 4); ///< of the fourth power of κ

/// rms over the square of ((X² + Y² - neutralSquare)/2)ⁿ, n = 1 … 4, over 2ⁿ⁻¹ n!.
constexpr double interpolated[mostTerms + 1]{0, 0.2409, 0.0832 / 4, 0.0318 / 24, 0.0128 / 192};

/// Mean square of a(X² - Y²) + bXY.
double squaredSaddle(double a, double b) {
    return squaredDifference * square(a) + squaredProduct * square(b);
}

using ByOrder = std::array<double, mostOrder + 1>;

/// A point as a tile sees it.
struct SeenPoint {
    SeenPoint(const SamplePoint& point, const TileFrame& tile, const LocalWave& wave) {
        const double dx = tile.x - point.x, dy = tile.y - point.y;
        const double r = std::sqrt(square(dx) + square(dy) + square(point.z));
        const double u = dx / r, v = dy / r;
        du = u - wave.u;
        dv = v - wave.v;
        const double curvature =
            scaledCurvature(r, square(u) + square(v), square(wave.u) + square(wave.v));
        dCurvature = curvature - wave.curvature;
    }

    /// The point seen from other directions.
    SeenPoint from(double otherDu, double otherDv) const {
        SeenPoint other = *this;
        other.du = otherDu;
        other.dv = otherDv;
        return other;
    }

    double squaredDirection() const { return square(du) + square(dv); }

    double du, dv; ///< from the common direction
    double dCurvature;
};

/// The squared errors of one point on one tile.
class TileErrors {
  public:
    TileErrors(const LocalWave& wave, const TileFrame& tile, const SeenPoint& point,
               double wavenumber)
        : wave_(wave), point_(point), wavenumber_(wavenumber),
          half_(std::max(tile.halfX, tile.halfY)),
          corner_((square(tile.halfX) + square(tile.halfY)) / 2),
          ratio_((wave.curvature + wave.curvatureHalf) * half_), sag_(ratio_ * half_ * wavenumber) {
    }

    /// By the order of the series that is added.
    ByOrder ofShape() const {
        const double first = square(sag_) * firstOrder();
        const double second = square(sag_) * secondOrder();
        const double share = wrongShareOfBends();
        const double bent = (share + first) * first + slopeOfDeconvolution() + kept();
        return {ofPlainShape(), second + bent, (thirdOfSecond() + share) * second + bent};
    }

    /// Where none is.
    double ofPlainShape() const { return square(sag_) * (firstOrder() + secondOrder()) + kept(); }

    /// By the number of local reference waves.
    std::array<double, mostTerms + 1> ofCurvature() const {
        const double phase = wavenumber_ * wave_.curvatureHalf * corner_;
        const double place = wave_.curvatureHalf > 0
                                 ? std::clamp(point_.dCurvature / wave_.curvatureHalf, -1.0, 1.0)
                                 : 0;
        std::array<double, mostTerms + 1> squares{};
        double power = 1, chebyshev = 1, next = place;
        for (std::size_t n = 1; n < squares.size(); ++n) {
            power *= phase;
            squares[n] = square(next * power * interpolated[n]);
            const double after = 2 * place * next - chebyshev;
            chebyshev = next;
            next = after;
        }
        return squares;
    }

  private:
    /// Mean square of κ[Δu (u(Y² - X²)/2 - vXY) + Δv (v(X² - Y²)/2 - uXY)] and coma, in units of κ
    /// half².
    double firstOrder() const {
        const double u = wave_.u, v = wave_.v, du = point_.du, dv = point_.dv;
        return squaredSaddle((u * du - v * dv) / 2, v * du + u * dv)
               + square(ratio_ / 2) * point_.squaredDirection() * squaredCubic;
    }

    /// Mean square of κ/4 [(Δu² - Δv²)(Y² - X²) - 4ΔuΔvXY], likewise.
    double secondOrder() const {
        const double du = point_.du, dv = point_.dv;
        return squaredSaddle((square(du) - square(dv)) / 4, du * dv);
    }

    /// The third order and the fourth, of the second.
    double thirdOfSecond() const {
        const double direction = point_.squaredDirection();
        return direction * (9 * (square(wave_.u) + square(wave_.v)) + square(ratio_) + direction);
    }

    /// What no order of the series adds: higher powers of κ, and the amplitude.
    double kept() const {
        return squaredSeries * square(square(square(ratio_)) * half_ * wavenumber_)
               + square(ratio_) * point_.squaredDirection() * squaredCoordinate;
    }

    /// The bends are those of the middle curvature and have its wave.
    double wrongShareOfBends() const {
        const double phase = wavenumber_ * point_.dCurvature * corner_;
        return square(point_.dCurvature / wave_.curvature) + square(interpolated[1] * phase);
    }

    /// The frequencies that the bends are multiplied by are off by the deconvolution's slope, as
    /// much as the directions of plane waves with one radian more at the tile's edge; measured.
    double slopeOfDeconvolution() const {
        const double steepness =
            square(wave_.u) + square(wave_.v) + point_.squaredDirection() + square(ratio_);
        return square(sag_ / (wavenumber_ * half_)) * steepness;
    }

    const LocalWave& wave_;
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
    PlaneEnds ends;
    double wavelength;
    bool hasWindow;

    double reach(double z) const {
        return hasWindow ? sampledReach(z, wavelength, pitch) : HUGE_VAL;
    }

    /// What a point reaches of the plane, at a share of it.
    std::optional<double> at(double share, double place, double z) const {
        const double low = std::max(place - reach(z), ends.low);
        const double high = std::min(place + reach(z), ends.high);
        return low < high ? std::optional(std::lerp(low, high, share)) : std::nullopt;
    }

    /// Beyond these directions, some of the cells under the kernel are beyond the end of the grid,
    /// where frequencies have the wrong sign: two cells.
    double endOfGrid(int side) const { return (0.5 - 1.0 / side) * wavelength / pitch; }
};

/// The squared errors of the shape of a point's wave, and of the points that would lie at the end
/// of the grid if directions were spread evenly over their range.
struct ShapeErrors {
    ByOrder seen;
    ByOrder spread;
};

/// A point on a tile, and where the ends of its grid are.
struct SeenOnGrid {
    const LocalWave& wave;
    const TileFrame& tile;
    SeenPoint point;
    double endX, endY; ///< in direction cosines

    ShapeErrors errors(double wavenumber) const {
        const ByOrder bent = TileErrors(wave, tile, point, wavenumber).ofShape();
        const auto plain = [&](const SeenPoint& other) {
            return TileErrors(wave, tile, other, wavenumber).ofPlainShape();
        };
        const bool isAtEnd = std::abs(point.du) > endX || std::abs(point.dv) > endY;
        const double shareX = shareBeyond(endX, wave.uHalf), shareY = shareBeyond(endY, wave.vHalf);
        const double ends = (shareX > 0 ? shareX * plain(point.from(wave.uHalf, point.dv)) : 0)
                            + (shareY > 0 ? shareY * plain(point.from(point.du, wave.vHalf)) : 0);
        ShapeErrors errors{bent, bent};
        for (std::size_t order = 1; order < bent.size(); ++order) {
            if (isAtEnd)
                errors.seen[order] = bent[0];
            errors.spread[order] = (1 - shareX) * (1 - shareY) * bent[order] + ends;
        }
        return errors;
    }

  private:
    static double shareBeyond(double end, double half) { return half > end ? 1 - end / half : 0; }
};

/// Means of squares. A sample may miss the few points at the ends of the grid, which err most.
class ErrorSums {
  public:
    void add(const ShapeErrors& shape, const TileErrors& errors, double weight) {
        weights_ += weight;
        for (std::size_t order = 0; order < shape.seen.size(); ++order) {
            seen_[order] += weight * shape.seen[order];
            spread_[order] += weight * shape.spread[order];
        }
        const auto curvature = errors.ofCurvature();
        for (std::size_t n = 1; n < curvature.size(); ++n)
            curvature_[n] += weight * curvature[n];
    }

    NufftErrors roots() const {
        NufftErrors roots;
        const auto root = [this](double sum) {
            return weights_ > 0 ? std::sqrt(sum / weights_) : HUGE_VAL;
        };
        for (std::size_t order = 0; order < seen_.size(); ++order)
            roots.shape[order] = root(std::max(seen_[order], spread_[order]));
        std::ranges::transform(curvature_, roots.curvature, root);
        return roots;
    }

  private:
    ByOrder seen_{}, spread_{};
    std::array<double, mostTerms + 1> curvature_{};
    double weights_ = 0;
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

double interpolationError(double phase, int terms) {
    constexpr double evenly = 0.71; // rms of Chebyshev's polynomials
    return evenly * std::pow(phase, terms) * interpolated[terms];
}

NufftErrors nufftErrors(std::span<const SlabPart> parts, int side, const PointSourcesArgs& args) {
    const double wavenumber = 2 * std::numbers::pi / args.wavelength;
    const PlaneGrid& grid = args.grid;
    const PlaneAxis x{grid.pitchX, endsAlongX(grid), args.wavelength, args.window};
    const PlaneAxis y{grid.pitchY, endsAlongY(grid), args.wavelength, args.window};
    const double halfX = seenSide(side, grid.shape.cols) * grid.pitchX / 2;
    const double halfY = seenSide(side, grid.shape.rows) * grid.pitchY / 2;
    ErrorSums sums;
    const auto add = [&](const PointBox& box, const SamplePoint& point) {
        const auto across = x.at(point.across, point.x, point.z);
        const auto up = y.at(point.up, point.y, point.z);
        if (!across || !up)
            return;
        const TileFrame tile{*across, *up, halfX, halfY};
        const LocalWave wave = localWave(box, tile, args);
        if (!wave.reaches)
            return;
        const SeenOnGrid seen{wave, tile, SeenPoint(point, tile, wave), x.endOfGrid(side),
                              y.endOfGrid(side)};
        sums.add(seen.errors(wavenumber), TileErrors(wave, tile, seen.point, wavenumber),
                 point.weight);
    };
    for (const SlabPart& part : parts)
        for (const SamplePoint& point : part.sample)
            add(part.box, point);
    return sums.roots();
}

} // namespace fringe::plan
