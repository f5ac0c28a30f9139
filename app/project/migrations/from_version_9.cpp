// SPDX-License-Identifier: GPL-3.0-or-later
// Projects of version 9 carried light by a hard band limit and zero padding of 2 unless they said
// something else; encoded all frequencies of a field, off the axis by an angle, and as a double
// phase by the largest amplitude; were looked at in all light; gave light with depth random phases,
// and designed patterns for depth pictures in layers.
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

bool isDesigned(const nlohmann::json& design) {
    const auto solver = design.find("solver");
    return solver != design.end() && solver->is_object() && solver->value("name", "sum") != "sum";
}

/// The values of a source with depth.
void setDepth(const std::string& kind, bool isDesigned, nlohmann::json& values) {
    if (!values.contains("phase"))
        values["phase"] = "random";
    if (kind != "rgbd" || !isDesigned)
        return;
    values["as"] = "layers";
    if (!values.contains("layers") || values["layers"] == "0")
        values["layers"] = "16";
}

void setSources(nlohmann::json& manifest, bool isDesigned) {
    const auto sources = manifest.find("sources");
    if (sources == manifest.end() || !sources->is_array())
        return;
    for (nlohmann::json& source : *sources) {
        const std::string kind =
            source.is_object() && source.contains("kind") && source["kind"].is_string()
                ? source["kind"]
                : "";
        if (kind != "rgbd" && kind != "layers" && kind != "depth_camera")
            continue;
        nlohmann::json& values = source["values"];
        if (values.is_object() || values.is_null())
            setDepth(kind, isDesigned, values);
    }
}

/// What is damaged stays as it is; the reader says so.
void apply(nlohmann::json& manifest, const DataBox&, std::vector<Message>&) {
    const auto design = manifest.find("design");
    const bool hasDesign = design != manifest.end() && design->is_object();
    setSources(manifest, hasDesign && isDesigned(*design));
    if (!hasDesign)
        return;
    setPropagation(*design);
    setEncoding(*design);
}

} // namespace

extern const Migration from_version_9{9, apply};

} // namespace fringe
