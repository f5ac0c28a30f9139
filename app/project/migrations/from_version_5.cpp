// SPDX-License-Identifier: GPL-3.0-or-later
// Projects of version 5 took the colours of point clouds for amplitudes, turned what they did not
// fit into a box about the file's origin, what they kept of a beam and an aperture had no effect
// where light of sources is summed, and sums of products had a precision.
#include "app/project/migrations/migration.h"

#include <cstdlib>
#include <string>

namespace fringe {
namespace {

using Json = nlohmann::json;

void keepAmplitudes(Json& sources) {
    for (Json& source : sources) {
        if (!source.is_object() || source.value("kind", Json()) != "points")
            continue;
        Json& values = source["values"];
        if (values.is_object() || values.is_null())
            values["colours"] = "amplitude";
    }
}

/// Silent where it was the usual one.
void dropPrecision(Json& sources) {
    for (Json& source : sources)
        if (source.is_object() && source.contains("method") && source["method"].is_object()
            && source["method"].value("precision", Json()) == "single")
            source["method"].erase("precision");
}

bool isTurned(const Json& values) {
    const auto isTurn = [&](const char* key) {
        const Json angle = values.value(key, Json());
        return angle.is_string()
               && std::strtod(angle.get_ref<const std::string&>().c_str(), nullptr) != 0;
    };
    return values.is_object() && (isTurn("rotate_x") || isTurn("rotate_y") || isTurn("rotate_z"));
}

void keepPivots(Json& sources) {
    for (Json& source : sources)
        if (source.is_object() && isTurned(source.value("values", Json())))
            source["values"]["pivot"] = "origin";
}

void keepSumsUnlit(Json& design) {
    const auto solver = design.find("solver");
    const auto illumination = design.find("illumination");
    if (solver == design.end() || !solver->is_object() || illumination == design.end()
        || !illumination->is_object() || solver->value("name", Json()) != "sum")
        return;
    (*illumination)["beam"] = "uniform";
    (*illumination)["aperture"] = "none";
}

/// What is damaged stays as it is; the reader says so.
void apply(Json& manifest, const DataBox&, std::vector<Message>&) {
    if (const auto sources = manifest.find("sources");
        sources != manifest.end() && sources->is_array()) {
        keepAmplitudes(*sources);
        dropPrecision(*sources);
        keepPivots(*sources);
    }
    if (const auto design = manifest.find("design");
        design != manifest.end() && design->is_object())
        keepSumsUnlit(*design);
}

} // namespace

extern const Migration from_version_5{5, apply};

} // namespace fringe
