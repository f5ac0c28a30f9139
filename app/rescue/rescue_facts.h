// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rescue/rescue_folder.h"

#include <nlohmann/json_fwd.hpp>

/// What a rescue folder says beside the project.
namespace fringe {

/// Complete or as it was before. Throws `Error` (Failed).
void writeRescueFacts(const RescueFolder& folder, const nlohmann::ordered_json& facts);

/// An object. Throws `Error` (BadInput) if it is damaged.
nlohmann::ordered_json readRescueFacts(const RescueFolder& folder);

} // namespace fringe
