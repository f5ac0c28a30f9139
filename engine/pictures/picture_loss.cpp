// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pictures/picture_loss.h"

#include "engine/optics/sample_sums.h"

#include <cmath>

namespace fringe {
namespace {

/// Over the signal: |U| × √T, |U|², T.
Sums<3> amplitudeSums(const PlaneSamples& field, const PlaneTarget& target) {
    return sumOverSamples<Sums<3>>(field.size(), [&](std::size_t i) -> Sums<3> {
        if (target.signal[i] == 0)
            return {};
        const double amplitude = std::abs(std::complex<double>(field[i]));
        const double wanted = target.amplitude[i];
        return {amplitude * wanted, amplitude * amplitude, wanted * wanted};
    });
}

/// At the best scale L does not change with s, so V is that of a fixed one.
PlaneSamples slopeOf(const PlaneSamples& field, const PlaneTarget& target, double scale) {
    PlaneSamples slope(field.size());
    const auto s = static_cast<float>(scale);
    forSamples(field.size(), [&](std::size_t i) {
        const float amplitude = std::abs(field[i]);
        if (target.signal[i] != 0 && amplitude > 0)
            slope[i] = field[i] * (s * (s - target.amplitude[i] / amplitude));
    });
    return slope;
}

} // namespace

PictureLoss pictureLoss(const PictureFields& fields, const std::vector<PlaneTarget>& targets) {
    PictureLoss loss;
    for (std::size_t plane = 0; plane < fields.size(); ++plane) {
        const auto [product, square, wanted] = amplitudeSums(fields[plane], targets[plane]);
        const double scale = square > 0 ? product / square : 0;
        loss.value += wanted - scale * product;
        loss.slope.push_back(slopeOf(fields[plane], targets[plane], scale));
    }
    return loss;
}

std::vector<float> phaseGradient(const PictureFields& slope, const std::vector<Complex>& plate,
                                 const PictureOptics& optics) {
    const std::vector<Complex> brought = optics.broughtBack(slope);
    std::vector<float> gradient(plate.size());
    forSamples(plate.size(), [&](std::size_t i) {
        gradient[i] = 2 * std::imag(std::conj(plate[i]) * brought[i]);
    });
    return gradient;
}

} // namespace fringe
