// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/kernels.h"
#include "kernels/formulas/cut_points.inc"
#include "kernels/formulas/nufft_points.inc"
#include "kernels/formulas/point_survey.inc"

FRINGE_ADDRESS(findDistances)
FRINGE_ADDRESS(surveyBins)
FRINGE_ADDRESS(keyPoints)
FRINGE_ADDRESS(countDigits)
FRINGE_ADDRESS(sumCounts)
FRINGE_ADDRESS(moveEntries)
FRINGE_ADDRESS(recordPoints)
FRINGE_ADDRESS(spreadPoints)
FRINGE_ADDRESS(collectCells)
FRINGE_ADDRESS(carryTiles)
FRINGE_ADDRESS(drawCuts)
FRINGE_ADDRESS(collectCuts)
FRINGE_ADDRESS(carryCuts)
