// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/parameter.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace fringe {

/// A row of the parameter table together with the place in the design where its value lives.
struct DesignParameter {
    ParameterInfo info; ///< `key` is the path: "plate.pitch_x"
    std::function<Value(const Design&)> get;
    std::function<void(Design&, const Value&)> set; ///< the value has passed `refusal`
    /// False while another choice makes the row meaningless (the off-axis angle of a phase
    /// encoding); such rows are kept and saved, but not shown.
    std::function<bool(const Design&)> applies;
    bool isOfPlane = false; ///< of the chosen plane of pictures: every plane has a value of its own
    /// A project file of the present version was first without it: silence there is the default.
    bool isLaterThanFormat = false;
};

/// A group of rows, in the order of the optical path: target, scene, spots or picture,
/// illumination, plate, lens, method or algorithm, encoding, reconstruction.
struct DesignSection {
    std::string key;   ///< first part of its rows' paths
    const char* label; ///< FRINGE_MARKed
    std::vector<DesignParameter> rows;
    /// False while the target makes the section meaningless (the spots of a scene of points); it is
    /// kept and saved, but not shown.
    std::function<bool(const Design&)> applies;
};

/// The table of `design`; the section "method" holds the rows of the chosen method, or of all.
std::vector<DesignSection> designSections(const Design& design, bool ofAllMethods = false);

/// What spots and a picture each had of the setup, by the paths of then: "spots.beam" is
/// "illumination.beam" today. target: "spots" or "picture".
std::vector<DesignParameter> formerRows(const std::string& target);

/// The row of a path, which may be a former one; throws `Error` (BadInput) that lists the paths
/// that exist. What every plane of pictures has of its own is that of the chosen plane, or of the
/// one whose number from 1 is in the path: "picture.distance", "picture.2.distance".
DesignParameter designParameter(const Design& design, std::string_view path);

/// A design with one value changed from text, as `--set path=value` and project files do it.
/// Throws `Error` (BadInput) with the path.
Design withParameterText(Design design, std::string_view path, std::string_view text);

/// The same from a value, as the inspector does it.
Design withParameter(Design design, std::string_view path, const Value& value);

} // namespace fringe
