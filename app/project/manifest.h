// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/message.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The JSON of a project file. Parameter values stand in it as text with units, by the paths of the
/// parameter table, so that a parameter is described once and a person can read the file:
///
///     {"format": "fringe-project", "version": 1, "program": "Fringe Studio 0.1.0",
///      "design": {"plate": {"pitch_x": "8 µm", …}, …},
///      "scene": {"name": "bunny", "cloud": {"blob": "<hash>.ply", "points": 35947}},
///      "outputs": [{"name": "field", "what": "field", "file": "field.npy"}]}
namespace fringe {

/// Where a project keeps its cloud.
struct CloudReference {
    std::string blob; ///< a name in the project's data folder
    std::int64_t points = 0;
};

/// A project file as read; `design.scene.cloud` is still to be loaded.
struct Manifest {
    Design design;
    std::optional<CloudReference> cloud;
    std::vector<Message> notes; ///< what was migrated, and what this version does not know
};

/// The text of a project file.
std::string manifestText(const Design& design, const std::optional<CloudReference>& cloud);

/// Reads the text of a project file, migrating older versions. `file` is named in errors.
/// Throws `Error` (BadInput): not a project, damaged (line and column), from a newer version.
Manifest parseManifest(const std::string& text, const std::string& file);

/// The name of the blob that a manifest's text refers to, or nothing; never throws.
/// `readable` tells whether the text was a manifest at all.
std::optional<std::string> blobNamedIn(const std::string& text, bool& readable) noexcept;

} // namespace fringe
