// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/preview/preview.h"
#include "engine/propagation/propagation.h"

#include <cstdint>
#include <memory>

namespace fringe {

/// A picture of that plane at `distance` without its values.
Preview outlineOf(Shape plane, const PlaneSampling& sampling, Length distance);

/// The intensity of `gain` times the field of a plane at `distance`, for a view.
Preview intensityOf(const Field& field, const PlaneSampling& sampling, Length distance,
                    float gain = 1);

/// Refocuses one field to many distances: keeps the padded spectrum on the device, so that a
/// distance costs one transfer function and one inverse transform. By geometry a picture of full
/// size whose grid is not about that of the spectrum costs another one, which is kept in its place.
///
/// Not thread-safe; uses the device it was made with.
class Refocuser {
  public:
    /// For a propagation that is a convolution.
    Refocuser(const Field& field, const PlaneSampling& sampling, const Choice& how, Device& device);
    ~Refocuser();

    /// Intensity at `distance` on a grid `reduction` times coarser (a divisor in frequency: the
    /// spectrum's centre is used, which narrows the aperture of each point but keeps the whole
    /// field of view), by the hard limit on whatever grid the spectrum has. reduction ≥ 1; 1 is the
    /// full size. Throws like `propagate`.
    Preview intensity(Length distance, std::int64_t reduction, JobControl& control);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

/// Most memory that refocusing so many planes of a hologram takes at full size, the hologram with
/// its levels and the pictures included [bytes].
double refocusBytes(const CarriedPlane& plane, int planes, const Choice& how);

} // namespace fringe
