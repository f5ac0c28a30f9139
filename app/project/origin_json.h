// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"

#include <nlohmann/json.hpp>

namespace fringe {

/// A text of an object; empty where it is missing or no text: a result may be left out, whatever
/// became of it.
std::string textIn(const nlohmann::json& object, const char* key);

/// Where data came from, as project files keep it; an empty object: that is not known.
nlohmann::ordered_json originJson(const Origin& origin);

/// The origin of an asset, without what is wrong of it: nothing depends on it.
Origin originOf(const nlohmann::json& asset);

} // namespace fringe
