// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/opencl/opencl_api.h"
#include "kernels/ops.h"

#include <compare>
#include <list>
#include <memory>
#include <set>

namespace fringe::opencl {

enum class FftKind { Rows, Columns, Lines, Squares };

/// What a plan is compiled for: `count` lines of `length` samples; consecutive lines for rows,
/// `pitch` samples from one line's sample to its next for columns. Lines are rows, and squares
/// `count` planes of `length` × `length` samples behind each other, transformed along both axes;
/// both unnormalised.
struct FftLayout {
    FftKind kind = FftKind::Rows;
    std::int64_t length = 0;
    std::int64_t count = 0;
    std::int64_t pitch = 0;

    friend bool operator==(const FftLayout&, const FftLayout&) = default;
};

class FftPlan;

/// VkFFT's plans of one device. Making one compiles kernels; the latest ones are kept.
class FftPlans {
  public:
    FftPlans(cl::Context context, cl::Device device, cl::CommandQueue queue);
    ~FftPlans();

    /// Whether VkFFT needs no buffer beside the field for columns. It transforms lines that a
    /// group's local memory does not hold by several kernels, over a buffer that it makes for
    /// `count` columns but addresses with `pitch`: there only columns without others between fit.
    /// Throws as `run`.
    bool isInPlace(const FftLayout& columns);

    /// Enqueues the transform of lines that begin `offset` samples into the field.
    /// Throws `DeviceError` with VkFFT's code.
    void run(const cl::Buffer& field, const FftLayout& layout, Direction direction,
             std::int64_t offset);

  private:
    FftPlan& plan(const FftLayout& layout);

    cl::Context context_;
    cl::Device device_;
    cl::CommandQueue queue_;
    std::list<std::unique_ptr<FftPlan>> plans_; ///< latest use first
    std::set<std::int64_t> cut_;                ///< lengths of columns that take several kernels
};

} // namespace fringe::opencl
