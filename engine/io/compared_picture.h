// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/field_files.h"

namespace fringe {

/// Whether a field has no imaginary part: files of real numbers hold pictures, whose intensity is
/// not squared again.
bool isReal(const Hologram& field);

/// What a file's content compares by: a field by its intensity, real numbers and levels as they
/// are.
Picture pictureOf(const FieldOrLevels& content);

} // namespace fringe
