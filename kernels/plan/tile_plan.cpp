// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/tile_plan.h"

#include "kernels/parallel.h"
#include "kernels/plan/exact_errors.h"

#include <algorithm>
#include <utility>

namespace fringe::plan {
namespace {

/// A size is worth a pass over the field where this part of the waiting points can have it, and
/// enough of them, or all.
constexpr double fewestOfWaiting = 0.3;

/// What the points of a size may use up of what the models may err.
constexpr double tableShare = 0.9;

/// What the errors of a point depend on.
struct Candidate {
    std::uint32_t point;
    double power; ///< of its wave over its window, up to a factor
    AxisView alongX;
    AxisView alongY;
    MixedTerms mixed;
};

/// As `seenSide` has it [pixels].
struct SeenTile {
    double rows, cols;
};

SeenTile seenTile(TileSize size, Shape plane) {
    return {seenSide(size.rows, plane.rows), seenSide(size.cols, plane.cols)};
}

double squaredError(const Candidate& candidate, SeenTile size, const PlaneGrid& grid) {
    const auto [rows, cols] = size;
    const double x = seriesError(candidate.alongX, grid.pitchX, cols, SeriesLength::Long);
    const double y = seriesError(candidate.alongY, grid.pitchY, rows, SeriesLength::Long);
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

/// Calls `body(i)` for each point, on all threads.
template <class Body> void forEach(std::size_t points, Body body) {
    constexpr std::int64_t pointsAtOnce = 512;
    parallelFor(static_cast<std::int64_t>(points), pointsAtOnce,
                [&](std::int64_t begin, std::int64_t end) {
                    for (std::int64_t i = begin; i < end; ++i)
                        body(static_cast<std::size_t>(i));
                });
}

/// The points that reach the plane at all.
std::vector<Candidate> candidatesOf(std::span<const PixelWindow> windows,
                                    const PointSourcesArgs& args) {
    std::vector<std::uint32_t> lit;
    for (std::uint32_t i = 0; i < windows.size(); ++i)
        if (windows[i].rows.begin < windows[i].rows.end
            && windows[i].cols.begin < windows[i].cols.end)
            lit.push_back(i);
    std::vector<Candidate> candidates(lit.size());
    forEach(lit.size(),
            [&](std::size_t i) { candidates[i] = candidateOf(lit[i], windows[lit[i]], args); });
    return candidates;
}

std::vector<double> squaredErrors(const std::vector<Candidate>& candidates, SeenTile size,
                                  const PlaneGrid& grid) {
    std::vector<double> errors(candidates.size());
    forEach(errors.size(),
            [&](std::size_t i) { errors[i] = squaredError(candidates[i], size, grid); });
    return errors;
}

/// The best first.
void sortByError(std::vector<Candidate>& candidates, SeenTile middle, const PlaneGrid& grid) {
    const std::vector<double> errors = squaredErrors(candidates, middle, grid);
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < candidates.size(); ++i)
        order.emplace_back(errors[i], i);
    std::ranges::sort(order);
    std::vector<Candidate> sorted;
    for (const auto& [error, i] : order)
        sorted.push_back(candidates[i]);
    candidates.swap(sorted);
}

class Planner {
  public:
    Planner(std::span<const PixelWindow> windows, const TileChoices& choices,
            const PointSourcesArgs& args)
        : choices_(choices), args_(args), tolerance_(tableShare * modelShare * args.tolerance),
          waiting_(candidatesOf(windows, args)) {
        sortByError(waiting_, seen(choices.sizes[choices.sizes.size() / 2]), args.grid);
    }

    TilePlan plan() {
        TilePlan plan;
        for (const TileSize& size : choices_.sizes) {
            const std::size_t count = sparing(countWithin(size));
            if (count > 0 && isWorthAPass(count))
                plan.groups.push_back(group(size, count));
        }
        for (const Candidate& candidate : waiting_)
            plan.others.push_back(candidate.point);
        return plan;
    }

  private:
    SeenTile seen(TileSize size) const { return seenTile(size, args_.grid.shape); }

    bool isWorthAPass(std::size_t count) const {
        const double fewest = fewestOfWaiting * static_cast<double>(waiting_.size());
        return count == waiting_.size()
               || (count >= choices_.fewestPoints && static_cast<double>(count) >= fewest);
    }

    /// The part of the first `count` points that leaves the others within the tolerance on the
    /// smallest tile, which they may keep only together with better ones; all where none does.
    std::size_t sparing(std::size_t count) const {
        const std::vector<double> errors =
            squaredErrors(waiting_, seen(choices_.sizes.back()), args_.grid);
        double error = 0, power = 0;
        for (std::size_t i = waiting_.size(); i-- > 0;) {
            error += waiting_[i].power * errors[i];
            power += waiting_[i].power;
            if (i <= count && error <= square(tolerance_) * power)
                return count == waiting_.size() ? count : i;
        }
        return count;
    }

    /// How many of the waiting points, the best first, keep the tolerance together.
    std::size_t countWithin(TileSize size) const {
        const std::vector<double> errors = squaredErrors(waiting_, seen(size), args_.grid);
        double error = 0, power = 0;
        std::size_t count = 0;
        for (std::size_t i = 0; i < waiting_.size(); ++i) {
            error += waiting_[i].power * errors[i];
            power += waiting_[i].power;
            if (error <= square(tolerance_) * power)
                count = i + 1;
        }
        return count;
    }

    /// Takes the first of the waiting points.
    TileGroup group(TileSize size, std::size_t count) {
        TileGroup group{size, {}};
        for (std::size_t i = 0; i < count; ++i)
            group.points.push_back(waiting_[i].point);
        std::ranges::sort(group.points);
        waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(count));
        return group;
    }

    const TileChoices& choices_;
    const PointSourcesArgs& args_;
    double tolerance_;
    std::vector<Candidate> waiting_;
};

} // namespace

TilePlan planTiles(std::span<const PixelWindow> windows, const TileChoices& choices,
                   const PointSourcesArgs& args) {
    return Planner(windows, choices, args).plan();
}

} // namespace fringe::plan
