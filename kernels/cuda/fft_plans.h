// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cuda/cuda_errors.h"

#include <cstddef>
#include <cstdint>
#include <list>

namespace fringe::cuda {

/// What a cuFFT plan is made for: `count` lines of `length` samples, or for two axes squares of
/// `length` × `length`. Samples of a line lie `stride` apart, the first samples of neighbouring
/// lines or squares `distance`.
struct FftLayout {
    std::int64_t length = 0;
    std::int64_t count = 0;
    std::int64_t stride = 0;
    std::int64_t distance = 0;
    int axes = 1;

    friend bool operator==(const FftLayout&, const FftLayout&) = default;
};

/// cuFFT's plans on one device; the latest ones are kept. They run one after the other in the
/// stream of the place, and share one work area, as large as the largest of them has needed.
class FftPlans {
  public:
    FftPlans() = default;
    ~FftPlans();
    FftPlans(const FftPlans&) = delete;
    FftPlans& operator=(const FftPlans&) = delete;

    /// Makes the plan where it is not kept; to be run before another is asked for. Throws
    /// `DeviceError`.
    cufftHandle plan(const FftLayout& layout);

  private:
    struct Kept {
        FftLayout layout;
        cufftHandle handle = 0;
        std::size_t workBytes = 0;
    };

    static Kept made(const FftLayout& layout);
    void keep(const FftLayout& layout);
    void makeRoom(std::size_t bytes);

    std::list<Kept> kept_; ///< latest use first
    void* area_ = nullptr;
    std::size_t areaBytes_ = 0;
};

} // namespace fringe::cuda
