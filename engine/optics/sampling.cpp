// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/sampling.h"

#include <algorithm>
#include <cmath>

namespace fringe {

Angle halfDiffractionAngle(Length pitch, Length wavelength) {
    return Angle(std::asin(std::min(1.0, wavelength / (2 * pitch))));
}

Length largestSampledDistance(std::int64_t paddedSamples, Length pitch, Length wavelength) {
    const double sine = std::min(1.0, wavelength / (2 * pitch));
    const double width = static_cast<double>(paddedSamples) * pitch.si();
    return Length(width * (pitch / wavelength) * std::sqrt(1 - sine * sine));
}

FieldCone fieldCone(std::int64_t samples, Length pitch, Length wavelength) {
    return {0.5 * static_cast<double>(samples) * pitch.si(),
            std::tan(halfDiffractionAngle(pitch, wavelength).si())};
}

} // namespace fringe
