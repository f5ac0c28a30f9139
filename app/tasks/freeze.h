// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe {

class Studio;

/// Whether the chosen source makes its data of the rest of the design.
bool canFreezeChosen(Studio& studio);

/// A job makes these data as they are now; then a source that has them stands behind the chosen
/// one and is chosen, a step that can be undone.
void startFreezing(Studio& studio);

} // namespace fringe
