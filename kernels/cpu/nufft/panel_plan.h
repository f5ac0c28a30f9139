// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_nufft.h"

#include <vector>

namespace fringe::cpu {

/// The factors of a `simd::PanelTransform`, and where its results lie.
class PanelPlan {
  public:
    explicit PanelPlan(int length); ///< a power of two, or three or five times one

    simd::PanelTransform transform() const;
    /// The row of the panel that holds result n after the transform.
    std::int32_t rowOf(int n) const { return rows_[static_cast<std::size_t>(n)]; }

  private:
    int length_;
    int odd_;
    bool hasTwo_;
    std::vector<float> factors_;
    std::vector<std::int32_t> rows_;
};

} // namespace fringe::cpu
