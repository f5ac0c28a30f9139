// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/error.h"

#include <filesystem>

/// The system's error numbers as sentences that name the file and the remedy.
namespace fringe {

/// For a file that could not be written: full disk, quota, permission, missing folder, …
Error writeFault(const std::filesystem::path& file, int errorNumber);

/// For a file that could not be opened or read (BadInput).
Error readFault(const std::filesystem::path& file, int errorNumber);

/// Why no file can be made at `file`, as BadInput: for checks before any work.
Error unwritable(const std::filesystem::path& file, int errorNumber);

} // namespace fringe
