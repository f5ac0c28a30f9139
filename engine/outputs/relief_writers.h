// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/relief_files.h"
#include "engine/mask/mask_format.h"

/// What the formats that hold heights and numbers share.
namespace fringe {

/// What a file will be of so many parts [bytes].
MaskFacts countedFacts(std::uint64_t count, std::uint64_t bytes);

/// Samples as they are without compression, and the coarser ones behind those of large pictures.
template <int bytesOfSample> MaskFacts pictureForecast(const Fabrication& of, const JobControl*) {
    const std::uint64_t pixels = of.made.numbers.size();
    return countedFacts(pixels, bytesOfSample * (pixels + pixels / 3) + (1 << 12));
}
constexpr const char* pixelsText = FRINGE_MARK("{0} pixels, at most {1}");

/// "depth", "height" or "opening": what the numbers of a pattern are.
std::string meaningOf(const MadePattern& made);
/// What the numbers of a file are; scale [m]: of a step of them, 0 where there is none.
ReliefFacts reliefFacts(const MadePattern& made, std::string of, double scale);
/// The pattern with each of its numbers as another, up to a count.
LevelPattern numbersOf(const MadePattern& made, const std::vector<std::uint16_t>& values,
                       int count);

/// Grays of a writer by the curve, or without one the numbers of steps. Throws as `writeLevels`.
MaskFacts writeGrays(const Fabrication& of, const OutputFile& file);

} // namespace fringe
