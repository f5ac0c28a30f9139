// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/kernels.h"
#include "kernels/formulas/exact_spots.inc"

FRINGE_ADDRESS(adjointOfExactSpots)
FRINGE_ADDRESS(forwardToExactSpots)
