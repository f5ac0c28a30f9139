// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/error.h"

#include <filesystem>
#include <string>

namespace fringe {

class AtomicFile;

/// OpenImageIO's complaints as sentences. `text` is what the library said.
Error unreadableImage(const std::filesystem::path& path, const std::string& text);

/// A full disk is looked for, because the library seldom says so.
Error unwritableImage(const AtomicFile& file, const std::string& text);

} // namespace fringe
