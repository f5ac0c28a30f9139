// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace fringe {

/// What the numbers of a file are that a mask's relief is made by.
struct ReliefFacts {
    std::string of{}; ///< "height" above the lowest place, "depth" below the highest, or "gray" of
                      ///< a writer
    double scale = 0, offset = 0; ///< scale × number + offset is in metres; 0: grays
    std::string light{};          ///< "transmission", "reflection"
    double index = 1;             ///< of the relief, or of what lies above it

    friend bool operator==(const ReliefFacts&, const ReliefFacts&) = default;
};

} // namespace fringe
