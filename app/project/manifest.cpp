// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/manifest.h"

#include "app/project/archive.h"
#include "app/project/blob_store.h"
#include "app/project/migrations/migration.h"
#include "app/project/origin_json.h"
#include "engine/io/text_fields.h"
#include "engine/model/build.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
#include "engine/model/units.h"
#include "engine/outputs/output_kind.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ranges>

namespace fringe {
namespace {

using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json;

constexpr const char* formatName = "fringe-project";
constexpr std::size_t deepest = 64; ///< brackets in others; a project has five

/// "pitch_x" of "plate.pitch_x".
std::string shortKey(const DesignSection& section, const ParameterInfo& info) {
    return info.key.substr(section.key.size() + 1);
}

OrderedJson valuesOf(const Design& design, const DesignSection& section) {
    OrderedJson values = OrderedJson::object();
    for (const DesignParameter& row : section.rows)
        if (!row.info.derived)
            values[shortKey(section, row.info)] = formatValue(row.info, row.get(design));
    return values;
}

OrderedJson assetsOf(const SlotBlobs& blobs) {
    OrderedJson assets = OrderedJson::object();
    for (const auto& [slot, reference] : blobs) {
        assets[slot] = {
            {"name", reference.name}, {"blob", reference.blob}, {"count", reference.count}};
        if (OrderedJson origin = originJson(reference.origin); !origin.empty())
            assets[slot]["origin"] = std::move(origin);
    }
    return assets;
}

OrderedJson sourcesOf(const Design& design, const ProjectBlobs& blobs) {
    OrderedJson sources = OrderedJson::array();
    for (std::size_t i = 0; i < design.sources.size(); ++i) {
        const Source& source = design.sources[i];
        sources.push_back({{"name", source.name},
                           {"kind", source.kind.key},
                           {"visible", source.visible},
                           {"assets", assetsOf(blobs.sources.at(i))}});
    }
    const std::vector<std::string> methods = sourcePaths(design, "method");
    for (const DesignSection& section : designSections(design))
        if (section.source) {
            const bool isMethod = section.key == methods[*section.source];
            sources[*section.source][isMethod ? "method" : "values"] = valuesOf(design, section);
        }
    return sources;
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

/// In the order of `Keeping`.
constexpr std::array keepings{"small", "all", "none"};

OrderedJson resultOf(const ProjectBlobs& blobs) {
    OrderedJson result{{"keep", keepings.at(static_cast<std::size_t>(blobs.keeping))}};
    if (!blobs.result.empty())
        result["blob"] = blobs.result;
    if (!blobs.picture.empty())
        result["picture"]["blob"] = blobs.picture;
    return result;
}

void readResult(const Json& json, ProjectBlobs& blobs) {
    const Json result = json.contains("result") ? json["result"] : Json();
    const auto keep = std::ranges::find(keepings, textIn(result, "keep"));
    if (keep != keepings.end())
        blobs.keeping = static_cast<Keeping>(keep - keepings.begin());
    blobs.result = textIn(result, "blob");
    if (result.is_object() && result.contains("picture"))
        blobs.picture = textIn(result["picture"], "blob");
}

std::pair<std::size_t, std::size_t> lineAndColumn(const std::string& text, std::size_t byte) {
    const std::string_view before(text.data(), std::min(byte, text.size()));
    const auto lineStart = before.rfind('\n');
    const auto column =
        lineStart == std::string_view::npos ? before.size() : before.size() - lineStart - 1;
    return {1 + std::ranges::count(before, '\n'), std::max<std::size_t>(column, 1)};
}

Json parseJson(const std::string& text, const std::string& file) {
    if (isNestedDeeper(text, deepest))
        throw badInput(FRINGE_MARK("{0}: its JSON is nested deeper than {1} levels, which no "
                                   "project is; the version before it may be in {0}.1."),
                       file, deepest);
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        const auto [line, column] = lineAndColumn(text, error.byte);
        throw badInput(
            FRINGE_MARK("{0}: line {1}, column {2}: this is not valid JSON, so the project "
                        "file is damaged; the version before it may be in {0}.1."),
            file, line, column);
    } catch (const Json::out_of_range&) {
        throw badInput(FRINGE_MARK("{0}: a number in it is too large, so the project file is "
                                   "damaged; the version before it may be in {0}.1."),
                       file);
    }
}

const Json& member(const Json& object, const char* key, Json::value_t type,
                   const std::string& file) {
    static const Json nothing;
    const auto found = object.is_object() ? object.find(key) : object.end();
    const Json& value = object.is_object() && found != object.end() ? *found : nothing;
    if (value.is_string() && value.get_ref<const std::string&>().size() > longestText)
        throw badInput(FRINGE_MARK("{0}: \"{1}\" is text of more than {2} bytes, which no project "
                                   "has; the version before it may be in {0}.1."),
                       file, key, longestText);
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
    const bool isBeyond = version.is_number_unsigned() && number < 0; // 2⁶³ and more
    if (isBeyond || number > projectVersion)
        throw badInput(
            FRINGE_MARK("{0} is a project of version {1}; this program reads versions up to "
                        "{2}: open it with a newer Fringe Studio."),
            file, version.dump(), projectVersion);
    return static_cast<int>(std::max<std::int64_t>(number, 0));
}

/// Removes and returns the text of a value; nothing if the manifest is silent about it.
std::optional<std::string> taken(Json& values, const DesignSection& section,
                                 const ParameterInfo& info, const std::string& file) {
    const auto group = values.find(section.key);
    if (group == values.end() || !group->is_object())
        return std::nullopt;
    auto value = group->find(shortKey(section, info));
    if (value == group->end() && !info.alias.empty())
        value = group->find(info.alias);
    if (value == group->end())
        return std::nullopt;
    const auto isOfLine = [](char c) { return static_cast<unsigned char>(c) >= ' '; };
    if (!value->is_string() || !std::ranges::all_of(value->get_ref<std::string&>(), isOfLine))
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

/// One note for all of them, which names the first.
void noteUnknown(const Json& values, std::vector<Message>& notes) {
    std::string first;
    std::size_t count = 0;
    for (const auto& [section, rows] : values.items()) {
        if (first.empty() && !rows.empty())
            first = section + '.' + rows.items().begin().key();
        count += rows.size();
    }
    if (count == 1)
        notes.push_back(message(FRINGE_MARK("The project sets \"{0}\", which this version does not "
                                            "know; it was left out."),
                                first));
    else if (count > 1)
        notes.push_back(
            message(FRINGE_MARK("The project sets \"{0}\" and {1} more values that this "
                                "version does not know; they were left out."),
                    first, count - 1));
}

/// A choice may change which rows there are (the method's own), so choices come first.
Design withValues(Design design, Json& values, const std::string& file, const JobControl& control) {
    for (const bool ofChoices : {true, false})
        for (const DesignSection& section : designSections(design)) {
            control.checkpoint();
            for (const DesignParameter& row : section.rows)
                if (!row.info.derived && (!ofChoices || row.info.kind == ValueKind::Choice))
                    if (const auto text = taken(values, section, row.info, file))
                        design = withText(std::move(design), row, *text, file);
        }
    return design;
}

/// The blobs of `owner`, if it has any.
SlotBlobs readBlobs(const Json& owner, const std::string& file) {
    SlotBlobs blobs;
    if (!owner.contains("assets"))
        return blobs;
    for (const auto& [slot, blob] : member(owner, "assets", Json::value_t::object, file).items())
        blobs[slot] = {
            textMember(blob, "name", file), textMember(blob, "blob", file),
            member(blob, "count", Json::value_t::number_integer, file).get<std::int64_t>(),
            originOf(blob)};
    return blobs;
}

Source readSource(const Json& json, const std::string& file) {
    Source source{.name = textMember(json, "name", file),
                  .kind = {textMember(json, "kind", file)},
                  .visible = member(json, "visible", Json::value_t::boolean, file).get<bool>()};
    if (!findInfo(sourceInfos(), source.kind.key))
        throw badInput(FRINGE_MARK("{0} has a source of the kind \"{1}\", which this program does "
                                   "not know: open it with a newer Fringe Studio."),
                       file, source.kind.key);
    return source;
}

/// Values of the sources under the paths that they have in the table, and those of the design.
Json readSources(const Json& json, Manifest& manifest, const std::string& file) {
    Json values = member(json, "design", Json::value_t::object, file);
    Design& design = manifest.design;
    const Json& sources = member(json, "sources", Json::value_t::array, file);
    for (const Json& source : sources) {
        design.sources.push_back(readSource(source, file));
        manifest.blobs.sources.push_back(readBlobs(source, file));
    }
    const auto paths = sourcePaths(design), methods = sourcePaths(design, "method");
    for (std::size_t i = 0; i < sources.size(); ++i) {
        values[paths[i]] = member(sources[i], "values", Json::value_t::object, file);
        if (sources[i].contains("method"))
            values[methods[i]] = member(sources[i], "method", Json::value_t::object, file);
    }
    return values;
}

/// All that are named as blobs, wherever.
void addBlobNames(const Json& json, std::set<std::string>& names) {
    if (json.is_string() && isBlobName(json.get_ref<const std::string&>()))
        names.insert(json.get<std::string>());
    if (json.is_structured())
        for (const Json& part : json)
            addBlobNames(part, names);
}

Design withOutput(Design design, const Json& json, const std::string& file) {
    const std::size_t last = design.outputs.size();
    design.outputs.push_back({textMember(json, "name", file), {}, textMember(json, "file", file)});
    const DesignParameter what = outputRows(design, last).front();
    design = withText(std::move(design), what, textMember(json, "what", file), file);
    if (json.contains("values"))
        for (const DesignParameter& row : outputRows(design, last) | std::views::drop(1))
            if (json["values"].contains(lastKey(row.info)))
                design =
                    withText(std::move(design), row,
                             textMember(json["values"], lastKey(row.info).c_str(), file), file);
    return design;
}

/// Without others.
OrderedJson jsonOf(const Design& design, const ProjectBlobs& blobs) {
    OrderedJson json{{"format", formatName},
                     {"version", projectVersion},
                     {"program", programName()},
                     {"sources", sourcesOf(design, blobs)},
                     {"design", OrderedJson::object()},
                     {"assets", assetsOf(blobs.design)},
                     {"outputs", outputsOf(design)},
                     {"result", resultOf(blobs)}};
    if (!design.panel.empty())
        json["panel"] = design.panel;
    for (const DesignSection& section : designSections(design))
        if (!section.source)
            json["design"][section.key] = valuesOf(design, section);
    return json;
}

/// What decides a design and its data.
Json ofDesign(const OrderedJson& json) {
    return {{"sources", Json(json["sources"])},
            {"design", Json(json["design"])},
            {"assets", Json(json["assets"])},
            {"outputs", Json(json["outputs"])}};
}

OrderedJson jsonOf(const SavedRun& run, const Json& project) {
    const RunRecord& record = run.record;
    OrderedJson json{{"seconds", record.seconds},    {"finished", record.finished},
                     {"device", record.device},      {"best", record.best},
                     {"stopped", record.wasStopped}, {"note", record.note}};
    if (!run.curve.empty())
        json["curve"]["blob"] = run.curve;
    json["patch"] = Json::diff(project, ofDesign(jsonOf(*record.design, run.blobs)));
    return json;
}

/// A number in an object; `otherwise` where it has none.
template <class Number> Number numberIn(const Json& object, const char* key, Number otherwise) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? found->template get<Number>() : otherwise;
}

/// The box around the first data of a source; nothing where it names none that there could be.
std::optional<Box> boxOfSource(const Json& source, const BlobBox& boxOf, const std::string& file) {
    const ChoiceInfo* info = findInfo(sourceInfos(), textIn(source, "kind"));
    if (!info || info->assets.empty())
        return std::nullopt;
    const AssetSlot& slot = info->assets.front();
    const SlotBlobs blobs = readBlobs(source, file);
    const auto found = blobs.find(slot.key);
    return found == blobs.end() ? std::nullopt : boxOf(slot.type, found->second);
}

Manifest manifestOf(Json& json, const std::string& file, const JobControl& control,
                    const BlobBox& boxOf) {
    Manifest manifest;
    manifest.isMigrated = versionOf(json, file) < projectVersion;
    const DataBox boxOfData = [&](const Json& source) { return boxOfSource(source, boxOf, file); };
    manifest.notes = migrate(
        json, {.name = file, .from = versionOf(json, file), .boxOf = boxOfData}, allMigrations());
    Json values = readSources(json, manifest, file);
    manifest.design = withValues(std::move(manifest.design), values, file, control);
    noteUnknown(values, manifest.notes);
    manifest.blobs.design = readBlobs(json, file);
    readResult(json, manifest.blobs);
    manifest.design.panel = showable(textIn(json, "panel"));
    for (const Json& output : member(json, "outputs", Json::value_t::array, file))
        manifest.design = withOutput(std::move(manifest.design), output, file);
    return manifest;
}

/// Whether a step of a patch does no more than one that was written here: copies could grow without
/// end.
bool isPlain(const Json& step) {
    const std::string what = textIn(step, "op");
    return what == "add" || what == "remove" || what == "replace";
}

/// json: of the project, as its version has it.
SavedRun readRun(const Json& run, const Json& json, const std::string& file,
                 const JobControl& control, const BlobBox& boxOf) {
    const Json& patch = member(run, "patch", Json::value_t::array, file);
    if (!std::ranges::all_of(patch, isPlain))
        throw badInput(FRINGE_MARK("{0} is not a project of Fringe Studio."), file);
    Json own = json.patch(patch);
    Manifest manifest = manifestOf(own, file, control, boxOf);
    const bool hasCurve = run.contains("curve");
    return {{.design = std::make_shared<const Design>(std::move(manifest.design)),
             .seconds = numberIn(run, "seconds", 0.0),
             .finished = numberIn(run, "finished", std::int64_t{0}),
             .device = textIn(run, "device"),
             .best = numberIn(run, "best", std::int64_t{0}),
             .wasStopped = run.value("stopped", false),
             .note = textIn(run, "note")},
            std::move(manifest.blobs),
            hasCurve ? textIn(run["curve"], "blob") : std::string()};
}

/// One that cannot be read says nothing, and is left out.
std::vector<SavedRun> readRuns(const Json& json, const std::string& file, const JobControl& control,
                               const BlobBox& boxOf) {
    std::vector<SavedRun> runs;
    const auto found = json.find("runs");
    if (found == json.end() || !found->is_array())
        return runs;
    for (const Json& run : *found)
        try {
            runs.push_back(readRun(run, json, file, control, boxOf));
        } catch (const Error&) {
            continue;
        } catch (const Json::exception&) {
            continue;
        }
    return runs;
}

} // namespace

std::string manifestText(const Design& design, const ProjectBlobs& blobs,
                         const std::vector<OtherDesign>& others,
                         const std::vector<SavedRun>& runs) {
    OrderedJson json = jsonOf(design, blobs);
    for (const OtherDesign& other : others)
        json["others"].push_back(jsonOf(*other.design, other.blobs));
    const Json project = runs.empty() ? Json() : ofDesign(json);
    for (const SavedRun& run : runs)
        json["runs"].push_back(jsonOf(run, project));
    std::string text = json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
    if (text.size() > largestManifest)
        throw failed(
            FRINGE_MARK("The project's file would take {0}, more than the {1} that are read "
                        "again; remove some of its {2} sources."),
            formatBytes(text.size()), formatBytes(largestManifest), design.sources.size());
    return text;
}

Manifest parseManifest(const std::string& text, const std::string& file, const JobControl& control,
                       const BlobBox& boxOf) {
    Json json = parseJson(text, file);
    std::vector<SavedRun> runs = readRuns(json, file, control, boxOf);
    Manifest manifest = manifestOf(json, file, control, boxOf);
    manifest.runs = std::move(runs);
    if (const auto others = json.find("others"); others != json.end() && others->is_array())
        for (Json& other : *others)
            try {
                manifest.others.push_back(manifestOf(other, file, control, boxOf));
            } catch (const Error&) {
                manifest.isOtherLost = true;
            }
    return manifest;
}

std::optional<std::set<std::string>> blobsNamedIn(const std::string& text) noexcept {
    try {
        std::set<std::string> names;
        addBlobNames(parseJson(text, {}), names);
        return names;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

std::string pictureNamedIn(const std::string& text) noexcept {
    try {
        ProjectBlobs blobs;
        readResult(parseJson(text, {}), blobs);
        return blobs.picture;
    } catch (const std::exception&) {
        return {};
    }
}

} // namespace fringe
