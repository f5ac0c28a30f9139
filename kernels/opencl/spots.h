// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"
#include "kernels/opencl/memory.h"
#include "kernels/opencl/programs.h"

#include <vector>

namespace fringe::opencl {

/// What sums over spots use of their device, which outlives them.
struct SpotTools {
    const DeviceInfo& info;
    const Memory& memory;
    cl::CommandQueue queue;
    Programs& programs;
};

/// Spots with the sums over them. Arguments are checked by the caller, and there is a row;
/// failing calls leave as `cl::Error`.
class OpenClSpots : public SpotTables {
  public:
    using SpotTables::SpotTables;
    virtual void adjoint(const cl::Buffer& field, const AdjointArgs& args) const = 0;
    virtual void forward(const cl::Buffer& field, const ForwardArgs& args) const = 0;
};

/// Products of matrices.
std::unique_ptr<OpenClSpots> prepareSpotProducts(const SpotsArgs& args, const SpotTools& tools);

/// Each pair by itself.
std::unique_ptr<OpenClSpots> preparePairedSpots(const SpotsArgs& args, const SpotTools& tools);

/// Launches groups across and down.
void launchGroups(const SpotTools& tools, const cl::Kernel& kernel, std::int64_t across,
                  std::int64_t down);

/// A number a spot, and one for their whole, from each of `pieces`.
std::uint64_t partialBytes(std::int64_t pieces, std::size_t spots);

/// Adds the sums of the pieces, which the kernel has written there.
void addPartial(const SpotTools& tools, const cl::Buffer& partial, std::int64_t pieces,
                const ForwardArgs& args);

} // namespace fringe::opencl
