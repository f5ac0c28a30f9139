// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace fringe::test {

using Words = std::vector<std::string>;

/// One that reads files of users.
struct Reader {
    std::string name;                ///< "points.ply"
    std::string file;                ///< what the file is called that it reads
    std::vector<std::string> wholes; ///< contents that it reads
    /// The ways to read the file. Each throws `Error` (BadInput) that names it or what is beside
    /// it.
    std::vector<std::function<void(const std::filesystem::path&)>> reads;
    /// Commands of `fringe` that read the file, "@", and write into "out".
    std::vector<Words> commands{};
    /// Makes checksums right again that would hide what is behind them; null: there are none.
    std::string (*sealed)(std::string bytes) = nullptr;
};

/// The table: all readers that the program was built with.
std::vector<Reader> allReaders();
/// Readers of the studio, where it was built.
std::vector<Reader> studioReaders();

/// A checkpoint, and the design that it is of.
std::string checkpoint();
Design checkedDesign();

/// Writes what the readers look for beside their files, and the folder "out".
void writeCompanions(const std::filesystem::path& folder);

} // namespace fringe::test
