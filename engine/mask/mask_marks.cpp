// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/mask_marks.h"

#include "engine/mask/mask_font.h"
#include "engine/model/error.h"

#include <algorithm>
#include <limits>

namespace fringe {
namespace {

// In widths of a line, which is two pixels of letters wide.
constexpr std::int32_t textBelow = 12, linePitch = 5;

LayoutBox plateOf(const MaskGrid& grid) {
    return {{grid.xs().front(), grid.ys().back()}, {grid.xs().back(), grid.ys().front()}};
}

void addCross(std::vector<LayoutBox>& to, LayoutPoint centre, std::int32_t width) {
    const std::int32_t half = width / 2, arm = crossWidths * half;
    const auto add = [&](std::int32_t left, std::int32_t low, std::int32_t right,
                         std::int32_t high) {
        to.push_back({{centre.x + left, centre.y + low}, {centre.x + right, centre.y + high}});
    };
    add(-arm, -half, arm, half);
    add(-half, half, half, arm);
    add(-half, -arm, half, -half);
}

void addText(std::vector<LayoutBox>& to, LayoutPoint upperLeft, const std::string& text,
             std::int32_t pixel) {
    for (const PixelRect& rect : textRects(text)) {
        const LayoutPoint high{upperLeft.x + (rect.col + rect.cols) * pixel,
                               upperLeft.y - rect.row * pixel};
        to.push_back({{high.x - rect.cols * pixel, high.y - rect.rows * pixel}, high});
    }
}

} // namespace

std::int32_t markWidth(const MaskGrid& grid) {
    const auto [low, high] = plateOf(grid);
    const std::int64_t side = std::min(std::int64_t{high.x} - low.x, std::int64_t{high.y} - low.y);
    return static_cast<std::int32_t>(std::clamp<std::int64_t>(side / 140'000, 3, 70)) * 1000;
}

std::vector<LayoutBox> marksOf(const MaskPlan& plan, std::uint32_t layer) {
    std::vector<LayoutBox> marks;
    if (plan.layout.labels.empty())
        return marks;
    const auto [low, high] = plateOf(plan.grid);
    const std::int32_t width = markWidth(plan.grid), away = crossWidths * width;
    for (const std::int32_t x : {low.x - away, high.x + away})
        for (const std::int32_t y : {low.y - away, high.y + away})
            addCross(marks, {x, y}, width);
    const auto line = static_cast<std::int32_t>(layer) - 1;
    addText(marks, {low.x, low.y - (textBelow + linePitch * line) * width},
            plan.layout.labels.at(layer - 1), width / 2);
    return marks;
}

LayoutBox extentOf(const MaskPlan& plan) {
    LayoutBox all = plateOf(plan.grid);
    for (std::uint32_t layer = 1; layer <= plan.layout.layers(); ++layer)
        for (const auto& [low, high] : marksOf(plan, layer)) {
            all.low = {std::min(all.low.x, low.x), std::min(all.low.y, low.y)};
            all.high = {std::max(all.high.x, high.x), std::max(all.high.y, high.y)};
        }
    return all;
}

void requireMarks(const MaskGrid& grid, const MaskLayout& layout) {
    if (layout.labels.empty())
        return;
    const auto [low, high] = plateOf(grid);
    const auto lines = static_cast<std::int64_t>(layout.labels.size());
    const std::int64_t width = markWidth(grid), around = 2 * crossWidths * width;
    std::int64_t longest = 0;
    for (const std::string& label : layout.labels)
        longest = std::max(longest, static_cast<std::int64_t>(label.size()) * lettersApart);
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    const bool fits = low.x - around >= -most && high.x + around <= most && high.y + around <= most
                      && low.x + longest * width / 2 <= most
                      && low.y - (textBelow + linePitch * lines) * width >= -most;
    if (!fits)
        throw badInput(FRINGE_MARK("Marks and labels beside the plate reach beyond the ±{0} mm "
                                   "that coordinates of 32 bits hold in nm; leave them out."),
                       most / 1'000'000);
}

} // namespace fringe
