// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/nufft/point_order.h"

#include "kernels/cpu/simd_nufft.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace fringe::cpu {
namespace {

/// The blocks of a box, row by row.
class Blocks {
    static constexpr int mostAcross = 8, mostDown = 64; ///< as measured

  public:
    /// About a batch of points in each, where that takes no more blocks than these.
    Blocks(const plan::PointBox& box, std::size_t count) : x_(box.x0, box.x1), y_(box.y0, box.y1) {
        const double wanted = static_cast<double>(count) / simd::nufftBatch;
        x_.parts = std::clamp(static_cast<int>(std::sqrt(wanted / 2)), 1, mostAcross);
        y_.parts = std::clamp(static_cast<int>(wanted / x_.parts), 1, mostDown);
    }

    std::size_t count() const { return static_cast<std::size_t>(x_.parts * y_.parts); }

    std::uint32_t of(const PointSource& point) const {
        return static_cast<std::uint32_t>(y_.part(point.y) * x_.parts + x_.part(point.x));
    }

  private:
    struct Axis {
        Axis(double low, double high) : start(low), length(high - low) {}
        int part(double place) const {
            return length > 0 ? std::clamp(static_cast<int>((place - start) / length * parts), 0,
                                           parts - 1)
                              : 0;
        }
        double start, length;
        int parts = 1;
    };

    Axis x_, y_;
};

/// About the golden section of the count, and prime to it.
std::size_t strideFor(std::size_t count) {
    auto stride = static_cast<std::size_t>(0.618 * static_cast<double>(count)) | 1;
    while (std::gcd(stride, count) != 1)
        ++stride;
    return stride;
}

constexpr std::int64_t chunk = 65536; ///< of points that one thread sorts

/// Sorts by counting, some points at a time.
class BlockSort {
  public:
    BlockSort(std::span<const std::uint32_t> indices, std::span<const PointSource> points,
              const Blocks& blocks)
        : indices_(indices), blocks_(blocks.count()), blockOf_(indices.size()),
          chunks_((static_cast<std::int64_t>(indices.size()) + chunk - 1) / chunk),
          places_(static_cast<std::size_t>(chunks_), std::vector<std::size_t>(blocks_)) {
        forChunks([&](std::vector<std::size_t>& counts, std::size_t i) {
            blockOf_[i] = blocks.of(points[indices_[i]]);
            ++counts[blockOf_[i]];
        });
        starts_.reserve(blocks_ + 1);
        std::size_t before = 0;
        for (std::size_t block = 0; block < blocks_; ++block) {
            starts_.push_back(before);
            for (std::vector<std::size_t>& places : places_)
                before += std::exchange(places[block], before);
        }
        starts_.push_back(before);
    }

    /// The indices, those of a block in their order.
    std::vector<std::uint32_t> sorted() {
        std::vector<std::uint32_t> sorted(indices_.size());
        forChunks([&](std::vector<std::size_t>& places, std::size_t i) {
            sorted[places[blockOf_[i]]++] = indices_[i];
        });
        return sorted;
    }

    /// Where the blocks start in these, and an end.
    const std::vector<std::size_t>& starts() const { return starts_; }

  private:
    template <class Function> void forChunks(const Function& function) {
        parallelFor(chunks_, 1, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t n = begin; n < end; ++n) {
                const auto first = static_cast<std::size_t>(n * chunk);
                const std::size_t last =
                    std::min(first + static_cast<std::size_t>(chunk), indices_.size());
                for (std::size_t i = first; i < last; ++i)
                    function(places_[static_cast<std::size_t>(n)], i);
            }
        });
    }

    std::span<const std::uint32_t> indices_;
    std::size_t blocks_;
    std::vector<std::uint32_t> blockOf_;
    std::int64_t chunks_;
    std::vector<std::vector<std::size_t>> places_; ///< by chunk and block: counts, then places
    std::vector<std::size_t> starts_;
};

} // namespace

std::vector<std::uint32_t> pointOrder(const plan::NufftGroup& group,
                                      std::span<const PointSource> points) {
    const Blocks blocks(group.box, group.points.size());
    BlockSort sort(group.points, points, blocks);
    const std::vector<std::uint32_t> sorted = sort.sorted();
    std::vector<std::uint32_t> order(sorted.size());
    parallelFor(static_cast<std::int64_t>(blocks.count()), 8,
                [&](std::int64_t begin, std::int64_t end) {
                    for (auto block = static_cast<std::size_t>(begin);
                         block < static_cast<std::size_t>(end); ++block) {
                        const std::size_t first = sort.starts()[block];
                        const std::size_t count = sort.starts()[block + 1] - first;
                        const std::size_t stride = count > 0 ? strideFor(count) : 1;
                        for (std::size_t i = 0, place = 0; i < count; ++i) {
                            order[first + i] = sorted[first + place];
                            place += stride;
                            place -= place >= count ? count : 0;
                        }
                    }
                });
    return order;
}

} // namespace fringe::cpu
