// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/recovery/recovery_folder.h"

#include <nlohmann/json_fwd.hpp>

/// What a recovery folder says beside the project.
namespace fringe {

/// Complete or as it was before. Throws `Error` (Failed).
void writeRecoveryFacts(const RecoveryFolder& folder, const nlohmann::ordered_json& facts);

/// An object. Throws `Error` (BadInput) if it is damaged.
nlohmann::ordered_json readRecoveryFacts(const RecoveryFolder& folder);

} // namespace fringe
