// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/optics/host_samples.h"
#include "engine/spots/spot_batches.h"
#include "engine/spots/spot_design.h"
#include "engine/spots/spot_pattern.h"
#include "kernels/device.h"

#include <complex>
#include <memory>
#include <span>
#include <vector>

namespace fringe {

class JobControl;

/// What a pattern does at the spots, and the pattern that a set of waves from them asks for, on a
/// device. One job at a time; each sum is cut into pieces of a fixed size with a checkpoint after
/// each, so that results have the same bits whatever the speed of the machine.
class SpotOptics {
  public:
    using Fields = std::vector<std::complex<double>>;

    /// eachPair: as in `SpotsArgs`. Throws `Error` (BadInput) if the device does not offer the
    /// geometry. Keeps references.
    SpotOptics(const SpotDesign& design, Device& device, JobControl& control,
               bool eachPair = false);

    /// The allowed phases nearest to arg Σ_r coefficients[r]·exp(iΦ_hr).
    SpotPattern superpose(const Fields& coefficients) const;

    /// What the device shows of a pattern.
    struct Shown {
        Fields fields;                  ///< U_r at every spot
        std::complex<double> zeroOrder; ///< Σ a exp(iφ)/Σ a
    };
    /// Within the design's tolerance.
    Shown shownBy(const SpotPattern& pattern) const;
    /// As exactly as the device can.
    Shown exactlyShownBy(const SpotPattern& pattern) const;
    /// Whether `shownBy` is as exact.
    bool isExact() const { return batches_->isExact(); }

    const SpotDesign& design() const { return design_; }
    const std::vector<double>& target() const { return target_; } ///< T_r, Σ T_r = 1
    std::span<const float> amplitude() const;
    JobControl& control() const { return control_; }
    Device& device() const { return device_; }

  private:
    std::unique_ptr<SpotBatches> prepared(double tolerance) const;
    std::shared_ptr<Buffer> freePlane() const;
    void addWaves(Buffer& sum, const SpotBatches::Batch& batch,
                  std::span<const Complex> coefficients) const;
    void show(const SpotPattern& pattern) const;
    Shown shownBy(const SpotPattern& pattern, const SpotBatches& batches) const;
    template <class Piece> void inPieces(const SpotTables& tables, const Piece& piece) const;

    const SpotDesign& design_;
    Device& device_;
    JobControl& control_;
    std::vector<double> target_;
    mutable std::vector<float> amplitude_; ///< empty: 1 everywhere, and nobody has asked for it
    double amplitudeSum_;
    bool eachPair_;
    std::unique_ptr<SpotBatches> batches_;
    std::unique_ptr<Buffer> beam_; ///< null: 1 everywhere
    std::unique_ptr<Buffer> light_;
    mutable std::unique_ptr<Buffer> more_; ///< waves of a batch that follows another
    mutable HostSamples samples_;          ///< of the light
    mutable SpotPattern shown_;            ///< whose light it is; empty: of none
    /// Of the waves of patterns; those that no pattern holds any more are used again.
    mutable std::vector<std::shared_ptr<Buffer>> planes_;
};

/// What the sums of the design's rounds may be off: nothing where levels are compared.
double toleranceOf(const SpotDesign& design);

/// The operation's arguments; they point to `places`.
SpotsArgs spotsArgs(const SpotDesign& design, std::span<const SpotPlace> places);
std::vector<SpotPlace> placesOf(const std::vector<Spot>& spots);

} // namespace fringe
