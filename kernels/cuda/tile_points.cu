// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/kernels.h"
#include "kernels/formulas/tile_points.inc"

FRINGE_ADDRESS(addPointsOnTiles64)
FRINGE_ADDRESS(addPointsOnTiles32)
FRINGE_ADDRESS(addPointsOnTiles16)
