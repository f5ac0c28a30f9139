// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/wanted.h"

namespace fringe {

/// How good a pattern is, from the intensity I = |U|² that it gives in a plane, where the target's
/// is T. Sums go over the places that count: efficiency Σ I; error ‖s I - T‖/‖T‖ with the scale s
/// that makes it least; σ = std(I/T)/mean(I/T) where T is half of its largest or more; PSNR of s I,
/// its peak the largest T.
Figures pictureFigures(std::span<const Complex> fields, const Constraint& wanted);

} // namespace fringe
