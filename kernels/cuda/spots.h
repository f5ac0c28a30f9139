// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cuda/device_memory.h"
#include "kernels/cuda/spot_launchers.h"
#include "kernels/device.h"

namespace fringe::cuda {

/// Spots with the sums over them. Arguments are checked by the caller, there is a row and a spot,
/// and the device is the current one.
class CudaSpots : public SpotTables {
  public:
    using SpotTables::SpotTables;
    virtual void superpose(formulas::Phasor* field, const SuperposeArgs& args) const = 0;
    virtual void gather(const formulas::Phasor* field, const GatherArgs& args) const = 0;
};

/// Products of matrices. Throws `OutOfDeviceMemory` in the name of `device`.
std::unique_ptr<CudaSpots> prepareSpotProducts(const SpotsArgs& args, const DeviceInfo& device);

/// Each pair by itself.
std::unique_ptr<CudaSpots> preparePairedSpots(const SpotsArgs& args);

/// Room for a number a spot from each of `pieces`.
DeviceMemory partialSums(std::int64_t pieces, std::size_t spots);

/// Adds the sums of the pieces, which a kernel has written for `args.sums`.
void addPartial(const DeviceMemory& partial, std::int64_t pieces, const GatherArgs& args);

} // namespace fringe::cuda
