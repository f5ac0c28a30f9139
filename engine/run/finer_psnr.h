// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"
#include "engine/model/design.h"
#include "engine/run/plan.h"
#include "engine/solvers/phase_pattern.h"
#include "kernels/device.h"

#include <cstdint>
#include <optional>

namespace fringe {

/// How near pictures of a pattern come to what is wanted.
struct PictureQuality {
    double psnr = 0; ///< [dB]
    double ssim = 0; ///< the mean of several
};

/// Quality of a pattern for the target images of a design, and in free space for its layers and
/// depth pictures, every pixel at its own depth, as they are seen on grids twice as fine as theirs;
/// of several PSNR is that of the mean square. |U|² has twice the bandwidth of U, so that the
/// samples of a design tell nothing of the light between them. Behind a lens the pattern is
/// transformed with twice the padding; in free space its light is interpolated to half the pitch
/// without new frequencies, and carried. Nothing where no such picture is visible, or `memory`
/// [bytes; 0: what is free] does not hold it. ONE thread, that of the device. Throws `Error`,
/// `DeviceError`, `Cancelled`.
std::optional<PictureQuality> finerQuality(const Design& design, const PhasePattern& pattern,
                                           Device& device, JobControl& control,
                                           std::uint64_t memory = 0);
/// PSNR of that alone [dB].
std::optional<double> finerPsnr(const Design& design, const PhasePattern& pattern, Device& device,
                                JobControl& control, std::uint64_t memory = 0);

/// Adds what that takes to a plan of what else the design takes, if `memory` [bytes; 0: what is
/// free] holds both. The setup is without faults.
void addJudging(Plan& plan, const Design& design, std::uint64_t memory);

} // namespace fringe
