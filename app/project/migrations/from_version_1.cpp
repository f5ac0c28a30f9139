// SPDX-License-Identifier: GPL-3.0-or-later
// Projects of version 1 were all made for a scene of points.
#include "app/project/migrations/migration.h"

namespace fringe {
namespace {

void apply(nlohmann::json& manifest, std::vector<Message>&) {
    const auto design = manifest.find("design");
    if (design != manifest.end() && design->is_object())
        (*design)["target"] = {{"kind", "points"}};
    manifest["spots"] = nlohmann::json::object();
}

} // namespace

extern const Migration from_version_1{1, apply};

} // namespace fringe
