// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"
#include "engine/model/design.h"
#include "engine/solvers/optics.h"
#include "engine/sources/source_kind.h"

#include <vector>

namespace fringe {

/// The plate of a design and all that its visible sources want. ONE thread, that of the device.
Optics opticsOf(const Design& design, const std::vector<SourceInput>& inputs, Device& device,
                JobControl& control, bool eachPair = false);

} // namespace fringe
