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
                         const std::vector<FileLayer>& masks)
    : survey_(survey), layout_(mask.layout), hasMarks_(mask.hasMarks), edges_(std::move(edges)),
      levels_(static_cast<std::size_t>(edges_.shape().count())),
      left_((leastSpent + 4 * levels_.size()) * layout_.layers()) {
    for (std::size_t i = 0; i < masks.size(); ++i)
        bits_[masks[i]] = static_cast<std::uint16_t>(
            layout_.layerPer == LayerPer::Mask ? std::size_t{1} << i : i + 1);
}

void MaskPainter::box(FileLayer layer, FilePoint low, FilePoint high, const Repetition& again) {
    if (!isPainted(layer))
        return;
    for (const FilePlacement& place : *places_)
        atEach(again, [&](FilePoint at) {
            const FilePoint a = place(low + at), b = place(high + at);
            spend(1);
            if (isBeside(std::array{a, b}))
                return;
            sampled_ += !layout_.aperture && !(isOnEdge(a, b) && isOnEdge(b, a));
            paint(bits_[layer], a, b);
        });
}

void MaskPainter::polygon(FileLayer layer, std::span<const FilePoint> corners,
                          const Repetition& again) {
    if (!isPainted(layer))
        return;
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
            if (!isBeside(moved))
                paintPolygon(bits_[layer], moved);
        });
}

/// Whether a shape lies beside the plate; what does, or is cut there, is counted but for the marks
/// of a plate that has some.
bool MaskPainter::isBeside(std::span<const FilePoint> corners) {
    const auto [left, right] = std::ranges::minmax(corners, {}, &FilePoint::x);
    const auto [lower, upper] = std::ranges::minmax(corners, {}, &FilePoint::y);
    const bool isBeside = right.x <= edges_.x.front() || left.x >= edges_.x.back()
                          || upper.y <= edges_.y.front() || lower.y >= edges_.y.back();
    const bool isWithin = left.x >= edges_.x.front() && right.x <= edges_.x.back()
                          && lower.y >= edges_.y.front() && upper.y <= edges_.y.back();
    cut_ += !isWithin && !(isBeside && hasMarks_);
    return isBeside;
}

/// Whether a side along an axis, or both sides that meet at two opposite corners, lie on edges.
bool MaskPainter::isOnEdge(FilePoint a, FilePoint b) const {
    const auto isOne = [](const std::vector<std::int64_t>& edges, std::int64_t at) {
        return std::ranges::binary_search(edges, at) || at < edges.front() || at > edges.back();
    };
    return (a.x != b.x && a.y == b.y ? true : isOne(edges_.x, a.x))
           && (a.y != b.y && a.x == b.x ? true : isOne(edges_.y, a.y));
}

/// The pixel around the middle of an aperture.
std::int64_t MaskPainter::pixelAt(const std::vector<std::int64_t>& edges,
                                  std::int64_t twice) const {
    const auto above =
        std::ranges::upper_bound(edges, twice, {}, [](std::int64_t edge) { return 2 * edge; });
    return std::clamp<std::int64_t>(above - edges.begin() - 1, 0, std::ssize(edges) - 2);
}

void MaskPainter::paint(std::uint16_t bits, FilePoint a, FilePoint b) {
    if (layout_.aperture) {
        const std::int64_t col = pixelAt(edges_.x, a.x + b.x), y = pixelAt(edges_.y, a.y + b.y);
        return fill(bits, col, col + 1, y, y + 1);
    }
    const auto first = [](const std::vector<std::int64_t>& edges, std::int64_t at) {
        return firstFrom(edges, 2 * static_cast<double>(at));
    };
    const auto [left, right] = std::minmax(a.x, b.x);
    const auto [low, high] = std::minmax(a.y, b.y);
    fill(bits, first(edges_.x, left), first(edges_.x, right), first(edges_.y, low),
         first(edges_.y, high));
}

/// Repeated shapes end, however small they are.
void MaskPainter::spend(std::uint64_t pixels) {
    if (pixels > left_)
        throw badInput(FRINGE_MARK("{0} is no mask of pixels: its shapes lie above each other "
                                   "many times."),
                       survey_.file());
    left_ -= pixels;
}

/// Rows count from the top, and y upwards.
void MaskPainter::fill(std::uint16_t bits, std::int64_t from, std::int64_t to, std::int64_t low,
                       std::int64_t high) {
    spend(static_cast<std::uint64_t>((to - from) * (high - low)));
    const auto [rows, cols] = edges_.shape();
    for (std::int64_t y = low; y < high; ++y) {
        std::uint16_t* const row = levels_.data() + (rows - 1 - y) * cols;
        if (layout_.layerPer == LayerPer::Mask)
            std::for_each(row + from, row + to, [=](std::uint16_t& level) { level |= bits; });
        else
            std::fill(row + from, row + to, bits);
    }
}

/// By the columns where its sides are in the middles of rows, from where they wind around to where
/// they do no more.
void MaskPainter::paintPolygon(std::uint16_t bits, std::span<const FilePoint> corners) {
    crossings_.clear();
    bool isOnEdges = true;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const FilePoint a = corners[i], b = corners[(i + 1) % corners.size()];
        isOnEdges = isOnEdges && ((a.x != b.x && a.y != b.y) || isOnEdge(a, b));
        addSide(a, b);
    }
    sampled_ += !isOnEdges;
    std::ranges::sort(crossings_);
    std::int64_t windings = 0, from = 0;
    for (const auto& [y, col, way] : crossings_) {
        if (windings == 0)
            from = col;
        windings += way;
        if (windings == 0)
            fill(bits, from, col, y, y + 1);
    }
}

void MaskPainter::addSide(FilePoint a, FilePoint b) {
    const std::int64_t way = a.y < b.y ? 1 : -1;
    if (a.y == b.y)
        return;
    if (b.y < a.y)
        std::swap(a, b);
    const std::int64_t low = firstFrom(edges_.y, 2 * static_cast<double>(a.y)),
                       high = firstFrom(edges_.y, 2 * static_cast<double>(b.y));
    if (crossings_.size() + static_cast<std::size_t>(high - low) > 2 * levels_.size() + leastSpent)
        throw badInput(FRINGE_MARK("{0} has a polygon that crosses itself more often than it has "
                                   "pixels."),
                       survey_.file());
    const double slope = static_cast<double>(b.x - a.x) / static_cast<double>(b.y - a.y);
    for (std::int64_t y = low; y < high; ++y) {
        const auto above = static_cast<double>(twiceMiddle(edges_.y, y) - 2 * a.y);
        const double twice = 2 * static_cast<double>(a.x) + slope * above;
        crossings_.push_back({y, firstFrom(edges_.x, twice), way});
    }
}

} // namespace fringe
