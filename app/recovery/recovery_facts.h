// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/recovery/recovery_folder.h"

#include <nlohmann/json.hpp>

#include <concepts>

/// What a recovery folder says beside the project.
namespace fringe {

/// Complete or as it was before. Throws `Error` (Failed).
void writeRecoveryFacts(const RecoveryFolder& folder, const nlohmann::ordered_json& facts);

/// An object. Throws `Error` (BadInput) if it is damaged.
nlohmann::ordered_json readRecoveryFacts(const RecoveryFolder& folder);

/// One of them; `otherwise` where it is missing or of another kind.
template <class Fact>
Fact factOf(const nlohmann::ordered_json& facts, const char* key, Fact otherwise) {
    const auto found = facts.find(key);
    const bool fits = found != facts.end()
                      && (std::integral<Fact>         ? found->is_number_integer()
                          : std::floating_point<Fact> ? found->is_number()
                                                      : found->is_string());
    return fits ? found->template get<Fact>() : otherwise;
}

} // namespace fringe
