// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "engine/run/plan.h"

#include <pybind11/pybind11.h>

namespace fringe::python {

/// The plan of a design on a device. scratch: as of `PlanLimits`. Throws as `plan`.
Plan planned(const DesignPtr& design, const ComputeDevice& device, const Session& session,
             const std::string& scratch);

void bindPlans(pybind11::module_& module);

} // namespace fringe::python
