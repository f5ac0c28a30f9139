// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/frame_facts.h"
#include "engine/io/relief_facts.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace fringe {

/// The object "frame" of a file's metadata.
nlohmann::json frameJson(const FrameFacts& frame);
/// Throws `Error` (BadInput) that names `file` where the object is damaged.
FrameFacts frameFacts(const nlohmann::json& object, const std::string& file);

/// The object "relief", likewise.
nlohmann::json reliefJson(const ReliefFacts& relief);
ReliefFacts reliefFacts(const nlohmann::json& object, const std::string& file);

} // namespace fringe
