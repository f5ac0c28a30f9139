// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/points/point_sheets.h"

#include "engine/model/placed_points.h"
#include "engine/propagation/propagation.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/sources/layers/sheets.h"
#include "engine/sources/points/point_light.h"
#include "kernels/whole.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

namespace fringe {
namespace {

constexpr std::size_t pointsAtOnce = 1 << 16;

/// Evenly spaced planes over the depth of a cloud.
struct SlicePlanes {
    double low = 0;  ///< z of the rear end [m]
    double step = 0; ///< [m]
    std::size_t count = 0;

    double distance(std::size_t slice) const {
        return low + (static_cast<double>(slice) + 0.5) * step;
    }
    std::size_t sliceOf(double z) const {
        const double slice = step > 0 ? (z - low) / step : 0;
        return static_cast<std::size_t>(
            wholeBelow(std::clamp(slice, 0.0, static_cast<double>(count - 1))));
    }
};

SlicePlanes planesOf(const PlacedPoints& points, const SourceInput& input) {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    points.inPieces(pointsAtOnce, [&](std::span<const Point> some) {
        for (const Point& point : some) {
            low = std::min(low, point.z);
            high = std::max(high, point.z);
        }
    });
    if (!(low <= high))
        return {};
    const auto count = static_cast<std::size_t>(
        slicesInFocus(input, high - low, std::max(std::abs(low), std::abs(high))));
    return {low, (high - low) / static_cast<double>(count), count};
}

/// The plate's sample that a place is nearest to.
class PlateSamples {
  public:
    explicit PlateSamples(const Plate& plate)
        : shape_(plate.size), pitchX_(plate.pitchX.si()), pitchY_(plate.pitchY.si()) {}

    std::optional<std::size_t> at(double x, double y) const {
        const std::int64_t col = shape_.cols / 2 + nearestWhole(x / pitchX_);
        const std::int64_t row = shape_.rows / 2 - nearestWhole(y / pitchY_);
        if (col < 0 || row < 0 || col >= shape_.cols || row >= shape_.rows)
            return std::nullopt;
        return static_cast<std::size_t>(row * shape_.cols + col);
    }

    /// Calls `use(sample)` for all whose centres lie within `radius` of one.
    template <class Use> void around(std::size_t sample, double radius, const Use& use) const {
        const auto cols = static_cast<std::size_t>(shape_.cols);
        const auto row = static_cast<std::int64_t>(sample / cols),
                   col = static_cast<std::int64_t>(sample % cols);
        const std::int64_t high = wholeBelow(radius / pitchY_);
        for (std::int64_t j = std::max<std::int64_t>(0, row - high);
             j <= std::min(shape_.rows - 1, row + high); ++j) {
            const double down = static_cast<double>(j - row) * pitchY_;
            const std::int64_t wide =
                wholeBelow(std::sqrt(std::max(0.0, radius * radius - down * down)) / pitchX_);
            for (std::int64_t i = std::max<std::int64_t>(0, col - wide);
                 i <= std::min(shape_.cols - 1, col + wide); ++i)
                use(static_cast<std::size_t>(j * shape_.cols + i));
        }
    }

  private:
    Shape shape_;
    double pitchX_, pitchY_;
};

std::vector<double> distancesOf(const SlicePlanes& planes) {
    std::vector<double> distances;
    for (std::size_t slice = 0; slice < planes.count; ++slice)
        distances.push_back(planes.distance(slice));
    return distances;
}

class PointSheets : public SheetLight {
  public:
    PointSheets(const CloudSource& cloud, const SourceInput& input, const SlicePlanes& planes)
        : SheetLight(input, distancesOf(planes)), cloud_(cloud), planes_(planes) {}

    std::optional<SeenLight> seen() const override {
        return seenPoints(cloud_, plate(), wavelengths());
    }

  private:
    /// The light of a point in its slice.
    struct Lit {
        std::uint32_t slice;
        std::size_t sample;
        Complex light;
    };

    Sheets sheets(std::size_t wavelength) const override {
        return [this, lit = std::make_shared<const std::vector<Lit>>(pointsOf(wavelength))] {
            return [this, lit](std::size_t slice, const RowRange& rows) {
                return sheet(*lit, slice, rows);
            };
        };
    }

    Sheet sheet(std::span<const Lit> lit, std::size_t slice, const RowRange& rows) const {
        const auto cols = static_cast<std::size_t>(plate().size.cols);
        const auto begin = static_cast<std::size_t>(rows.first) * cols,
                   end = begin + static_cast<std::size_t>(rows.count) * cols;
        const PlateSamples samples(plate());
        std::vector<std::uint32_t> touched;
        std::vector<Mark> marks(end - begin);
        const auto mark = [&](std::size_t sample) {
            Mark& own = marks[sample - begin];
            if (!std::exchange(own.isTouched, true))
                touched.push_back(static_cast<std::uint32_t>(sample - begin));
            return &own;
        };
        const auto isAsked = [&](std::size_t sample) { return sample >= begin && sample < end; };
        const double radius = cloud_.splat.si() / 2;
        for (const Lit& point : pointsAt(lit, slice, rows)) {
            if (isAsked(point.sample))
                mark(point.sample)->light += point.light;
            if (radius > 0)
                samples.around(point.sample, radius, [&](std::size_t sample) {
                    if (isAsked(sample))
                        mark(sample)->isOpaque = true;
                });
        }
        Sheet sheet;
        for (const std::uint32_t sample : touched) {
            const Mark& made = marks[sample];
            sheet.add(sample, made.light, made.isOpaque ? 1.0F : 0.0F);
        }
        return sheet;
    }

    /// Points of a slice that have light or hide something on the rows.
    std::span<const Lit> pointsAt(std::span<const Lit> lit, std::size_t slice,
                                  const RowRange& rows) const {
        const std::int64_t high = wholeBelow(cloud_.splat.si() / 2 / plate().pitchY.si());
        const RowRange wide = widened(rows, high, plate().size.rows);
        const auto sampleOf = [&](std::int64_t row) {
            return static_cast<std::size_t>(row * plate().size.cols);
        };
        const auto own = std::ranges::equal_range(lit, slice, {}, &Lit::slice);
        const auto first = std::ranges::lower_bound(own, sampleOf(wide.first), {}, &Lit::sample);
        return {first, std::ranges::lower_bound(first, own.end(), sampleOf(wide.first + wide.count),
                                                {}, &Lit::sample)};
    }

    /// In the order of their slices and, in each, of their samples.
    std::vector<Lit> pointsOf(std::size_t wavelength) const {
        std::vector<Lit> lit;
        const double lambda = wavelengths()[wavelength].si();
        const double perPoint = lambda / (plate().pitchX.si() * plate().pitchY.si());
        const PlateSamples samples(plate());
        const PlacedPoints points(cloud_, wavelengths(), wavelength);
        points.inPieces(pointsAtOnce, [&](std::span<const Point> some) {
            for (const Point& point : some) {
                const auto sample = samples.at(point.x, point.y);
                if (!sample)
                    continue;
                const std::size_t slice = planes_.sliceOf(point.z);
                const double amplitude =
                    static_cast<double>(point.amplitude) * std::abs(point.z) * perPoint;
                const double turns =
                    (planes_.distance(slice) - point.z) / lambda - (point.z < 0 ? -0.25 : 0.25);
                const double phase = static_cast<double>(point.phase)
                                     + 2 * std::numbers::pi * (turns - std::floor(turns));
                lit.push_back({static_cast<std::uint32_t>(slice), *sample,
                               Complex(std::polar(amplitude, phase))});
            }
        });
        std::ranges::stable_sort(lit, {},
                                 [](const Lit& one) { return std::pair(one.slice, one.sample); });
        return lit;
    }

    struct Mark {
        Complex light{};
        bool isTouched = false, isOpaque = false;
    };

    CloudSource cloud_;
    SlicePlanes planes_;
};

} // namespace

std::unique_ptr<Light> pointSheets(const CloudSource& cloud, const SourceInput& input) {
    const PlacedPoints points(cloud, input.design.setup.wavelengths, 0);
    return std::make_unique<PointSheets>(cloud, input, planesOf(points, input));
}

void addPointSheetCost(const CloudSource& cloud, const SourceInput& input, SourceCost& cost) {
    const PlacedPoints points(cloud, input.design.setup.wavelengths, 0);
    const PlateSamples samples(input.design.setup.plate);
    std::size_t beside = 0;
    points.inPieces(pointsAtOnce, [&](std::span<const Point> some) {
        for (const Point& point : some)
            beside += samples.at(point.x, point.y) ? 0 : 1;
    });
    if (beside > 0)
        warn(cost.findings, placePath(input.source).c_str(),
             message(FRINGE_MARK("{0} of {1} points lie beside the plate and are left out, since "
                                 "what hides others goes from plane to plane of the plate's size; "
                                 "make the object smaller."),
                     beside, points.size()));
    const std::vector<double> distances = distancesOf(planesOf(points, input));
    addSheetCost(cost, input, std::ssize(distances), farthestDepth(distances).si());
    constexpr double bytesPerPoint = 24, bytesPerSample = 12;
    cost.held += bytesPerPoint * static_cast<double>(points.size());
    cost.bytes += bytesPerSample * static_cast<double>(input.design.setup.plate.size.count());
}

} // namespace fringe
