// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe::plan {

/// How many powers of the sample number the series of an exact wave along a line have.
enum class SeriesLength {
    Short,  ///< phase to the second, weight constant; the turn to 6e-6
    Middle, ///< phase to the third, weight to the first; the turn to 6e-6
    Long,   ///< phase to the fourth, weight to the second
};

} // namespace fringe::plan
