// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/figures.h"

#include <cstddef>
#include <vector>

namespace fringe {

/// The figures of iterations, one after the other, as a project keeps them: numbers in double
/// precision, on machines that order bytes alike.
std::vector<std::byte> curveBytes(const std::vector<Figures>& history);

/// What was kept so; a rest that is no whole row is left out.
std::vector<Figures> historyOf(const std::vector<std::byte>& curve);

} // namespace fringe
