// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/kernels.h"
#include "kernels/formulas/layers.inc"

FRINGE_ADDRESS(passLayer)
