// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/space.h"

#include <memory>
#include <vector>

/// Sources of the kind "points": a cloud of points that send light.
namespace fringe {

/// How the coordinates of a file become metres in front of the hologram.
struct Placement {
    enum class Mode {
        AsRead, ///< the file's numbers are metres
        Fit,   ///< scaled evenly and centred into a box of `width × height × depth` at its centre
        Scale, ///< multiplied by `scale`, then moved by `offset`
    };
    Mode mode = Mode::AsRead;
    Length width = 10_mm;
    Length height = 10_mm;
    Length depth = 10_mm;
    Length centreX{}, centreY{};
    Length distance = 200_mm; ///< z of the box's centre
    double scale = 1;
    Length offsetX{};
    Length offsetY{};
    Length offsetZ{};
    Turns turns{};
    /// The middle of the object's box, or of the file's coordinates; a fitted object turns before
    /// it is centred.
    enum class Pivot { Middle, Origin } pivot{};

    friend bool operator==(const Placement&, const Placement&) = default;
};

/// The rows of a table from which a placement is read.
std::vector<ParameterInfo> placementRows();
/// info: of the source's kind, whose table has those rows.
Placement asPlacement(const ChoiceInfo& info, const Source& source);
void store(const ChoiceInfo& info, Source& source, const Placement& placement);

/// The source, typed.
struct CloudSource {
    std::shared_ptr<const PointCloud> cloud{}; ///< as read; null: no object yet
    Placement placement{};
    enum class Colours { Intensity, Amplitude } colours{}; ///< what those of the cloud are
    bool randomPhase = false;
    std::int64_t seed = 1;
    Length splat{}; ///< diameter of the disc around a point that hides what is behind it; 0: none
    bool smoothPhase = false; ///< that of a plane wave at each z, 2π z/λ; unless it is random
};

CloudSource asCloud(const Source& source);
void store(Source& source, const CloudSource& cloud);

/// The row "splat".
ParameterInfo splatInfo();

/// The kind's table.
const ChoiceInfo& cloudSourceInfo();

} // namespace fringe
