// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/opencl/opencl_device.h"
#include "kernels/opencl/opencl_errors.h"
#include "kernels/opencl/whole_groups.h"

namespace fringe::opencl {

void OpenClDevice::quantise(Buffer& field, const Buffer* amplitude, const QuantiseArgs& args) {
    requireContract(field, amplitude, args);
    const Shape shape = field.shape();
    translated([&] {
        cl::Kernel kernel = programs_.kernel("quantise", "quantisePhases");
        const cl::Buffer turns = memory_.room(args.turns.size_bytes());
        kernel.setArg(0, memoryOf(field));
        kernel.setArg(1, memoryOf(amplitude != nullptr ? *amplitude : field));
        kernel.setArg(2, turns);
        kernel.setArg(
            3, formulas::LevelRecord{static_cast<int>(shape.rows), static_cast<int>(shape.cols),
                                     static_cast<int>(args.levels), amplitude != nullptr ? 1 : 0});
        queue_.enqueueNDRangeKernel(kernel, cl::NullRange, wholeGroups(shape), groupItems());
        queue_.enqueueReadBuffer(turns, CL_TRUE, 0, args.turns.size_bytes(), args.turns.data());
    });
}

} // namespace fringe::opencl
