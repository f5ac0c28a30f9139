// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/optics.h"
#include "engine/solvers/phase_pattern.h"
#include "kernels/shape.h"

#include <span>
#include <vector>

namespace fringe {

/// The light of a picture in the `transportCells`² cells that it is divided into, by area;
/// row-major, as the picture, in proportion.
std::vector<double> lightInCells(std::span<const float> light, Shape shape);

/// The phases whose rays carry the beam's light to where the first of what is wanted has it, with
/// the least sum of squared ways, by geometric optics: they are smooth, so that there are no
/// vortices, and show the picture, blurred, before the first iteration. Swan et al., Opt. Express
/// 33, 6290 (2025); Torchylo et al., arXiv:2512.19072. Throws `Cancelled`.
PhasePattern transportPattern(Optics& optics);

} // namespace fringe
