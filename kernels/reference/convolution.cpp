// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/reference/operations.h"

namespace fringe::reference {

void convolve(Plane& field, const ConvolveArgs& args) {
    TransferArgs transfer = args.transfer;
    const auto [rows, cols] = transfer.grid.shape;
    Plane padded({rows, cols});
    copyRegion(field, padded, {field.shape});
    fft(padded, {Axis::Rows, Direction::Forward, 0, rows});
    fft(padded, {Axis::Columns, Direction::Forward, 0, cols});
    transfer.firstRow = 0;
    transfer.rowCount = rows;
    multiplyTransfer(padded, transfer);
    fft(padded, {Axis::Columns, Direction::Inverse, 0, cols});
    fft(padded, {Axis::Rows, Direction::Inverse, 0, rows});
    copyRegion(padded, field, {field.shape});
}

} // namespace fringe::reference
