// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/phase_unit.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace fringe {

std::optional<PhaseUnit> phaseUnit(std::string_view name) {
    static constexpr std::array names{
        std::pair{"rad", PhaseUnit::Radians},     std::pair{"radian", PhaseUnit::Radians},
        std::pair{"radians", PhaseUnit::Radians}, std::pair{"wave", PhaseUnit::Waves},
        std::pair{"waves", PhaseUnit::Waves},     std::pair{"cycle", PhaseUnit::Waves},
        std::pair{"cycles", PhaseUnit::Waves},    std::pair{"turn", PhaseUnit::Waves},
        std::pair{"turns", PhaseUnit::Waves},     std::pair{"lambda", PhaseUnit::Waves},
        std::pair{"λ", PhaseUnit::Waves},         std::pair{"2pi", PhaseUnit::Waves},
        std::pair{"2π", PhaseUnit::Waves}};
    std::string plain;
    for (const char c : name)
        if (std::string_view("[]() \t").find(c) == std::string_view::npos)
            plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const auto found = std::ranges::find(names, plain, &std::pair<const char*, PhaseUnit>::first);
    return found != names.end() ? std::optional(found->second) : std::nullopt;
}

} // namespace fringe
