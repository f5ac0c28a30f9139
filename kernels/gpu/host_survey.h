// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gpu/point_survey.h"

namespace fringe::gpu {

/// By the formulas of point_survey.h on one thread; the queue takes the records. args and queue
/// outlive it.
std::unique_ptr<PointSurvey> surveyOnHost(const PointSourcesArgs& args, KernelQueue& queue);

} // namespace fringe::gpu
