// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/kernels.h"
#include "kernels/formulas/exact_points.inc"

FRINGE_ADDRESS(addExactPoints)
