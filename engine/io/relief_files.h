// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/metadata.h"

#include <filesystem>

namespace fringe {

class JobControl;

/// Pictures of a mask's relief, written as `writeLevels` and `writePicture` do, with what their
/// numbers are in their metadata. They are no holograms: who reads them as such is told. Throw
/// likewise.
void writeRelief(const std::filesystem::path& path, LevelPattern numbers, const ReliefFacts& facts,
                 bool overwrite, const JobControl* control = nullptr);
/// metres: in floats, so that the format is one of floats, too.
void writeRelief(const std::filesystem::path& path, const Picture& metres, const ReliefFacts& facts,
                 bool overwrite, const JobControl* control = nullptr);

/// Sum of a file's bytes as side-cars have it: "xxh3:" and the XXH3 of 64 bits, which `xxhsum -H3
/// FILE` prints.
std::string sumOfFile(const std::filesystem::path& path);

} // namespace fringe
