// SPDX-License-Identifier: GPL-3.0-or-later
// Projects of version 9 carried light by a hard band limit and zero padding of 2 unless they said
// something else; encoded all frequencies of a field, off the axis by an angle, and as a double
// phase by the largest amplitude; and were looked at in all light.
#include "app/project/migrations/migration.h"

namespace fringe {
namespace {

void setPropagation(nlohmann::json& design) {
    nlohmann::json& reconstruction = design["reconstruction"];
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

void setEncoding(nlohmann::json& design) {
    const auto encoding = design.find("encoding");
    if (encoding == design.end() || !encoding->is_object())
        return;
    const nlohmann::json kind = encoding->value("kind", nlohmann::json());
    if (kind == "off-axis") {
        encoding->update({{"carrier", "angle"}, {"off_grid", "true"}, {"limit", "none"}});
        if (nlohmann::json& look = design["reconstruction"]; look.is_object() || look.is_null())
            look["filtered"] = "false";
    }
    if (kind == "double-phase")
        encoding->update({{"scale", "max"}, {"limit", "none"}});
}

/// What is damaged stays as it is; the reader says so.
void apply(nlohmann::json& manifest, const DataBox&, std::vector<Message>&) {
    const auto design = manifest.find("design");
    if (design == manifest.end() || !design->is_object())
        return;
    setPropagation(*design);
    setEncoding(*design);
}

} // namespace

extern const Migration from_version_9{9, apply};

} // namespace fringe
