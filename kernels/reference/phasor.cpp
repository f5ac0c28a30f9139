// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/reference/operations.h"

#include <cmath>
#include <numbers>

namespace fringe::reference {

Sample phasor(double cycles) {
    return std::polar(1.0, 2 * std::numbers::pi * std::remainder(cycles, 1.0));
}

} // namespace fringe::reference
