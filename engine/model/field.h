// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/beam.h"
#include "engine/model/colours.h"
#include "engine/model/mapped_plane.h"
#include "engine/model/quantity.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace fringe {

using Field = Plane<Complex>;

/// What a sampled plane means in space.
struct Sampling {
    Length pitchX{};
    Length pitchY{};
    std::vector<Length> wavelengths; ///< one per plane

    friend bool operator==(const Sampling&, const Sampling&) = default;
};

/// What the samples of one plane mean in space.
struct PlaneSampling {
    Length pitchX{};
    Length pitchY{};
    Length wavelength{};
};

inline PlaneSampling ofPlane(const Sampling& sampling, std::size_t plane) {
    return {sampling.pitchX, sampling.pitchY, sampling.wavelengths.at(plane)};
}

/// All planes in the host's memory, where they are read unless they lie there.
template <class Content>
requires requires(Content content) {
    content.planes;
}
Content inMemory(Content content) {
    for (auto& plane : content.planes)
        plane = inMemory(plane);
    return content;
}

/// Shape of planes that share it.
template <class T> Shape shapeOf(const std::vector<Plane<T>>& planes) {
    return planes.empty() ? Shape{} : planes.front().shape();
}

/// How near the pattern of a solver comes to what is wanted.
struct SolvedFigures {
    std::string solver{};               ///< its key
    std::int64_t iterations = 0;        ///< that were done
    int levels = 0;                     ///< that the figures are of; 0: any phase
    double efficiency = 0;              ///< share of the light that gets where it is wanted
    std::optional<double> uniformity{}; ///< of spots
    std::optional<double> psnr{};       ///< of pictures [dB]
    std::optional<double> finerPsnr{};  ///< likewise on a grid twice as fine

    friend bool operator==(const SolvedFigures&, const SolvedFigures&) = default;
};

/// Where in the spectrum of the light of a device its picture is, apart from other light.
struct PictureBand {
    double x = 0, y = 0; ///< where the picture's own frequency 0 lies [cycles per pixel]
    /// Half-widths of the band [cycles per pixel], whose edges are not in it.
    double halfX = std::numeric_limits<double>::infinity();
    double halfY = std::numeric_limits<double>::infinity();
    double middleY = 0;         ///< of the band, from the picture's own frequency 0
    bool isWithoutZero = false; ///< the light that goes straight on is not the picture's

    bool isAside() const { return x != 0 || y != 0; }
    friend bool operator==(const PictureBand&, const PictureBand&) = default;
};

/// A hologram field or a reconstructed field: one plane per wavelength, all of one shape.
struct Hologram {
    std::vector<Field> planes{};
    Sampling sampling{};
    std::string device{};  ///< id of the device that computed it, or empty for one read from a file
    std::string program{}; ///< "Fringe Studio 0.1.0", or what the file says
    Aperture aperture{};   ///< that it was designed with, or that its pattern will be lit through
    Beam beam{};           ///< likewise
    /// Focal length of a lens in it, from whose focal plane distances count; nothing: there is
    /// none.
    std::optional<Length> lens{};
    /// Powers of the lasers, one a plane, the largest 1, by which its pictures are weighted; empty:
    /// they are not known, and equal.
    std::vector<double> powers{};
    std::vector<SeenLight> seen{};         ///< of the sources of a hologram in colours
    std::optional<SolvedFigures> solved{}; ///< of the pattern whose light it is
    std::vector<PictureBand> bands{};      ///< as those of the levels that it is the light of

    Shape shape() const { return shapeOf(planes); }
};

/// Numbers for a device: levels 0 … count - 1 per pixel, one plane per wavelength.
struct LevelPattern {
    int count = 256; ///< 2 … 65,536
    std::vector<Plane<std::uint16_t>> planes{};
    Sampling sampling{};
    std::string encoding{};       ///< key of the encoding, "phase", which says what the levels mean
    Aperture aperture{};          ///< that the device is lit through
    Beam beam{};                  ///< that it is lit by
    std::optional<Length> lens{}; ///< as a hologram's
    /// Powers of the lasers, one a plane, the largest 1; empty: they are not known, and equal.
    std::vector<double> powers{};
    /// What share of the light on the device comes to where the sources are seen, one a plane;
    /// empty: it is not known.
    std::vector<double> efficiency{};
    std::optional<SolvedFigures> solved{}; ///< of these levels, where a solver found them
    std::vector<PictureBand> bands{};      ///< one a plane; empty: all light makes the picture
    int bits = 0; ///< that a file is to store of each, where its format can; 0: 8 or 16

    Shape shape() const { return shapeOf(planes); }
};

/// Whether the levels are steps of phase, which begin again after the last, rather than of
/// amplitude. Defined where the encodings are, `engine/encodings`.
bool showsPhases(const LevelPattern& pattern);

/// Real numbers to look at: an intensity, an amplitude, a phase. One plane per wavelength.
struct Picture {
    std::vector<Plane<float>> planes{};
    Sampling sampling{};
    std::optional<Length> distance{}; ///< z of the plane, where that is known
    std::vector<double> powers{};     ///< of the lasers, that weight it; empty: equal
    Length x{}, y{};                  ///< of its sample ⌊N/2⌋, from the optical axis

    Shape shape() const { return shapeOf(planes); }
};

} // namespace fringe
