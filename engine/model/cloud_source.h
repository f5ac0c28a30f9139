// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter_rows.h"
#include "engine/model/space.h"

#include <memory>
#include <optional>
#include <vector>

/// Sources of the kind "points": a cloud of points that send light.
namespace fringe {

/// Where an object is in front of the plate: its numbers are turned and scaled evenly, and the
/// middle of the upright box around it comes to lie at the centre.
struct Placement {
    Place centre{0, 0, 0.2}; ///< [m]
    double scale = 1;        ///< metres per unit of the file
    Turns turns{};
    /// Added at last [m]: what rounding leaves of a centre that older projects and files' own
    /// numbers ask for.
    Place rest{};

    friend bool operator==(const Placement&, const Placement&) = default;
};

/// The rows of a table from which a placement is read.
const table::BoundRows<Placement>& placementRows();
/// Whether a kind's table has the rows of a placement.
bool isPlaced(const ChoiceInfo& info);
Placement asPlacement(const Source& source);
void store(Source& source, const Placement& placement);

/// The box around an object as read, in the file's own unit: of a source's points or triangles;
/// nothing: it has none.
std::optional<Box> boxAsRead(const Source& source);

/// The source, typed.
struct CloudSource {
    std::shared_ptr<const PointCloud> cloud{};             ///< as read; null: no object yet
    std::optional<Placement> placement{};                  ///< nothing: its numbers are metres
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
