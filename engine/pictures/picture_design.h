// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/spots/spot_design.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What a phase hologram that makes pictures is designed for. Plain values.
namespace fringe {

/// Where the pictures are.
enum class PictureGeometry {
    Lens, ///< about the focal plane of a lens: far field
    Free, ///< in front of the hologram or behind it: near field
};

/// A picture that is wanted in a plane. Both arrays are row-major on `planeGrid`.
struct TargetPlane {
    Length z{};                       ///< from the lens's focal plane, or from the hologram
    std::vector<float> intensity;     ///< ≥ 0, in proportion; 0: dark
    std::vector<std::uint8_t> signal; ///< 1 where the picture counts, 0 where light may be wasted

    friend bool operator==(const TargetPlane&, const TargetPlane&) = default;
};

/// The pattern that the first round begins with.
struct PictureStart {
    enum class Kind {
        Smooth, ///< the quadratic phase that spreads the beam over the signal: no speckle at first
        Random, ///< a random phase a pixel
        Given,  ///< `turns`
    };
    Kind kind = Kind::Smooth;
    std::int64_t seed = 1;
    std::vector<float> turns; ///< a phase a pixel, in cycles

    friend bool operator==(const PictureStart&, const PictureStart&) = default;
};

/// A design ends when the first of these comes true.
struct PictureStop {
    std::int64_t rounds = 50;
    std::optional<double> error;      ///< of the best pattern
    std::optional<double> efficiency; ///< of the best pattern
    std::int64_t noGainRounds = 0;    ///< rounds without a better pattern; 0: never
    double seconds = 0;               ///< 0: never

    friend bool operator==(const PictureStop&, const PictureStop&) = default;
};

/// What an algorithm does not know it ignores.
struct PictureTuning {
    double beta = 1;              ///< ORA: exponent of the weights' correction, 0 to 10
    double mixing = 0.4;          ///< MRAF: share of the signal, over 0 and up to 1
    double rate = 0.2;            ///< gradient descent: step of a pixel's phase [rad], > 0
    std::int64_t freeRounds = 10; ///< WGS: rounds before the phases of the picture are fixed

    friend bool operator==(const PictureTuning&, const PictureTuning&) = default;
};

struct PictureDesign {
    std::vector<TargetPlane> planes;
    Plate plate;
    Length wavelength = 532.0_nm;
    PictureGeometry geometry = PictureGeometry::Lens;
    Length focalLength = 200.0_mm; ///< of the lens
    /// Samples of a far field per sample that the plate could fill, per axis, 1 to 4: with 2 the
    /// light between those is shaped, too.
    std::int64_t padding = 1;
    Beam beam;
    std::int64_t levels = 256; ///< phases that the device shows, 2 … 65,536; 0: any phase
    std::string algorithm = "gs";
    PictureTuning tuning;
    PictureStart start;
    PictureStop stop;

    friend bool operator==(const PictureDesign&, const PictureDesign&) = default;
};

/// The samples of a plane at z = 0 behind the lens, λf/(padding·N·p) apart, centred on the axis;
/// in free space those of the plate.
PlaneGrid planeGrid(const PictureDesign& design);

} // namespace fringe
