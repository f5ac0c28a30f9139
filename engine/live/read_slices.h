// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/live/frame_plane.h"
#include "engine/optics/host_samples.h"
#include "engine/sources/source_kind.h"

#include <map>
#include <memory>
#include <vector>

namespace fringe {

/// Slices that the processor reads, all cores at once, some rows each.
class ReadSlices final : public FrameSlices {
  public:
    /// wave: of the device; both outlive it.
    ReadSlices(std::vector<Slice> slices, Device& device, Buffer& wave);

    std::span<const double> z() const override { return z_; }
    void send(std::size_t slice) override;
    void pass(std::size_t slice) override;

  private:
    void passRows(const Slice& slice, std::int64_t band, bool isAlone, std::span<Complex> wave);
    void passAll(const Slice& slice, bool isAlone, std::span<Complex> wave);
    SliceReader& readerOf(const Slice& slice, std::int64_t band);

    std::vector<Slice> slices_;
    std::vector<double> z_;
    Shape plate_;
    HostSamples samples_;
    /// Readers of each band of rows.
    std::vector<std::map<const Slices*, std::unique_ptr<SliceReader>>> readers_;
};

} // namespace fringe
