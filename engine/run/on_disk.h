// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/disk_convolution.h"
#include "engine/encodings/encoding.h"
#include "engine/model/error.h"
#include "engine/run/plan.h"

/// Holograms and fields that memory does not hold.
namespace fringe {

/// How the light of a design is summed band by band and its slices are carried by the disk; nothing
/// where a source has no such light, or not even a few rows fit. Throws `Error` (BadInput) for too
/// little memory to carry slices, or for what is left of an earlier run, `Cancelled`.
std::optional<BandPlan> planBands(const Design& design, const PlanLimits& limits);

/// The planes of a design.
EncodedPlanes encodedPlanes(const Design& design);

/// What a person is told of it. goesOn: from what an earlier run left.
Message noteOn(const BandPlan& bands, bool goesOn);

/// What tiles may take: the budget, or of 0 a share of the machine's memory, whatever is free, so
/// that the same command has the same tiles, unless hardly any is [bytes].
std::uint64_t memoryForTiles(std::uint64_t budget);

/// Refuses to go on in tiles that are left and need more. Throws `Error` (BadInput).
void requireMemoryForTiles(std::uint64_t needed, std::uint64_t memory);

/// Some rows of the plate.
PlaneGrid bandOf(const Plate& plate, std::int64_t first, std::int64_t rows);

/// How many share the chunks, and the least memory of their own.
DiskDevices diskDevices(const Capabilities& device);

/// Refuses memory that does not hold a few rows and columns of the padded plane. needed: at least
/// [bytes].
Error tooLittleMemory(Shape plane, std::uint64_t memory, std::uint64_t needed);

} // namespace fringe
