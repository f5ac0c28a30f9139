// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/parameter.h"

#include <cstddef>
#include <functional>
#include <optional>
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
};

/// A group of rows, in the order of the optical path: sources, illumination, plate, lens, methods,
/// solver, encoding, device, reconstruction, camera, stereogram.
struct DesignSection {
    std::string key;   ///< first part of its rows' paths
    const char* label; ///< FRINGE_MARKed
    std::vector<DesignParameter> rows;
    /// False while the section is meaningless (a hidden source, the lens of a sum); it is kept and
    /// saved, but not shown.
    std::function<bool(const Design&)> applies;
    std::optional<std::size_t> source{}; ///< the number of that which it is of
};

/// The table of `design`; sections "method" hold the rows of the chosen method, or of all.
std::vector<DesignSection> designSections(const Design& design, bool ofAllMethods = false);

/// The row of a path, whose last part may be a former key; throws `Error` (BadInput) that lists the
/// paths that exist. Sources of one kind are numbered from 1: "image.distance", "image.2.distance".
DesignParameter designParameter(const Design& design, std::string_view path);

/// A design with one value changed from text, as `--set path=value` and project files do it.
/// Throws `Error` (BadInput) with the path.
Design withParameterText(Design design, std::string_view path, std::string_view text);

/// A design with one value changed, as the inspector does it.
Design withParameter(Design design, std::string_view path, const Value& value);

/// A design with several values changed, one after the other.
Design withSettings(Design design, const Settings& settings);

} // namespace fringe
