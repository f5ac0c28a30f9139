// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/cuda/cuda_device.h"

namespace fringe::cuda {
namespace {

formulas::Phasor* at(const Buffer& buffer, std::int64_t row, std::int64_t col) {
    return samplesOf(buffer) + row * buffer.shape().cols + col;
}

std::size_t rowBytes(std::int64_t cols) {
    return static_cast<std::size_t>(cols) * sizeof(Complex);
}

} // namespace

void CudaDevice::copyRegion(const Buffer& source, Buffer& target, const RegionArgs& args) {
    requireContract(source, target, args);
    if (args.size.rows == 0 || args.size.cols == 0)
        return;
    makeCurrent();
    require(
        "cudaMemcpy2DAsync",
        cudaMemcpy2DAsync(at(target, args.targetRow, args.targetCol), rowBytes(target.shape().cols),
                          at(source, args.sourceRow, args.sourceCol), rowBytes(source.shape().cols),
                          rowBytes(args.size.cols), static_cast<std::size_t>(args.size.rows),
                          cudaMemcpyDeviceToDevice, currentStream()));
}

} // namespace fringe::cuda
