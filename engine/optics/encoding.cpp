// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/encoding.h"

#include "engine/model/error.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

constexpr std::int64_t grain = 1 << 16;

/// Angle of a sample in turns, [0, 1).
float turns(Complex sample) {
    const float turn = std::arg(sample) / (2 * std::numbers::pi_v<float>);
    const float wrapped = turn < 0 ? turn + 1 : turn;
    return wrapped < 1 ? wrapped : 0;
}

template <class Map, class Result>
void mapSamples(const std::vector<Complex>& samples, std::vector<Result>& results, const Map& map) {
    results.resize(samples.size());
    parallelFor(static_cast<std::int64_t>(samples.size()), grain, [&](auto begin, auto end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
            results[i] = map(samples[i]);
    });
}

void requireFinite(const Hologram& hologram) {
    for (const Field& plane : hologram.planes)
        for (const Complex sample : plane.samples)
            if (!std::isfinite(sample.real()) || !std::isfinite(sample.imag()))
                throw failed(
                    FRINGE_MARK("The field holds a value that is not a finite number, so it "
                                "cannot be encoded; compute it again."));
}

std::vector<std::uint16_t> phaseLevels(const Field& field, int levels) {
    std::vector<std::uint16_t> result;
    mapSamples(field.samples, result, [levels](Complex sample) {
        const auto level = std::lround(turns(sample) * static_cast<float>(levels));
        return static_cast<std::uint16_t>(level % levels);
    });
    return result;
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

std::vector<float> realParts(const Field& field) {
    std::vector<float> values;
    mapSamples(field.samples, values, [](Complex sample) { return sample.real(); });
    return values;
}

/// exp(i2π x(i) sin θ/λ) of each index along an axis; `sign` is that of the coordinate.
std::vector<Complex> carrier(std::int64_t count, double pitch, double sine, double wavelength,
                             int sign) {
    std::vector<Complex> wave(static_cast<std::size_t>(count));
    for (std::int64_t i = 0; i < count; ++i) {
        const double place = sign * static_cast<double>(i - count / 2) * pitch;
        const double cycles = std::fmod(place * sine / wavelength, 1.0);
        wave[static_cast<std::size_t>(i)] = Complex(std::polar(1.0, 2 * std::numbers::pi * cycles));
    }
    return wave;
}

std::vector<float> offAxisValues(const Field& field, const Sampling& sampling, Length wavelength,
                                 const Encoding& encoding) {
    const Shape shape = field.shape;
    const auto alongX = carrier(shape.cols, sampling.pitchX.si(), std::sin(encoding.angleX.si()),
                                wavelength.si(), 1);
    const auto alongY = carrier(shape.rows, sampling.pitchY.si(), std::sin(encoding.angleY.si()),
                                wavelength.si(), -1);
    std::vector<float> values(field.samples.size());
    parallelFor(shape.rows, 16, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row)
            for (std::int64_t col = 0; col < shape.cols; ++col) {
                const auto at = static_cast<std::size_t>(row * shape.cols + col);
                const Complex reference =
                    alongY[static_cast<std::size_t>(row)] * alongX[static_cast<std::size_t>(col)];
                values[at] = (field.samples[at] * reference).real();
            }
    });
    return values;
}

std::vector<std::uint16_t> encodedPlane(const Hologram& hologram, std::size_t plane,
                                        const Encoding& encoding) {
    const Field& field = hologram.planes[plane];
    const int levels = static_cast<int>(encoding.levels);
    switch (encoding.kind) {
    case EncodingKind::Amplitude:
        return amplitudeLevels(realParts(field), levels);
    case EncodingKind::OffAxis:
        return amplitudeLevels(
            offAxisValues(field, hologram.sampling, hologram.sampling.wavelengths[plane], encoding),
            levels);
    case EncodingKind::Phase:
        break;
    }
    return phaseLevels(field, levels);
}

template <class Map> Picture pictureOf(const Hologram& field, const Map& map) {
    Picture picture{field.shape(), {}, field.sampling};
    for (const Field& plane : field.planes)
        mapSamples(plane.samples, picture.planes.emplace_back(), map);
    return picture;
}

} // namespace

LevelPattern encode(const Hologram& hologram, const Encoding& encoding) {
    requireFinite(hologram);
    LevelPattern pattern;
    pattern.shape = hologram.shape();
    pattern.count = static_cast<int>(encoding.levels);
    pattern.sampling = hologram.sampling;
    pattern.encoding = encodingKey(encoding.kind);
    pattern.aperture = hologram.aperture;
    for (std::size_t plane = 0; plane < hologram.planes.size(); ++plane)
        pattern.planes.push_back(encodedPlane(hologram, plane, encoding));
    return pattern;
}

bool readsRealPartOnly(const Encoding& encoding) {
    return encoding.kind == EncodingKind::Amplitude;
}

Hologram fieldOfPattern(const LevelPattern& pattern) {
    const bool isPhase = encodingFromKey(pattern.encoding) == EncodingKind::Phase;
    std::vector<Complex> shown(static_cast<std::size_t>(pattern.count));
    for (std::size_t level = 0; level < shown.size(); ++level) {
        const double share = static_cast<double>(level) / (pattern.count - (isPhase ? 0 : 1));
        shown[level] = isPhase ? Complex(std::polar(1.0, 2 * std::numbers::pi * share))
                               : Complex(static_cast<float>(share), 0);
    }
    Hologram hologram;
    hologram.sampling = pattern.sampling;
    hologram.aperture = pattern.aperture;
    const PlaneGrid grid{pattern.shape, pattern.sampling.pitchX.si(), pattern.sampling.pitchY.si()};
    for (const auto& levels : pattern.planes) {
        Field field{pattern.shape, {}};
        field.samples.reserve(levels.size());
        for (const std::uint16_t level : levels)
            field.samples.push_back(shown.at(level));
        stopDown(std::span(field.samples), grid, pattern.aperture);
        hologram.planes.push_back(std::move(field));
    }
    return hologram;
}

Picture intensity(const Hologram& field) {
    return pictureOf(field, [](Complex sample) { return std::norm(sample); });
}

Picture phase(const Hologram& field) {
    return pictureOf(field,
                     [](Complex sample) { return turns(sample) * 2 * std::numbers::pi_v<float>; });
}

} // namespace fringe
