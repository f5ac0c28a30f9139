// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/cuda/cuda_device.h"
#include "kernels/cuda/launchers.h"

namespace fringe::cuda {

void CudaDevice::quantise(const Buffer& waves, Buffer* light, const Buffer* amplitude,
                          const QuantiseArgs& args) {
    requireContract(waves, light, amplitude, args);
    makeCurrent();
    const Shape shape = waves.shape();
    const bool wantsTurns = !args.turns.empty();
    const DeviceMemory turns = wantsTurns ? DeviceMemory(args.turns.size_bytes()) : DeviceMemory();
    require("The launch of quantisePhases",
            launchQuantise({samplesOf(waves),
                            light != nullptr ? samplesOf(*light) : nullptr,
                            amplitude != nullptr ? samplesOf(*amplitude) : nullptr,
                            turns.as<float>(),
                            {static_cast<int>(shape.rows), static_cast<int>(shape.cols),
                             static_cast<int>(args.levels), amplitude != nullptr ? 1 : 0,
                             light != nullptr ? 1 : 0, wantsTurns ? 1 : 0}}));
    if (wantsTurns)
        cuda::download(args.turns.data(), turns.data(), args.turns.size_bytes());
}

} // namespace fringe::cuda
