// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/field_files.h"

namespace fringe {

/// Whether a field has no imaginary part: files of real numbers hold pictures, whose intensity is
/// not squared again.
bool isReal(const Hologram& field);

/// Puts planes in the order of other wavelengths, where they are of the same ones: each file has an
/// order of its own.
void putInOrder(FieldOrLevels& content, const std::vector<Length>& wavelengths);

/// What a file's content compares by: a field by its intensity, real numbers and levels as they
/// are.
Picture pictureOf(const FieldOrLevels& content);

} // namespace fringe
