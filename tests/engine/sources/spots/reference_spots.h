// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/reference/operations.h"
#include "sample_designs.h"

#include <complex>
#include <utility>
#include <vector>

namespace fringe::test {

using Fields = std::vector<std::complex<double>>;

/// The waves of the spots, for the reference.
class ReferenceSpots {
  public:
    explicit ReferenceSpots(const Design& design)
        : places_(placesOf(spotsOf(design).spots())),
          args_(spotsArgs(litSpotsOf(design), places_)) {}
    ReferenceSpots(const Design& design, std::vector<SpotPlace> places)
        : places_(std::move(places)), args_(spotsArgs(litSpotsOf(design), places_)) {}
    ReferenceSpots(const ReferenceSpots&) = delete;
    ReferenceSpots& operator=(const ReferenceSpots&) = delete;

    /// Sum of the spots' waves with these coefficients.
    reference::Plane sum(std::span<const Complex> coefficients) const {
        reference::Plane field(args_.grid.shape);
        reference::adjointOfSpots(field, args_, {coefficients, 0, field.shape.rows});
        return field;
    }

    /// Σ u exp(-iΦ) at each, and Σ u.
    Fields forwarded(const reference::Plane& light,
                     std::complex<double>* zeroOrder = nullptr) const {
        Fields sums(places_.size());
        reference::forwardToSpots(light, args_, {sums, 0, light.shape.rows, zeroOrder});
        return sums;
    }

    std::size_t count() const { return places_.size(); }

  private:
    std::vector<SpotPlace> places_;
    SpotsArgs args_;
};

/// exp(iφ) of a pattern.
inline reference::Plane lightOf(const PhasePattern& pattern, Shape shape) {
    reference::Plane light(shape);
    for (std::size_t i = 0; i < pattern.size(); ++i)
        light.samples[i] = reference::phasor(pattern[i]);
    return light;
}

} // namespace fringe::test
