// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/rectangles.h"
#include "random_masks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace fringe::test {
namespace {

/// The least number, by trying all rectangles at the first pixel that is left.
std::size_t searchedLeast(Mask mask, Shape shape, std::size_t bound) {
    const auto first = std::ranges::find(mask, 1);
    if (first == mask.end())
        return 0;
    if (bound == 0)
        return 1;
    const std::int64_t row = (first - mask.begin()) / shape.cols,
                       col = (first - mask.begin()) % shape.cols;
    const auto pixel = [&](Mask& of, std::int64_t r, std::int64_t c) -> std::uint8_t& {
        return of[static_cast<std::size_t>(r * shape.cols + c)];
    };
    std::int64_t widest = shape.cols - col;
    for (std::int64_t rows = 1; row + rows <= shape.rows; ++rows) {
        std::int64_t width = 0;
        while (width < widest && pixel(mask, row + rows - 1, col + width))
            ++width;
        widest = width;
        for (; width > 0; --width) {
            Mask rest = mask;
            for (std::int64_t r = 0; r < rows; ++r)
                for (std::int64_t c = 0; c < width; ++c)
                    pixel(rest, row + r, col + c) = 0;
            bound = std::min(bound, 1 + searchedLeast(std::move(rest), shape, bound - 1));
        }
    }
    return bound;
}

/// N − L − H + C, each counted for itself: corners by windows, chords by walking from each corner,
/// components and holes by filling, the matching by one augmenting path after another.
class Formula {
  public:
    Formula(const Mask& mask, Shape shape)
        : rows_(static_cast<int>(shape.rows)), cols_(static_cast<int>(shape.cols)), mask_(mask) {}

    long count() {
        long corners = 0;
        for (int row = 1; row < rows_; ++row)
            for (int col = 1; col < cols_; ++col)
                if (isConcave(row, col)) {
                    ++corners;
                    walk(row, col);
                }
        // The outside is one of the regions that are not set.
        return corners - chords() - (regions(0) - 1) + regions(1);
    }

  private:
    using Chord = std::array<int, 3>; // line, from, to
    bool at(int row, int col) const {
        return row >= 0 && col >= 0 && row < rows_ && col < cols_
               && mask_[static_cast<std::size_t>(row) * static_cast<std::size_t>(cols_)
                        + static_cast<std::size_t>(col)]
                      != 0;
    }
    int around(int row, int col) const {
        return at(row - 1, col - 1) + at(row - 1, col) + at(row, col - 1) + at(row, col);
    }
    bool isConcave(int row, int col) const { return around(row, col) == 3; }

    /// To the right and down, as far as all is set, to another corner.
    void walk(int row, int col) {
        int end = col;
        while (at(row - 1, end) && at(row, end) && around(row, ++end) == 4) {
        }
        if (end > col && isConcave(row, end))
            across_.push_back({row, col, end});
        end = row;
        while (at(end, col - 1) && at(end, col) && around(++end, col) == 4) {
        }
        if (end > row && isConcave(end, col))
            down_.push_back({col, row, end});
    }

    static bool meet(const Chord& h, const Chord& v) {
        return v[1] <= h[0] && h[0] <= v[2] && h[1] <= v[0] && v[0] <= h[2];
    }

    long chords() {
        std::vector<int> partner(down_.size(), -1);
        std::vector<bool> seen;
        const std::function<bool(std::size_t)> match = [&](std::size_t h) {
            for (std::size_t v = 0; v < down_.size(); ++v)
                if (meet(across_[h], down_[v]) && !seen[v]) {
                    seen[v] = true;
                    if (partner[v] < 0 || match(static_cast<std::size_t>(partner[v]))) {
                        partner[v] = static_cast<int>(h);
                        return true;
                    }
                }
            return false;
        };
        long matched = 0;
        for (std::size_t h = 0; h < across_.size(); ++h) {
            seen.assign(down_.size(), false);
            matched += match(h);
        }
        return static_cast<long>(across_.size() + down_.size()) - matched;
    }

    /// Regions of what is set with four neighbours, of the rest, with a frame around, with eight.
    long regions(bool value) const {
        std::vector<bool> seen(mask_.size() + 2 * static_cast<std::size_t>(rows_)
                               + 2 * static_cast<std::size_t>(cols_) + 4);
        long count = 0;
        for (int row = -1; row <= rows_; ++row)
            for (int col = -1; col <= cols_; ++col)
                count += fill(row, col, value, seen);
        return count;
    }
    bool fill(int row, int col, bool value, std::vector<bool>& seen) const {
        std::vector<std::pair<int, int>> waiting{{row, col}};
        bool isNew = false;
        while (!waiting.empty()) {
            const auto [r, c] = waiting.back();
            waiting.pop_back();
            if (r < -1 || c < -1 || r > rows_ || c > cols_ || at(r, c) != value)
                continue;
            const auto index = static_cast<std::size_t>(r + 1) * static_cast<std::size_t>(cols_ + 2)
                               + static_cast<std::size_t>(c + 1);
            if (seen[index])
                continue;
            seen[index] = isNew = true;
            for (int dr = -1; dr <= 1; ++dr)
                for (int dc = -1; dc <= 1; ++dc)
                    if (!value || dr == 0 || dc == 0)
                        waiting.emplace_back(r + dr, c + dc);
        }
        return isNew;
    }

    int rows_, cols_;
    const Mask& mask_;
    std::vector<Chord> across_, down_;
};

std::size_t fewest(const Mask& mask, Shape shape) {
    Mask cut = mask;
    const std::vector<PixelRect> rects = fewestRectangles(cut, shape);
    EXPECT_EQ(coverage(rects, shape), mask);
    return rects.size();
}

TEST(Rectangles, AreAsFewAsASearchFinds) {
    std::mt19937 random(3);
    for (int grid = 0; grid < 400; ++grid) {
        const Shape shape{2 + grid % 5, 2 + grid / 5 % 5};
        const Mask mask = randomMask(shape, 0.3 + 0.1 * (grid % 7), random);
        EXPECT_EQ(fewest(mask, shape), searchedLeast(mask, shape, mask.size())) << "grid " << grid;
    }
}

TEST(Rectangles, AreTheNumberOfTheFormula) {
    std::mt19937 random(5);
    for (const Shape shape : {Shape{1, 40}, Shape{40, 1}, Shape{37, 53}, Shape{64, 64}})
        for (const double fill : {0.2, 0.5, 0.7, 0.85, 0.97}) {
            const Mask mask = randomMask(shape, fill, random);
            EXPECT_EQ(static_cast<long>(fewest(mask, shape)), Formula(mask, shape).count())
                << shape.rows << " × " << shape.cols << ", " << fill;
        }
    const Shape shape{121, 121};
    Mask lens;
    const Plane<std::uint16_t> levels = lensLevels(shape, 2);
    for (const std::uint16_t level : levels.samples())
        lens.push_back(static_cast<std::uint8_t>(level));
    EXPECT_EQ(static_cast<long>(fewest(lens, shape)), Formula(lens, shape).count());
}

// A plus of five pixels has four concave corners, around its middle pixel, and four chords, the
// sides of that pixel, of which two that are opposite do not meet: 4 − 2 − 0 + 1 = 3. A frame
// around one pixel has four concave corners that face nothing, and one hole: 4 − 0 − 1 + 1 = 4.
TEST(Rectangles, OfPlusAndFrame) {
    EXPECT_EQ(fewest({0, 1, 0, 1, 1, 1, 0, 1, 0}, {3, 3}), 3U);
    EXPECT_EQ(fewest({1, 1, 1, 1, 0, 1, 1, 1, 1}, {3, 3}), 4U);
}

TEST(Rectangles, MergedRunsAreEqualOnesBelowEachOther) {
    const Mask mask{1, 1, 0, 1, //
                    1, 1, 0, 1, //
                    1, 0, 0, 1};
    const std::vector<PixelRect> expected{{0, 0, 2, 2}, {0, 3, 3, 1}, {2, 0, 1, 1}};
    EXPECT_EQ(mergedRuns(mask, {3, 4}), expected);
}

} // namespace
} // namespace fringe::test
