// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/field_files.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace fringe {

class AtomicFile;

/// Reads again what a writer left on the disk: `isSameAt(file.temporary())` says whether that is
/// what was written. Throws `Error` (Failed) that names the file where it is not, or cannot be
/// read.
void requireSame(const AtomicFile& file,
                 const std::function<bool(const std::filesystem::path&)>& isSameAt);

using SumOfRows = std::atomic<std::uint64_t>;

/// Content that is written to a file by one reader a plane, row after row from the top, so that it
/// can be compared with what the file holds.
template <class Content> struct Written {
    explicit Written(Content of);

    Content content;
    /// Sums of what was read of each plane; null: it lies in memory.
    std::vector<std::shared_ptr<SumOfRows>> sums{};
};

/// True if the samples are the same, bit by bit.
bool isSame(const Written<Hologram>& written, const FieldOrLevels& read);
bool isSame(const Written<LevelPattern>& written, const FieldOrLevels& read);
bool isSame(const Written<Picture>& written, const FieldOrLevels& read);

} // namespace fringe
