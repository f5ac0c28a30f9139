// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/cuda/cuda_device.h"

namespace fringe::cuda {
namespace {

std::size_t bytesOf(const Buffer& buffer, std::int64_t samples) {
    return static_cast<std::size_t>(samples) * fringe::bytesOf(buffer.element());
}

std::byte* at(const Buffer& buffer, std::int64_t row, std::int64_t col) {
    return static_cast<std::byte*>(memoryOf(buffer))
           + bytesOf(buffer, row * buffer.shape().cols + col);
}

} // namespace

void CudaDevice::copyRegion(const Buffer& source, Buffer& target, const RegionArgs& args) {
    requireContract(source, target, args);
    if (args.size.rows == 0 || args.size.cols == 0)
        return;
    makeCurrent();
    require("cudaMemcpy2DAsync",
            cudaMemcpy2DAsync(
                at(target, args.targetRow, args.targetCol), bytesOf(target, target.shape().cols),
                at(source, args.sourceRow, args.sourceCol), bytesOf(source, source.shape().cols),
                bytesOf(source, args.size.cols), static_cast<std::size_t>(args.size.rows),
                cudaMemcpyDeviceToDevice, currentStream()));
}

} // namespace fringe::cuda
