// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/spots/spot_waves.h"

#include "kernels/cloned.h"
#include "kernels/parallel.h"
#include "kernels/spot_phase.h"

#include <cmath>
#include <numbers>

namespace fringe {
namespace {

Complex phasorOf(double turns) {
    return Complex(std::polar(1.0, 2 * std::numbers::pi * std::remainder(turns, 1.0)));
}

/// exp(-iΦ) along an axis, whose line i lies at u = origin + i·step.
struct Lines {
    std::int64_t count;
    std::int64_t origin;
    int step;
};

std::vector<float> table(const std::vector<AxisPhase>& spots, const Lines& lines) {
    std::vector<float> phasors(2 * static_cast<std::size_t>(lines.count) * spots.size());
    parallelFor(lines.count, 8, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t line = begin; line < end; ++line) {
            const auto u = static_cast<double>(lines.origin + line * lines.step);
            float* re = phasors.data() + 2 * static_cast<std::size_t>(line) * spots.size();
            float* im = re + spots.size();
            for (const AxisPhase& spot : spots) {
                const Complex phasor = phasorOf(
                    -(std::remainder((spot.quadratic * u + spot.linear) * u, 1.0) + spot.constant));
                *re++ = phasor.real();
                *im++ = phasor.imag();
            }
        }
    });
    return phasors;
}

template <class Float> struct Parts {
    Float* re;
    Float* im;
};

FRINGE_CLONED void multiply(Parts<const float> a, Parts<const float> b, Parts<float> product,
                            std::size_t count) {
#pragma GCC ivdep
    for (std::size_t i = 0; i < count; ++i) {
        product.re[i] = a.re[i] * b.re[i] - a.im[i] * b.im[i];
        product.im[i] = a.re[i] * b.im[i] + a.im[i] * b.re[i];
    }
}

} // namespace

SpotWaves::SpotWaves(const LitSpots& design)
    : places_(placesOf(design.spots)), grid_(spotsArgs(design, {}).grid),
      wavelength_(design.setup.wavelength().si()),
      isExact_(design.geometry() == SpotGeometry::FreeExact) {
    if (isExact_)
        return;
    std::vector<AxisPhase> x, y;
    for (const SpotPlace& place : places_) {
        const SpotPhase phase = separablePhase(place, spotsArgs(design, {}));
        x.push_back(phase.x);
        y.push_back(phase.y);
    }
    x_ = table(x, {grid_.shape.cols, -grid_.centreCol(), 1});
    y_ = table(y, {grid_.shape.rows, grid_.centreRow(), -1});
}

void SpotWaves::at(std::int64_t row, std::int64_t col, float* re, float* im) const {
    if (isExact_)
        return exactAt(row, col, re, im);
    const std::size_t count = places_.size();
    const float* x = x_.data() + 2 * static_cast<std::size_t>(col) * count;
    const float* y = y_.data() + 2 * static_cast<std::size_t>(row) * count;
    multiply({x, x + count}, {y, y + count}, {re, im}, count);
}

void SpotWaves::exactAt(std::int64_t row, std::int64_t col, float* re, float* im) const {
    const double x = static_cast<double>(col - grid_.centreCol()) * grid_.pitchX;
    const double y = static_cast<double>(grid_.centreRow() - row) * grid_.pitchY;
    for (std::size_t r = 0; r < places_.size(); ++r) {
        const SpotPlace& place = places_[r];
        const double dx = x - place.x, dy = y - place.y;
        const double distance = std::sqrt(dx * dx + dy * dy + place.z * place.z);
        const Complex wave = phasorOf((place.z > 0 ? 1 : -1) * distance / wavelength_);
        re[r] = wave.real();
        im[r] = wave.imag();
    }
}

} // namespace fringe
