// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"
#include "kernels/formulas/spot_axis.h"

#include <span>
#include <vector>

/// What both GPU back-ends prepare on the host in double precision for their sums over spots. Lists
/// have an entry a spot, and at least one, because no device has memory of no bytes.
namespace fringe::gpu {

/// Whether the sums are products of matrices; else each pair is summed by itself.
bool sumsByProducts(const SpotsArgs& args);

/// For a phase that separates.
std::vector<formulas::SpotRecord> spotRecords(const SpotsArgs& args);

/// One axis of the records.
enum class SpotAxis { X, Y };
std::vector<formulas::AxisRecord> axisRecords(const SpotsArgs& args, SpotAxis axis);
formulas::SpotLines linesOf(const SpotsArgs& args, SpotAxis axis);

/// For the exact phase: spots as points of light, which lie in the same places.
std::vector<formulas::PointRecord> exactSpotRecords(const SpotsArgs& args);

formulas::PlaneRecord planeRecord(const SpotsArgs& args);

std::vector<formulas::Phasor> coefficientPhasors(std::span<const Complex> coefficients);

/// Pieces of `size` that cover `count`, ≥ 0.
std::int64_t piecesOf(std::int64_t count, std::int64_t size);

/// Groups down a launch; kernels go on down the rows where there are more.
std::int64_t groupsDown(std::int64_t wanted);

/// The work of a superposition on a device of so many multiprocessors: spots are shared out where
/// the blocks of the rows alone would leave some of them idle. `rowCount` > 0.
formulas::SpotWork superposition(Shape shape, std::size_t spots, const AdjointArgs& args,
                                 int multiprocessors);
/// The work of a sum at spots.
formulas::SpotWork gathering(Shape shape, std::size_t spots, const ForwardArgs& args);
/// The most numbers that the shares of a superposition take; 0 where there is only one.
std::uint64_t mostShareSamples(Shape shape, std::size_t spots, int multiprocessors);

/// sums[r] += added[r], and the one that follows them to the whole.
void addSums(std::span<const formulas::SpotSum> added, const ForwardArgs& args);

/// Throws `OutOfDeviceMemory`: a device has no room for tables of spots, and why.
[[noreturn]] void refuseTables(const DeviceInfo& device, std::uint64_t bytes,
                               const std::string& reason);

} // namespace fringe::gpu
