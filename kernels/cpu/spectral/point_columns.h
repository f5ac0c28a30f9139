// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_spectral.h"
#include "kernels/plan/spectral_plan.h"
#include "kernels/window.h"

#include <vector>

namespace fringe::cpu {

/// The points of a group as columns, in an order in which neighbours lie apart: cells that were
/// just written would otherwise be wanted again before they have reached the cache.
class PointColumns {
  public:
    /// Memory that a point takes, the orders in which it was found included.
    static constexpr double bytes = 3 * sizeof(double) + 2 * sizeof(float)
                                    + 4 * sizeof(std::int32_t) + 3 * sizeof(std::uint32_t);

    PointColumns(const plan::SpectralGroup& group, const PointSourcesArgs& args);

    std::int64_t count() const { return static_cast<std::int64_t>(x_.size()); }
    simd::SpectralPoints view() const;
    simd::SpectralWindows windows() const;
    /// The pixels a point reaches on the rows of the call.
    PixelWindow window(std::int64_t point) const;
    const PointSource& source(std::int64_t point) const;
    /// True if every window holds the rectangle, so that none has to be looked at.
    bool allReach(const PixelWindow& rectangle) const;

  private:
    std::span<const PointSource> sources_; ///< of the call
    std::vector<std::uint32_t> order_;
    std::vector<double> x_, y_, zSquared_;
    std::vector<float> turns_, weight_;
    std::vector<std::int32_t> firstRow_, endRow_, firstCol_, endCol_;
    PixelWindow common_; ///< of all windows
};

} // namespace fringe::cpu
