// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/choice.h"
#include "engine/model/field.h"
#include "engine/model/finding.h"
#include "kernels/values.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace fringe {

class JobControl;
class SpectrumSum;
struct ConvolveArgs;
struct TransferArgs;

/// A plane of a hologram that is to be carried, and how far.
struct PropagationStep {
    PlaneSampling sampling;
    Length distance;
    const ParameterValues& values;
};

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

/// The rows "padding" and "band_limit".
std::vector<ParameterInfo> convolutionParameters();

/// Zero padding, factor per axis; 1 for what is not padded.
std::int64_t paddingOf(const Choice& how);

/// The transfer function of a convolution, from the samples of `grid`. Needs `transfer`.
TransferArgs transferArgs(const Choice& how, const PlaneGrid& grid, Length wavelength,
                          Length distance);

/// What the samples mean after a propagation.
PlaneSampling propagatedSampling(const PlaneSampling& sampling, Shape shape, Length distance,
                                 const Choice& how);

/// Work that `propagate` will report to its `JobControl`, in samples transformed.
double propagationWork(Shape shape, const Choice& how);

/// Most memory that carrying `planes` of `shape` takes, the planes themselves and the intensity of
/// the result included [bytes].
double propagationBytes(Shape shape, int planes, const Choice& how);

/// P_d of one plane, of the same shape. The caller begins the stage. Throws `Error` (BadInput) for
/// an unknown propagation or a distance without meaning, `DeviceError`, `Cancelled`.
Field propagate(const Field& field, const PlaneSampling& sampling, Length distance,
                const Choice& how, Device& device, JobControl& control);

/// Propagates a buffer in place, likewise.
void carry(Buffer& field, const PlaneSampling& sampling, Length distance, const Choice& how,
           Device& device, JobControl& control);

/// Fields that are carried to one plane by a convolution, added in the frequency domain where the
/// device can. The device outlives it.
class CarriedFields {
  public:
    /// Fields of `shape`; `how` is a convolution. All have the band limit of `bandDistance` if one
    /// is given, else that of their own distances.
    CarriedFields(Shape shape, const PlaneSampling& sampling, const Choice& how, Device& device,
                  Length bandDistance = {});

    /// Adds P_d of a field; reports `propagationWork`.
    void add(const Buffer& field, Length distance, JobControl& control);
    /// Writes the sum over a field of the shape.
    void store(Buffer& field, JobControl& control);

  private:
    ConvolveArgs argsFor(Length distance, JobControl& control) const;

    PlaneSampling sampling_;
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
