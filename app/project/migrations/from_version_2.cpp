// SPDX-License-Identifier: GPL-3.0-or-later
// Projects of version 2 were made for points or spots, never for a picture.
#include "app/project/migrations/migration.h"

namespace fringe {
namespace {

void apply(nlohmann::json& manifest, std::vector<Message>&) {
    manifest["picture"] = {{"name", ""}};
}

const Migration entry{2, apply};

} // namespace

const Migration& from_version_2_entry() {
    return entry;
}

} // namespace fringe
