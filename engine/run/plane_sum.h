// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/run/job.h"
#include "engine/run/plan.h"

#include <memory>
#include <vector>

namespace fringe {

/// A plane of a hologram while light is added to it, wherever it lies. ONE thread.
class PlaneSum {
  public:
    virtual ~PlaneSum() = default;
    /// Whether light that starts in slices is sent on from there; else its source adds it.
    virtual bool sendsSlices() const = 0;
    /// Sends the slices' light to the plate, before any other is added. Throws as `Light::add`, and
    /// `Error` of the disk.
    virtual void send(std::vector<Slice> slices) = 0;
    /// Adds light on the plate; throws likewise.
    virtual void add(const std::vector<const Light*>& lights) = 0;
    /// The plane, once; throws likewise.
    virtual Field take() = 0;
};

/// A wavelength of what a plan sums, which outlives its planes, as does the job.
struct SummedPlane {
    const Plan& made;
    const Job& job;
    std::size_t wavelength;
    bool hiding; ///< each slice hides what is behind it

    PlaneSampling sampling() const;
};

std::unique_ptr<PlaneSum> sumInMemory(const SummedPlane& plane);
/// By the bands of the plan, in files of the job's folder. What an earlier run left whole there is
/// not made again.
std::unique_ptr<PlaneSum> sumOnDisk(const SummedPlane& plane);

} // namespace fringe
