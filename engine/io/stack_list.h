// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/error.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <vector>

namespace fringe {

/// A picture that a list of a stack names.
struct StackEntry {
    std::size_t number = 0; ///< in the file, from 1
    std::filesystem::path image;
    double z = 0;                 ///< [m]
    std::optional<float> opacity; ///< of all of the picture; nothing: its own
};

/// What a list names, as in `rasterSuffixes`, in the order of distances. Throws `Error` (BadInput)
/// that names file and entry.
std::vector<StackEntry> readStackList(const std::filesystem::path& path);

/// What is wrong with an entry.
Error wrongEntry(const std::filesystem::path& stack, std::size_t number, const Message& what);

} // namespace fringe
