// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/opencl/opencl_device.h"
#include "kernels/opencl/opencl_errors.h"

namespace fringe::opencl {
namespace {

std::size_t bytesOf(const Buffer& buffer, std::int64_t samples) {
    return static_cast<std::size_t>(samples) * fringe::bytesOf(buffer.element());
}

cl::array<cl::size_type, 3> place(const Buffer& buffer, std::int64_t row, std::int64_t col) {
    return {bytesOf(buffer, col), static_cast<std::size_t>(row), 0};
}

} // namespace

void OpenClDevice::copyRegion(const Buffer& source, Buffer& target, const RegionArgs& args) {
    requireContract(source, target, args);
    if (args.size.rows == 0 || args.size.cols == 0)
        return;
    translated([&] {
        queue_.enqueueCopyBufferRect(
            memoryOf(source, source.element()), memoryOf(target, target.element()),
            place(source, args.sourceRow, args.sourceCol),
            place(target, args.targetRow, args.targetCol),
            {bytesOf(source, args.size.cols), static_cast<std::size_t>(args.size.rows), 1},
            bytesOf(source, source.shape().cols), 0, bytesOf(target, target.shape().cols), 0);
    });
}

} // namespace fringe::opencl
