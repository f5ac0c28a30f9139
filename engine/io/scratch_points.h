// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/scratch_file.h"
#include "engine/model/point_cloud.h"

#include <optional>

namespace fringe {

/// Points in a scratch file, written one after the other, then read by any thread.
class ScratchPoints final : public StoredPoints {
  public:
    /// All of them have colours, or none.
    void add(const PointCloud& some);
    /// Colours are read as what was added over this.
    void divideColours(float divisor) { divisor_ = divisor; }

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
