// SPDX-License-Identifier: GPL-3.0-or-later
// Projects of version 6 placed point clouds and meshes in one of three ways: as read, by a scale
// and an offset, or fitted into a box; what was not fitted was turned about its middle or the
// file's origin. Their bits stay as they were. They also knew a method "tiles", whose tolerance
// the automatic choice keeps.
#include "app/project/migrations/migration.h"
#include "engine/model/error.h"
#include "engine/model/placement.h"
#include "engine/model/units.h"

#include <array>
#include <string>

namespace fringe {
namespace {

using Json = nlohmann::json;

/// The values of a source's former rows, which are taken out of it.
class FormerValues {
  public:
    explicit FormerValues(Json& values) : values_(values) {}

    std::string text(const char* key, const char* usual) {
        const auto found = values_.find(key);
        if (found == values_.end())
            return usual;
        if (!found->is_string())
            throw badInput(FRINGE_MARK("the value of \"{0}\" must be text such as \"8 µm\"."), key);
        std::string text = found->get<std::string>();
        values_.erase(found);
        return text;
    }
    double length(const char* key, const char* usual) { return parseLength(text(key, usual)).si(); }
    Place lengths(const std::array<const char*, 3>& keys, const std::array<const char*, 3>& usual) {
        Place metres{};
        for (std::size_t i = 0; i < 3; ++i)
            metres[i] = length(keys[i], usual[i]);
        return metres;
    }

  private:
    Json& values_;
};

Turns turnsOf(const Json& values) {
    const auto angle = [&](const char* key) {
        const Json text = values.value(key, Json());
        return text.is_string() ? parseAngle(text.get_ref<const std::string&>()) : Angle{};
    };
    return {angle("rotate_x"), angle("rotate_y"), angle("rotate_z")};
}

/// A box without an extent stands for data that are not there.
Placement placementOf(Json& values, const Box& box) {
    constexpr std::array nowhere{"0 mm", "0 mm", "0 mm"};
    FormerValues former(values);
    Placement placement{.turns = turnsOf(values)};
    const std::string way = former.text("placement", "as-read");
    const std::string pivot = former.text("pivot", "middle");
    const Place sides = former.lengths({"width", "height", "depth"}, {"10 mm", "10 mm", "10 mm"});
    const Place centre =
        former.lengths({"centre_x", "centre_y", "distance"}, {"0 mm", "0 mm", "200 mm"});
    const double scale = parseNumber(former.text("scale", "1"));
    Place offset = former.lengths({"offset_x", "offset_y", "offset_z"}, nowhere);
    if (way == "fit") {
        placement.centre = centre;
        return fitted(placement, box, sides);
    }
    if (way != "as-read" && way != "scale")
        throw badInput(FRINGE_MARK("\"{0}\" is no way of placing an object; the project's file is "
                                   "damaged."),
                       way);
    if (way == "scale")
        placement.scale = scale;
    else
        offset = {};
    return pivot == "origin" ? shifted(placement, box, offset) : asRead(placement, box, offset);
}

/// In the order of their files' rows.
void write(Json& values, const Placement& placement) {
    constexpr std::array keys{"centre_x", "centre_y", "centre_z"};
    std::string rest;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        values[keys[axis]] = formatLength(Length(placement.centre[axis]));
        rest += (axis == 0 ? "" : ", ") + formatNumber(placement.rest[axis]);
    }
    values["scale"] = formatNumber(placement.scale);
    if (placement.rest != Place{})
        values["rest"] = rest;
}

void replaceTiles(Json& source) {
    const auto method = source.find("method");
    if (method != source.end() && method->is_object() && method->value("name", Json()) == "tiles")
        (*method)["name"] = "auto";
}

/// What is damaged stays as it is; the reader says so.
void apply(Json& manifest, const DataBox& boxOf, std::vector<Message>&) {
    const auto sources = manifest.find("sources");
    if (sources == manifest.end() || !sources->is_array())
        return;
    for (Json& source : *sources) {
        if (!source.is_object())
            continue;
        replaceTiles(source);
        const Json kind = source.value("kind", Json());
        Json& values = source["values"];
        if ((kind != "points" && kind != "mesh") || !(values.is_object() || values.is_null()))
            continue;
        const auto box = boxOf(source);
        if (values.is_null())
            values = Json::object();
        const Placement placement = placementOf(values, box.value_or(Box{}));
        write(values, placement);
    }
}

} // namespace

extern const Migration from_version_6{6, apply};

} // namespace fringe
