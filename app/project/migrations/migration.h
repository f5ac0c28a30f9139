// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/message.h"
#include "engine/model/point_cloud.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace fringe {

/// The version of manifests that this program writes.
inline constexpr int projectVersion = 10;

/// The box around the data of a source, by its JSON of the version that a step takes; nothing: it
/// has none, or they are missing.
using DataBox = std::function<std::optional<Box>(const nlohmann::json& source)>;

/// One step of the way from an older manifest to today's, found by its file
/// `migrations/from_version_<N>.cpp`. A step is never changed once a release has written its
/// result.
struct Migration {
    int from; ///< the version it takes; it makes `from + 1`
    /// Changes the manifest in place; a note for each thing the user should know. Throws `Error`
    /// (BadInput) for values that it cannot take.
    void (*apply)(nlohmann::json& manifest, const DataBox& boxOf, std::vector<Message>& notes);
};

/// All steps, in the order of their files' names.
const std::vector<const Migration*>& allMigrations();

/// A file that is to be of another version.
struct MigratedFile {
    std::string name; ///< for errors
    int from = 0;
    int to = projectVersion;
    DataBox boxOf = [](const nlohmann::json&) { return std::nullopt; };
};

/// Takes the manifest of a file to its version by the steps of `chain`.
/// Throws `Error` (BadInput), naming the file, if a step is missing, or throws.
std::vector<Message> migrate(nlohmann::json& manifest, const MigratedFile& file,
                             const std::vector<const Migration*>& chain);

} // namespace fringe
