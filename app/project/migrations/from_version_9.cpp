// SPDX-License-Identifier: GPL-3.0-or-later
// Projects of version 9 encoded all frequencies of a field; off the axis by an angle, 1° unless it
// was given, and as a double phase by the largest amplitude.
#include "app/project/migrations/migration.h"

namespace fringe {
namespace {

/// What is damaged stays as it is; the reader says so.
void apply(nlohmann::json& manifest, const DataBox&, std::vector<Message>&) {
    const auto encoding = manifest.find("encoding");
    if (encoding == manifest.end() || !encoding->is_object())
        return;
    const nlohmann::json kind = encoding->value("kind", nlohmann::json());
    if (kind == "off-axis")
        encoding->update({{"carrier", "angle"}, {"off_grid", true}, {"limit", "none"}});
    if (kind == "double-phase")
        encoding->update({{"scale", "max"}, {"limit", "none"}});
}

} // namespace

extern const Migration from_version_9{9, apply};

} // namespace fringe
