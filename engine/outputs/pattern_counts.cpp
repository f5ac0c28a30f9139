// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/pattern_counts.h"

#include "engine/job/job_control.h"

#include <algorithm>

namespace fringe {
namespace {

void keepShorter(std::int64_t& shortest, std::int64_t run) {
    if (run > 0 && (shortest == 0 || run < shortest))
        shortest = run;
}

/// Whether no run can be shorter than those that there are.
bool areSingle(const std::vector<LayerCount>& layers) {
    return std::ranges::all_of(layers, [](const LayerCount& layer) {
        return layer.shortestX == 1 && layer.shortestY == 1;
    });
}

/// Runs of the numbers that are drawn alike, which a layer, or of a layer a level every layer, has.
/// Each is told when it ends.
template <class Tell> class Runs {
  public:
    Runs(const MadePattern& made, Tell tell)
        : isPerLevel_(made.mask.hasLayerPerLevel), tell_(std::move(tell)),
          masks_(isPerLevel_ ? 1 : static_cast<std::size_t>(made.layers())),
          columns_(masks_, std::vector<Run>(static_cast<std::size_t>(made.numbers.shape().cols))) {}

    void take(std::span<const std::uint16_t> row) {
        for (std::size_t mask = 0; mask < masks_; ++mask) {
            Run along;
            for (std::size_t col = 0; col < row.size(); ++col) {
                const std::uint16_t kind = kindOf(row[col], mask);
                step(along, kind, {mask, col, true});
                step(columns_[mask][col], kind, {mask, col, false});
            }
            end(along, {mask, row.size(), true});
        }
        ++row_;
    }

    void finish() {
        for (std::size_t mask = 0; mask < masks_; ++mask)
            for (std::size_t col = 0; col < columns_[mask].size(); ++col)
                end(columns_[mask][col], {mask, col, false});
    }

  private:
    struct Run {
        std::uint16_t kind = 0; ///< 0: what is not drawn
        std::int64_t length = 0;
    };
    struct End { ///< of a run: behind its last pixel
        std::size_t mask, col;
        bool isAlongRow;
    };

    std::uint16_t kindOf(std::uint16_t number, std::size_t mask) const {
        return isPerLevel_ ? number : static_cast<std::uint16_t>((number >> mask) & 1);
    }

    void step(Run& run, std::uint16_t kind, const End& at) {
        if (run.kind != kind) {
            end(run, at);
            run = {kind, 0};
        }
        ++run.length;
    }

    void end(const Run& run, const End& at) {
        if (run.kind == 0)
            return;
        const auto col = static_cast<std::int64_t>(at.col);
        tell_(DrawnRun{isPerLevel_ ? run.kind - 1 : static_cast<int>(at.mask),
                       at.isAlongRow ? row_ : row_ - run.length,
                       at.isAlongRow ? col - run.length : col, run.length, at.isAlongRow});
    }

    bool isPerLevel_;
    Tell tell_;
    std::size_t masks_;
    std::int64_t row_ = 0;
    std::vector<std::vector<Run>> columns_;
};

/// Calls `tell(run)` with each run, and before with each row of numbers `count(row)`, which says
/// whether runs are still of interest.
template <class Tell, class Count>
void eachRun(const MadePattern& made, const JobControl* control, const Tell& tell,
             const Count& count) {
    Runs runs(made, tell);
    const auto cols = static_cast<std::size_t>(made.numbers.shape().cols);
    inBands(made.numbers, [&](std::int64_t, std::span<const std::uint16_t> rows) {
        for (std::size_t from = 0; from < rows.size(); from += cols) {
            if (control != nullptr)
                control->checkpoint();
            if (count(rows.subspan(from, cols)))
                runs.take(rows.subspan(from, cols));
        }
    });
    runs.finish();
}

} // namespace

LayerCount PatternCounts::shortest() const {
    LayerCount all;
    for (const LayerCount& layer : layers) {
        keepShorter(all.shortestX, layer.shortestX);
        keepShorter(all.shortestY, layer.shortestY);
    }
    return all;
}

PatternCounts countsOf(const MadePattern& made, const JobControl* control) {
    PatternCounts counts;
    counts.pixels.resize(static_cast<std::size_t>(made.levels));
    counts.layers.resize(static_cast<std::size_t>(made.layers()));
    const auto tell = [&](const DrawnRun& run) {
        LayerCount& layer = counts.layers[static_cast<std::size_t>(run.layer)];
        keepShorter(run.isAlongRow ? layer.shortestX : layer.shortestY, run.length);
    };
    eachRun(made, control, tell, [&](std::span<const std::uint16_t> row) {
        for (const std::uint16_t number : row)
            ++counts.pixels.at(number);
        return !areSingle(counts.layers);
    });
    for (std::size_t number = 0; number < counts.pixels.size(); ++number)
        for (std::size_t layer = 0; layer < counts.layers.size(); ++layer)
            if (made.isDrawn(static_cast<std::uint16_t>(number), static_cast<int>(layer)))
                counts.layers[layer].drawn += counts.pixels[number];
    return counts;
}

NarrowRuns narrowRuns(const MadePattern& made, Length limit, const JobControl* control) {
    NarrowRuns narrow;
    const auto tell = [&](const DrawnRun& run) {
        const Length pitch = run.isAlongRow ? made.pitchX : made.pitchY;
        if (static_cast<double>(run.length) * pitch.si() >= limit.si() * (1 - 1e-9)
            || narrow.count++ >= NarrowRuns::mostKept)
            return;
        narrow.runs.push_back(run);
    };
    eachRun(made, control, tell, [](std::span<const std::uint16_t>) { return true; });
    return narrow;
}

} // namespace fringe
