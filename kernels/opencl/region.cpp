// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/opencl/opencl_device.h"
#include "kernels/opencl/opencl_errors.h"

namespace fringe::opencl {
namespace {

cl::array<cl::size_type, 3> origin(std::int64_t row, std::int64_t col) {
    return {static_cast<std::size_t>(col) * sizeof(Complex), static_cast<std::size_t>(row), 0};
}

std::size_t rowBytes(const Buffer& buffer) {
    return static_cast<std::size_t>(buffer.shape().cols) * sizeof(Complex);
}

} // namespace

void OpenClDevice::copyRegion(const Buffer& source, Buffer& target, const RegionArgs& args) {
    requireContract(source, target, args);
    if (args.size.rows == 0 || args.size.cols == 0)
        return;
    translated([&] {
        queue_.enqueueCopyBufferRect(memoryOf(source), memoryOf(target),
                                     origin(args.sourceRow, args.sourceCol),
                                     origin(args.targetRow, args.targetCol),
                                     {static_cast<std::size_t>(args.size.cols) * sizeof(Complex),
                                      static_cast<std::size_t>(args.size.rows), 1},
                                     rowBytes(source), 0, rowBytes(target), 0);
    });
}

} // namespace fringe::opencl
