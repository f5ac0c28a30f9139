// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_padded.h"

#include <cstdint>
#include <vector>

namespace fringe::cpu {

/// How padded lines of one length are transformed: radices and tables. Made in less than a
/// millisecond for common lengths.
class LinePlan {
  public:
    /// Whether lines of this length have a plan: with all prime factors up to `simd::mostPrime`.
    static bool exists(std::int64_t length, std::int64_t padding);

    /// lanes: see `simd::PaddedKernels`; a part as long as some of them is preferred.
    LinePlan(std::int64_t length, std::int64_t padding, int lanes);

    simd::PaddedLines lines() const;
    std::int64_t places() const { return static_cast<std::int64_t>(bins_.size()); }
    /// The frequency of each place, 0 … places - 1.
    const std::vector<std::int32_t>& bins() const { return bins_; }

  private:
    void appendStep(int radix, int size);

    int length_;
    int padding_;
    int radix_;
    std::vector<std::int32_t> radices_; ///< after the first pass
    std::vector<float> turns_, factors_;
    std::vector<std::vector<float>> stepFactors_, stepRoots_;
    std::vector<const float*> stepFactorPlaces_, stepRootPlaces_;
    std::vector<std::int32_t> bins_;
};

} // namespace fringe::cpu
