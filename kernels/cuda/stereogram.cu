// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/kernels.h"
#include "kernels/formulas/stereogram.inc"

FRINGE_ADDRESS(stereogramByRows)
FRINGE_ADDRESS(stereogramByBands)
