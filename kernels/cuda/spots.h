// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cuda/device_memory.h"
#include "kernels/cuda/spot_launchers.h"
#include "kernels/device.h"

namespace fringe::cuda {

/// Spots with the sums over them. Arguments are checked by the caller, there is a row, and the
/// device is the current one.
class CudaSpots : public SpotTables {
  public:
    using SpotTables::SpotTables;
    virtual void adjoint(formulas::Phasor* field, const AdjointArgs& args) const = 0;
    virtual void forward(const formulas::Phasor* field, const ForwardArgs& args) const = 0;
};

/// Products of matrices. Throws `OutOfDeviceMemory` in the name of `device`.
std::unique_ptr<CudaSpots> prepareSpotProducts(const SpotsArgs& args, const DeviceInfo& device);

/// Each pair by itself.
std::unique_ptr<CudaSpots> preparePairedSpots(const SpotsArgs& args);

/// Memory that is kept from call to call, and grows.
class KeptRoom {
  public:
    /// Until the next call; what it held is lost.
    template <class Value> Value* of(std::size_t count) {
        if (count * sizeof(Value) > bytes_) {
            memory_ = DeviceMemory();
            bytes_ = 0; // should there be no room
            memory_ = DeviceMemory(count * sizeof(Value));
            bytes_ = count * sizeof(Value);
        }
        return memory_.as<Value>();
    }

  private:
    DeviceMemory memory_;
    std::size_t bytes_ = 0;
};

/// What sums over spots write on their way.
struct SpotRoom {
    KeptRoom coefficients;
    KeptRoom shares;  ///< of summed waves
    KeptRoom partial; ///< sums of pieces
    KeptRoom total;   ///< sums
};

/// Memory for tables of spots. Throws `OutOfDeviceMemory`.
DeviceMemory tableMemory(const DeviceInfo& device, std::uint64_t bytes);

/// The coefficients on the device.
const formulas::Phasor* sent(std::span<const Complex> coefficients, SpotRoom& room);

/// Room for a number a spot, and one for their whole, from each of `pieces`.
formulas::Phasor* partialSums(SpotRoom& room, std::int64_t pieces, std::size_t spots);

/// Adds the sums of the pieces, which a kernel has written to `partialSums`.
void addPartial(SpotRoom& room, std::int64_t pieces, const ForwardArgs& args);

} // namespace fringe::cuda
