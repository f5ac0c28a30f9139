// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/outputs/fabrication.h"

/// What the formats of a relief are written with. All throw as `writeLevels`.
namespace fringe {

/// Numbers of 16 bits in steps of a whole part of a level's, with their scale in the metadata; or
/// grays by the curve, if there is one.
void writeReliefTiff(const Fabrication& made, const OutputFile& file);

/// Metres in floats.
void writeReliefExr(const Fabrication& made, const OutputFile& file);

/// Nanometres, a line a row of pixels, below two lines that say what they are.
void writeReliefCsv(const Fabrication& made, const OutputFile& file);
/// What that takes at most.
std::uint64_t reliefCsvBytes(const Fabrication& made);

/// Grays of a writer by the curve, or without one the numbers of steps.
void writeGrays(const Fabrication& made, const OutputFile& file);

} // namespace fringe
