// SPDX-License-Identifier: GPL-3.0-or-later
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include "kernels/formulas/point_survey.inc"
