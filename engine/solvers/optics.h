// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/optics/host_samples.h"
#include "engine/solvers/pattern.h"
#include "engine/solvers/wanted.h"

#include <complex>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace fringe {

class JobControl;

/// A plate that shows phases, and the light on it.
struct PatternLight {
    const Setup& setup;
    std::int64_t levels = 0; ///< that the device shows; 0: any phase
};

/// What a pattern makes of the light at the places of all that is wanted.
struct Shown {
    std::vector<Samples> fields;    ///< of each of what is wanted
    std::complex<double> zeroOrder; ///< Σ a exp(iφ)/Σ a
};

/// A plate in its light on a device, and all that is wanted of it; ONE thread. Sums are cut
/// into pieces of a fixed size with a checkpoint after each, so that results have the same bits
/// whatever the speed of the machine.
class Optics {
  public:
    /// Keeps references to the device, the control and what `light` refers to.
    Optics(const PatternLight& light, WantedList wanted, Device& device, JobControl& control);

    const WantedList& wanted() const { return wanted_; }
    const PatternLight& light() const { return light_; }
    std::span<const float> amplitude(); ///< of the beam, one a pixel
    JobControl& control() const { return control_; }
    Device& device() const { return device_; }
    bool isExact() const; ///< of all that is wanted
    /// The number of levels that patterns are made and shown on from now on; 0: any phase.
    void setLevels(std::int64_t levels);

    /// See `Wanted::begin`.
    bool begin(std::int64_t iteration);
    Shown forward(const Pattern& pattern, Accuracy accuracy = Accuracy::Iteration);
    /// The allowed phases nearest to those of the adjoint, summed over all that is wanted.
    Pattern backPropagate(const std::vector<Samples>& fields);
    /// The allowed phases nearest to those of `Wanted::sum`, of all that is wanted.
    Pattern summed();
    /// G = ∂L/∂u* of the light u of every pixel, from V = ∂L/∂U*: Aᴴ V.
    std::vector<Complex> lightGradient(const std::vector<Samples>& slopes);
    /// ∂L/∂φ of every pixel [1/rad] from V = ∂L/∂U*: 2 Im(u* Aᴴ V), u being the light of the
    /// pattern.
    std::vector<float> phaseGradient(const std::vector<Samples>& slopes, const Pattern& pattern);

  private:
    std::shared_ptr<Buffer> freePlane();
    /// The plane that `bring(number, wanted, plane)` makes, of all that is wanted.
    template <class Bring> std::shared_ptr<Buffer> collected(const Bring& bring);
    std::shared_ptr<Buffer> adjoint(const std::vector<Samples>& fields);
    void show(const Pattern& pattern);

    PatternLight light_;
    WantedList wanted_;
    Device& device_;
    JobControl& control_;
    std::vector<float> amplitude_; ///< empty: 1 everywhere, and nobody has asked for it
    double amplitudeSum_;
    std::unique_ptr<Buffer> beam_; ///< null: 1 everywhere
    std::unique_ptr<Buffer> plate_;
    std::unique_ptr<Buffer> more_; ///< what follows the first of what is wanted
    HostSamples samples_;          ///< of `plate_`
    Pattern shown_;                ///< whose light is on the plate; empty: of none
    /// Buffers of the waves of patterns; those that no pattern holds any more are used again.
    std::vector<std::shared_ptr<Buffer>> planes_;
};

} // namespace fringe
