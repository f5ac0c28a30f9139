// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/kernels.h"
#include "kernels/formulas/exact_patches.inc"

FRINGE_ADDRESS(addExactPatches8)
FRINGE_ADDRESS(addExactPatches4)
