// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/disk_convolution.h"
#include "engine/run/plan.h"

/// Holograms and fields that memory does not hold.
namespace fringe {

/// How the light of a design is summed band by band, or nothing where a source is no such light, or
/// not even a few rows fit. Throws `Cancelled`.
std::optional<BandPlan> planBands(const Design& design, const PlanLimits& limits);

/// A wavelength of the light that the bands of a plan sum, as planes in files of the folder, which
/// outlives them. Bands that an earlier run left whole there are not summed again. Throws `Error`,
/// `DeviceError`, `Cancelled`.
Field summedInBands(const Design& design, std::size_t wavelength, const Plan& made,
                    JobFolder& folder, Device& device, JobControl& control);

} // namespace fringe
