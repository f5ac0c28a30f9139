// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"
#include "engine/preview/preview.h"
#include "kernels/device.h"

#include <cstdint>
#include <memory>

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

/// P_d of one plane. pitch: of `field`; the result has the same shape, and the same pitch but for
/// Fraunhofer. Throws `DeviceError`, `Cancelled`.
Field propagate(const Field& field, Length pitchX, Length pitchY, Length wavelength,
                Length distance, const PropagationOptions& options, Device& device,
                JobControl& control);

/// Sample pitch of the result of a propagation.
Sampling propagatedSampling(const Sampling& sampling, Shape shape, Length distance,
                            Propagator propagator);

/// Refocuses one field to many distances: keeps the padded spectrum on the device, so that a
/// distance costs one transfer function and one inverse transform.
///
/// Not thread-safe; uses the device it was made with.
class Refocuser {
  public:
    /// Transforms the field once. Throws like `propagate`.
    Refocuser(const Field& field, Length pitchX, Length pitchY, Length wavelength,
              std::int64_t padding, Device& device, JobControl& control);
    ~Refocuser();

    /// Intensity at `distance` on a grid `reduction` times coarser (a divisor in frequency: the
    /// spectrum's centre is used, which narrows the aperture of each point but keeps the whole
    /// field of view). reduction ≥ 1; 1 is the full size.
    Preview intensity(Length distance, std::int64_t reduction, JobControl& control);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace fringe
