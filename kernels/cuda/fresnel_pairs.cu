// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/kernels.h"
#include "kernels/formulas/fresnel_pairs.inc"

FRINGE_ADDRESS(addFresnelPairs)
FRINGE_ADDRESS(addFresnelRecurrence)
