// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace fringe {

/// Where a program lies that comes with this one, such as "fringe-show". Throws `Error` (Failed)
/// where it is not installed.
std::filesystem::path helperProgram(const std::string& name);

} // namespace fringe
