// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"
#include "kernels/device.h"

#include <cstdint>

namespace fringe {

class JobControl;

enum class Propagator {
    AngularSpectrum, ///< band-limited, "asm"
    Fresnel,         ///< transfer function, "fresnel"
    Fraunhofer,      ///< one transform; changes the pitch to λ|d|/(N p), "fraunhofer"
};

struct PropagationOptions {
    Propagator propagator = Propagator::AngularSpectrum;
    std::int64_t padding = 2; ///< factor per axis, ≥ 1; without effect on Fraunhofer
    bool bandLimit = true;
};

/// What the samples of a plane mean.
struct PlaneSampling {
    Length pitchX{};
    Length pitchY{};
    Length wavelength{};
};

/// The same after a propagation: only Fraunhofer changes the pitch.
PlaneSampling propagatedSampling(const PlaneSampling& sampling, Shape shape, Length distance,
                                 Propagator propagator);

/// Work that `propagate` will report to its `JobControl`, in samples transformed.
double propagationWork(Shape shape, const PropagationOptions& options);

/// Most memory that carrying `planes` of `shape` takes, the planes themselves and the intensity of
/// the result included [bytes].
double propagationBytes(Shape shape, int planes, const PropagationOptions& options);

/// P_d of one plane, of the same shape. The caller begins the stage. Throws `DeviceError`,
/// `Cancelled`.
Field propagate(const Field& field, const PlaneSampling& sampling, Length distance,
                const PropagationOptions& options, Device& device, JobControl& control);

} // namespace fringe
