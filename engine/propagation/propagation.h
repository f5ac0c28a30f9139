// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/choice.h"
#include "engine/model/field.h"
#include "engine/model/finding.h"
#include "kernels/values.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace fringe {

class JobControl;
class SpectrumSum;
struct Plate;
struct ConvolveArgs;
struct Design;
struct TransferArgs;

/// A plane of a hologram that is to be carried, and how far.
struct PropagationStep {
    PlaneSampling sampling;
    Length distance;
    const ParameterValues& values;
};

/// Fields of a plane that are carried, none farther than `farthest`, of either sign.
struct CarriedPlane {
    Shape shape;
    PlaneSampling sampling{};
    Length farthest{};
    Length longest{}; ///< wavelength of the planes that have the same grid; 0: the sampling's
};

/// One of the planes of a hologram, all of which have the same grid.
CarriedPlane carriedPlane(Shape shape, const Sampling& sampling, Length farthest,
                          std::size_t plane = 0);
CarriedPlane carriedPlane(const Plate& plate, const std::vector<Length>& wavelengths,
                          Length farthest, std::size_t plane = 0);

/// The planes of a design, as they are carried to be looked at.
CarriedPlane lookedAt(const Design& design);

/// The largest |z| of depths in metres; 0 of none.
Length farthestDepth(std::span<const double> depths);

/// A way to carry a field to another plane, found by its file `NAME_propagation.cpp`, which defines
/// `extern const Propagation NAME_propagation`. A convolution is given by its transfer function
/// alone: its rows are `convolutionParameters`, and it has no functions of its own.
struct Propagation {
    ChoiceInfo info;
    std::optional<TransferModel> transfer{};
    /// Makes of the field the one there, of the same shape. Throws `Error` (BadInput) for a
    /// distance without meaning, `DeviceError`, `Cancelled`.
    void (*carry)(Buffer& field, const PropagationStep& step, Device& device,
                  JobControl& control) = nullptr;
    /// What its samples mean.
    PlaneSampling (*sampling)(const PlaneSampling& before, Shape shape, Length distance) = nullptr;
    double (*work)(Shape shape) = nullptr; ///< that `carry` reports, in samples transformed
    /// See `checkPropagation`.
    std::vector<Finding> (*check)(const Sampling& sampling, Length distance) = nullptr;
};

/// In the order of their files' names.
const std::vector<const Propagation*>& allPropagations();

/// Throws `Error` (BadInput) that lists the keys that exist.
const Propagation& propagationOf(std::string_view key);

/// The propagation if it is a convolution, else the angular spectrum.
Choice convolutionOf(const Choice& how);

/// A convolution with the hard band limit and zero padding of 2 at most: for pictures of work in
/// progress, and for what is carried forth and back many times.
Choice quickConvolution(const Choice& how);

/// The rows "padding" and "band_limit".
std::vector<ParameterInfo> convolutionParameters();

/// Zero padding, factor per axis: 2 where the row says by geometry but nothing is carried by a soft
/// limit, as behind a lens; 1 for what is not padded.
std::int64_t paddingOf(const Choice& how);

/// The padded grid of a convolution for all distances up to the farthest; the plane's own of what
/// is none. By geometry, of N samples
/// of pitch p: from 2N + 6σ/p, see `transferArgs`, the next even length of factors 2, 3 and 5, or
/// the next multiple of 32 of these that is at most 6 % longer.
PlaneGrid convolutionGrid(const CarriedPlane& plane, const Choice& how);

/// The transfer function of a convolution of fields of the plane, from the samples of `grid`, the
/// plane's or, with another pitch, some of its spectrum. Band limits are those of `plane.farthest`:
/// soft: of an axis of width L, the steepest rays from it to a window as wide,
///     edge = L/(λ√(d² + L²)), margin 4/σ, σ = √(λ d_e), d_e = |d|/(1 - (λf)²)^{3/2},
/// f the least of the edge and the pixels' 1/(2p); paraxial for the model Fresnel;
/// hard: 1/(λ√((2Δf d)² + 1)), Δf the step of the grid (Matsushima & Shimobaba, Opt. Express 17,
/// 19662, 2009). Needs `transfer`.
TransferArgs transferArgs(const Choice& how, const CarriedPlane& plane, const PlaneGrid& grid,
                          Length distance);

/// What the samples mean after a propagation.
PlaneSampling propagatedSampling(const PlaneSampling& sampling, Shape shape, Length distance,
                                 const Choice& how);

/// Work that `propagate` will report to its `JobControl`, in samples transformed.
double propagationWork(const CarriedPlane& plane, const Choice& how);

/// Most memory that carrying so many planes takes, the planes themselves and the intensity of the
/// result included [bytes].
double propagationBytes(const CarriedPlane& plane, int planes, const Choice& how);

/// P_d of one plane, of the same shape. The caller begins the stage. Throws `Error` (BadInput) for
/// an unknown propagation or a distance without meaning, `DeviceError`, `Cancelled`.
Field propagate(const Field& field, const PlaneSampling& sampling, Length distance,
                const Choice& how, Device& device, JobControl& control);

/// Propagates a buffer in place, likewise, on the grid of the plane.
void carry(Buffer& field, const CarriedPlane& plane, Length distance, const Choice& how,
           Device& device, JobControl& control);

/// Fields that are carried to one plane by a convolution, added in the frequency domain where the
/// device can. The device outlives it.
class CarriedFields {
  public:
    /// On the grid of the farthest; `how` is a convolution. All have the band limit of
    /// `bandDistance` if one is given, else that of their own distances.
    CarriedFields(const CarriedPlane& plane, const Choice& how, Device& device,
                  Length bandDistance = {});

    /// Adds P_d of a field; reports `propagationWork` of the plane.
    void add(const Buffer& field, Length distance, JobControl& control);
    /// Writes the sum over a field of the shape.
    void store(Buffer& field, JobControl& control);
    /// Writes P_d of the sum, likewise; reports `propagationWork` of the plane.
    void storeAt(Buffer& field, Length distance, JobControl& control);

  private:
    ConvolveArgs argsFor(Length distance, JobControl& control) const;

    CarriedPlane plane_;
    Choice how_;
    Length bandDistance_;
    Device& device_;
    PlaneGrid grid_;
    std::unique_ptr<SpectrumSum> sum_;
};

/// What is to be known of carrying all planes of a hologram; a finding names a row of the
/// propagation, "distance", or "propagation" for the choice itself.
std::vector<Finding> checkPropagation(const Sampling& sampling, Shape shape, Length distance,
                                      const Choice& how);

} // namespace fringe
