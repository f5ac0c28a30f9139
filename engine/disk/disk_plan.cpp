// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/disk/disk_convolution.h"

#include <algorithm>

namespace fringe {
namespace {

constexpr std::uint64_t largestChunk = 64 << 20; ///< is worked on in some 50 ms [bytes]
constexpr std::uint64_t bytesOfSample = sizeof(Complex);

/// As many lines of `length` samples as a chunk may have, at most `lines`.
std::int64_t linesOf(std::int64_t lines, std::int64_t length, std::uint64_t chunk) {
    constexpr std::int64_t whole = 16; // so that tiles of direct access waste little
    const auto most =
        static_cast<std::int64_t>(chunk / (static_cast<std::uint64_t>(length) * bytesOfSample));
    return std::min(lines, most >= whole ? most / whole * whole : most);
}

/// One for each stage.
std::int64_t buffersFor(const DiskDevices& devices) {
    return devices.memory > 0 ? 5 : 3;
}

/// Buffers, a sum, and what disk threads hold.
std::uint64_t chunksInMemory(const DiskDevices& devices) {
    return static_cast<std::uint64_t>((buffersFor(devices) + 2) * devices.count);
}

/// A sum, and what transforms of awkward lengths take.
constexpr std::int64_t besidesOnDevice = 5;

/// What a device with memory of its own has for a chunk [bytes].
std::uint64_t chunkOnDevice(const DiskDevices& devices) {
    return static_cast<std::uint64_t>(devices.memory
                                      / static_cast<double>(buffersFor(devices) + besidesOnDevice));
}

} // namespace

std::optional<DiskPlan> planOnDisk(Shape field, Shape grid, std::size_t fields,
                                   std::uint64_t memory, const DiskDevices& devices) {
    std::uint64_t chunk = std::min(largestChunk, memory / chunksInMemory(devices));
    if (devices.memory > 0)
        chunk = std::min(chunk, chunkOnDevice(devices));
    const Shape tile{linesOf(field.rows, grid.cols, chunk), linesOf(grid.cols, grid.rows, chunk)};
    return planOnDisk(field, grid, fields, tile, devices);
}

std::optional<DiskPlan> planOnDisk(Shape field, Shape grid, std::size_t fields, Shape tile,
                                   const DiskDevices& devices) {
    if (tile.rows < 1 || tile.cols < 1 || tile.rows > field.rows || tile.cols > grid.cols)
        return std::nullopt;
    DiskPlan plan{.field = field, .grid = grid, .fields = fields, .tile = tile};
    plan.buffers = buffersFor(devices);
    const std::int64_t chunk = std::max(tile.rows * grid.cols, tile.cols * grid.rows);
    plan.memory = chunksInMemory(devices) * static_cast<std::uint64_t>(chunk) * bytesOfSample;
    if (devices.memory > 0)
        plan.deviceMemory =
            static_cast<std::uint64_t>((plan.buffers + besidesOnDevice) * chunk) * bytesOfSample;
    const std::uint64_t file = TileFile::bytes(plan.tiling(), bytesOfSample);
    plan.disk = (fields + 1) * file;
    plan.moved = 2 * (fields + 1) * file;
    const auto rows = static_cast<double>(field.rows * grid.cols);
    plan.work = static_cast<double>(fields) * (rows + static_cast<double>(grid.count())) + rows;
    return plan;
}

std::uint64_t leastMemoryOnDisk(Shape grid, const DiskDevices& devices) {
    return chunksInMemory(devices) * static_cast<std::uint64_t>(std::max(grid.rows, grid.cols))
           * bytesOfSample;
}

} // namespace fringe
