// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe {

struct Shell;

/// Offers what was cut off with the program, if there is some: work that was not saved, and a run
/// of iterations to go on with.
void offerRecovery(const Shell& shell);

} // namespace fringe
