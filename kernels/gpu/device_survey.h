// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gpu/point_survey.h"

namespace fringe::gpu {

/// By the kernels of point_survey.inc, which need double precision there. args and queue outlive
/// it.
std::unique_ptr<PointSurvey> surveyOnDevice(const PointSourcesArgs& args, KernelQueue& queue);

} // namespace fringe::gpu
