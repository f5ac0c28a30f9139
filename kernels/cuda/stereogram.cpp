// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/cuda/cuda_device.h"
#include "kernels/cuda/launchers.h"
#include "kernels/gpu/stereogram_launch.h"

namespace fringe::cuda {

void CudaDevice::stereogram(const Buffer& depth, const Buffer& tile, Buffer& picture,
                            const StereogramArgs& args) {
    requireContract(depth, tile, picture, args);
    makeCurrent();
    const gpu::StereogramLaunch launch(depth.shape(), tile.shape(), args, true);
    require("The launch of a stereogram",
            launchStereogram({samplesOf<float>(depth, Element::Float32),
                              samplesOf<unsigned>(tile, Element::Rgba8),
                              samplesOf<unsigned>(picture, Element::Rgba8), launch.inBands,
                              static_cast<unsigned>(launch.groups), launch.record}));
}

} // namespace fringe::cuda
