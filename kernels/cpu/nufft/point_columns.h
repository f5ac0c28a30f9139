// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_nufft.h"
#include "kernels/plan/nufft_plan.h"
#include "kernels/window.h"

#include <vector>

namespace fringe::cpu {

/// How many windows of a batch reach what is asked about.
enum class Reach { None, Some, All };

/// The points of a group as columns, in the order of `pointOrder`.
class PointColumns {
  public:
    /// Memory that a point takes, the orders in which it was found included.
    static constexpr double bytes = 3 * sizeof(double) + 2 * sizeof(float)
                                    + 4 * sizeof(std::int32_t) + 3 * sizeof(std::uint32_t);

    PointColumns(const plan::NufftGroup& group, const PointSourcesArgs& args);

    std::int64_t count() const { return static_cast<std::int64_t>(x_.size()); }
    simd::NufftPoints view() const;
    simd::NufftWindows windows() const;
    /// The pixels a point reaches on the rows of the call.
    PixelWindow window(std::int64_t point) const;
    const PointSource& source(std::int64_t point) const;
    /// Whether the batch that begins with `first`, a multiple of its size, has windows that meet
    /// the rectangle, or only such as hold it all; otherwise they have to be looked at one by one.
    Reach reach(std::int64_t first, const PixelWindow& rectangle) const;

  private:
    void fill(std::size_t point, const PointSourcesArgs& args);
    void boundBatch(std::int64_t batch);

    std::span<const PointSource> sources_; ///< of the call
    std::vector<std::uint32_t> order_;
    std::vector<double> x_, y_, zSquared_;
    std::vector<float> turns_, weight_;
    std::vector<std::int32_t> firstRow_, endRow_, firstCol_, endCol_;
    struct BatchWindows {
        PixelWindow common; ///< of all
        PixelWindow any;    ///< around all
    };
    std::vector<BatchWindows> batches_;
};

} // namespace fringe::cpu
