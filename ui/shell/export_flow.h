// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe {

struct Shell;

/// Asks what of the result to write, and where; of a result that is out of date, whether to compute
/// it anew before. Needs a hologram in the result store.
void exportResult(const Shell& shell);

} // namespace fringe
