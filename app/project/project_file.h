// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/message.h"

#include <filesystem>
#include <vector>

/// Project file, version 5: `name.fringe`, a JSON manifest, beside `name.fringe.data/`, a folder of
/// immutable blobs named by the hash of their content. The rename of the manifest is the commit;
/// the manifest before it stays as `name.fringe.1`.
namespace fringe {

struct OpenedProject {
    Design design;
    std::vector<Message> notes; ///< what a migration changed
};

/// Throws `Error` (BadInput): not a project, damaged, made by a newer version (says which), a blob
/// missing or not matching its hash.
OpenedProject openProject(const std::filesystem::path& path);

/// Writes new blobs, then the manifest. Throws `Error` (Failed); the former state stays then.
void saveProject(const std::filesystem::path& path, const Design& design);

} // namespace fringe
