// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/exact_tiles.h"

#include "kernels/cpu/exact_errors.h"

#include <algorithm>

namespace fringe::cpu {
namespace {

struct TileSize {
    std::int64_t rows;
    std::int64_t cols;
};

constexpr TileSize sizes[]{{192, 192}, {144, 144}, {96, 96}, {64, 96},
                           {48, 48},   {32, 48},   {16, 48}};

/// Fewer points are not worth passing over the field for, where others wait for a smaller tile.
constexpr std::size_t fewestPoints = 32;

/// What the points of a size may use up with the longest series, so that a shorter one may do.
constexpr double longestShare = 0.9;

/// What the errors of a point depend on.
struct Candidate {
    std::uint32_t point;
    double power; ///< of its wave over its window, up to a factor
    AxisView alongX;
    AxisView alongY;
    MixedTerms mixed;
    double error = 0; ///< mean square, on the size under trial
};

double squaredError(const Candidate& candidate, TileSize size, simd::SeriesLength length,
                    const PlaneGrid& grid) {
    const auto rows = static_cast<double>(size.rows), cols = static_cast<double>(size.cols);
    const double x = seriesError(candidate.alongX, grid.pitchX, cols, length);
    const double y = seriesError(candidate.alongY, grid.pitchY, rows, length);
    return mixedSquare(candidate.mixed, cols * grid.pitchX, rows * grid.pitchY) + x * x + y * y;
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

/// How many of the waiting points, sorted by error, keep the tolerance together.
std::size_t countWithin(const std::vector<Candidate>& waiting, double tolerance) {
    double error = 0, power = 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < waiting.size(); ++i) {
        error += waiting[i].power * waiting[i].error;
        power += waiting[i].power;
        if (error <= tolerance * tolerance * power)
            count = i + 1;
    }
    return count;
}

class Planner {
  public:
    Planner(const std::vector<PointWave>& waves, const PointSourcesArgs& args)
        : args_(args), tolerance_(modelShare * args.tolerance),
          waiting_(candidatesOf(waves, args)) {}

    TilePlan plan() {
        TilePlan plan;
        for (const TileSize& size : sizes) {
            const std::size_t count = countFor(size);
            if (count == waiting_.size() || count >= fewestPoints)
                plan.groups.push_back(group(size, count));
        }
        for (const Candidate& candidate : waiting_)
            plan.others.push_back(candidate.point);
        std::erase_if(plan.groups, [](const TileGroup& group) { return group.points.empty(); });
        return plan;
    }

  private:
    std::size_t countFor(TileSize size) {
        for (Candidate& candidate : waiting_)
            candidate.error = squaredError(candidate, size, simd::SeriesLength::Long, args_.grid);
        std::ranges::sort(waiting_, [](const Candidate& a, const Candidate& b) {
            return a.error != b.error ? a.error < b.error : a.point < b.point;
        });
        return countWithin(waiting_, longestShare * tolerance_);
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
        for (const simd::SeriesLength length : {Short, Middle}) {
            double error = 0, power = 0;
            for (std::size_t i = 0; i < count; ++i) {
                error += waiting_[i].power * squaredError(waiting_[i], size, length, args_.grid);
                power += waiting_[i].power;
            }
            if (error <= tolerance_ * tolerance_ * power)
                return length;
        }
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
