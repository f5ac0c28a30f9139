// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter.h"

#include <string>
#include <utility>
#include <vector>

namespace fringe {

enum class Severity {
    Note,    ///< worth knowing
    Warning, ///< allowed, but the result will suffer
    Refusal, ///< cannot be computed as it stands
};

/// What a finding is gone with.
struct Fix {
    Settings settings;
    Message name{}; ///< "Move to 148 mm"; empty: the settings say it
};

/// The one fix by these settings; none where there are none.
inline std::vector<Fix> onlyFix(Settings settings) {
    std::vector<Fix> fixes;
    if (!settings.empty())
        fixes.push_back({std::move(settings)});
    return fixes;
}

/// What was found about a design, tied to the parameter it is about.
struct Finding {
    Severity severity = Severity::Note;
    std::string parameter; ///< path such as "plate.pitch_x", or empty
    Message message;
    std::vector<Fix> fixes{}; ///< each does; empty: a person has to decide
};

using Findings = std::vector<Finding>;

} // namespace fringe
