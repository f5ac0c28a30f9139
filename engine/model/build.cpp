// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/build.h"

namespace fringe {

std::string programName() {
    return "Fringe Studio " FRINGE_VERSION " (" + buildName() + ')';
}

} // namespace fringe
