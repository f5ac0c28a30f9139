// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/rectangles.h"

#include "engine/mask/matching.h"

#include <array>
#include <cstddef>
#include <utility>

namespace fringe {
namespace {

/// Between two concave corners: on a line, from one place of it to another.
struct Chord {
    std::int32_t line, from, to;
};

/// Which way cuts may go from a concave corner, away from the pixel that it lacks.
enum Ways : std::uint8_t { none = 0, east = 1, west = 2, south = 4, north = 8, all = 16 };

/// Ways by the pixels around a corner that are set, 1, 2, 4 and 8 from the upper left to the lower
/// right.
constexpr std::array<std::uint8_t, 16> waysOf{
    none, none, none, none,         none, none,         none,         west | north,
    none, none, none, east | north, none, west | south, east | south, all};

class Partition {
  public:
    Partition(std::span<std::uint8_t> mask, Shape shape)
        : mask_(mask.data()), rows_(static_cast<std::int32_t>(shape.rows)),
          cols_(static_cast<std::int32_t>(shape.cols)) {
        findCorners();
        drawChords();
        for (const Corner& corner : corners_)
            if (!isCut(corner))
                cutOn(corner);
    }

  private:
    struct Corner {
        std::int32_t row, col;
        std::uint8_t ways;
    };

    std::uint8_t& pixel(std::int32_t row, std::int32_t col) {
        return mask_[static_cast<std::ptrdiff_t>(row) * cols_ + col];
    }

    void findCorners() {
        openBelow_.assign(static_cast<std::size_t>(cols_), -1);
        for (std::int32_t row = 1; row < rows_; ++row) {
            std::int32_t open = -1; // chord to the right
            const std::uint8_t* const above = &pixel(row - 1, 0);
            const std::uint8_t* const below = &pixel(row, 0);
            unsigned around = (above[0] << 1 | below[0] << 3) & 10U;
            for (std::int32_t col = 1; col < cols_; ++col) {
                around = (around >> 1 & 5U) | (above[col] & 1U) << 1 | (below[col] & 1U) << 3;
                if (const std::uint8_t ways = waysOf[around]; ways != all)
                    takeWindow({row, col, ways}, open);
            }
        }
    }

    /// A window that is not all set ends what is open, by a chord where the corner faces it.
    void takeWindow(const Corner& corner, std::int32_t& open) {
        std::int32_t& above = openBelow_[static_cast<std::size_t>(corner.col)];
        if (corner.ways & west && open >= 0)
            across_.push_back({corner.row, open, corner.col});
        if (corner.ways & north && above >= 0)
            down_.push_back({corner.col, above, corner.row});
        open = corner.ways & east ? corner.col : -1;
        above = corner.ways & south ? corner.row : -1;
        if (corner.ways != none)
            corners_.push_back(corner);
    }

    /// Which chords meet, line by line from the top.
    BipartiteGraph crossings() const {
        BipartiteGraph graph;
        graph.rights = static_cast<std::int32_t>(down_.size());
        std::vector<std::int32_t> begins(static_cast<std::size_t>(rows_) + 1, -1); // lists
        std::vector<std::int32_t> next(down_.size());
        for (std::size_t i = 0; i < down_.size(); ++i)
            next[i] = std::exchange(begins[static_cast<std::size_t>(down_[i].from)],
                                    static_cast<std::int32_t>(i));
        std::vector<std::int32_t> there(static_cast<std::size_t>(cols_) + 1, -1);
        auto chord = across_.begin();
        std::size_t ended = 0;
        for (std::int32_t row = 1; row < rows_; ++row) {
            for (auto i = begins[static_cast<std::size_t>(row)]; i >= 0;
                 i = next[static_cast<std::size_t>(i)])
                there[static_cast<std::size_t>(down_[static_cast<std::size_t>(i)].line)] = i;
            for (; chord != across_.end() && chord->line == row; ++chord) {
                for (auto col = chord->from; col <= chord->to; ++col)
                    if (const auto other = there[static_cast<std::size_t>(col)]; other >= 0)
                        graph.to.push_back(other);
                graph.first.push_back(static_cast<std::int32_t>(graph.to.size()));
            }
            for (; ended < down_.size() && down_[ended].to == row; ++ended)
                there[static_cast<std::size_t>(down_[ended].line)] = -1;
        }
        return graph;
    }

    void drawChords() {
        const IndependentSet chosen = largestIndependentSet(crossings());
        for (std::size_t i = 0; i < across_.size(); ++i)
            if (chosen.left[i])
                for (auto col = across_[i].from; col < across_[i].to; ++col)
                    pixel(across_[i].line, col) |= cutAbove;
        for (std::size_t i = 0; i < down_.size(); ++i)
            if (chosen.right[i])
                for (auto row = down_[i].from; row < down_[i].to; ++row)
                    pixel(row, down_[i].line) |= cutLeft;
    }

    bool isCut(const Corner& corner) {
        const auto [row, col, ways] = corner;
        const std::uint8_t across = pixel(row, ways & east ? col : col - 1) & cutAbove;
        return across != 0 || (pixel(ways & south ? row : row - 1, col) & cutLeft) != 0;
    }

    /// From a corner along its row, up to what is not set or a cut.
    void cutOn(const Corner& corner) {
        const std::int32_t step = corner.ways & east ? 1 : -1;
        const auto isInside = [&](std::int32_t col) {
            return col >= 0 && col < cols_
                   && (pixel(corner.row - 1, col) & pixel(corner.row, col) & isSet) != 0;
        };
        const auto meetsCut = [&](std::int32_t line) {
            return ((pixel(corner.row - 1, line) | pixel(corner.row, line)) & cutLeft) != 0;
        };
        for (std::int32_t col = step > 0 ? corner.col : corner.col - 1; isInside(col);
             col += step) {
            pixel(corner.row, col) |= cutAbove;
            const std::int32_t line = step > 0 ? col + 1 : col;
            if (line > 0 && line < cols_ && meetsCut(line))
                break;
        }
    }

    std::uint8_t* mask_;
    std::int32_t rows_, cols_;
    std::vector<std::int32_t> openBelow_; ///< row where a chord down begins; -1: none
    std::vector<Corner> corners_;
    std::vector<Chord> across_, down_; ///< by the rows where they are found
};

} // namespace

std::vector<PixelRect> mergedRuns(std::span<const std::uint8_t> mask, Shape shape) {
    const auto cols = static_cast<std::int32_t>(shape.cols);
    std::vector<PixelRect> rects;
    std::vector<std::size_t> newest(static_cast<std::size_t>(cols), SIZE_MAX); // by first column
    for (std::int32_t row = 0; row < shape.rows; ++row) {
        const std::uint8_t* const line = mask.data() + row * shape.cols;
        for (std::int32_t col = 0; col < cols;) {
            const std::int32_t from = col++;
            if ((line[from] & isSet) == 0)
                continue;
            while (col < cols && (line[col] & (isSet | cutLeft)) == isSet)
                ++col;
            std::size_t& last = newest[static_cast<std::size_t>(from)];
            const bool goesOn = last != SIZE_MAX && (line[from] & cutAbove) == 0
                                && rects[last].row + rects[last].rows == row
                                && rects[last].cols == col - from;
            if (goesOn) {
                ++rects[last].rows;
            } else {
                last = rects.size();
                rects.push_back({row, from, 1, col - from});
            }
        }
    }
    return rects;
}

std::vector<PixelRect> fewestRectangles(std::span<std::uint8_t> mask, Shape shape) {
    const Partition cut(mask, shape);
    return mergedRuns(mask, shape);
}

} // namespace fringe
