// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/aligned.h"
#include "kernels/cpu/operations.h"
#include "kernels/cpu/simd.h"
#include "kernels/window.h"

#include <algorithm>

namespace fringe::cpu {

/// The points of a batch where a number of them are summed in batches of nearly the same size, as
/// few as can be of at most `most`.
inline std::size_t evenBatch(std::size_t points, std::size_t most) {
    const std::size_t batches = (points - 1) / most + 1;
    return (points - 1) / batches + 1;
}

inline int planesFor(const PointSourcesArgs& args) {
    return args.realPart ? simd::realPlanes : simd::complexPlanes;
}

/// Memory that tables of one sum leave to those of the next, as large as the largest of them: what
/// the C library makes of it after each, no plan could tell.
class TableRoom {
  public:
    /// Any values; until it is asked for more.
    float* of(std::int64_t floats) {
        if (floats > count_) {
            floats_ = AlignedFloats(0);
            floats_ = AlignedFloats(floats);
            count_ = floats;
        }
        return floats_.data();
    }

  private:
    AlignedFloats floats_{0};
    std::int64_t count_ = 0;
};

/// Memory of the tables of one sum after the other. One thread at a time.
struct ProductRooms {
    TableRoom x, y;
};

/// The waves of a batch of points along one axis: blocks of `width` samples, in each a table in the
/// layout of `simd::WaveProducts`, with room for the vectors that fill them. Made once and filled
/// for many batches of at most `points`.
class WaveTables {
  public:
    /// In memory that outlives them, and holds no other tables.
    WaveTables(std::int64_t samples, int width, int planes, std::size_t points, TableRoom& memory)
        : width_(width), planes_(planes),
          room_((static_cast<std::int64_t>(points) + 3) / 4 * 4 + 2),
          blocks_((samples - 1) / width + 1),
          floats_(memory.of((blocks_ + blocks_ % 2) * blockFloats())) {}

    const float* block(std::int64_t index) const { return floats_ + index * blockFloats(); }

    /// The part of the block after `index` that is to be fetched during the `step`-th product with
    /// this one.
    const float* ahead(std::int64_t index, std::int64_t step) const {
        const auto part = static_cast<std::int64_t>(room_ * alignment / sizeof(float));
        const std::int64_t parts = blockFloats() / part;
        return block(std::min(index + 1, blocks_ - 1)) + std::min(step, parts - 1) * part;
    }

    /// Where the pixels `samples` of a point go, zero outside `kept`.
    simd::WaveTable of(std::size_t point, IndexRange samples, IndexRange kept) const {
        const auto inTable = [&](std::int64_t sample) {
            const std::int64_t inside = std::clamp(sample, samples.begin, samples.end);
            return static_cast<std::int32_t>(inside - samples.begin);
        };
        return {floats_ + static_cast<std::int64_t>(point) * planes_ * width_,
                blockFloats(),
                static_cast<int>((samples.end - samples.begin - 1) / width_ + 1),
                width_,
                planes_,
                inTable(kept.begin),
                inTable(kept.end),
                static_cast<std::int32_t>(samples.begin)};
    }

  private:
    std::int64_t blockFloats() const { return room_ * planes_ * width_; }

    int width_;
    int planes_;
    /// Points for which there is room, some more than asked for: blocks a power of two apart would
    /// compete for the same places in the first cache.
    std::int64_t room_;
    std::int64_t blocks_;
    float* floats_;
};

/// Adds the products of tables of a part of a field to an area in it, which begins at one of their
/// blocks.
struct WaveProductsArgs {
    const WaveTables& x;
    const WaveTables& y;
    PixelWindow part;
    std::size_t count;          ///< of the points that take part
    const std::int32_t* points; ///< which of the batch they are; null: its first
    int planes;
};

void addWaveProducts(const Field& field, const WaveProductsArgs& products, const PixelWindow& area);

} // namespace fringe::cpu
