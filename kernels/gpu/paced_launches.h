// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/records.h"

#include <functional>

namespace fringe::gpu {

/// The work of a call: rows [firstRow, endRow) of `cols` columns, for `points` points.
struct PointWork {
    int cols;
    int firstRow;
    int endRow;
    int points;
};

/// Cuts the work of a point kernel into launches of about a fortieth of a second, so that a display
/// on the same device stays alive, unless it is slow. Learns its speed from one launch to the next.
/// The bits of the sum do not depend on what it learns: points are cut at fixed places, and rows,
/// which may be cut anywhere, where no tile is.
class PacedLaunches {
  public:
    /// `launch` starts one and returns when it is done.
    void run(const PointWork& work, const std::function<void(formulas::LaunchRecord)>& launch);

  private:
    int endOfRows(const PointWork& work, int firstRow) const;
    void learn(double pairs, double seconds);

    double pairs_ = 1 << 22; ///< of points and pixels in the next launch
};

} // namespace fringe::gpu
