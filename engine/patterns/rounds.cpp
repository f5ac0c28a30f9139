// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/patterns/rounds.h"

#include <array>

namespace fringe {

const char* roundsEndName(RoundsEnd end) {
    static constexpr std::array names{"rounds",  "uniformity", "error",  "efficiency",
                                      "no gain", "time",       "stopped"};
    return names[static_cast<std::size_t>(end)];
}

} // namespace fringe
