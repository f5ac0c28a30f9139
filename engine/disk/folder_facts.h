// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/shape.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace fringe {

/// How a job's planes are cut in its scratch files: fixed once anything lies there, since what is
/// finished fits no other cut.
struct FolderTiles {
    std::int64_t rows = 0;    ///< of bands that are summed; 0: there are none
    Shape tile{};             ///< of what is carried; empty: nothing is
    std::uint64_t memory = 0; ///< that was allowed when they were chosen [bytes]

    bool isCutAs(const FolderTiles& other) const {
        return rows == other.rows && tile == other.tile;
    }
    friend bool operator==(const FolderTiles&, const FolderTiles&) = default;
};

/// What a job's folder says of it in the file "job".
struct FolderFacts {
    std::uint64_t mark = 0; ///< of what decides its bits, besides device and build
    std::string device{};   ///< id
    std::string build{};    ///< of the program
    std::optional<FolderTiles> tiles{};

    static constexpr const char* name = "job";
};

/// Nothing where the folder says nothing, or what makes no sense.
std::optional<FolderFacts> factsIn(const std::filesystem::path& folder);

/// Complete or as it was before. Throws `Error` (Failed).
void writeFacts(const std::filesystem::path& folder, const FolderFacts& facts);

} // namespace fringe
