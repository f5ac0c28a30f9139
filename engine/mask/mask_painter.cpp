// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/mask_painter.h"

#include "engine/model/error.h"

#include <algorithm>
#include <array>

namespace fringe {
namespace {

constexpr std::uint64_t leastSpent = 1 << 16; ///< pixels and shapes that any plate may have

/// Whether corners go around a rectangle.
bool goesAroundBox(std::span<const FilePoint> corners) {
    if (corners.size() != 4 || corners[0].x == corners[2].x || corners[0].y == corners[2].y)
        return false;
    const FilePoint one{corners[2].x, corners[0].y}, other{corners[0].x, corners[2].y};
    return (corners[1] == one && corners[3] == other) || (corners[1] == other && corners[3] == one);
}

/// The middle of a pixel, times two.
std::int64_t twiceMiddle(const std::vector<std::int64_t>& edges, std::int64_t pixel) {
    const auto at = edges.begin() + pixel;
    return at[0] + at[1];
}

/// The first pixel whose middle, times two, is not before a place; their number where there is
/// none.
std::int64_t firstFrom(const std::vector<std::int64_t>& edges, double twice) {
    const auto pixels = std::span(edges).first(edges.size() - 1);
    const auto isBefore = [twice](const std::int64_t& edge) {
        return static_cast<double>(edge + *(&edge + 1)) < twice;
    };
    return std::ranges::partition_point(pixels, isBefore) - pixels.begin();
}

} // namespace

MaskPainter::MaskPainter(const LayoutSurvey& survey, const MarkedMask& mask, PixelEdges edges,
                         std::string name)
    : survey_(survey), layout_(mask.layout), hasMarks_(mask.hasMarks), edges_(std::move(edges)),
      name_(std::move(name)), levels_(static_cast<std::size_t>(edges_.shape().count())),
      left_((leastSpent + 4 * levels_.size()) * layout_.layers()) {}

void MaskPainter::box(std::uint32_t layer, FilePoint low, FilePoint high, const Repetition& again) {
    for (const FilePlacement& place : *places_)
        atEach(again, [&](FilePoint at) {
            const FilePoint a = place(low + at), b = place(high + at);
            spend(1);
            if (!isMark(std::array{a, b}))
                paint(layer, a, b);
        });
}

void MaskPainter::polygon(std::uint32_t layer, std::span<const FilePoint> corners,
                          const Repetition& again) {
    const auto [left, right] = std::ranges::minmax(corners, {}, &FilePoint::x);
    const auto [lower, upper] = std::ranges::minmax(corners, {}, &FilePoint::y);
    if (layout_.aperture || goesAroundBox(corners))
        return box(layer, {left.x, lower.y}, {right.x, upper.y}, again);
    std::vector<FilePoint> moved(corners.size());
    for (const FilePlacement& place : *places_)
        atEach(again, [&](FilePoint at) {
            std::ranges::transform(corners, moved.begin(),
                                   [&](FilePoint corner) { return place(corner + at); });
            spend(1);
            if (!isMark(moved))
                paintPolygon(layer, moved);
        });
}

/// Whether a shape lies beside a plate that has marks there.
bool MaskPainter::isMark(std::span<const FilePoint> corners) const {
    if (!hasMarks_)
        return false;
    const auto [left, right] = std::ranges::minmax(corners, {}, &FilePoint::x);
    const auto [lower, upper] = std::ranges::minmax(corners, {}, &FilePoint::y);
    return right.x <= edges_.x.front() || left.x >= edges_.x.back() || upper.y <= edges_.y.front()
           || lower.y >= edges_.y.back();
}

std::int64_t MaskPainter::edgeAt(const std::vector<std::int64_t>& edges, std::int64_t at) const {
    const auto found = std::ranges::lower_bound(edges, at);
    if (found == edges.end() || *found != at)
        throw badInput(FRINGE_MARK("{0} has an edge at {1} units of its own, beside the grid "
                                   "of its pixels; only masks of pixels are read."),
                       name_, at);
    return found - edges.begin();
}

/// The pixel around the middle of an aperture.
std::int64_t MaskPainter::pixelAt(const std::vector<std::int64_t>& edges,
                                  std::int64_t twice) const {
    const auto above =
        std::ranges::upper_bound(edges, twice, {}, [](std::int64_t edge) { return 2 * edge; });
    if (above == edges.begin() || above == edges.end())
        throw badInput(FRINGE_MARK("{0} has an aperture beside its plate."), name_);
    return above - edges.begin() - 1;
}

void MaskPainter::paint(std::uint32_t layer, FilePoint a, FilePoint b) {
    if (layout_.aperture) {
        const std::int64_t col = pixelAt(edges_.x, a.x + b.x), y = pixelAt(edges_.y, a.y + b.y);
        return fill(layer, col, col + 1, y, y + 1);
    }
    const auto [left, right] = std::minmax(a.x, b.x);
    const auto [low, high] = std::minmax(a.y, b.y);
    fill(layer, edgeAt(edges_.x, left), edgeAt(edges_.x, right), edgeAt(edges_.y, low),
         edgeAt(edges_.y, high));
}

/// Repeated shapes end, however small they are.
void MaskPainter::spend(std::uint64_t pixels) {
    if (pixels > left_)
        throw badInput(FRINGE_MARK("{0} is no mask of pixels: its shapes lie above each other "
                                   "many times."),
                       name_);
    left_ -= pixels;
}

/// Rows count from the top, and y upwards.
void MaskPainter::fill(std::uint32_t layer, std::int64_t from, std::int64_t to, std::int64_t low,
                       std::int64_t high) {
    spend(static_cast<std::uint64_t>((to - from) * (high - low)));
    const std::uint16_t mask = bitsOf(layer);
    const auto [rows, cols] = edges_.shape();
    for (std::int64_t y = low; y < high; ++y) {
        std::uint16_t* const row = levels_.data() + (rows - 1 - y) * cols;
        if (layout_.layerPer == LayerPer::Mask)
            std::for_each(row + from, row + to, [&](std::uint16_t& level) { level |= mask; });
        else
            std::fill(row + from, row + to, mask);
    }
}

/// What a layer adds to levels, or makes of them.
std::uint16_t MaskPainter::bitsOf(std::uint32_t layer) const {
    if (survey_.layers().size() == 1 && layout_.levels == 2)
        layer = 1;
    if (layer == 0 || layer > layout_.layers())
        throw badInput(FRINGE_MARK("{0} has shapes on layer {1}; its masks are on the layers 1 "
                                   "to {2}."),
                       name_, layer, layout_.layers());
    return static_cast<std::uint16_t>(layout_.layerPer == LayerPer::Mask ? 1U << (layer - 1)
                                                                         : layer);
}

/// By the columns where its sides are in the middles of rows.
void MaskPainter::paintPolygon(std::uint32_t layer, std::span<const FilePoint> corners) {
    crossings_.clear();
    for (std::size_t i = 0; i < corners.size(); ++i)
        addSide(corners[i], corners[(i + 1) % corners.size()]);
    std::ranges::sort(crossings_);
    for (std::size_t i = 0; i + 1 < crossings_.size(); i += 2)
        fill(layer, crossings_[i].second, crossings_[i + 1].second, crossings_[i].first,
             crossings_[i].first + 1);
}

void MaskPainter::addSide(FilePoint a, FilePoint b) {
    if (a.y == b.y) {
        if (a.x != b.x)
            edgeAt(edges_.y, a.y);
        return;
    }
    if (b.y < a.y)
        std::swap(a, b);
    const std::int64_t low = firstFrom(edges_.y, 2 * static_cast<double>(a.y)),
                       high = firstFrom(edges_.y, 2 * static_cast<double>(b.y));
    if (crossings_.size() + static_cast<std::size_t>(high - low) > 2 * levels_.size() + 2)
        throw badInput(FRINGE_MARK("{0} has a polygon that crosses itself."), name_);
    const bool isUpright = a.x == b.x;
    const std::int64_t col = isUpright ? edgeAt(edges_.x, a.x) : 0;
    const double slope = static_cast<double>(b.x - a.x) / static_cast<double>(b.y - a.y);
    for (std::int64_t y = low; y < high; ++y) {
        const auto above = static_cast<double>(twiceMiddle(edges_.y, y) - 2 * a.y);
        const double twice = 2 * static_cast<double>(a.x) + slope * above;
        crossings_.emplace_back(y, isUpright ? col : firstFrom(edges_.x, twice));
    }
}

} // namespace fringe
