// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/choice.h"
#include "engine/model/picture_target.h"
#include "engine/model/point_cloud.h"
#include "engine/model/quantity.h"
#include "engine/model/setup.h"
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

struct Reconstruction {
    Length distance = 200_mm;
    bool fromEncoded = false; ///< of the quantised pattern rather than of the field
    friend bool operator==(const Reconstruction&, const Reconstruction&) = default;
};

/// A file that running the project makes.
struct Output {
    std::string name; ///< as `fringe run --output` takes it
    Choice what{"field"};
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
    Setup setup;
    Choice method{"auto"};
    Choice encoding{"phase"};
    Choice propagation{"asm"};
    Reconstruction reconstruction;
    std::vector<Output> outputs;

    friend bool operator==(const Design&, const Design&) = default;
};

} // namespace fringe
