// SPDX-License-Identifier: GPL-3.0-or-later
// Projects of version 2 were made for points or spots, never for a picture.
#include "app/project/migrations/migration.h"

namespace fringe {
namespace {

void apply(nlohmann::json& manifest, std::vector<Message>&) {
    manifest["picture"] = {{"name", ""}};
}

} // namespace

extern const Migration from_version_2{2, apply};

} // namespace fringe
