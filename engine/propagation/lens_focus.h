// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/propagation/propagation.h"

#include <cstdint>

namespace fringe {

/// A plane behind a lens that stands in the hologram.
struct LensPlane {
    Length focalLength; ///< > 0
    Length distance;    ///< z from the focal plane
};

/// What the samples mean there: a pitch of λf/(N p) with N the padded size.
PlaneSampling lensSampling(const PlaneSampling& sampling, Shape shape, Length focalLength,
                           std::int64_t padding);

/// Work that `focused` will report to its `JobControl`, in samples transformed.
double lensWork(Shape shape, std::int64_t padding);

/// U_f of the field times exp(-i(π z/(λf²))(x² + y²)), zero-padded by `padding` ≥ 1 per axis, with
/// the axis at sample ⌊N/2⌋. The picture spans all that the pixels reach, λf/p. The caller begins
/// the stage. Throws `DeviceError`, `Cancelled`.
Field focused(const Field& field, const PlaneSampling& sampling, const LensPlane& plane,
              std::int64_t padding, Device& device, JobControl& control);

} // namespace fringe
