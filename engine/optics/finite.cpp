// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/finite.h"

#include "engine/model/error.h"
#include "engine/optics/sample_sums.h"
#include "kernels/device.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>

namespace fringe {
namespace {

bool areFinite(std::span<const float> values) {
    constexpr std::uint32_t magnitude = 0x7fffffff, infinity = 0x7f800000;
    std::atomic<bool> all = true;
    parallelFor(std::ssize(values), samplesPerPiece, [&](std::int64_t begin, std::int64_t end) {
        std::uint32_t largest = 0;
        for (std::int64_t i = begin; i < end; ++i)
            largest =
                std::max(largest, std::bit_cast<std::uint32_t>(values[static_cast<std::size_t>(i)])
                                      & magnitude);
        if (largest >= infinity)
            all = false;
    });
    return all;
}

void requireIntensity(bool isFinite) {
    if (!isFinite)
        throw failed(FRINGE_MARK("The intensity, the square of the amplitude, is larger than the "
                                 "largest number somewhere; choose a smaller amplitude."));
}

void requireWave(bool isFinite) {
    if (!isFinite)
        throw failed(FRINGE_MARK("The wave is not a finite number everywhere: a distance, a "
                                 "wavelength or an amplitude is too large or too small to compute "
                                 "with; choose another."));
}

} // namespace

void requireFinite(std::span<const Complex> wave) {
    requireWave(areFinite({reinterpret_cast<const float*>(wave.data()), 2 * wave.size()}));
}

void requireFinite(std::span<const float> intensity) {
    requireIntensity(areFinite(intensity));
}

void requireFinite(const Field& wave) {
    if (Device* const device = wave.device()) {
        const FieldRange range =
            device->rangeOf(*wave.on(*device), {.form = LevelForm::DoublePhase});
        requireWave(range.isFinite);
        requireIntensity(std::isfinite(range.high * range.high));
    } else if (wave.isInMemory()) {
        requireFinite(wave.samples());
    }
}

void requireFinite(const Picture& picture) {
    for (const Plane<float>& plane : picture.planes)
        if (plane.isInMemory())
            requireFinite(plane.samples());
}

} // namespace fringe
