// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"

#include <fftw3.h>

#include <map>
#include <memory>
#include <tuple>

namespace fringe::cpu {

/// FFTW plans for one contiguous line, made when first wanted. Planning measures
/// nothing (FFTW_ESTIMATE), so it takes no noticeable time and gives the same plan each time.
/// Executing plans is for any thread; `wanted` is for one thread at a time.
class FftPlans {
  public:
    /// Runs one line. Lines whose alignment differs from the plan's need a plan of their own, so
    /// there are two in place: for lines on a 64-byte boundary and for lines anywhere.
    class Line {
      public:
        void run(Complex* samples) const;
        /// Into another line, both on a 64-byte boundary: up to twice as fast.
        void run(const Complex* samples, Complex* transformed) const;

      private:
        friend class FftPlans;
        fftwf_plan aligned_ = nullptr;
        fftwf_plan unaligned_ = nullptr;
        fftwf_plan apart_ = nullptr;
    };

    FftPlans() = default;
    ~FftPlans();
    FftPlans(const FftPlans&) = delete;
    FftPlans& operator=(const FftPlans&) = delete;

    /// Throws `DeviceError` if FFTW has no plan for this length.
    Line wanted(std::int64_t length, Direction direction);

  private:
    std::map<std::pair<std::int64_t, Direction>, Line> lines_;
};

} // namespace fringe::cpu
