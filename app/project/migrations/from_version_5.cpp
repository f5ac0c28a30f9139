// SPDX-License-Identifier: GPL-3.0-or-later
// Projects of version 5 took the colours of point clouds for amplitudes.
#include "app/project/migrations/migration.h"

namespace fringe {
namespace {

using Json = nlohmann::json;

/// What is damaged stays as it is; the reader says so.
void apply(Json& manifest, std::vector<Message>&) {
    const auto sources = manifest.find("sources");
    if (sources == manifest.end() || !sources->is_array())
        return;
    for (Json& source : *sources) {
        if (!source.is_object() || source.value("kind", Json()) != "points")
            continue;
        Json& values = source["values"];
        if (values.is_object() || values.is_null())
            values["colours"] = "amplitude";
    }
}

} // namespace

extern const Migration from_version_5{5, apply};

} // namespace fringe
