// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/run_curves.h"

namespace fringe {

ConvergenceRun curvesOf(const std::vector<Figures>& iterations, const QString& name) {
    ConvergenceRun run;
    run.name = name;
    for (const Figures& figures : iterations) {
        run.efficiency.push_back(figures.efficiency);
        if (figures.uniformity)
            run.uniformity.push_back(*figures.uniformity);
        run.error.push_back(figures.error);
        run.sigma.push_back(figures.sigma);
    }
    return run;
}

} // namespace fringe
