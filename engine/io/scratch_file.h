// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/job_folder.h"
#include "engine/model/point_cloud.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>

namespace fringe {

/// Bytes on the disk, in a file without a name in the scratch folder: gone with the object or the
/// process. Faults throw `Error` (Failed). `read` from any thread.
class ScratchFile {
  public:
    ScratchFile();
    ~ScratchFile();
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;

    void append(std::span<const std::byte> bytes);
    void read(std::uint64_t from, std::span<std::byte> into) const;

  private:
    std::filesystem::path folder_;
    int descriptor_ = -1;
};

/// Points in a scratch file, written one after the other, then read by any thread.
class ScratchPoints final : public StoredPoints {
  public:
    /// All of them have colours, or none.
    void add(const PointCloud& some);
    /// Colours are read as what was added over this.
    void divideColours(float divisor) { divisor_ = divisor; }
    void dropColours() { colours_.reset(); }

    std::size_t count() const override { return count_; }
    bool isColoured() const override { return colours_.has_value(); }
    Box bounds() const override { return box_; }
    void read(std::size_t first, std::span<Point> points,
              std::span<PointColour> colours) const override;

  private:
    ScratchFile points_;
    std::optional<ScratchFile> colours_;
    std::size_t count_ = 0;
    Box box_;
    float divisor_ = 1;
};

} // namespace fringe
