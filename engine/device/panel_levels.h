// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/device/panel.h"

#include <cstdint>
#include <string>
#include <vector>

/// From phases to the levels of a panel and back. All phases are in cycles; plain values, any
/// thread.
namespace fringe {

/// Levels per 2π at a wavelength.
struct LevelsAt {
    Length wavelength;
    std::int64_t count = 0;
};
/// Levels in a text such as "633nm=210, 532nm=200". Throws `Error` (BadInput) for another.
std::vector<LevelsAt> parseLevelsAt(const std::string& text);
std::string levelsAtText(const std::vector<LevelsAt>& all);

/// G of a panel for light of a wavelength. levels: of the encoding, where its own text says none.
std::int64_t levelsFor(const Panel& panel, Length wavelength, std::int64_t levels);

/// The phase in [0, 1) that is a whole number of cycles away.
double withinCycle(double phase);

/// Phase of each level by the panel's response, through the drive table where that is applied here;
/// empty: level/G.
std::vector<double> phasesOfLevels(const Panel& panel);

/// Phase of each value that can be sent. Without a response a value that no level of G has stands
/// for the level whose value is the nearest.
std::vector<double> phasesOfValues(const Panel& panel, std::int64_t levels);

/// The level whose phase is the nearest on the circle, of two as near the lower one.
class NearestPhase {
  public:
    /// phases: one a level, not empty.
    explicit NearestPhase(const std::vector<double>& phases);
    std::uint16_t level(double phase) const;

  private:
    struct Entry {
        double phase; ///< in [0, 1)
        std::uint16_t level;
        friend auto operator<=>(const Entry&, const Entry&) = default;
    };
    std::vector<Entry> entries_; ///< by rising phase, each of which is there once
};

/// What becomes of the levels of G that `values` values do not reach.
struct BeyondRange {
    Panel::Beyond beyond;
    std::int64_t values, levels;

    bool isBeyond(std::uint16_t level) const { return level >= values; }
    std::uint16_t operator()(std::uint16_t level) const;
};

} // namespace fringe
