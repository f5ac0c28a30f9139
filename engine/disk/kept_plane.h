// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/scratch.h"
#include "engine/disk/tile_file.h"
#include "engine/model/field.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

namespace fringe {

/// A file of tiles as wide as the plane that it keeps.
struct KeptBands {
    KeptBands(const JobFolder& folder, const std::string& name, const Tiling& tiling,
              std::size_t sampleBytes)
        : file(folder, name, tiling, sampleBytes) {}

    TileFile file;
    std::mutex mutex; ///< of who makes a band or looks whether it is made
};

/// Reads a plane that is kept, a band at a time; ONE thread.
template <class T> class KeptRows {
  public:
    KeptRows(const Plane<T>& plane, KeptBands& bands) : bands_(bands), plane_(plane.open()) {}

    void operator()(const Region& region, T* to, std::ptrdiff_t stride) {
        const std::int64_t end = region.row + region.shape.rows;
        for (std::int64_t row = region.row; row < end;) {
            take(row / tiling().tile.rows);
            const Region band = tiling().region(taken_);
            const std::int64_t rows = std::min(band.row + band.shape.rows, end) - row;
            copyRegion(std::span<const T>(band_), band.shape.cols,
                       {row - band.row, region.col, {rows, region.shape.cols}},
                       to + (row - region.row) * stride, stride);
            row += rows;
        }
    }

  private:
    const Tiling& tiling() const { return bands_.file.tiling(); }

    void take(std::int64_t number) {
        if (number == taken_)
            return;
        const Region region = tiling().region(number);
        const std::lock_guard lock(bands_.mutex);
        taken_ = -1;
        band_.resize(static_cast<std::size_t>(region.shape.count()));
        if (bands_.file.isWhole(number)) {
            bands_.file.read(number, band_.data(), region.shape.cols);
        } else {
            plane_->read(region, band_.data(), region.shape.cols);
            bands_.file.write(number, band_.data(), region.shape.cols);
        }
        taken_ = number;
    }

    KeptBands& bands_;
    std::unique_ptr<PlaneReader<T>> plane_;
    std::vector<T> band_; ///< of the number
    std::int64_t taken_ = -1;
};

inline Tiling keptTiling(Shape plane) {
    constexpr std::int64_t most = 1 << 20; // samples that are lost at once
    // Even, for what alternates from row to row.
    const std::int64_t rows = std::max<std::int64_t>(most / plane.cols / 2 * 2, 2);
    return {plane, {std::min(rows, plane.rows), plane.cols}};
}

/// A plane whose samples are made once, band by band as they are read, and lie in a file from then
/// on, so that a job that was cut off does not make them again; one in memory as it is. name: of
/// the file in the folder.
template <class T>
Plane<T> kept(const Plane<T>& plane, const JobFolder& folder, const std::string& name) {
    if (plane.isHeld())
        return plane;
    const Tiling tiling = keptTiling(plane.shape());
    const auto bands = std::make_shared<KeptBands>(folder, name, tiling, sizeof(T));
    return made<T>(plane.shape(), {.tile = tiling.tile, .isOfJob = plane.facts().isOfJob},
                   [plane, bands] { return KeptRows<T>(plane, *bands); });
}

/// What the file of a plane takes [bytes].
template <class T> std::uint64_t keptBytes(Shape plane) {
    return TileFile::bytes(keptTiling(plane), sizeof(T));
}

/// The levels of all planes, where a job has a folder open; else as they are.
inline LevelPattern kept(LevelPattern levels, const Scratch* scratch) {
    if (scratch && scratch->opened())
        for (std::size_t i = 0; i < levels.planes.size(); ++i)
            levels.planes[i] =
                kept(levels.planes[i], *scratch->opened(), "encoded-" + std::to_string(i));
    return levels;
}

} // namespace fringe
