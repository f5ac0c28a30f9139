// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/disk_convolution.h"
#include "engine/job/job_control.h"
#include "engine/model/design.h"
#include "engine/model/field.h"
#include "engine/optics/metrics.h"
#include "engine/run/compute_device.h"
#include "engine/run/outcome.h"
#include "engine/run/plan.h"
#include "engine/solvers/solve.h"

#include <optional>
#include <vector>

/// The blocking functions that the command line and the studio call, on any thread, one job per
/// device at a time. Cancelling their `JobControl` ends them within a second.
namespace fringe {

/// The hologram of a design, and for a pattern how it came about. Immutable: any thread.
struct Result {
    Hologram hologram;
    std::optional<SolverResult> solved;
};

/// Sums the light of the visible sources, one plane per wavelength, or designs their pattern; `run`
/// is for patterns. made: the plan of this design for this device; a refusal in it is the error.
/// Where it plans for the real part, imaginary parts mean nothing. A plane may lie on the device.
/// folder: where scratch files go of a plan with bands; it and the device outlive the planes.
Outcome<Result> compute(const Design& design, const Plan& made, const ComputeDevice& device,
                        JobControl& control, const SolverRun& run = {},
                        JobFolder* folder = nullptr);

/// What is seen of a hologram in colours that has been summed; nothing for others.
std::vector<SeenLight> seenLights(const Design& design);

/// The field behind a pattern that was designed, beam amplitude × exp(iφ).
Hologram fieldOf(const Design& design, const PhasePattern& pattern);

/// What a pattern shows of a source that is a picture: an intensity, in shares of the light.
struct SeenPicture {
    Picture picture;
    PictureMetrics likeness; ///< to what is wanted, where light counts
};

/// Pictures by the best pattern of a design's state, for each visible source that is a picture.
Outcome<std::vector<SeenPicture>> seenPictures(const Design& design, const SolverState& state,
                                               const ComputeDevice& device, JobControl& control);

/// Throws `Error` (BadInput) for what has no meaning at the distance.
void requirePropagable(const Hologram& hologram, Length distance, const Choice& how);

/// How each plane of a hologram is carried with scratch files; nothing where memory, and that of
/// the limits' device, holds all that it takes, or it is no convolution. Throws `Error` (BadInput)
/// for too little memory.
std::optional<DiskPlan> planOnDisk(const Hologram& hologram, const Choice& how,
                                   const PlanLimits& limits);

/// Scratch files for what such a plan is of.
struct OnDisk {
    const DiskPlan& plan;
    JobFolder& folder;
};

/// The field at `distance` from `hologram`, per plane with its own wavelength. It is carried by
/// `disk`, whose folder outlives the result with the device and the control; null: in memory, and
/// refused before anything is allocated where it does not fit.
Outcome<Hologram> propagateHologram(const Hologram& hologram, Length distance, const Choice& how,
                                    const ComputeDevice& device, JobControl& control,
                                    const PlanLimits& limits = {}, const OnDisk* disk = nullptr);

/// What of a hologram is seen through a pupil in its plane: the rest is dark. Anything else of it
/// is shared.
Hologram throughPupil(const Hologram& hologram, const Pupil& pupil);

/// The intensity |P_z U|² at `distance`. disk: as above.
Outcome<Picture> reconstruct(const Hologram& hologram, Length distance, const Choice& how,
                             const ComputeDevice& device, JobControl& control,
                             const PlanLimits& limits = {}, const OnDisk* disk = nullptr);

/// The intensity at the distance of the design's reconstruction and through its pupil; behind a
/// lens from its focus, always in memory.
Outcome<Picture> reconstructDesign(const Design& design, const Hologram& hologram,
                                   const ComputeDevice& device, JobControl& control,
                                   const PlanLimits& limits = {}, const OnDisk* disk = nullptr);

/// A rectangle of a plane around a point of it.
struct Window {
    Length width, height, x, y;
};

/// The samples of the window that a plane has. Throws `Error` (BadInput) where it has none.
Region samplesOf(const Window& window, Shape plane, const Sampling& sampling);

/// The samples of a hologram that can send light to a region at `distance`.
Region seenFrom(const Region& region, Length distance, Shape plane, const Sampling& sampling);

/// The samples of `seenFrom`, whose edges within the hologram fade beyond what reaches the region:
/// relative L2 of the picture 1e-3 for smooth waves, 2e-2 for random ones.
Hologram fadedPart(const Hologram& hologram, const Region& seen, Length distance);

/// A rectangle of every plane, which is read when it is asked for where the plane is not in memory.
Hologram partOf(const Hologram& hologram, const Region& region);
Picture partOf(const Picture& picture, const Region& region);

} // namespace fringe
