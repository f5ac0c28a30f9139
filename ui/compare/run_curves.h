// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/round_history.h"
#include "ui/plots/convergence_plot.h"

namespace fringe {

/// The figures of a run's rounds, to be drawn under this name.
ConvergenceRun curvesOf(const RoundHistory& history, const QString& name);

} // namespace fringe
