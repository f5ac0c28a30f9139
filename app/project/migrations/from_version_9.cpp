// SPDX-License-Identifier: GPL-3.0-or-later
// Projects of version 9 carried light by a hard band limit and zero padding of 2 unless they said
// something else; a soft one and padding by geometry are usual since.
#include "app/project/migrations/migration.h"

namespace fringe {
namespace {

/// What is damaged stays as it is; the reader says so.
void apply(nlohmann::json& manifest, const DataBox&, std::vector<Message>&) {
    const auto design = manifest.find("design");
    if (design == manifest.end() || !design->is_object())
        return;
    nlohmann::json& reconstruction = (*design)["reconstruction"];
    if (!reconstruction.is_object() && !reconstruction.is_null())
        return;
    const std::string propagation =
        reconstruction.is_null() ? "asm" : reconstruction.value("propagation", "asm");
    if (propagation != "asm" && propagation != "fresnel")
        return;
    if (!reconstruction.contains("padding"))
        reconstruction["padding"] = "2";
    nlohmann::json& limit = reconstruction["band_limit"];
    limit = limit == "false" ? "none" : "hard";
}

} // namespace

extern const Migration from_version_9{9, apply};

} // namespace fringe
