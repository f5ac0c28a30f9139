// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"
#include "engine/model/design.h"
#include "engine/model/field.h"
#include "engine/run/compute_device.h"
#include "engine/run/outcome.h"
#include "engine/run/plan.h"

/// The blocking functions that the command line and the studio call, on any thread, one job per
/// device at a time. Cancelling their `JobControl` ends them within a second.
namespace fringe {

/// Plans, then computes the hologram field of the design's scene, one plane per wavelength.
Outcome<Hologram> computeHologram(const Design& design, const ComputeDevice& device,
                                  JobControl& control, const PlanLimits& limits = {});

/// Throws `Error` (BadInput) for what has no meaning at the distance.
void requirePropagable(const Hologram& hologram, Length distance, const Choice& how);

/// The field at `distance` from `hologram`, per plane with its own wavelength. Refuses what does
/// not fit the memory before anything is allocated.
Outcome<Hologram> propagateHologram(const Hologram& hologram, Length distance, const Choice& how,
                                    const ComputeDevice& device, JobControl& control,
                                    const PlanLimits& limits = {});

/// The intensity |P_z U|² at `distance`.
Outcome<Picture> reconstruct(const Hologram& hologram, Length distance, const Choice& how,
                             const ComputeDevice& device, JobControl& control,
                             const PlanLimits& limits = {});

} // namespace fringe
