// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <string>
#include <string_view>
#include <vector>

namespace fringe {

/// What an example is for, in the order to show them.
enum class ExampleGroup { Object, Beam, Device };

/// A built-in project, computed from formulas when asked for.
struct ExampleInfo {
    std::string key;   ///< "die"
    const char* kind;  ///< key of the kind of its first source: "points"
    const char* title; ///< FRINGE_MARKed
    const char* help;  ///< FRINGE_MARKed: what it shows, one sentence
    ExampleGroup group = ExampleGroup::Object;
    bool waits = false; ///< opens uncomputed: its hologram takes minutes, or is not what it shows
};

/// Group by group, in the order to show them; the first is the demo.
const std::vector<ExampleInfo>& examples();

/// Throws `Error` (BadInput) that lists the keys.
const ExampleInfo& exampleInfo(std::string_view key);

/// The design of an example, with outputs for field, encoded pattern and reconstruction. The same
/// bits on every call. Throws `Error` (BadInput) that lists the keys.
Design exampleDesign(std::string_view key);

} // namespace fringe
