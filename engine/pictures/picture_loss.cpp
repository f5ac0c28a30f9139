// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pictures/picture_loss.h"

#include "engine/pictures/plane_sums.h"

#include <cmath>

namespace fringe {
namespace {

struct AmplitudeSums {
    double product = 0, square = 0, wanted = 0;

    AmplitudeSums& operator+=(const AmplitudeSums& more) {
        product += more.product;
        square += more.square;
        wanted += more.wanted;
        return *this;
    }
};

AmplitudeSums amplitudeSums(const PlaneSamples& field, const PlaneTarget& target) {
    return sumOverSamples<AmplitudeSums>(field.size(), [&](std::size_t i, AmplitudeSums& sum) {
        if (target.signal[i] == 0)
            return;
        const double amplitude = std::abs(std::complex<double>(field[i]));
        const double wanted = target.amplitude[i];
        sum += {amplitude * wanted, amplitude * amplitude, wanted * wanted};
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
        const AmplitudeSums sums = amplitudeSums(fields[plane], targets[plane]);
        const double scale = sums.square > 0 ? sums.product / sums.square : 0;
        loss.value += sums.wanted - scale * sums.product;
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
