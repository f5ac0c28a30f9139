// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"

#include <memory>

namespace fringe {

/// `Device::convolve` on the processor as it is usually done: the whole padded grid by FFTW's
/// measured plans, times a table of the transfer function. For benchmarks to compare with.
class MeasuredConvolution {
  public:
    /// Measures, for seconds or minutes, as nothing else plans. Throws `DeviceError`,
    /// `std::bad_alloc`.
    MeasuredConvolution(Shape field, const TransferArgs& transfer, int threads);
    ~MeasuredConvolution();

    double planningSeconds() const;
    /// In place, of as many samples as the field has.
    void run(std::span<Complex> field) const;

  private:
    struct Plans;
    std::unique_ptr<Plans> plans_;
};

} // namespace fringe
