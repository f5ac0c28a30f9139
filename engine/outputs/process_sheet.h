// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/outputs/fabrication.h"
#include "engine/outputs/pattern_counts.h"

#include <nlohmann/json_fwd.hpp>

namespace fringe {

/// What of a sheet the pattern does not say.
struct SheetFile {
    std::string name; ///< of the file that was written
    std::string sum;  ///< as `sumOfFile`
    std::uint64_t bytes = 0;
    /// Share of the light that is the wave of the design; nothing: that is not known.
    std::optional<double> efficiency{};
};

/// Share of the light of a pattern that is the wave it was rounded from: |∫ U V*|²/(∫ |U|² ∫ |V|²),
/// V the wave of the levels in the light of the design. Throws `Error`.
double waveEfficiency(const Hologram& design, const LevelPattern& levels);

/// What whoever makes the mask is to know, in SI units, in the order of the page: the object of the
/// side-car `.sheet.json`.
nlohmann::ordered_json sheetJson(const Fabrication& made, const PatternCounts& counts,
                                 const SheetFile& file);

/// The page, from that object alone.
std::string sheetPdf(const nlohmann::ordered_json& sheet);

} // namespace fringe
