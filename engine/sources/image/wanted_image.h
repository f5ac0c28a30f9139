// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"
#include "engine/solvers/wanted.h"
#include "engine/sources/image/image_plane.h"
#include "engine/sources/source_kind.h"

#include <span>
#include <vector>

namespace fringe {

class JobControl;

/// A target image in its plane as what is wanted of a pattern. Samples stand in the order of the
/// transform behind a lens, row-major in free space. Forward, |U|² are shares of all the light:
/// Σ |U|² = 1 behind a lens and less where light misses a plane of free space.
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
    LightExtent extent() const override;
    std::vector<double> lightInCells() const override;

  private:
    void defocus(Buffer& plate, double sign) const;
    void focus(const Buffer& plate, std::span<Complex> fields) const;
    void spread(std::span<const Complex> fields, Buffer& plate) const;
    void propagate(Buffer& field, double sign) const;

    Setup setup_;
    PlaneGrid grid_; ///< of the plane
    TargetPlane plane_;
    Device& device_;
    JobControl& control_;
    Constraint constraint_;
    float scale_; ///< of fields: from the light on the plate to shares
};

/// How good a pattern is, from the intensity I = |U|² that it gives where the target's is T. Sums
/// go over the places that count: efficiency Σ I; error ‖s I - T‖/‖T‖ with the scale s that makes
/// it least; σ = std(I/T)/mean(I/T) where T is half of its largest or more; PSNR of s I, its peak
/// the largest T.
Figures pictureFigures(std::span<const Complex> fields, const Constraint& wanted);

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

/// Samples that the transforms of an iteration go through, for progress.
double workOfIteration(const Setup& setup, std::int64_t padding);

} // namespace fringe
