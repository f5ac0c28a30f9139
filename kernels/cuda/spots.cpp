// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/cuda/cuda_device.h"

#include <stdexcept>

namespace fringe::cuda {

bool CudaDevice::offers(SpotGeometry) const {
    return false;
}

std::unique_ptr<SpotTables> CudaDevice::prepareSpots(const SpotsArgs& args) {
    requireContract(args);
    requireOffered(*this, args);
    throw std::invalid_argument("the device does not sum over spots");
}

void CudaDevice::superposeSpots(Buffer&, const SpotTables&, const SuperposeArgs&) {
    throw std::invalid_argument("the spots belong to another device");
}

void CudaDevice::gatherAtSpots(const Buffer&, const SpotTables&, const GatherArgs&) {
    throw std::invalid_argument("the spots belong to another device");
}

} // namespace fringe::cuda
