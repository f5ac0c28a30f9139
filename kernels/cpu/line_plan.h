// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/aligned.h"
#include "kernels/cpu/simd_padded.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

namespace fringe::cpu {

/// How padded lines of one length are transformed: radices and tables. Made in less than a
/// millisecond for common lengths.
class LinePlan {
  public:
    static constexpr std::int64_t mostPlaces = std::numeric_limits<std::int32_t>::max() / 2;

    /// places, of which padding - 1 in `padding` follow the line. lanes: see `simd::PaddedKernels`;
    /// a part as long as some of them is preferred.
    LinePlan(std::int64_t places, std::int64_t padding, int lanes);
    ~LinePlan();
    LinePlan(const LinePlan&) = delete;
    LinePlan& operator=(const LinePlan&) = delete;

    /// spare: `spareFloats`, not shared with another thread.
    simd::PaddedLines lines(float* spare) const;
    std::int64_t spareFloats() const { return spareFloats_; }
    std::int64_t length() const { return length_; }
    std::int64_t places() const { return static_cast<std::int64_t>(bins_.size()); }
    /// The frequency of each place, 0 … places - 1.
    const std::vector<std::int32_t>& bins() const { return bins_; }

  private:
    struct LongPlan;
    void appendStep(int radix, int size);
    void appendLongStep(int radix);

    int lanes_;
    int length_;
    int padding_;
    int radix_;
    std::vector<std::int32_t> radices_; ///< after the first pass
    std::vector<float> turns_, factors_;
    std::vector<std::vector<float>> stepFactors_, stepRoots_;
    std::vector<std::unique_ptr<LongPlan>> longPlans_;
    std::vector<const float*> stepFactorPlaces_, stepRootPlaces_;
    std::vector<const simd::LongStep*> longSteps_;
    std::vector<std::int32_t> bins_;
    std::int64_t spareFloats_ = 0;
};

} // namespace fringe::cpu
