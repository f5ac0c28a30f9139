// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/kernels.h"
#include "kernels/formulas/separable_spots.inc"

FRINGE_ADDRESS(adjointOfSeparableSpots)
FRINGE_ADDRESS(forwardToSeparableSpots)
