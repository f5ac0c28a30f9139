// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/kernels.h"
#include "kernels/formulas/planes.inc"

FRINGE_ADDRESS(addPlanes)
FRINGE_ADDRESS(intensityOfField)
FRINGE_ADDRESS(rangeOfField)
FRINGE_ADDRESS(encodeField)
FRINGE_ADDRESS(lookUpLevels)
