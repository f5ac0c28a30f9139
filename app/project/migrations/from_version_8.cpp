// SPDX-License-Identifier: GPL-3.0-or-later
// Projects of version 8 wrote phases in turns alone; radians are usual since.
#include "app/project/migrations/migration.h"

namespace fringe {
namespace {

/// What is damaged stays as it is; the reader says so.
void apply(nlohmann::json& manifest, const DataBox&, std::vector<Message>&) {
    const auto outputs = manifest.find("outputs");
    if (outputs == manifest.end() || !outputs->is_array())
        return;
    for (nlohmann::json& output : *outputs)
        if (output.is_object() && output.value("what", nlohmann::json()) == "phase"
            && !output.contains("values"))
            output["values"] = {{"unit", "turns"}};
}

} // namespace

extern const Migration from_version_8{8, apply};

} // namespace fringe
