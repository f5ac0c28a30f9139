// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/job_folder.h"
#include "kernels/shape.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace fringe {

/// How a plane is cut into tiles, row of tiles by row; those at the right and below are smaller.
struct Tiling {
    Shape plane;
    Shape tile;

    std::int64_t down() const { return (plane.rows - 1) / tile.rows + 1; }
    std::int64_t across() const { return (plane.cols - 1) / tile.cols + 1; }
    std::int64_t count() const { return down() * across(); }
    Region region(std::int64_t number) const;

    friend bool operator==(const Tiling&, const Tiling&) = default;
};

/// Samples of a plane on the disk in tiles that go around the page cache where the file system
/// allows it, each with an XXH3 checksum: a tile is there when it verifies. The file is
/// preallocated and outlives a process that is killed. Where the file system is memory it is
/// mapped: only one thread at a time may call the system to write to a file there.
///
/// Different tiles from different threads. Faults throw `Error` (Failed), a part that another
/// program has cut off is one: a full disk is found when the file is made.
class TileFile {
  public:
    /// `name` in the folder: opened again where a file of the same tiles stands there, else made.
    TileFile(const JobFolder& folder, const std::string& name, const Tiling& tiling,
             std::size_t sampleBytes);
    ~TileFile();
    TileFile(const TileFile&) = delete;
    TileFile& operator=(const TileFile&) = delete;

    const Tiling& tiling() const { return tiling_; }
    /// samples: of the tile, its rows `stride` samples apart.
    void write(std::int64_t tile, const void* samples, std::ptrdiff_t stride);
    /// Throws `Error` (Failed) for a tile that does not verify.
    void read(std::int64_t tile, void* samples, std::ptrdiff_t stride) const;
    /// Reads what was written, if anything was.
    bool isWhole(std::int64_t tile) const;

    /// Takes the name away: the space is free once the file is closed.
    void unlink() const;

    /// On the disk.
    static std::uint64_t bytes(const Tiling& tiling, std::size_t sampleBytes);

  private:
    struct Head;
    std::uint64_t offsetOf(std::int64_t tile) const;
    std::size_t bytesOf(std::int64_t tile) const;
    const std::byte* verified(std::int64_t tile) const;
    void openFiles(bool isNew);
    void make(const JobFolder& folder, std::uint64_t wanted, const Head& head);
    void readSums();

    std::filesystem::path path_;
    Tiling tiling_;
    std::size_t sampleBytes_;
    std::uint64_t slot_;              ///< bytes from tile to tile
    std::vector<std::uint64_t> sums_; ///< 0: not written
    int direct_ = -1, buffered_ = -1;
    std::byte* mapped_ = nullptr; ///< the whole file where it is in memory
};

/// Bytes a second that the disk of a folder, as for `JobFolder`, takes and gives; measured once for
/// each folder, in some 100 ms. A common disk's where nothing can be written there. Any thread.
double diskRate(const std::filesystem::path& folder);

} // namespace fringe
