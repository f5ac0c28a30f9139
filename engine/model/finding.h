// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter.h"

#include <string>
#include <vector>

namespace fringe {

enum class Severity {
    Note,    ///< worth knowing
    Warning, ///< allowed, but the result will suffer
    Refusal, ///< cannot be computed as it stands
};

/// What was found about a design, tied to the parameter it is about.
struct Finding {
    Severity severity = Severity::Note;
    std::string parameter; ///< path such as "plate.pitch_x", or empty
    Message message;
    Settings fix{}; ///< with which the finding is gone; empty: a person has to decide
};

using Findings = std::vector<Finding>;

} // namespace fringe
