// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/reference/operations.h"

namespace fringe::reference {

void multiplyChirp(Plane& field, const ChirpArgs& args) {
    for (std::int64_t row = 0; row < field.shape.rows; ++row)
        for (std::int64_t col = 0; col < field.shape.cols; ++col) {
            const double u = static_cast<double>(col - args.originCol);
            const double v = static_cast<double>(args.originRow - row);
            field.at(row, col) *= static_cast<double>(args.scale) * phasor(args.constant)
                                  * phasor(args.quadraticX * u * u) * phasor(args.linearX * u)
                                  * phasor(args.quadraticY * v * v) * phasor(args.linearY * v);
        }
}

} // namespace fringe::reference
