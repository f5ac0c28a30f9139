// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/point_survey.h"

#include "kernels/gpu/device_survey.h"
#include "kernels/gpu/host_survey.h"

namespace fringe::gpu {

std::unique_ptr<PointSurvey> surveyOf(const PointSourcesArgs& args, KernelQueue& queue) {
    return queue.hasDouble() ? surveyOnDevice(args, queue) : surveyOnHost(args, queue);
}

} // namespace fringe::gpu
