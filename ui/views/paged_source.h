// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/plane.h"
#include "ui/views/image_source.h"

#include <QMutex>

#include <algorithm>
#include <cmath>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace fringe {

/// Tiles of planes that were read last, up to a fixed size. Any thread.
template <class T> class TileCache {
  public:
    /// The rectangle of a plane in one piece. level: the number of the plane.
    Plane<T> piece(const Plane<T>& plane, int level, const Region& region) {
        const Shape tile = tileOf(plane);
        const std::int64_t right = region.col + region.shape.cols;
        const std::int64_t bottom = region.row + region.shape.rows;
        std::vector<T> samples(static_cast<std::size_t>(region.shape.count()));
        for (std::int64_t row = region.row / tile.rows * tile.rows; row < bottom; row += tile.rows)
            for (std::int64_t col = region.col / tile.cols * tile.cols; col < right;
                 col += tile.cols)
                paste(plane, level, {row, col, tile}, region, samples);
        return {region.shape, std::move(samples)};
    }

  private:
    struct Entry {
        int level;
        std::int64_t row, col;
        Plane<T> tile;
    };
    static constexpr std::size_t mostBytes = 64 << 20;

    static Shape tileOf(const Plane<T>& plane) {
        constexpr std::int64_t side = 256;
        const Shape own = plane.facts().tile;
        return own.count() > 0 ? own : Shape{side, side};
    }

    /// What a tile has of a region, to the region's samples.
    void paste(const Plane<T>& plane, int level, const Region& tile, const Region& region,
               std::vector<T>& samples) {
        const std::int64_t row = std::max(tile.row, region.row);
        const std::int64_t col = std::max(tile.col, region.col);
        const Shape common{
            std::min(tile.row + tile.shape.rows, region.row + region.shape.rows) - row,
            std::min(tile.col + tile.shape.cols, region.col + region.shape.cols) - col};
        const auto at = (row - region.row) * region.shape.cols + col - region.col;
        const Plane<T> there = this->tile(plane, level, tile);
        copyRegion(there.samples(), there.shape().cols, {row - tile.row, col - tile.col, common},
                   samples.data() + at, region.shape.cols);
    }

    Plane<T> tile(const Plane<T>& plane, int level, const Region& region) {
        if (auto found = kept(level, region))
            return *std::move(found);
        const Shape shape{std::min(region.shape.rows, plane.shape().rows - region.row),
                          std::min(region.shape.cols, plane.shape().cols - region.col)};
        std::vector<T> samples(static_cast<std::size_t>(shape.count()));
        plane.open()->read({region.row, region.col, shape}, samples.data(), shape.cols);
        Plane<T> tile(shape, std::move(samples));
        keep({level, region.row, region.col, tile});
        return tile;
    }

    std::optional<Plane<T>> kept(int level, const Region& region) {
        const QMutexLocker lock(&mutex_);
        for (auto entry = entries_.begin(); entry != entries_.end(); ++entry)
            if (entry->level == level && entry->row == region.row && entry->col == region.col) {
                entries_.splice(entries_.begin(), entries_, entry);
                return entry->tile;
            }
        return std::nullopt;
    }

    void keep(Entry entry) {
        const QMutexLocker lock(&mutex_);
        bytes_ += entry.tile.size() * sizeof(T);
        entries_.push_front(std::move(entry));
        for (; bytes_ > mostBytes; entries_.pop_back())
            bytes_ -= entries_.back().tile.size() * sizeof(T);
    }

    QMutex mutex_;
    std::list<Entry> entries_; ///< the one used last in front
    std::size_t bytes_ = 0;
};

/// A plane that memory does not hold. Of what is mapped the tiles are read, at about the resolution
/// of the image where the plane has a pyramid, and kept for a while.
template <class T> class PagedSource : public ImageSource {
  public:
    /// How a piece in memory is shown.
    using Look = std::function<std::unique_ptr<ImageSource>(Plane<T> piece)>;

    PagedSource(Plane<T> plane, Look look) : look_(std::move(look)) {
        for (const Plane<T>* level = &plane; level; level = level->half())
            levels_.push_back(*level);
    }

    Shape shape() const override { return levels_.front().shape(); }
    bool isAtHand() const override { return false; }

    QRgb colourOf(const SampleBlock& block) const override {
        const Shape shape{block.rows, block.cols};
        const auto piece = cache_.piece(levels_.front(), 0, {block.row, block.col, shape});
        return look_(piece)->colourOf({0, 0, block.rows, block.cols});
    }

    /// In strips, which take little memory.
    void map(MappedRegion& region) const override {
        const int rows = region.image.height();
        const double step = region.region.height() / rows;
        const int strip = stripOf(region);
        for (int row = 0; row < rows; row += strip) {
            const int count = std::min(strip, rows - row);
            MappedRegion part{QRectF(region.region.left(), region.region.top() + row * step,
                                     region.region.width(), count * step),
                              QImage(region.image.scanLine(row), region.image.width(), count,
                                     region.image.bytesPerLine(), region.image.format())};
            mapStrip(part);
        }
    }

  private:
    /// Rows of the image that some million samples are read for.
    int stripOf(const MappedRegion& region) const {
        constexpr double most = 1 << 22;
        const double perPixel = region.region.width() / region.image.width();
        const double perRow = region.region.width() * region.region.height() / region.image.height()
                              * std::exp2(-2 * levelFor(perPixel));
        return static_cast<int>(std::clamp(most / perRow, 1.0, 128.0));
    }

    void mapStrip(MappedRegion& part) const {
        const int level = levelFor(part.region.width() / part.image.width());
        const Plane<T>& plane = levels_[static_cast<std::size_t>(level)];
        const QRectF own = inPlane(part.region, plane.shape());
        const auto [row, rows] = spanOf(own.top(), own.bottom(), plane.shape().rows);
        const auto [col, cols] = spanOf(own.left(), own.right(), plane.shape().cols);
        const auto piece = look_(cache_.piece(plane, level, {row, col, {rows, cols}}));
        MappedRegion local{own.translated(-static_cast<double>(col), -static_cast<double>(row)),
                           std::move(part.image)};
        piece->map(local);
    }

    /// The coarsest whose samples are not larger than a pixel.
    int levelFor(double samplesPerPixel) const {
        int level = 0;
        for (; level + 1 < std::ssize(levels_) && samplesPerPixel >= 2; samplesPerPixel /= 2)
            ++level;
        return level;
    }

    QRectF inPlane(const QRectF& region, Shape plane) const {
        const double x = static_cast<double>(plane.cols) / static_cast<double>(shape().cols);
        const double y = static_cast<double>(plane.rows) / static_cast<double>(shape().rows);
        return {region.x() * x, region.y() * y, region.width() * x, region.height() * y};
    }

    /// The whole samples that a span touches: the first and how many.
    static std::pair<std::int64_t, std::int64_t> spanOf(double low, double high,
                                                        std::int64_t size) {
        const auto first = std::clamp<std::int64_t>(std::llround(std::floor(low)), 0, size - 1);
        const auto end = std::clamp<std::int64_t>(std::llround(std::ceil(high)), first + 1, size);
        return {first, end - first};
    }

    std::vector<Plane<T>> levels_; ///< the plane and its halves
    Look look_;
    mutable TileCache<T> cache_;
};

} // namespace fringe
