// SPDX-License-Identifier: GPL-3.0-or-later
// Kirkpatrick, Gelatt & Vecchi, Science 220, 671 (1983), with a geometric schedule. The temperature
// follows from the number of the iteration alone, so that a resumed design goes on as it was.
#include "engine/solvers/optics.h"
#include "engine/solvers/pixel_trials.h"

#include <cmath>

namespace fringe {
namespace {

void iterate(SolverState& state, Optics& optics, const Solving& solving) {
    const double cooling = solverNumber(solving, "cooling");
    tryPixels(state, optics, solving,
              solverNumber(solving, "temperature")
                  * std::pow(cooling, static_cast<double>(state.iteration)));
}

} // namespace

extern const Solver annealing_solver{
    {.key = "annealing",
     .label = FRINGE_MARK("Simulated annealing"),
     .help = FRINGE_MARK(
         "Direct search that takes losses at first, to end in a better pattern after more "
         "iterations. It tries pixels on the host, whatever the device."),
     .parameters = {uniformityWeightParameter(),
                    {.key = "temperature",
                     .kind = ValueKind::Number,
                     .label = FRINGE_MARK("Temperature"),
                     .help =
                         FRINGE_MARK("Of the first iteration, in losses that a pixel can make."),
                     .initial = 1.0,
                     .least = 0,
                     .most = 1e9},
                    {.key = "cooling",
                     .kind = ValueKind::Number,
                     .label = FRINGE_MARK("Cooling"),
                     .help = FRINGE_MARK("Of the temperature, from iteration to iteration."),
                     .initial = 0.8,
                     .least = 0,
                     .most = 1}},
     .purpose = purposes::fewLevels},
    &iterate,
    Solver::Keeps::Nothing,
    true};

} // namespace fringe
