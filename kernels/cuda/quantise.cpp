// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/cuda/cuda_device.h"
#include "kernels/cuda/launchers.h"

namespace fringe::cuda {

void CudaDevice::quantise(Buffer& field, const Buffer* amplitude, const QuantiseArgs& args) {
    requireContract(field, amplitude, args);
    makeCurrent();
    const Shape shape = field.shape();
    const DeviceMemory turns(args.turns.size_bytes());
    require("The launch of quantisePhases",
            launchQuantise({samplesOf(field),
                            amplitude != nullptr ? samplesOf(*amplitude) : nullptr,
                            turns.as<float>(),
                            {static_cast<int>(shape.rows), static_cast<int>(shape.cols),
                             static_cast<int>(args.levels), amplitude != nullptr ? 1 : 0}}));
    cuda::download(args.turns.data(), turns.data(), args.turns.size_bytes());
}

} // namespace fringe::cuda
