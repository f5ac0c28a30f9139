// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/operations.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/parallel.h"
#include "kernels/stereogram_units.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace fringe::cpu {
namespace {

/// What a row takes beside its planes.
class RowRoom {
  public:
    explicit RowRoom(const StereogramPlanes& planes, const StereogramArgs& args)
        : planes_(planes), units_(planes.depthShape.cols, planes.tileShape.cols, args.maxOffset),
          hides_(args.hidesSurfaces), maxOffset_(static_cast<std::int32_t>(args.maxOffset)),
          tile_(static_cast<std::size_t>(planes.tileShape.cols) + 1), floats_(4 * cols()),
          integers_(2 * cols()) {}

    simd::StereogramRow row(std::int64_t row) {
        const std::int64_t width = planes_.tileShape.cols, wide = planes_.depthShape.cols;
        const Rgba8* const tile = planes_.tile + row % planes_.tileShape.rows * width;
        std::transform(tile, tile + width, tile_.begin(), std::bit_cast<std::uint32_t, Rgba8>);
        tile_.back() = tile_.front();
        return {planes_.depth + row * wide,
                static_cast<std::int32_t>(wide),
                static_cast<std::int32_t>(width),
                maxOffset_,
                hides_,
                units_.tileBits,
                units_.perColumn,
                units_.texels,
                tile_.data(),
                floats_.data(),
                integers_.data(),
                floats_.data() + cols(),
                integers_.data() + cols(),
                floats_.data() + 2 * cols(),
                floats_.data() + 3 * cols(),
                reinterpret_cast<std::uint32_t*>(planes_.picture + row * (wide + width))};
    }

  private:
    std::size_t cols() const { return static_cast<std::size_t>(planes_.depthShape.cols); }

    StereogramPlanes planes_;
    StereogramUnits units_;
    bool hides_;
    std::int32_t maxOffset_;
    std::vector<std::uint32_t> tile_;
    std::vector<float> floats_;
    std::vector<std::int32_t> integers_;
};

} // namespace

void stereogram(const StereogramPlanes& planes, const StereogramArgs& args) {
    constexpr std::int64_t pixelsPerPiece = 1 << 16;
    const auto rowKernel = simd::bestKernels().stereogram.row;
    parallelFor(planes.depthShape.rows,
                std::max<std::int64_t>(1, pixelsPerPiece / planes.depthShape.cols),
                [&](std::int64_t begin, std::int64_t end) {
                    RowRoom room(planes, args);
                    for (std::int64_t row = begin; row < end; ++row)
                        rowKernel(room.row(row));
                });
}

} // namespace fringe::cpu
