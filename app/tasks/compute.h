// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe {

class Studio;

/// Computes the hologram of the design as it is now; the result goes to the result store, unless
/// another project has been opened by then.
void startCompute(Studio& studio);

/// Opens the first built-in example as a new project and computes it.
void startDemo(Studio& studio);

} // namespace fringe
