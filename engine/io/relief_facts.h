// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace fringe {

/// What the numbers of a file are that a mask's relief is made by.
struct ReliefFacts {
    /// "height" above the lowest place, "depth" below the highest, or "gray" of a writer; of levels
    /// as a layout has them "rising" or "falling", as the phase of the light does with the steps.
    std::string of{};
    double scale = 0, offset = 0; ///< scale × number + offset is in metres; 0: grays, levels
    std::string light{};          ///< "transmission", "reflection"
    double index = 1;             ///< of the relief, or in reflection of what lies above it
    double medium = 1;            ///< in transmission, of what lies above it

    bool isOfLevels() const { return of == "rising" || of == "falling"; }
    bool isOfPhases() const { return isOfLevels() || scale != 0; }
    /// Whether the phase of the light rises with the numbers, or with the steps of levels. Light is
    /// slower in the relief that it goes through, and has less way to one that is higher.
    bool rises() const {
        return isOfLevels() ? of == "rising" : (light == "transmission") == (of == "height");
    }
    friend bool operator==(const ReliefFacts&, const ReliefFacts&) = default;
};

} // namespace fringe
