// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cuda/device_memory.h"
#include "kernels/ops.h"

#include <memory>

namespace fringe::cuda {

/// sums[b](j, i) (+)= Σ_k left[b](i, k) right[b](j, k) for each b of a batch; rows of all matrices
/// are contiguous and follow each other.
struct MatrixBatch {
    const float* left;  ///< width rows of depth, or turned, depth rows of width
    const float* right; ///< height rows of depth
    float* sums;        ///< height rows of width
    int width;
    int height;
    int depth;
    int count;
    bool adds; ///< to what the sums hold
    bool tf32; ///< by the matrix units, which take the first 11 bits of each factor
    bool isLeftTurned = false;
};

/// The products of cuBLAS on one device. The library is large, and all but these products does
/// without it: it is opened when it is first asked for. Called at the place that made it.
class MatrixProducts {
  public:
    MatrixProducts();
    ~MatrixProducts();

    /// Whether the library is installed. Throws `DeviceError` if it is not, but needed: kernels
    /// stand in for it in single precision only.
    bool areThere(Precision precision);
    /// Enqueues the products, which are there. Throws `DeviceError`.
    void multiply(const MatrixBatch& batch);

  private:
    class Library;
    class Handle;

    const Library* library();

    std::unique_ptr<Library> library_;
    std::unique_ptr<Handle> handle_;
    bool isMissing_ = false;
};

} // namespace fringe::cuda
