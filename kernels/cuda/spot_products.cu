// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/kernels.h"
#include "kernels/formulas/spot_products.inc"

FRINGE_ADDRESS(fillSpotTable)
FRINGE_ADDRESS(adjointSpotProducts)
FRINGE_ADDRESS(addSpotShares)
FRINGE_ADDRESS(forwardSpotProducts)
