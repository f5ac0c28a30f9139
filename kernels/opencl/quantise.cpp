// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/opencl/opencl_device.h"
#include "kernels/opencl/opencl_errors.h"
#include "kernels/opencl/whole_groups.h"

namespace fringe::opencl {

void OpenClDevice::quantise(const Buffer& waves, Buffer* light, const Buffer* amplitude,
                            const QuantiseArgs& args) {
    requireContract(waves, light, amplitude, args);
    const Shape shape = waves.shape();
    const bool wantsTurns = !args.turns.empty();
    translated([&] {
        cl::Kernel kernel = programs_.kernel("quantise", "quantisePhases");
        const cl::Buffer turns = wantsTurns ? memory_.room(args.turns.size_bytes()) : cl::Buffer();
        kernel.setArg(0, memoryOf(waves));
        kernel.setArg(1, memoryOf(light != nullptr ? *light : waves));
        kernel.setArg(2, memoryOf(amplitude != nullptr ? *amplitude : waves));
        kernel.setArg(3, wantsTurns ? turns : memoryOf(waves));
        kernel.setArg(
            4, formulas::LevelRecord{static_cast<int>(shape.rows), static_cast<int>(shape.cols),
                                     static_cast<int>(args.levels), amplitude != nullptr ? 1 : 0,
                                     light != nullptr ? 1 : 0, wantsTurns ? 1 : 0});
        queue_.enqueueNDRangeKernel(kernel, cl::NullRange, wholeGroups(shape), groupItems());
        if (wantsTurns)
            queue_.enqueueReadBuffer(turns, CL_TRUE, 0, args.turns.size_bytes(), args.turns.data());
    });
}

} // namespace fringe::opencl
