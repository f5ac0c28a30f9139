// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/encoding.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

void requireFinite(const Hologram& hologram) {
    for (const Field& plane : hologram.planes)
        for (const Complex sample : plane.samples())
            if (!std::isfinite(sample.real()) || !std::isfinite(sample.imag()))
                throw failed(
                    FRINGE_MARK("The field holds a value that is not a finite number, so it "
                                "cannot be encoded; compute it again."));
}

std::int64_t deviceLevels(const Choice& encoding) {
    const ChoiceInfo& info = encodingOf(encoding.key).info;
    return parameterOf(info, "levels")
               ? std::get<std::int64_t>(valueOf(info, encoding.values, "levels"))
               : 2;
}

/// Of every level of `pattern`.
std::vector<Complex> samplesShown(const LevelPattern& pattern) {
    const bool isPhase = showsPhases(pattern);
    std::vector<Complex> shown(static_cast<std::size_t>(pattern.count));
    for (std::size_t level = 0; level < shown.size(); ++level) {
        const double share = static_cast<double>(level) / (pattern.count - (isPhase ? 0 : 1));
        shown[level] = isPhase ? Complex(std::polar(1.0, 2 * std::numbers::pi * share))
                               : Complex(static_cast<float>(share), 0);
    }
    return shown;
}

} // namespace

const ChoiceInfos& encodingInfos() {
    return choiceInfosOf(allEncodings());
}

const Encoding& encodingOf(std::string_view key) {
    return entryOf(allEncodings(), key,
                   FRINGE_MARK("There is no encoding \"{0}\"; choose one of: {1}."));
}

bool showsPhases(const LevelPattern& pattern) {
    return encodingOf(pattern.encoding).modulation == Modulation::Phase;
}

ParameterInfo levelsParameter() {
    return {.key = "levels",
            .kind = ValueKind::Count,
            .label = FRINGE_MARK("Levels"),
            .help = FRINGE_MARK("Number of levels of the device; for phase they share 2π."),
            .initial = std::int64_t{256},
            .least = 2,
            .most = 65536,
            .option = "levels"};
}

std::vector<std::uint16_t> amplitudeLevels(const std::vector<float>& values, int levels) {
    const auto [least, most] = std::ranges::minmax(values);
    const float range = most - least;
    const float factor = range > 0 ? static_cast<float>(levels - 1) / range : 0;
    std::vector<std::uint16_t> result(values.size());
    std::ranges::transform(values, result.begin(), [&](float value) {
        return static_cast<std::uint16_t>(std::lround((value - least) * factor));
    });
    return result;
}

std::int64_t levelsOf(const Choice& encoding) {
    const ChoiceInfo& info = encodingOf(encoding.key).info;
    const bool isAny = parameterOf(info, "any_phase")
                       && std::get<bool>(valueOf(info, encoding.values, "any_phase"));
    return isAny ? 0 : deviceLevels(encoding);
}

LevelPattern encode(const Hologram& hologram, const Choice& encoding) {
    requireFinite(hologram);
    LevelPattern pattern;
    pattern.count = static_cast<int>(deviceLevels(encoding));
    pattern.sampling = hologram.sampling;
    pattern.encoding = encoding.key;
    pattern.aperture = hologram.aperture;
    for (std::size_t plane = 0; plane < hologram.planes.size(); ++plane)
        pattern.planes.emplace_back(
            hologram.shape(),
            encodingOf(encoding.key)
                .encode({hologram.planes[plane], ofPlane(hologram.sampling, plane), pattern.count,
                         encoding.values}));
    return pattern;
}

Hologram fieldOfPattern(const LevelPattern& pattern) {
    const std::vector<Complex> shown = samplesShown(pattern);
    Hologram hologram;
    hologram.sampling = pattern.sampling;
    hologram.aperture = pattern.aperture;
    const PlaneGrid grid{pattern.shape(), pattern.sampling.pitchX.si(),
                         pattern.sampling.pitchY.si()};
    for (const auto& levels : pattern.planes) {
        std::vector<Complex> field;
        field.reserve(levels.size());
        for (const std::uint16_t level : levels.samples())
            field.push_back(shown.at(level));
        stopDown(std::span(field), grid, pattern.aperture);
        hologram.planes.emplace_back(pattern.shape(), std::move(field));
    }
    return hologram;
}

} // namespace fringe
