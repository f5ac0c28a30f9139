// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/kernels.h"
#include "kernels/formulas/plane_products.inc"

FRINGE_ADDRESS(multiplyAngularTransfer)
FRINGE_ADDRESS(multiplySeparable)
