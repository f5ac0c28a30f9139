// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"
#include "engine/patterns/phase_pattern.h"
#include "engine/pictures/picture_design.h"
#include "kernels/device.h"

#include <cstdint>
#include <vector>

namespace fringe {

class JobControl;

/// The samples of a plane in the order in which the optics has them: that of the transform behind
/// a lens, row-major in free space.
using PlaneSamples = std::vector<Complex>;
using PictureFields = std::vector<PlaneSamples>; ///< one a plane

/// A target in the order of `PlaneSamples`.
struct PlaneTarget {
    std::vector<float> amplitude;     ///< √T, Σ T = 1; 0 outside the signal
    std::vector<std::uint8_t> signal; ///< as in `TargetPlane`
};

/// What a pattern shows in the planes, and what light from there makes on the plate, on a device.
/// One job at a time; passes checkpoints.
class PictureOptics {
  public:
    /// Keeps references.
    PictureOptics(const PictureDesign& design, Device& device, JobControl& control);

    /// U = A u of what the device shows of a pattern: |U|² are shares of all the light, Σ |U|² = 1
    /// behind a lens and less where light misses a plane of free space.
    PictureFields shownBy(const PhasePattern& pattern) const;

    /// Aᴴ V summed over the planes: on the plate, row-major.
    std::vector<Complex> broughtBack(const PictureFields& fields) const;

    /// The allowed pattern nearest to what is brought back. A device that is not the host takes the
    /// levels itself where it has the plate: of one plane in the focus of a lens.
    void bringBackTo(PhasePattern& pattern, const PictureFields& fields) const;

    /// The samples u of the plate with Σ |u|² that makes `shownBy` shares.
    std::vector<Complex> plateField(const PhasePattern& pattern) const;

    /// Row-major intensity of a plane's samples.
    std::vector<float> pictureOf(const PlaneSamples& fields) const;

    const PictureDesign& design() const { return design_; }
    const std::vector<PlaneTarget>& targets() const { return targets_; }

  private:
    PlaneSamples carried(const std::vector<Complex>& plate, std::size_t plane) const;
    std::vector<Complex> returned(const PlaneSamples& samples, std::size_t plane) const;

    const PictureDesign& design_;
    Device& device_;
    JobControl& control_;
    std::vector<float> amplitude_;
    std::vector<PlaneTarget> targets_;
    std::vector<std::vector<Complex>> defocus_; ///< one a plane; empty: in the focal plane
};

/// Samples that the transforms of the start and of all rounds go through, for progress.
double workOf(const PictureDesign& design);

} // namespace fringe
