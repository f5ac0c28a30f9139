// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/field_files.h"

#include <functional>

namespace fringe {

class AtomicFile;

/// Reads again what a writer left on the disk: `isSameAt(file.temporary())` says whether that is
/// what was written. Throws `Error` (Failed) that names the file where it is not, or cannot be
/// read.
void requireSame(const AtomicFile& file,
                 const std::function<bool(const std::filesystem::path&)>& isSameAt);

/// True if the samples are the same, bit by bit.
bool isSame(const Hologram& written, const FieldOrLevels& read);
bool isSame(const LevelPattern& written, const FieldOrLevels& read);
bool isSame(const Picture& written, const FieldOrLevels& read);

/// The same content, whose planes that do not lie in memory add up what is read of them row after
/// row from the top, so that it can be compared without making it again; see `isSame`.
Hologram summedUp(const Hologram& content);
LevelPattern summedUp(const LevelPattern& content);
Picture summedUp(const Picture& content);

} // namespace fringe
