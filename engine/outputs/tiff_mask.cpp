// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/relief_writers.h"

#include <limits>

namespace fringe {
namespace {

/// Numbers of 16 bits in steps of a whole part of a level's, with their scale in the metadata; or
/// grays by the curve, if there is one.
MaskFacts write(const Fabrication& of, const OutputFile& file) {
    const MadePattern& made = of.made;
    if (made.mask.curve || !made.isRelief())
        return writeGrays(of, file);
    const std::int64_t part = std::numeric_limits<std::uint16_t>::max() / (made.levels - 1);
    std::vector<std::uint16_t> values;
    for (std::int64_t number = 0; number < made.levels; ++number)
        values.push_back(static_cast<std::uint16_t>(number * part));
    writeRelief(file.path, numbersOf(made, values, 1 << 16),
                reliefFacts(made, meaningOf(made), made.step.si() / static_cast<double>(part)),
                file.overwrite, file.control);
    return of.facts;
}

} // namespace

extern const MaskFormat tiff_mask{
    .name = "TIFF",
    .suffixes = {".tif", ".tiff"},
    .holds = MaskFormat::Holds::Numbers,
    .forecast = pictureForecast<2>,
    .write = write,
    .isPacked = true,
    .counted = "pixels",
    .text = pixelsText,
};

} // namespace fringe
