// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter.h"
#include "engine/model/picture_target.h"
#include "engine/model/point_cloud.h"
#include "engine/model/quantity.h"
#include "engine/model/spot_target.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace fringe {

/// How the coordinates of a file become metres in front of the hologram.
struct Placement {
    enum class Mode {
        AsRead, ///< the file's numbers are metres
        Fit,   ///< scaled evenly and centred into a box of `width × height × depth` at `distance`
        Scale, ///< multiplied by `scale`, then moved by `offset`
    };
    Mode mode = Mode::AsRead;
    Length width = 10_mm;
    Length height = 10_mm;
    Length depth = 10_mm;
    Length distance = 200_mm; ///< z of the box's centre
    double scale = 1;
    Length offsetX{};
    Length offsetY{};
    Length offsetZ{};

    friend bool operator==(const Placement&, const Placement&) = default;
};

struct Scene {
    std::shared_ptr<const PointCloud> cloud; ///< as read; null: no object yet
    std::string name;                        ///< of the file or example it came from
    Placement placement;
    bool randomPhase = false;
    std::int64_t seed = 1;

    /// Clouds compare by content.
    friend bool operator==(const Scene&, const Scene&);
};

/// What the hologram is made for; the design keeps all of them.
enum class Target { Points, Spots, Picture };

struct Illumination {
    std::vector<Length> wavelengths{532_nm};
    friend bool operator==(const Illumination&, const Illumination&) = default;
};

/// The modulator or the plate that the hologram is made for.
struct Plate {
    Shape size{1080, 1920};
    Length pitchX = 8_um;
    Length pitchY = 8_um;
    friend bool operator==(const Plate&, const Plate&) = default;
};

/// A method by its key, with the values of its own parameter table.
struct MethodChoice {
    std::string key = "auto";
    ParameterValues values;
    friend bool operator==(const MethodChoice&, const MethodChoice&) = default;
};

enum class EncodingKind { Phase, Amplitude, OffAxis };

/// The key of an encoding in files and on the command line: "phase", "amplitude", "off-axis".
const char* encodingKey(EncodingKind kind);
EncodingKind encodingFromKey(const std::string& key); ///< throws `Error` (BadInput)

struct Encoding {
    EncodingKind kind = EncodingKind::Phase;
    std::int64_t levels = 256;
    Angle angleX = 1.0_deg; ///< of the off-axis reference wave
    Angle angleY{};
    friend bool operator==(const Encoding&, const Encoding&) = default;
};

struct Reconstruction {
    Length distance = 200_mm;
    std::int64_t padding = 2; ///< factor per axis, ≥ 1
    bool fromEncoded = false; ///< of the quantised pattern rather than of the field
    friend bool operator==(const Reconstruction&, const Reconstruction&) = default;
};

/// A file that running the project makes.
struct Output {
    enum class What { Field, Encoded, Reconstruction };
    std::string name; ///< as `fringe run --output` takes it
    What what = What::Field;
    std::string file; ///< relative to the project's folder; its suffix decides the format
    friend bool operator==(const Output&, const Output&) = default;
};

/// The document: everything a project describes, as one value. An edit makes a new one; worker
/// threads share it as `std::shared_ptr<const Design>`.
struct Design {
    Target target = Target::Points;
    Scene scene;
    SpotTarget spots;
    PictureTarget picture;
    Illumination illumination;
    Plate plate;
    MethodChoice method;
    Encoding encoding;
    Reconstruction reconstruction;
    std::vector<Output> outputs;

    friend bool operator==(const Design&, const Design&) = default;
};

} // namespace fringe
