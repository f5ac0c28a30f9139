// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/camera/slm_model.h"
#include "engine/model/field.h"

namespace fringe {

class JobControl;

/// Light of levels on a panel with fill factor, gaps and crosstalk of the model, by 4 × 4 places in
/// each pixel, and of it the waves that as many samples as the panel has pixels tell apart: steps
/// within pixels send the rest into higher orders. Planes lie in memory; about 40 numbers are held
/// of each of a pixel. Throws `Cancelled`.
Hologram onPanel(const LevelPattern& levels, const SlmModel& model, JobControl& control);

} // namespace fringe
