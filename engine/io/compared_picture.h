// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/pattern_files.h"

#include <utility>

namespace fringe {

/// Whether a field has no imaginary part: files of real numbers hold pictures, whose intensity is
/// not squared again.
bool isReal(const Hologram& field);

/// Puts planes in the order of other wavelengths, where they are of the same ones: each file has an
/// order of its own.
void putInOrder(FieldOrLevels& content, const std::vector<Length>& wavelengths);

/// What the levels of two files are multiplied by to mean the same: 1 where both are of as many,
/// else the shares of their range, or of a turn. Beside a field a pattern becomes the field that it
/// makes.
std::pair<double, double> matchLevels(PatternRead& a, PatternRead& b);

/// What a file's content compares by: a field by its intensity, real numbers as they are, levels
/// times `unit`.
Picture pictureOf(const FieldOrLevels& content, double unit = 1);

} // namespace fringe
