// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/operations.h"
#include "kernels/parallel.h"

#include <algorithm>

namespace fringe::cpu {

void copyRows(Rows source, Rows target, std::int64_t rows, std::int64_t bytes) {
    constexpr std::int64_t bytesPerPiece = 1 << 18;
    if (bytes == 0)
        return;
    parallelFor(rows, std::max<std::int64_t>(1, bytesPerPiece / bytes),
                [&](std::int64_t begin, std::int64_t end) {
                    for (std::int64_t row = begin; row < end; ++row)
                        std::copy_n(source.first + row * source.stride, bytes,
                                    target.first + row * target.stride);
                });
}

} // namespace fringe::cpu
