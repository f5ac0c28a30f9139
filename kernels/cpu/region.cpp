// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/operations.h"
#include "kernels/parallel.h"

#include <algorithm>

namespace fringe::cpu {

void copyRegion(const Field& source, const Field& target, const RegionArgs& args) {
    constexpr std::int64_t rowsPerPiece = 64;
    parallelFor(args.size.rows, rowsPerPiece, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row)
            std::copy_n(source.row(args.sourceRow + row) + args.sourceCol, args.size.cols,
                        target.row(args.targetRow + row) + args.targetCol);
    });
}

} // namespace fringe::cpu
