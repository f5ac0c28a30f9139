// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/iteration_history.h"
#include "ui/plots/convergence_plot.h"

namespace fringe {

/// The figures of a run's iterations, to be drawn under this name.
ConvergenceRun curvesOf(const std::vector<Figures>& iterations, const QString& name);

} // namespace fringe
