// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/camera/camera_registration.h"

#include "engine/model/error.h"
#include "engine/model/units.h"

#include <array>
#include <fstream>
#include <string>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

double pixelOf(const Json& spot, const char* key) {
    return spot.at(key).get<double>();
}

double placeOf(const Json& spot, const char* key) {
    return parseLength(spot.at(key).get<std::string>()).si();
}

Error unreadable(const std::filesystem::path& path, const Message& why) {
    return badInput(FRINGE_MARK("{0}: {1}; give a list of three, such as {2}."), path.string(), why,
                    R"([{"x": "1mm", "y": "0mm", "column": 612.3, "row": 400}, …])");
}

} // namespace

AffineMap readRegistration(const std::filesystem::path& path) {
    std::ifstream file(path);
    if (!file)
        throw badInput(FRINGE_MARK("{0}: the file cannot be read."), path.string());
    try {
        Json list = Json::parse(file);
        if (list.is_object())
            list = Json(list.at("registration"));
        if (!list.is_array() || list.size() != 3)
            throw unreadable(path, message(FRINGE_MARK("it holds no list of three spots")));
        std::array<PlanePlace, 3> places, pixels;
        for (std::size_t i = 0; i < places.size(); ++i) {
            places[i] = {placeOf(list[i], "x"), placeOf(list[i], "y")};
            pixels[i] = {pixelOf(list[i], "column"), pixelOf(list[i], "row")};
        }
        return mapThrough(places, pixels);
    } catch (const Json::exception&) {
        throw unreadable(path, message(FRINGE_MARK("it is not a list of spots in JSON")));
    }
}

Json registrationJson(const AffineMap& map, double reach) {
    Json list = Json::array();
    for (const PlanePlace& place : {PlanePlace{0, 0}, {reach, 0}, {0, reach}}) {
        const PlanePlace pixel = map(place);
        list.push_back({{"x", formatLength(Length(place.x))},
                        {"y", formatLength(Length(place.y))},
                        {"column", pixel.x},
                        {"row", pixel.y}});
    }
    return list;
}

} // namespace fringe
