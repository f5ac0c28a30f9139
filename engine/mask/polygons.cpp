// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/polygons.h"

#include "engine/mask/rectangles.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace fringe {
namespace {

constexpr std::size_t noJoint = std::numeric_limits<std::size_t>::max();

/// Pixels of a row, and its joints to runs of the same polygon above and below.
struct Run {
    std::int32_t row, from, to;
    std::size_t firstAbove = noJoint, lastAbove = noJoint, firstBelow = noJoint,
                lastBelow = noJoint;
};

struct Joint {
    std::size_t above, below;
};

/// Runs that are joined so far, as trees: the polygon of each has one outline. Those that touch
/// without being joined must stay apart.
class Groups {
  public:
    explicit Groups(std::size_t most) : most_(most) {}

    void add() {
        parent_.push_back(parent_.size());
        corners_.push_back(4);
        strangers_.emplace_back();
    }
    std::size_t of(std::size_t run) {
        while (parent_[run] != run)
            run = parent_[run] = parent_[parent_[run]];
        return run;
    }
    bool mayJoin(std::size_t a, std::size_t b, std::size_t saved) const {
        return corners_[a] + corners_[b] - saved <= most_ && !strangers_[a].contains(b);
    }
    /// saved: corners that are none any more.
    void join(std::size_t a, std::size_t b, std::size_t saved) {
        if (strangers_[a].size() < strangers_[b].size())
            std::swap(a, b);
        parent_[b] = a;
        corners_[a] += corners_[b] - saved;
        for (const std::size_t other : strangers_[b]) {
            strangers_[other].erase(b);
            keepApart(a, other);
        }
        strangers_[b].clear();
    }
    void keepApart(std::size_t a, std::size_t b) {
        strangers_[a].insert(b);
        strangers_[b].insert(a);
    }

  private:
    std::size_t most_;
    std::vector<std::size_t> parent_, corners_;
    std::vector<std::set<std::size_t>> strangers_;
};

class Outlines {
  public:
    Outlines(std::span<const std::uint8_t> mask, Shape shape, std::size_t most) : groups_(most) {
        std::size_t above = 0, now = 0;
        for (std::int32_t row = 0; row < shape.rows; ++row) {
            addRuns(mask.subspan(static_cast<std::size_t>(row * shape.cols),
                                 static_cast<std::size_t>(shape.cols)),
                    row);
            joinRow(above, now);
            above = std::exchange(now, runs_.size());
        }
        isDone_.assign(2 * runs_.size(), false);
        for (std::size_t run = 0; run < runs_.size(); ++run)
            if (!isDone_[2 * run])
                trace(run);
    }

    PixelPolygons take() { return std::move(polygons_); }

  private:
    void addRuns(std::span<const std::uint8_t> line, std::int32_t row) {
        const auto end = static_cast<std::int32_t>(line.size());
        const auto isSetAt = [&](std::int32_t col) {
            return (line[static_cast<std::size_t>(col)] & isSet) != 0;
        };
        for (std::int32_t col = 0; col < end; ++col) {
            const std::int32_t from = col;
            while (col < end && isSetAt(col))
                ++col;
            if (col > from) {
                runs_.push_back({row, from, col});
                groups_.add();
                touches_.push_back(0);
            }
        }
    }

    /// above, now: the first runs of both rows.
    void joinRow(std::size_t above, std::size_t now) {
        for (std::size_t run = now; run < runs_.size(); ++run) {
            while (above < now && runs_[above].to < runs_[run].from)
                ++above;
            std::size_t end = above;
            while (end < now && runs_[end].from <= runs_[run].to)
                ++end;
            joinAbove(run, above, end);
        }
    }

    /// Joins a run to those from `begin` on that touch it from above, if only at a corner.
    void joinAbove(std::size_t run, std::size_t begin, std::size_t end) {
        touching_.clear();
        for (std::size_t other = begin; other < end; ++other) {
            touching_.push_back(groups_.of(other));
            ++touches_[touching_.back()];
        }
        for (std::size_t i = 0; i < touching_.size(); ++i)
            if (touches_[touching_[i]] == 1)
                joinOnce(run, begin + i, touching_[i]);
        for (const std::size_t group : touching_) {
            touches_[group] = 0;
            if (groups_.of(group) != groups_.of(run))
                groups_.keepApart(groups_.of(group), groups_.of(run));
        }
    }

    /// group: of the run above, which touches the lower one nowhere else.
    void joinOnce(std::size_t run, std::size_t other, std::size_t group) {
        const Run &upper = runs_[other], &lower = runs_[run];
        const bool overlaps = upper.from < lower.to && lower.from < upper.to;
        const std::size_t saved = 2U * (upper.from == lower.from) + 2U * (upper.to == lower.to);
        const std::size_t own = groups_.of(run);
        if (!overlaps || !groups_.mayJoin(own, group, saved))
            return;
        groups_.join(own, group, saved);
        addJoint(other, run);
    }

    void addJoint(std::size_t above, std::size_t below) {
        const std::size_t joint = joints_.size();
        joints_.push_back({above, below});
        Run &upper = runs_[above], &lower = runs_[below];
        if (upper.firstBelow == noJoint)
            upper.firstBelow = joint;
        if (lower.firstAbove == noJoint)
            lower.firstAbove = joint;
        upper.lastBelow = lower.lastAbove = joint;
    }

    /// Where an outline goes down a run's left side, or up its right one.
    struct Side {
        std::size_t run;
        bool isRight;
    };

    Side behind(Side side) const {
        const Run& run = runs_[side.run];
        const std::size_t joint = side.isRight ? run.lastAbove : run.firstBelow;
        if (joint == noJoint)
            return {side.run, !side.isRight};
        const auto [above, below] = joints_[joint];
        if (side.isRight)
            return joint == runs_[above].lastBelow ? Side{above, true}
                                                   : Side{joints_[joint + 1].below, false};
        return joint == runs_[below].firstAbove ? Side{below, false}
                                                : Side{joints_[joint - 1].above, true};
    }

    std::int32_t columnOf(Side side) const {
        return side.isRight ? runs_[side.run].to : runs_[side.run].from;
    }

    void trace(std::size_t first) {
        Side side{first, false};
        do {
            isDone_[2 * side.run + side.isRight] = true;
            const std::int32_t row = runs_[side.run].row + (side.isRight ? 0 : 1);
            const Side next = behind(side);
            if (columnOf(next) != columnOf(side)) {
                polygons_.corners.push_back({row, columnOf(side)});
                polygons_.corners.push_back({row, columnOf(next)});
            }
            side = next;
        } while (side.run != first || side.isRight);
        polygons_.ends.push_back(polygons_.corners.size());
    }

    std::vector<Run> runs_;
    std::vector<Joint> joints_; ///< by their lower runs and by their upper ones
    Groups groups_;
    std::vector<std::size_t> touching_; ///< groups above a run
    std::vector<std::int32_t> touches_; ///< how often each is among these
    std::vector<bool> isDone_;          ///< left and right side of each run
    PixelPolygons polygons_;
};

} // namespace

PixelPolygons polygonsOf(std::span<const std::uint8_t> mask, Shape shape, std::size_t corners) {
    return Outlines(mask, shape, corners).take();
}

} // namespace fringe
