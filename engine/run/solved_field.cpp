// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/solved_field.h"

#include "engine/encodings/encoding.h"
#include "engine/run/run.h"

namespace fringe {

Hologram solvedField(const Design& design, const SolverResult& result) {
    const BestPattern& best = result.state.best;
    Hologram hologram = fieldOf(design, best.pattern.turns());
    hologram.device = result.device;
    const std::int64_t levels =
        result.unjudged ? deviceLevels(design.encoding) : levelsOf(design.encoding);
    hologram.solved = {.solver = design.solver.key,
                       .iterations = result.state.iteration,
                       .levels = static_cast<int>(levels),
                       .efficiency = best.figures.efficiency,
                       .uniformity = best.figures.uniformity,
                       .psnr = best.figures.psnr,
                       .finerPsnr = result.finerPsnr};
    return hologram;
}

} // namespace fringe
