// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/message.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace fringe {

/// The version of manifests that this program writes.
inline constexpr int projectVersion = 6;

/// One step of the way from an older manifest to today's, found by its file
/// `migrations/from_version_<N>.cpp`. A step is never changed once a release has written its
/// result.
struct Migration {
    int from; ///< the version it takes; it makes `from + 1`
    /// Changes the manifest in place; a note for each thing the user should know.
    void (*apply)(nlohmann::json& manifest, std::vector<Message>& notes);
};

/// All steps, in the order of their files' names.
const std::vector<const Migration*>& allMigrations();

/// Takes `manifest` of version `from` to version `to` by the steps of `chain`.
/// Throws `Error` (BadInput), naming `file`, if a step is missing.
std::vector<Message> migrate(nlohmann::json& manifest, int from, int to,
                             const std::vector<const Migration*>& chain, const std::string& file);

} // namespace fringe
