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

/// Runs of the numbers that are drawn alike, which a layer, or of a layer a level every layer, has.
class Runs {
  public:
    Runs(const MadePattern& made, std::vector<LayerCount>& layers)
        : isPerLevel_(made.mask.hasLayerPerLevel), layers_(layers),
          masks_(isPerLevel_ ? 1 : layers.size()),
          columns_(masks_, std::vector<Run>(static_cast<std::size_t>(made.numbers.shape().cols))) {}

    void take(std::span<const std::uint16_t> row) {
        if (areSingle())
            return;
        for (std::size_t mask = 0; mask < masks_; ++mask) {
            Run along;
            for (std::size_t col = 0; col < row.size(); ++col) {
                const std::uint16_t kind = kindOf(row[col], mask);
                step(along, kind, mask, &LayerCount::shortestX);
                step(columns_[mask][col], kind, mask, &LayerCount::shortestY);
            }
            end(along, mask, &LayerCount::shortestX);
        }
    }

    void finish() {
        for (std::size_t mask = 0; mask < masks_; ++mask)
            for (Run& run : columns_[mask])
                end(run, mask, &LayerCount::shortestY);
    }

  private:
    struct Run {
        std::uint16_t kind = 0; ///< 0: what is not drawn
        std::int64_t length = 0;
    };

    /// Whether no run can be shorter than those that there are.
    bool areSingle() const {
        return std::ranges::all_of(layers_, [](const LayerCount& layer) {
            return layer.shortestX == 1 && layer.shortestY == 1;
        });
    }

    std::uint16_t kindOf(std::uint16_t number, std::size_t mask) const {
        return isPerLevel_ ? number : static_cast<std::uint16_t>((number >> mask) & 1);
    }

    void step(Run& run, std::uint16_t kind, std::size_t mask, std::int64_t LayerCount::*shortest) {
        if (run.kind != kind) {
            end(run, mask, shortest);
            run = {kind, 0};
        }
        ++run.length;
    }

    void end(const Run& run, std::size_t mask, std::int64_t LayerCount::*shortest) {
        if (run.kind != 0)
            keepShorter(layers_[isPerLevel_ ? run.kind - 1U : mask].*shortest, run.length);
    }

    bool isPerLevel_;
    std::vector<LayerCount>& layers_;
    std::size_t masks_;
    std::vector<std::vector<Run>> columns_;
};

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
    Runs runs(made, counts.layers);
    const auto cols = static_cast<std::size_t>(made.numbers.shape().cols);
    inBands(made.numbers, [&](std::int64_t, std::span<const std::uint16_t> rows) {
        for (std::size_t from = 0; from < rows.size(); from += cols) {
            if (control != nullptr)
                control->checkpoint();
            const auto row = rows.subspan(from, cols);
            for (const std::uint16_t number : row)
                ++counts.pixels.at(number);
            runs.take(row);
        }
    });
    runs.finish();
    for (std::size_t number = 0; number < counts.pixels.size(); ++number)
        for (std::size_t layer = 0; layer < counts.layers.size(); ++layer)
            if (made.isDrawn(static_cast<std::uint16_t>(number), static_cast<int>(layer)))
                counts.layers[layer].drawn += counts.pixels[number];
    return counts;
}

} // namespace fringe
