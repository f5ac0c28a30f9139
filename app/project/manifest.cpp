// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/manifest.h"

#include "app/project/migrations/migration.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
#include "engine/outputs/output_kind.h"

#include <algorithm>
#include <cmath>
#include <ranges>
#include <utility>

namespace fringe {
namespace {

using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json;

constexpr const char* formatName = "fringe-project";

/// "pitch_x" of "plate.pitch_x".
std::string shortKey(const DesignSection& section, const ParameterInfo& info) {
    return info.key.substr(section.key.size() + 1);
}

/// The target whose beam, aperture and lens are read as those of the setup.
const char* setupTarget(const Design& design) {
    return design.target == Target::Picture ? "picture" : "spots";
}

/// The sections as they stand in files of version 4: each target has a beam, an aperture and a lens
/// of its own. Those of the other target are written, but not read.
std::vector<DesignSection> fileSections(const Design& design) {
    std::vector<DesignSection> sections = designSections(design);
    std::erase_if(sections, [](const DesignSection& section) { return section.key == "lens"; });
    for (DesignSection& section : sections) {
        if (section.key == "illumination")
            std::erase_if(section.rows, [](const DesignParameter& row) {
                return row.info.key != "illumination.wavelengths";
            });
        if (section.key != "spots" && section.key != "picture")
            continue;
        std::vector<DesignParameter> former = formerRows(section.key);
        if (section.key != setupTarget(design))
            for (DesignParameter& row : former)
                row.set = [](Design&, const Value&) {};
        section.rows.insert(section.rows.begin(), former.begin(), former.end());
    }
    return sections;
}

OrderedJson valuesOf(const Design& design) {
    OrderedJson values;
    for (const DesignSection& section : fileSections(design))
        for (const DesignParameter& row : section.rows)
            if (!row.isOfPlane && (!row.isLaterThanFormat || row.get(design) != row.info.initial))
                values[section.key][shortKey(section, row.info)] =
                    formatValue(row.info, row.get(design));
    return values;
}

/// Those of the chosen plane.
OrderedJson planeValuesOf(const Design& design) {
    OrderedJson values;
    for (const DesignSection& section : designSections(design))
        for (const DesignParameter& row : section.rows)
            if (row.isOfPlane)
                values[shortKey(section, row.info)] = formatValue(row.info, row.get(design));
    return values;
}

/// `owner` with where its `key` is, if there is one: so many `count`.
OrderedJson withBlob(OrderedJson owner, const char* key, const char* count,
                     const std::optional<BlobReference>& reference) {
    if (reference)
        owner[key] = {{"blob", reference->blob}, {count, reference->count}};
    return owner;
}

/// `plane` with what of its signal region is no number.
OrderedJson withRegion(OrderedJson plane, const SignalRegion& region,
                       const std::optional<BlobReference>& mask) {
    for (const RegionCorner& corner : region.corners)
        plane["corners"].push_back(OrderedJson::array({corner.x, corner.y}));
    if (mask)
        plane["mask"] = {{"name", region.maskName}, {"blob", mask->blob}, {"samples", mask->count}};
    return plane;
}

OrderedJson planesOf(Design design, const ProjectBlobs& blobs) {
    OrderedJson planes = OrderedJson::array();
    for (std::size_t i = 0; i < design.picture.planes.size(); ++i) {
        design.picture.chosen = i;
        const PicturePlane& plane = design.picture.plane();
        OrderedJson json = withBlob({{"name", plane.name}, {"values", planeValuesOf(design)}},
                                    "image", "samples", blobs.pictures.at(i));
        planes.push_back(withRegion(std::move(json), plane.signal, blobs.masks.at(i)));
    }
    return planes;
}

/// Adds what the pixels of the design were given.
void addPixels(OrderedJson& json, const Design& design, const ProjectBlobs& blobs) {
    for (std::size_t i = 0; i < pixelPlaces.size(); ++i) {
        const PixelPlace& place = pixelPlaces[i];
        if (const auto& blob = blobs.pixels[i])
            json[place.section][place.key] = {
                {"name", place.of(design).name}, {"blob", blob->blob}, {"samples", blob->count}};
    }
}

/// "quality" of "outputs.field.quality".
std::string lastKey(const ParameterInfo& info) {
    return info.key.substr(info.key.rfind('.') + 1);
}

/// Each with the values that are not at their defaults.
OrderedJson outputsOf(const Design& design) {
    OrderedJson list = OrderedJson::array();
    for (std::size_t i = 0; i < design.outputs.size(); ++i) {
        const Output& output = design.outputs[i];
        list.push_back({{"name", output.name}, {"what", output.what.key}, {"file", output.file}});
        for (const DesignParameter& row : outputRows(design, i) | std::views::drop(1))
            if (row.get(design) != row.info.initial)
                list.back()["values"][lastKey(row.info)] = formatValue(row.info, row.get(design));
    }
    return list;
}

std::pair<std::size_t, std::size_t> lineAndColumn(const std::string& text, std::size_t byte) {
    const std::string_view before(text.data(), std::min(byte, text.size()));
    const auto lineStart = before.rfind('\n');
    const auto column =
        lineStart == std::string_view::npos ? before.size() : before.size() - lineStart - 1;
    return {1 + std::ranges::count(before, '\n'), std::max<std::size_t>(column, 1)};
}

Json parseJson(const std::string& text, const std::string& file) {
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        const auto [line, column] = lineAndColumn(text, error.byte);
        throw badInput(
            FRINGE_MARK("{0}: line {1}, column {2}: this is not valid JSON, so the project "
                        "file is damaged; the version before it may be in {0}.1."),
            file, line, column);
    }
}

const Json& member(const Json& object, const char* key, Json::value_t type,
                   const std::string& file) {
    static const Json nothing;
    const auto found = object.is_object() ? object.find(key) : object.end();
    const Json& value = object.is_object() && found != object.end() ? *found : nothing;
    const bool fits = value.type() == type
                      || (value.is_number_integer() && type == Json::value_t::number_integer);
    if (!fits)
        throw badInput(
            FRINGE_MARK("{0}: \"{1}\" is missing or of the wrong kind, so the project file "
                        "is damaged; the version before it may be in {0}.1."),
            file, key);
    return value;
}

std::string textMember(const Json& object, const char* key, const std::string& file) {
    return member(object, key, Json::value_t::string, file).get<std::string>();
}

int versionOf(const Json& json, const std::string& file) {
    const auto format = json.is_object() ? json.find("format") : json.end();
    if (!json.is_object() || format == json.end() || *format != formatName)
        throw badInput(FRINGE_MARK("{0} is not a project of Fringe Studio."), file);
    const Json& version = member(json, "version", Json::value_t::number_integer, file);
    const auto number = version.get<std::int64_t>();
    if (number > projectVersion)
        throw badInput(
            FRINGE_MARK("{0} is a project of version {1}; this program reads versions up to "
                        "{2}: open it with a newer Fringe Studio."),
            file, number, projectVersion);
    return static_cast<int>(std::max<std::int64_t>(number, 0));
}

/// Removes and returns the text of a value; nothing if the manifest is silent about it.
std::optional<std::string> taken(Json& values, const DesignSection& section,
                                 const ParameterInfo& info, const std::string& file) {
    const auto group = values.find(section.key);
    if (group == values.end() || !group->is_object())
        return std::nullopt;
    const auto value = group->find(shortKey(section, info));
    if (value == group->end())
        return std::nullopt;
    if (!value->is_string())
        throw badInput(FRINGE_MARK("{0}: the value of \"{1}\" must be text such as \"8 µm\"."),
                       file, info.key);
    const std::string text = value->get<std::string>();
    group->erase(value);
    return text;
}

Design withText(Design design, const DesignParameter& row, const std::string& text,
                const std::string& file) {
    const ParameterInfo& info = row.info;
    try {
        row.set(design, parseValue(info, text));
        return design;
    } catch (const Error& error) {
        throw Error(ErrorKind::BadInput,
                    message(FRINGE_MARK("{0}: the value of \"{1}\" cannot be used: {2}"), file,
                            row.info.key, error.message()),
                    row.info.key);
    }
}

void noteUnknown(const Json& values, std::vector<Message>& notes) {
    for (const auto& [section, rows] : values.items())
        for (const auto& [key, value] : rows.items())
            notes.push_back(
                message(FRINGE_MARK("The project sets \"{0}.{1}\", which this version does "
                                    "not know; it was left out."),
                        section, key));
}

/// What `values` of the chosen plane set, and what they set in vain.
Design withPlaneValues(Design design, Json values, Manifest& manifest, const std::string& file) {
    Json groups{{"picture", std::move(values)}};
    for (const DesignSection& section : designSections(design))
        for (const DesignParameter& row : section.rows)
            if (row.isOfPlane)
                if (const auto text = taken(groups, section, row.info, file))
                    design = withText(std::move(design), row, *text, file);
    noteUnknown(groups, manifest.notes);
    return design;
}

/// A choice may change which rows follow it (the method's own), so the table is asked anew.
Design readValues(Json& values, const std::string& file) {
    Design design;
    std::vector<DesignSection> sections = fileSections(design);
    for (std::size_t s = 0; s < sections.size(); ++s)
        for (std::size_t r = 0; r < sections[s].rows.size(); ++r) {
            const DesignParameter& row = sections[s].rows[r];
            if (row.isOfPlane)
                continue;
            if (const auto text = taken(values, sections[s], row.info, file)) {
                design = withText(std::move(design), row, *text, file);
                sections = fileSections(design);
            }
        }
    return design;
}

/// The member `key` of `owner` with its `count`, if it is there.
std::optional<BlobReference> readBlob(const Json& owner, const char* key, const char* count,
                                      const std::string& file) {
    if (!owner.contains(key))
        return std::nullopt;
    const Json& blob = member(owner, key, Json::value_t::object, file);
    return BlobReference{
        textMember(blob, "blob", file),
        member(blob, count, Json::value_t::number_integer, file).get<std::int64_t>()};
}

void readPixels(const Json& json, Manifest& manifest, const std::string& file) {
    for (std::size_t i = 0; i < pixelPlaces.size(); ++i) {
        const PixelPlace& place = pixelPlaces[i];
        const Json& owner = member(json, place.section, Json::value_t::object, file);
        if (place.key == std::string_view("beam")
            && place.section != std::string_view(setupTarget(manifest.design)))
            continue;
        manifest.blobs.pixels[i] = readBlob(owner, place.key, "samples", file);
        if (manifest.blobs.pixels[i])
            place.in(manifest.design).name = textMember(owner[place.key], "name", file);
    }
}

/// A coordinate of a corner; far beyond its region it is none.
double partMember(const Json& corner, std::size_t axis, const std::string& file) {
    if (corner.is_array() && corner.size() == 2 && corner[axis].is_number()
        && std::abs(corner[axis].get<double>()) <= 2)
        return corner[axis].get<double>();
    throw badInput(FRINGE_MARK("{0}: \"{1}\" is missing or of the wrong kind, so the project file "
                               "is damaged; the version before it may be in {0}.1."),
                   file, "corners");
}

/// What of a signal region is no number, but for the samples of its mask.
void readRegion(const Json& plane, SignalRegion& region, Manifest& manifest,
                const std::string& file) {
    if (plane.contains("corners"))
        for (const Json& corner : member(plane, "corners", Json::value_t::array, file))
            region.corners.push_back({partMember(corner, 0, file), partMember(corner, 1, file)});
    if (region.kind == SignalRegion::Kind::Polygon && region.corners.size() < 3)
        throw badInput(FRINGE_MARK("{0}: a signal region is a polygon with fewer than three "
                                   "corners, so the project file is damaged; the version before "
                                   "it may be in {0}.1."),
                       file);
    manifest.blobs.masks.push_back(readBlob(plane, "mask", "samples", file));
    if (manifest.blobs.masks.back())
        region.maskName = textMember(plane["mask"], "name", file);
}

void readPlanes(const Json& picture, Manifest& manifest, const std::string& file) {
    PictureTarget& target = manifest.design.picture;
    const Json& planes = member(picture, "planes", Json::value_t::array, file);
    target.planes.resize(std::max<std::size_t>(planes.size(), 1));
    for (target.chosen = 0; target.chosen < planes.size(); ++target.chosen) {
        const Json& plane = planes[target.chosen];
        const Json& values = member(plane, "values", Json::value_t::object, file);
        manifest.design = withPlaneValues(std::move(manifest.design), values, manifest, file);
        target.plane().name = textMember(plane, "name", file);
        manifest.blobs.pictures.push_back(readBlob(plane, "image", "samples", file));
        readRegion(plane, target.plane().signal, manifest, file);
    }
    const auto chosen =
        member(picture, "chosen", Json::value_t::number_integer, file).get<std::int64_t>();
    target.chosen = static_cast<std::size_t>(
        std::clamp<std::int64_t>(chosen, 0, std::ssize(target.planes) - 1));
}

Design withOutput(Design design, const Json& json, const std::string& file) {
    const std::size_t last = design.outputs.size();
    design.outputs.push_back({textMember(json, "name", file), {}, textMember(json, "file", file)});
    design = withText(std::move(design), outputRows(design, last).front(),
                      textMember(json, "what", file), file);
    if (json.contains("values"))
        for (const DesignParameter& row : outputRows(design, last) | std::views::drop(1))
            if (json["values"].contains(lastKey(row.info)))
                design =
                    withText(std::move(design), row,
                             textMember(json["values"], lastKey(row.info).c_str(), file), file);
    return design;
}

} // namespace

std::string manifestText(const Design& design, const ProjectBlobs& blobs) {
    OrderedJson json{
        {"format", formatName},
        {"version", projectVersion},
        {"program", "Fringe Studio " FRINGE_VERSION},
        {"design", valuesOf(design)},
        {"scene", withBlob({{"name", design.scene.name}}, "cloud", "points", blobs.cloud)},
        {"spots", withBlob(OrderedJson::object(), "list", "spots", blobs.spots)},
        {"picture", {{"chosen", design.picture.chosen}, {"planes", planesOf(design, blobs)}}},
        {"outputs", outputsOf(design)}};
    addPixels(json, design, blobs);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

Manifest parseManifest(const std::string& text, const std::string& file) {
    Json json = parseJson(text, file);
    Manifest manifest;
    manifest.notes = migrate(json, versionOf(json, file), projectVersion, allMigrations(), file);
    Json values = member(json, "design", Json::value_t::object, file);
    manifest.design = readValues(values, file);
    noteUnknown(values, manifest.notes);
    const Json& scene = member(json, "scene", Json::value_t::object, file);
    manifest.design.scene.name = textMember(scene, "name", file);
    manifest.blobs.cloud = readBlob(scene, "cloud", "points", file);
    const Json& spots = member(json, "spots", Json::value_t::object, file);
    manifest.blobs.spots = readBlob(spots, "list", "spots", file);
    readPlanes(member(json, "picture", Json::value_t::object, file), manifest, file);
    readPixels(json, manifest, file);
    for (const Json& output : member(json, "outputs", Json::value_t::array, file))
        manifest.design = withOutput(std::move(manifest.design), output, file);
    return manifest;
}

std::optional<std::set<std::string>> blobsNamedIn(const std::string& text) noexcept {
    try {
        const Json json = Json::parse(text);
        std::set<std::string> names;
        for (const char* place : {"/scene/cloud/blob", "/spots/list/blob", "/picture/image/blob"})
            names.insert(json.value(Json::json_pointer(place), std::string()));
        for (const Json& plane : json.value(Json::json_pointer("/picture/planes"), Json::array()))
            for (const char* place : {"/image/blob", "/mask/blob"})
                names.insert(plane.value(Json::json_pointer(place), std::string()));
        for (const PixelPlace& place : pixelPlaces)
            names.insert(json.value(
                Json::json_pointer('/' + std::string(place.section) + '/' + place.key + "/blob"),
                std::string()));
        names.erase(std::string());
        return names;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

} // namespace fringe
