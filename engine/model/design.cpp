// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/design.h"

namespace fringe {

bool operator==(const Scene& a, const Scene& b) {
    const bool sameCloud = a.cloud == b.cloud || (a.cloud && b.cloud && *a.cloud == *b.cloud);
    return sameCloud && a.name == b.name && a.placement == b.placement
           && a.randomPhase == b.randomPhase && a.seed == b.seed;
}

} // namespace fringe
