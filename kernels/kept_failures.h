// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// What is kept of drivers that failed, in the user's cache folder, so that one that hangs is not
/// waited for at every start. Nothing where that folder cannot be written to. Any thread.
namespace fringe {

/// $XDG_CACHE_HOME/fringe or ~/.cache/fringe, which need not exist; empty where there is no home.
std::filesystem::path cacheFolder();

/// Sixteen letters for a text.
std::string shortNameOf(const std::string& text);

/// What names a driver by its files: their paths, sizes and times, those of the program that loads
/// it first, and the start of the machine. A name without a folder is looked for where the linker
/// does; empty where it is not found: then nothing is kept.
std::string driverKey(const std::vector<std::filesystem::path>& files);

bool hasFailedBefore(const std::string& key);
void keepFailure(const std::string& key);
void forgetFailure(const std::string& key);

} // namespace fringe
