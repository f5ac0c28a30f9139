// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/operations.h"
#include "kernels/cpu/phasors.h"
#include "kernels/parallel.h"

namespace fringe::cpu {

void multiplyChirp(const Field& field, const ChirpArgs& args) {
    const simd::QuadraticPhase alongX{args.quadraticX, args.linearX, 0,
                                      -static_cast<double>(args.originCol), 1};
    const simd::QuadraticPhase alongY{args.quadraticY, args.linearY, args.constant,
                                      static_cast<double>(args.originRow), -1};
    const Phasors x = phasors(alongX, 1, field.shape.cols);
    const Phasors y = phasors(alongY, args.scale, field.shape.rows);
    constexpr std::int64_t rowsPerPiece = 16;
    parallelFor(field.shape.rows, rowsPerPiece, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row)
            multiplyRow(field.row(row), x, y[static_cast<std::size_t>(row)]);
    });
}

} // namespace fringe::cpu
