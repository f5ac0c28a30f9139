// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/gpu/stereogram_launch.h"
#include "kernels/opencl/opencl_device.h"
#include "kernels/opencl/opencl_errors.h"
#include "kernels/opencl/whole_groups.h"

namespace fringe::opencl {

void OpenClDevice::stereogram(const Buffer& depth, const Buffer& tile, Buffer& picture,
                              const StereogramArgs& args) {
    requireContract(depth, tile, picture, args);
    const gpu::StereogramLaunch launch(depth.shape(), tile.shape(), args,
                                       info_.kind == DeviceKind::Gpu);
    translated([&] {
        cl::Kernel kernel = programs_.kernel("stereogram", launch.inBands ? "stereogramByBands"
                                                                          : "stereogramByRows");
        kernel.setArg(0, memoryOf(depth, Element::Float32));
        kernel.setArg(1, memoryOf(tile, Element::Rgba8));
        kernel.setArg(2, memoryOf(picture, Element::Rgba8));
        kernel.setArg(3, launch.record);
        queue_.enqueueNDRangeKernel(
            kernel, cl::NullRange,
            wholeGroups({FRINGE_GROUP_SIDE, launch.groups * FRINGE_GROUP_SIDE}), groupItems());
    });
}

} // namespace fringe::opencl
