// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <memory>
#include <string>

namespace fringe {

/// The design with another object, fitted in front of the plate as `fittingPlacement` says.
Design withCloud(Design design, std::shared_ptr<const PointCloud> cloud, const std::string& name);

/// A cube at 200 mm with a side of 10 mm, or of one digit's worth less than 80 % of the field of
/// view that the plate has there at its shortest wavelength, whichever is smaller.
Placement fittingPlacement(const Setup& setup);

/// A way through the scene [m].
struct ObjectShift {
    double x = 0, y = 0, z = 0;

    friend bool operator==(const ObjectShift&, const ObjectShift&) = default;
};

/// The object moved as a whole. A fitted one stays fitted as long as it moves along z alone; else
/// it is placed by scale and offset from then on.
Design withObjectMoved(Design design, const ObjectShift& shift);

/// A new project: nothing in the scene, one output of each kind.
Design emptyDesign();

/// The hologram field, its levels, and the reconstruction, under customary names.
std::vector<Output> customaryOutputs();

} // namespace fringe
