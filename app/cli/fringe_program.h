// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe {

/// The whole program but for `main`. Returns the exit status: 0 done; 1 failed while running; 2 bad
/// usage or input; 130 interrupted.
int runFringe(int argc, const char* const* argv);

} // namespace fringe
