// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe {

class Studio;

/// Measures, in the queue of computing and in less than half a second, how long small designs take
/// on the chosen device over what is estimated, unless that is known of this machine. Times that
/// are told follow it; what is computed and how does not. `again`: also if it is known.
void startCalibration(Studio& studio, bool again = false);

} // namespace fringe
