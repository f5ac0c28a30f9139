// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/exact_tiles.h"

#include "kernels/cpu/exact_errors.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fringe::cpu {
namespace {

struct TileSize {
    std::int64_t rows;
    std::int64_t cols;
};

/// From the largest on: the tables of 256 points on it fit in the second cache.
constexpr TileSize sizes[]{{192, 192}, {160, 192}, {144, 144}, {112, 144}, {96, 144}, {96, 96},
                           {80, 96},   {64, 96},   {48, 96},   {48, 48},   {32, 48},  {16, 48}};
constexpr TileSize middle{80, 96};

/// A size is worth a pass over the field where this part of the waiting points can have it, and a
/// full batch of them, or all.
constexpr double fewestOfWaiting = 0.3;

/// What the points of a size may use up with the longest series, so that a shorter one may do.
constexpr double longestShare = 0.9;

double square(double value) {
    return value * value;
}

/// What the errors of a point depend on.
struct Candidate {
    std::uint32_t point;
    double power; ///< of its wave over its window, up to a factor
    AxisView alongX;
    AxisView alongY;
    MixedTerms mixed;
};

double squaredError(const Candidate& candidate, TileSize size, simd::SeriesLength length,
                    const PlaneGrid& grid) {
    const auto rows = static_cast<double>(size.rows), cols = static_cast<double>(size.cols);
    const double x = seriesError(candidate.alongX, grid.pitchX, cols, length);
    const double y = seriesError(candidate.alongY, grid.pitchY, rows, length);
    return mixedSquare(candidate.mixed, cols * grid.pitchX, rows * grid.pitchY) + square(x)
           + square(y);
}

Candidate candidateOf(std::uint32_t index, const PixelWindow& window,
                      const PointSourcesArgs& args) {
    const PointSource& point = args.points[index];
    const auto area = static_cast<double>(window.rows.end - window.rows.begin)
                      * static_cast<double>(window.cols.end - window.cols.begin);
    return {index, area * point.amplitude * point.amplitude, viewAlongX(point, window, args),
            viewAlongY(point, window, args), mixedTerms(point, window, args)};
}

/// The points that reach the plane at all.
std::vector<Candidate> candidatesOf(const std::vector<PointWave>& waves,
                                    const PointSourcesArgs& args) {
    std::vector<Candidate> candidates;
    for (std::uint32_t i = 0; i < waves.size(); ++i)
        if (waves[i].window.rows.begin < waves[i].window.rows.end
            && waves[i].window.cols.begin < waves[i].window.cols.end)
            candidates.push_back(candidateOf(i, waves[i].window, args));
    return candidates;
}

/// The best first.
void sortByError(std::vector<Candidate>& candidates, const PlaneGrid& grid) {
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < candidates.size(); ++i)
        order.emplace_back(squaredError(candidates[i], middle, simd::SeriesLength::Long, grid), i);
    std::ranges::sort(order);
    std::vector<Candidate> sorted;
    for (const auto& [error, i] : order)
        sorted.push_back(candidates[i]);
    candidates.swap(sorted);
}

class Planner {
  public:
    Planner(const std::vector<PointWave>& waves, const PointSourcesArgs& args)
        : args_(args), tolerance_(modelShare * args.tolerance),
          waiting_(candidatesOf(waves, args)) {
        sortByError(waiting_, args.grid);
    }

    TilePlan plan() {
        TilePlan plan;
        for (const TileSize& size : sizes) {
            const std::size_t count =
                sparing(countWithin(size, simd::SeriesLength::Long, longestShare * tolerance_));
            if (count > 0 && isWorthAPass(count))
                plan.groups.push_back(group(size, count));
        }
        for (const Candidate& candidate : waiting_)
            plan.others.push_back(candidate.point);
        return plan;
    }

  private:
    bool isWorthAPass(std::size_t count) const {
        const double fewest = fewestOfWaiting * static_cast<double>(waiting_.size());
        return count == waiting_.size()
               || (count >= simd::waveBatch && static_cast<double>(count) >= fewest);
    }

    /// The part of the first `count` points that leaves the others within the tolerance on the
    /// smallest tile, which they may keep only together with better ones; all where none does.
    std::size_t sparing(std::size_t count) const {
        double error = 0, power = 0;
        for (std::size_t i = waiting_.size(); i-- > 0;) {
            error += waiting_[i].power
                     * squaredError(waiting_[i], *std::prev(std::end(sizes)),
                                    simd::SeriesLength::Long, args_.grid);
            power += waiting_[i].power;
            if (i <= count && error <= square(longestShare * tolerance_) * power)
                return count == waiting_.size() ? count : i;
        }
        return count;
    }

    /// How many of the waiting points, the best first, keep a tolerance together.
    std::size_t countWithin(TileSize size, simd::SeriesLength length, double tolerance) const {
        double error = 0, power = 0;
        std::size_t count = 0;
        for (std::size_t i = 0; i < waiting_.size(); ++i) {
            error += waiting_[i].power * squaredError(waiting_[i], size, length, args_.grid);
            power += waiting_[i].power;
            if (error <= square(tolerance) * power)
                count = i + 1;
        }
        return count;
    }

    /// Takes the first of the waiting points, with the shortest series that will do.
    TileGroup group(TileSize size, std::size_t count) {
        TileGroup group{size.rows, size.cols, shortestFor(size, count), {}};
        for (std::size_t i = 0; i < count; ++i)
            group.points.push_back(waiting_[i].point);
        std::ranges::sort(group.points);
        waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(count));
        return group;
    }

    simd::SeriesLength shortestFor(TileSize size, std::size_t count) const {
        using enum simd::SeriesLength;
        for (const simd::SeriesLength length : {Short, Middle})
            if (countWithin(size, length, tolerance_) >= count)
                return length;
        return Long;
    }

    const PointSourcesArgs& args_;
    double tolerance_;
    std::vector<Candidate> waiting_;
};

} // namespace

TilePlan planTiles(const std::vector<PointWave>& waves, const PointSourcesArgs& args) {
    return Planner(waves, args).plan();
}

} // namespace fringe::cpu
