// SPDX-License-Identifier: GPL-3.0-or-later
// Projects of version 7 knew no device: theirs is "none", which is what is left out, so that their
// bits stay as they were.
#include "app/project/migrations/migration.h"

namespace fringe {
namespace {

void apply(nlohmann::json&, const DataBox&, std::vector<Message>&) {}

} // namespace

extern const Migration from_version_7{7, apply};

} // namespace fringe
