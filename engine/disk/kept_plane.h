// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/tile_file.h"
#include "engine/model/field.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

namespace fringe {

/// Samples that are made once, band by band as they are asked for, and lie in a file from then on,
/// so that a job that was cut off does not make them again.
template <class T> class KeptPlane final : public ReadPlane<T> {
  public:
    /// file: of tiles as wide as the plane.
    KeptPlane(Plane<T> plane, std::unique_ptr<TileFile> file)
        : ReadPlane<T>(plane.shape()), plane_(std::move(plane)), file_(std::move(file)) {}

    Shape tile() const override { return file_->tiling().tile; }

    void read(const Region& region, T* target, std::ptrdiff_t stride) const override {
        const std::lock_guard lock(mutex_);
        const std::int64_t end = region.row + region.shape.rows;
        for (std::int64_t row = region.row; row < end;) {
            take(row / tile().rows);
            const Region band = file_->tiling().region(taken_);
            const std::int64_t rows = std::min(band.row + band.shape.rows, end) - row;
            copyRegion(std::span<const T>(band_), band.shape.cols,
                       {row - band.row, region.col, {rows, region.shape.cols}},
                       target + (row - region.row) * stride, stride);
            row += rows;
        }
    }
    bool isForAnyThread() const override { return plane_.isForAnyThread(); }

  private:
    void take(std::int64_t number) const {
        if (number == taken_)
            return;
        const Region region = file_->tiling().region(number);
        taken_ = -1;
        band_.resize(static_cast<std::size_t>(region.shape.count()));
        if (file_->isWhole(number)) {
            file_->read(number, band_.data(), region.shape.cols);
        } else {
            plane_.read(region, band_, region.shape.cols);
            file_->write(number, band_.data(), region.shape.cols);
        }
        taken_ = number;
    }

    Plane<T> plane_;
    std::unique_ptr<TileFile> file_;
    mutable std::mutex mutex_;
    mutable std::vector<T> band_; ///< of the number
    mutable std::int64_t taken_ = -1;
};

inline Tiling keptTiling(Shape plane) {
    constexpr std::int64_t most = 1 << 20; // samples that are lost at once
    // Even, for what alternates from row to row.
    const std::int64_t rows = std::max<std::int64_t>(most / plane.cols / 2 * 2, 2);
    return {plane, {std::min(rows, plane.rows), plane.cols}};
}

/// Of a plane that does not lie in memory; any other is returned. name: of the file in the folder.
template <class T> Plane<T> kept(Plane<T> plane, const JobFolder& folder, const std::string& name) {
    if (plane.isInMemory())
        return plane;
    const Shape shape = plane.shape();
    auto file = std::make_unique<TileFile>(folder, name, keptTiling(shape), sizeof(T));
    return {shape, std::make_shared<KeptPlane<T>>(std::move(plane), std::move(file))};
}

/// What the file of a plane takes [bytes].
template <class T> std::uint64_t keptBytes(Shape plane) {
    return TileFile::bytes(keptTiling(plane), sizeof(T));
}

/// The levels of all planes.
inline LevelPattern kept(LevelPattern levels, const JobFolder& folder) {
    for (std::size_t i = 0; i < levels.planes.size(); ++i)
        levels.planes[i] =
            kept(std::move(levels.planes[i]), folder, "encoded-" + std::to_string(i));
    return levels;
}

} // namespace fringe
