// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/encoding.h"
#include "engine/model/units.h"
#include "engine/optics/sampling.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

ParameterInfo angleParameter(const char* key, const char* label, const char* help, Angle initial) {
    return {.key = key,
            .kind = ValueKind::Angle,
            .label = label,
            .help = help,
            .initial = initial.si(),
            .least = -std::numbers::pi / 2,
            .most = std::numbers::pi / 2};
}

Angle angleOf(const ParameterValues& values, const char* key) {
    return Angle(std::get<double>(valueOf(encodingOf("off-axis").info, values, key)));
}

/// exp(i2π x(i) sin θ/λ) of each index along an axis; the pitch has the sign of the coordinate.
std::vector<Complex> carrier(std::int64_t count, double pitch, double sine, double wavelength) {
    std::vector<Complex> wave(static_cast<std::size_t>(count));
    for (std::int64_t i = 0; i < count; ++i) {
        const double place = static_cast<double>(i - count / 2) * pitch;
        const double cycles = std::fmod(place * sine / wavelength, 1.0);
        wave[static_cast<std::size_t>(i)] = Complex(std::polar(1.0, 2 * std::numbers::pi * cycles));
    }
    return wave;
}

ReferenceWave tiltedWave(const EncodingInput& input) {
    const Shape shape = input.field.shape();
    const auto& [pitchX, pitchY, wavelength] = input.sampling;
    const auto sine = [&](const char* key) { return std::sin(angleOf(input.values, key).si()); };
    return {carrier(shape.cols, pitchX.si(), sine("angle_x"), wavelength.si()),
            carrier(shape.rows, -pitchY.si(), sine("angle_y"), wavelength.si())};
}

/// Passband of the picture: as far as the zero order, and the twin beyond it, along the axis on
/// which they lie farther apart.
Passband besideZeroOrder(const EncodingInput& input) {
    const auto& [pitchX, pitchY, wavelength] = input.sampling;
    const auto share = [&](const char* key, Length pitch) { // of all frequencies of the axis
        return std::abs(std::sin(angleOf(input.values, key).si())) * pitch.si() / wavelength.si();
    };
    const double x = share("angle_x", pitchX), y = share("angle_y", pitchY);
    const double least = std::min(std::max(x, y), 0.5 - std::max(x, y));
    Passband band;
    if (least > 0 && x >= y)
        band.x = least / pitchX.si();
    else if (least > 0)
        band.y = least / pitchY.si();
    return band;
}

std::vector<Finding> findingsOnFringes(const ParameterValues& values, const Sampling& sampling) {
    std::vector<Finding> findings;
    const Length shortest = std::ranges::min(sampling.wavelengths);
    for (const auto& [key, pitch] :
         {std::pair("angle_x", sampling.pitchX), std::pair("angle_y", sampling.pitchY)}) {
        const Angle angle = angleOf(values, key);
        const Angle most = halfDiffractionAngle(pitch, shortest);
        const double degrees = std::floor(most.si() * 18000 / std::numbers::pi) / 100;
        if (std::abs(angle.si()) > most.si())
            findings.push_back(
                {Severity::Warning, key,
                 message(FRINGE_MARK("A reference wave at {0} makes fringes finer than two pixels, "
                                     "which alias; stay below {1}."),
                         formatAngle(angle), formatNumber(degrees) + " deg"),
                 onlyFix({{key, std::copysign(degrees * std::numbers::pi / 180, angle.si())}})});
    }
    return findings;
}

} // namespace

extern const Encoding off_axis_encoding{
    .info = {"off-axis",
             FRINGE_MARK("Amplitude, off axis"),
             FRINGE_MARK("The levels are the fringes of the field with a tilted reference wave, "
                         "which parts the picture from its twin."),
             {levelsParameter(),
              angleParameter(
                  "angle_x", FRINGE_MARK("Reference angle x"),
                  FRINGE_MARK("Angle of the reference wave to the z axis, in the x direction."),
                  1.0_deg),
              angleParameter(
                  "angle_y", FRINGE_MARK("Reference angle y"),
                  FRINGE_MARK("Angle of the reference wave to the z axis, in the y direction."),
                  Angle{})}},
    .modulation = Modulation::Amplitude,
    .form = LevelForm::Real,
    .reference = tiltedWave,
    .passband = besideZeroOrder,
    .findings = findingsOnFringes,
};

} // namespace fringe
