// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/disk_convolution.h"
#include "engine/model/error.h"
#include "engine/run/plan.h"

/// Holograms and fields that memory does not hold.
namespace fringe {

/// How the light of a design is summed band by band and its slices are carried by the disk; nothing
/// where a source has no such light, or not even a few rows fit. Throws `Error` (BadInput) for too
/// little memory to carry slices, `Cancelled`.
std::optional<BandPlan> planBands(const Design& design, const PlanLimits& limits);

/// The light of each wavelength by the bands of a plan, planes in files of the folder, which
/// outlives them, as do the device and the control. What an earlier run left whole there is not
/// made again. Throws `Error`, `DeviceError`, `Cancelled`.
std::vector<Field> summedByDisk(const Design& design, const Plan& made, JobFolder& folder,
                                Device& device, JobControl& control);

/// How many share the chunks, and the least memory of their own.
DiskDevices diskDevices(const Capabilities& device);

/// Refuses memory that does not hold a few rows and columns of the padded plane. needed: at least
/// [bytes].
Error tooLittleMemory(Shape plane, std::uint64_t memory, std::uint64_t needed);

} // namespace fringe
