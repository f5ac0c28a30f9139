// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/operations.h"
#include "kernels/device.h"

namespace fringe::cpu {

/// Spots with the sums over them. Arguments are checked by the caller.
class CpuSpots : public SpotTables {
  public:
    using SpotTables::SpotTables;
    virtual void adjoint(const Field& field, const AdjointArgs& args) const = 0;
    virtual void forward(const Field& field, const ForwardArgs& args) const = 0;
};

/// Throws `OutOfDeviceMemory`.
std::unique_ptr<CpuSpots> prepareSpots(const SpotsArgs& args);

/// See `SpotWorkEstimate`; on so many threads.
Work workOf(const SpotsArgs& args, int threads);

/// Phases that separate: matrix products of one-dimensional tables, which are kept.
std::unique_ptr<CpuSpots> prepareSeparableSpots(const SpotsArgs& args);

/// A phase for each pair of a pixel and a spot; the exact one takes a root.
std::unique_ptr<CpuSpots> preparePairedSpots(const SpotsArgs& args);

/// Bytes that they keep for `count` spots.
std::uint64_t separableSpotBytes(Shape shape, std::size_t count);
std::uint64_t pairedSpotBytes(Shape shape, std::size_t count);

} // namespace fringe::cpu
