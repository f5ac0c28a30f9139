// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/field_files.h"

#include <functional>

namespace fringe {

class AtomicFile;

/// What a writer left on the disk, read again by `read(file.temporary())`.
/// Throws `Error` (Failed) where that cannot be read.
StoredData readBack(const AtomicFile& file,
                    const std::function<StoredData(const std::filesystem::path&)>& read);

/// True if the samples are the same, bit by bit.
bool isSame(const Hologram& written, const FieldOrLevels& read);
bool isSame(const LevelPattern& written, const FieldOrLevels& read);
bool isSame(const Picture& written, const FieldOrLevels& read);

/// The same content, whose planes that do not lie in memory add up what is read of them row after
/// row from the top, so that it can be compared without making it again; see `isSame`.
Hologram summedUp(const Hologram& content);
LevelPattern summedUp(const LevelPattern& content);
Picture summedUp(const Picture& content);

/// Throws `Error` (Failed) that names the file if what was read differs.
void requireSame(bool same, const AtomicFile& file);

} // namespace fringe
