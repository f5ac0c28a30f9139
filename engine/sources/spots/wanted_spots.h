// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/figures.h"
#include "engine/solvers/wanted.h"
#include "engine/sources/source_kind.h"
#include "engine/sources/spots/lit_spots.h"
#include "engine/sources/spots/spot_batches.h"

#include <complex>
#include <memory>
#include <span>
#include <vector>

namespace fringe {

class JobControl;

/// Spots of light as what is wanted of a pattern, by the sums over spots of a device.
class WantedSpots : public Wanted {
  public:
    /// eachPair: as in `SpotsArgs`. Keeps references to the device and the control.
    WantedSpots(LitSpots design, Device& device, JobControl& control, bool eachPair = false);

    const Constraint& constraint() const override { return constraint_; }
    std::optional<std::complex<double>> forward(const Buffer& plate, std::span<Complex> fields,
                                                Accuracy accuracy) override;
    void adjoint(std::span<const Complex> fields, Buffer& plate) override;
    Figures figures(std::span<const Complex> fields) const override;
    bool isExact() const override { return batches_->isExact(); }
    std::unique_ptr<PixelWaves> pixelWaves() const override;
    LightExtent extent() const override;
    std::unique_ptr<Wanted> onPart(const Setup& part) const override;

  private:
    std::unique_ptr<SpotBatches> prepared(double tolerance) const;
    void addWaves(Buffer& sum, const SpotBatches::Batch& batch,
                  std::span<const Complex> coefficients) const;
    template <class Piece> void inPieces(const SpotTables& tables, const Piece& piece) const;

    LitSpots design_;
    Device& device_;
    JobControl& control_;
    bool eachPair_;
    Constraint constraint_;
    double amplitudeSum_; ///< Σ a over the plate
    std::unique_ptr<SpotBatches> batches_;
    std::unique_ptr<Buffer> more_; ///< waves of a batch that follows another
};

/// What a solver takes for spots.
SourceCost wantedSpotsCost(const LitSpots& lit, const SourceInput& input);

/// The operation's arguments; they point to `places`.
SpotsArgs spotsArgs(const LitSpots& design, std::span<const SpotPlace> places);
std::vector<SpotPlace> placesOf(const std::vector<Spot>& spots);

/// The constraint of a list of spots, of which one is bright.
Constraint constraintOf(const SpotList& spots);

/// How good a pattern is, from the fields U_r = (1/Σa) Σ_h a_h exp(i(φ_h - Φ_hr)) that it gives at
/// the spots, I_r = |U_r|² and the target T_r, Σ T_r = 1 (Di Leonardo, Ianni & Ruocco, Opt. Express
/// 15, 1913, 2007): efficiency e = Σ I_r over the bright spots; uniformity
/// u = 1 - (max q - min q)/(max q + min q), q_r = I_r/T_r; σ = std(q)/mean(q); error
/// ‖|U| - s√T‖/‖s√T‖ with the scale s that makes it least. Spots to be kept dark count for the
/// error only. `fields` and `target` are of one length, and a target is greater than 0.
Figures spotFigures(std::span<const std::complex<double>> fields, std::span<const double> target);

} // namespace fringe
