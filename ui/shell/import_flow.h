// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe {

struct Shell;

/// Asks for a point file and imports it.
void choosePointFile(const Shell& shell);

} // namespace fringe
