// SPDX-License-Identifier: GPL-3.0-or-later
// Projects of version 4 were made for one of three targets: points, spots or pictures. Each becomes
// sources, hidden where it is not what the hologram was made for; beam, lens and solver are those
// of what it was made for.
#include "app/project/migrations/migration.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <string>
#include <utility>

namespace fringe {
namespace {

using Json = nlohmann::json;

/// An empty object where there is none.
Json objectAt(const Json& owner, const char* key) {
    return owner.is_object() && owner.contains(key) && owner[key].is_object() ? owner[key]
                                                                              : Json::object();
}

std::string textAt(const Json& owner, const char* key, const char* otherwise) {
    return owner.is_object() && owner.contains(key) && owner[key].is_string()
               ? owner[key].get<std::string>()
               : otherwise;
}

/// The first step of a migration leaves what is damaged to the reader; here it would be lost.
Json blobOf(const Json& owner, const char* key, const char* count, const std::string& name) {
    const Json& blob = owner.at(key);
    return {{"name", blob.is_object() && blob.contains("name") ? blob["name"] : Json(name)},
            {"blob", blob.is_object() && blob.contains("blob") ? blob["blob"] : Json()},
            {"count", blob.is_object() && blob.contains(count) ? blob[count] : Json()}};
}

void addBlob(Json& source, const char* slot, const Json& owner, const char* key, const char* count,
             const std::string& name = {}) {
    if (owner.contains(key))
        source["assets"][slot] = blobOf(owner, key, count, name);
}

Json sourceOf(const std::string& name, const char* kind, bool visible, Json values) {
    return {{"name", name},
            {"kind", kind},
            {"visible", visible},
            {"values", std::move(values)},
            {"assets", Json::object()}};
}

/// The values of the solver and its start, with the words of today.
Json solverOf(const Json& algorithm, const char* name, const char* start, const char* iterations) {
    Json solver{{"name", name}, {"start", start}, {"iterations", iterations}};
    for (const auto& [key, value] : algorithm.items()) {
        if (key == "tolerance")
            continue;
        const std::string today = key == "rounds"      ? "iterations"
                                  : key == "rehearsal" ? "warm_iterations"
                                                       : key;
        solver[today] = value;
    }
    return solver;
}

/// Moves what spots and pictures each had of the setup to where it is once.
void moveSetup(Json& design, const Json& former, bool hasLens) {
    for (const char* section : {"illumination", "lens"})
        design[section] = objectAt(design, section);
    for (const auto& [key, value] : former.items())
        if (key.starts_with("beam") || key.starts_with("aperture"))
            design["illumination"][key] = value;
    if (former.contains("focal_length"))
        design["lens"]["focal_length"] = former["focal_length"];
    design["lens"]["on"] =
        hasLens && textAt(former, "geometry", "lens") == "lens" ? "true" : "false";
}

/// 0 says "usual" today; that was 1e-4 in exact free space, where 0 was as exact as can be.
std::string toleranceOf(const Json& algorithm, bool isFreeExact) {
    const std::string text = textAt(algorithm, "tolerance", isFreeExact ? "0.0001" : "0");
    double number = -1;
    std::from_chars(text.data(), text.data() + text.size(), number);
    if (isFreeExact && (number == 0 || number == 1e-4))
        return number == 0 ? "1e-09" : "0";
    return text;
}

Json spotValues(const Json& former, const Json& algorithm) {
    const std::string geometry = textAt(former, "geometry", "lens");
    const bool isExact =
        geometry == "lens" ? textAt(former, "model", "fresnel") == "exact" : geometry != "free";
    return {{"model", isExact ? "exact" : "fresnel"},
            {"tolerance", toleranceOf(algorithm, isExact && geometry != "lens")}};
}

/// What has no name stays without.
std::string freeName(const std::string& name, std::set<std::string>& taken) {
    std::string free = name;
    for (int number = 2; !name.empty() && !taken.insert(free).second; ++number)
        free = name + ' ' + std::to_string(number);
    return free;
}

std::string cornersText(const Json& corners) {
    std::string text;
    for (const Json& corner : corners)
        for (const Json& part : corner.is_array() ? corner : Json::array())
            text += (text.empty() ? "" : ", ") + part.dump();
    return text;
}

/// Of one plane.
Json imageOf(const Json& plane, const Json& padding, bool visible, std::set<std::string>& names) {
    const std::string name = textAt(plane, "name", "");
    Json values = objectAt(plane, "values");
    if (padding.is_string())
        values["padding"] = padding;
    if (plane.contains("corners"))
        values["corners"] = cornersText(plane["corners"]);
    Json source = sourceOf(freeName(name, names), "image", visible, std::move(values));
    addBlob(source, "image", plane, "image", "samples", name);
    addBlob(source, "mask", plane, "mask", "samples");
    return source;
}

void apply(Json& manifest, std::vector<Message>& notes) {
    if (!manifest.contains("design") || !manifest["design"].is_object())
        return;
    Json& design = manifest["design"];
    const std::string target = textAt(objectAt(design, "target"), "kind", "points");
    const bool isPoints = target == "points", isSpots = target == "spots",
               isPicture = target == "picture";
    const char* const active = isPicture ? "picture" : "spots";
    const Json scene = objectAt(manifest, "scene"), spots = objectAt(manifest, "spots"),
               picture = objectAt(manifest, "picture");
    std::set<std::string> names;
    Json sources = Json::array();
    if (isPoints || scene.contains("cloud")) {
        const std::string name = textAt(scene, "name", "");
        Json source =
            sourceOf(freeName(name, names), "points", isPoints, objectAt(design, "scene"));
        source["method"] = objectAt(design, "method");
        addBlob(source, "cloud", scene, "cloud", "points", name);
        sources.push_back(std::move(source));
    }
    if (isSpots || spots.contains("list")) {
        Json source =
            sourceOf(freeName("", names), "spots", isSpots,
                     spotValues(objectAt(design, "spots"), objectAt(design, "algorithm")));
        addBlob(source, "list", spots, "list", "spots");
        sources.push_back(std::move(source));
    }
    const Json padding = objectAt(design, "picture").value("padding", Json());
    for (const Json& plane : picture.value("planes", Json::array()))
        if (isPicture || plane.contains("image"))
            sources.push_back(imageOf(plane, padding, isPicture, names));
    if (isPicture && (sources.empty() || sources.back()["kind"] != "image"))
        sources.push_back(sourceOf("", "image", true, Json::object()));
    moveSetup(design, objectAt(design, active), !isPoints);
    if (isPoints)
        design["solver"] = {{"name", "sum"}};
    else if (isSpots)
        design["solver"] = solverOf(objectAt(design, "algorithm"), "ora", "superposition", "20");
    else
        design["solver"] = solverOf(objectAt(design, "picture_algorithm"), "gs", "smooth", "50");
    if (isPicture && design["solver"]["name"] == "wgs")
        design["solver"]["name"] = "wgs-kim";
    manifest["assets"] = Json::object();
    const Json& owner = isPicture ? picture : spots;
    addBlob(manifest, "beam", owner, "beam", "samples");
    addBlob(manifest, "start", owner, "start", "samples");
    for (const char* former :
         {"target", "scene", "spots", "picture", "method", "algorithm", "picture_algorithm"})
        design.erase(former);
    const bool hidesSome =
        std::ranges::any_of(sources, [](const Json& source) { return source["visible"] == false; });
    manifest["sources"] = std::move(sources);
    if (hidesSome)
        notes.push_back(message(
            FRINGE_MARK("The project also held what its hologram was not made for; that is there "
                        "as hidden sources.")));
}

} // namespace

extern const Migration from_version_4{4, apply};

} // namespace fringe
