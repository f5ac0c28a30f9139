// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe {

struct Shell;

/// Offers to go on with a run of rounds that was cut off with the program, if there is one.
void offerRescue(const Shell& shell);

} // namespace fringe
