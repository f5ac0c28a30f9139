// SPDX-License-Identifier: GPL-3.0-or-later
// Projects of version 3 had one picture; its name, samples and values go to the first plane.
#include "app/project/migrations/migration.h"

#include <initializer_list>
#include <utility>

namespace fringe {
namespace {

using Json = nlohmann::json;

/// Moves the members that `from` has.
void move(Json& from, Json& to, std::initializer_list<const char*> keys) {
    for (const char* key : keys)
        if (from.contains(key)) {
            to[key] = std::move(from[key]);
            from.erase(key);
        }
}

/// What is damaged stays as it is; the reader says so.
void apply(Json& manifest, std::vector<Message>&) {
    const auto picture = manifest.find("picture");
    const auto design = manifest.find("design");
    if (picture == manifest.end() || !picture->is_object() || design == manifest.end())
        return;
    Json plane{{"values", Json::object()}};
    move(*picture, plane, {"name", "image"});
    if (design->contains("picture"))
        move((*design)["picture"], plane["values"],
             {"distance", "width", "height", "x", "y", "gamma", "signal", "signal_width",
              "signal_height", "signal_x", "signal_y"});
    (*picture)["chosen"] = 0;
    (*picture)["planes"] = Json::array({plane});
}

} // namespace

extern const Migration from_version_3{3, apply};

} // namespace fringe
