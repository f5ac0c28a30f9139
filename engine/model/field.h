// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/aperture.h"
#include "engine/model/quantity.h"
#include "kernels/shape.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fringe {

/// A complex field on a plane, row-major, `samples.size() == shape.count()`.
struct Field {
    Shape shape;
    std::vector<Complex> samples;

    friend bool operator==(const Field&, const Field&) = default;
};

/// What a sampled plane means in space.
struct Sampling {
    Length pitchX{};
    Length pitchY{};
    std::vector<Length> wavelengths; ///< one per plane

    friend bool operator==(const Sampling&, const Sampling&) = default;
};

/// The same of one plane.
struct PlaneSampling {
    Length pitchX{};
    Length pitchY{};
    Length wavelength{};
};

inline PlaneSampling ofPlane(const Sampling& sampling, std::size_t plane) {
    return {sampling.pitchX, sampling.pitchY, sampling.wavelengths.at(plane)};
}

/// A hologram field or a reconstructed field: one plane per wavelength, all of one shape.
struct Hologram {
    std::vector<Field> planes;
    Sampling sampling;
    std::string device;  ///< id of the device that computed it, or empty for one read from a file
    std::string program; ///< "Fringe Studio 0.1.0", or what the file says
    Aperture aperture{}; ///< that it was designed with

    Shape shape() const { return planes.empty() ? Shape{} : planes.front().shape; }
};

/// Numbers for a device: levels 0 … count - 1 per pixel, one plane per wavelength.
struct LevelPattern {
    Shape shape;
    int count = 256; ///< 2 … 65,536
    std::vector<std::vector<std::uint16_t>> planes;
    Sampling sampling;
    std::string encoding; ///< key of the encoding, "phase", which says what the levels mean
    Aperture aperture{};  ///< that the device is lit through
};

/// Whether the levels are steps of phase, which begin again after the last, rather than of
/// amplitude. Defined where the encodings are, `engine/encodings`.
bool showsPhases(const LevelPattern& pattern);

/// Real numbers to look at: an intensity, an amplitude, a phase. One plane per wavelength.
struct Picture {
    Shape shape;
    std::vector<std::vector<float>> planes;
    Sampling sampling;
    std::optional<Length> distance{}; ///< z of the plane, where that is known
};

} // namespace fringe
