// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/reference/operations.h"

namespace fringe::reference {

void copyRegion(const Plane& source, Plane& target, const RegionArgs& args) {
    for (std::int64_t row = 0; row < args.size.rows; ++row)
        for (std::int64_t col = 0; col < args.size.cols; ++col)
            target.at(args.targetRow + row, args.targetCol + col) =
                source.at(args.sourceRow + row, args.sourceCol + col);
}

} // namespace fringe::reference
