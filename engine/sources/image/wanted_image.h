// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"
#include "engine/solvers/wanted.h"
#include "engine/sources/image/image_plane.h"
#include "engine/sources/image/plane_optics.h"
#include "engine/sources/source_kind.h"

#include <span>
#include <vector>

namespace fringe {

/// A target image in its plane as what is wanted of a pattern, its samples as in `PlaneOptics`.
class WantedImage : public Wanted {
  public:
    /// Keeps references to device and control.
    WantedImage(const Setup& setup, std::int64_t padding, TargetPlane plane, Device& device,
                JobControl& control);

    const Constraint& constraint() const override { return constraint_; }
    std::optional<std::complex<double>> forward(const Buffer& plate, std::span<Complex> fields,
                                                Accuracy accuracy) override;
    void adjoint(std::span<const Complex> fields, Buffer& plate) override;
    Figures figures(std::span<const Complex> fields) const override;
    std::optional<double> similarity(std::span<const Complex> fields) const override;
    LightExtent extent() const override;
    std::vector<double> lightInCells() const override;

  private:
    PlaneOptics optics_;
    TargetPlane plane_;
    double z_; ///< of the plane [m]
    Constraint constraint_;
};

/// Σ T over the samples that count.
double lightOf(const TargetPlane& plane);
/// Constraint of a plane whose light is to be a part of so much in all, > 0.
Constraint constraintOf(const TargetPlane& plane, const PlaneOptics& optics, double light);
/// Extent of its bright samples.
LightExtent extentOf(const TargetPlane& plane, const PlaneGrid& grid);

/// How good a pattern is, from the intensity I = |U|² that it gives where the target's is T. Sums
/// go over the places that count: efficiency Σ I; error ‖s I - T‖/‖T‖ with the scale s that makes
/// it least; σ = std(I/T)/mean(I/T) where T is half of its largest or more; PSNR of s I, its peak
/// the largest T.
Figures pictureFigures(std::span<const Complex> fields, const Constraint& wanted);

/// SSIM of s I and T, see `pictureFigures`, dark where they do not count: the mean over planes that
/// have light, whose samples stand one after the other.
double pictureSimilarity(std::span<const Complex> fields, const Constraint& wanted,
                         const PlaneOptics& optics);

/// Most memory of a design for so many samples of pictures [bytes]. The first of several sources
/// counts what all share.
double imageBytes(const SourceInput& input, double samples);

/// Refuses what only single spots have.
void checkImageSolver(const SourceInput& input, Findings& findings);

/// Work and time of all iterations, for `planes` of that padding.
void addImageWork(SourceCost& cost, const SourceInput& input, std::int64_t padding, double planes);

/// Time of all iterations for the visible images of a design on the cpu [s].
double imageSeconds(const Design& design);

/// Row-major intensity of a plane's samples.
std::vector<float> intensityOf(std::span<const Complex> samples, const PlaneGrid& grid,
                               const Lens& lens);

} // namespace fringe
