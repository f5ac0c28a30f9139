// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <numbers>
#include <optional>
#include <string_view>

namespace fringe {

/// What phases are counted in. A wave is a cycle, 2π.
enum class PhaseUnit { Radians, Waves };

/// Cycles in a unit.
constexpr double cyclesIn(PhaseUnit unit) {
    return unit == PhaseUnit::Waves ? 1 : 0.5 * std::numbers::inv_pi;
}

/// The unit of a name, in brackets or not: "rad", "radians"; "waves", "cycles", "turns", "2pi",
/// "2π". Nothing for another.
std::optional<PhaseUnit> phaseUnit(std::string_view name);

} // namespace fringe
