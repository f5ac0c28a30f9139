// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/design_parameters.h"

#include "engine/model/error.h"
#include "engine/model/look_rows.h"
#include "engine/model/parameter_rows.h"
#include "engine/model/placement.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>

namespace fringe {
namespace {

using namespace table;

/// Rows of kinds wait for others of their table, or for the lens.
bool holds(const ParameterCondition& when, const Design& design, std::size_t source) {
    if (when.key == "lens.on")
        return std::ranges::find(when.values, Value(design.setup.lens.on)) != when.values.end();
    const Choice& kind = design.sources.at(source).kind;
    const Value& value = valueOf(*findInfo(sourceInfos(), kind.key), kind.values, when.key);
    return std::ranges::find(when.values, value) != when.values.end();
}

/// A row of a kind's table, with its condition, for a source of a design.
DesignParameter sourceRow(const ParameterInfo& info, std::size_t source, const std::string& path) {
    const auto applies = [when = info.when, source](const Design& d) {
        return when.key.empty() || holds(when, d, source);
    };
    return valueRow(
        info,
        path + '.' + info.key, [source](auto& d) -> auto& { return d.sources.at(source).kind; },
        applies);
}

const ChoiceInfo* infoOf(const Source& source) {
    return findInfo(sourceInfos(), source.kind.key);
}

Applies isVisible(std::size_t source) {
    return [source](const Design& d) { return d.sources.at(source).visible; };
}

/// The side of a placed object's box along one of its own axes [m]; 0: it has none.
double sizeOf(const Source& source, std::size_t axis) {
    const auto box = boxAsRead(source);
    return box ? box->extent()[axis] * asPlacement(source).scale : 0;
}

/// The size along one axis, which scales all.
DesignParameter sizeRow(const std::string& path, std::size_t source, std::size_t axis) {
    constexpr std::array keys{"size_x", "size_y", "size_z"};
    constexpr std::array labels{FRINGE_MARK("Size x"), FRINGE_MARK("Size y"),
                                FRINGE_MARK("Size z")};
    ParameterInfo info =
        positive(named(path + '.' + keys.at(axis), Kind::Length, labels.at(axis),
                       FRINGE_MARK("Along the object's own axis, before it is turned; the other "
                                   "two follow.")));
    info.initial = 10e-3;
    info.derived = true;
    const auto sizeNow = [source, axis](const Design& d) {
        return sizeOf(d.sources.at(source), axis);
    };
    const auto resize = [source, sizeNow](Design& d, const Value& value) {
        Source& own = d.sources.at(source);
        Placement placement = asPlacement(own);
        if (const double before = sizeNow(d); before > 0)
            placement.scale *= std::get<double>(value) / before;
        store(own, placement);
    };
    return {std::move(info), sizeNow, resize,
            [sizeNow](const Design& d) { return sizeNow(d) > 0; }};
}

DesignSection sourceSection(const std::string& path, std::size_t source, const ChoiceInfo& info) {
    DesignSection section{path, info.label, {}, isVisible(source), source};
    for (const ParameterInfo& parameter : info.parameters) {
        if (isPlaced(info) && parameter.key == "scale")
            for (std::size_t axis = 0; axis < 3; ++axis)
                section.rows.push_back(sizeRow(path, source, axis));
        section.rows.push_back(sourceRow(parameter, source, section.key));
    }
    return section;
}

/// How the light of a source is summed.
DesignSection methodSection(const Design& design, const std::string& path, std::size_t source,
                            bool ofAllMethods) {
    std::vector<DesignParameter> rows = rowsOfChoice(
        design,
        {.name =
             withOption(named(path + ".name", Kind::Choice, FRINGE_MARK("Method"),
                              FRINGE_MARK("How the waves of the points are computed and added.")),
                        "method"),
         .entries = methodInfos(),
         .initial = Source{}.method.key,
         .keepsOthers = ofAllMethods},
        [source](auto& d) -> auto& { return d.sources.at(source).method; });
    const auto applies = [source](const Design& d) {
        return d.sources.at(source).visible && !d.isDesigned();
    };
    return {path, FRINGE_MARK("Method"), std::move(rows), applies, source};
}

/// Rows of every encoding stay settable and saved, in whatever order they are given.
std::vector<DesignParameter> encodingRows(const Design& design) {
    return rowsOfChoice(
        design,
        {.name = essential(withOption(named("encoding.kind", Kind::Choice, FRINGE_MARK("Encoding"),
                                            FRINGE_MARK("What the device modulates.")),
                                      "encode")),
         .entries = encodingInfos(),
         .initial = Design{}.encoding.key,
         .keepsOthers = true},
        [](auto& d) -> auto& { return d.encoding; });
}

/// Values of a device stay while none is chosen.
std::vector<DesignParameter> deviceRows(const Design& design) {
    std::vector<DesignParameter> rows = rowsOfChoice(
        design,
        {.name = named("device.kind", Kind::Choice, FRINGE_MARK("Device"),
                       FRINGE_MARK("What the encoded pattern is made ready for.")),
         .entries = deviceInfos(),
         .initial = Design{}.device.key,
         .keepsOthers = true},
        [](auto& d) -> auto& { return d.device; });
    rows.push_back(row(
        withOption(oneOf("device.stop", FRINGE_MARK("Stop"),
                         FRINGE_MARK("Whether a stop in the focal plane behind the device, as in a "
                                     "4f system, lets the picture's band alone through."),
                         {{"unsaid", FRINGE_MARK("Not said")},
                          {"none", FRINGE_MARK("None")},
                          {"centre", FRINGE_MARK("About the axis")}}),
                   "stop"),
        [](auto& d) -> auto& { return d.focalStop; },
        [](const Design& d) { return d.device.key != "mask"; }));
    return rows;
}

std::vector<DesignParameter> propagationRows(const Design& design) {
    return rowsOfChoice(
        design,
        {.name = advanced(withOption(
             named("reconstruction.propagation", Kind::Choice, FRINGE_MARK("Propagation"),
                   FRINGE_MARK("How the light gets there where it meets no lens.")),
             "propagation")),
         .entries = propagationInfos(),
         .initial = Design{}.propagation.key,
         .keepsOthers = true},
        [](auto& d) -> auto& { return d.propagation; });
}

/// A row of a look, of the reconstruction.
ParameterInfo ofReconstruction(ParameterInfo info) {
    info.key = "reconstruction." + info.key;
    return info;
}

std::vector<DesignParameter> pupilAndWindowRows() {
    const auto pupil = table::pupilRows();
    const auto window = table::windowRows();
    const auto seesPart = [](const Design& d) {
        return d.reconstruction.pupil.diameter > Length{};
    };
    return {row(
                ofReconstruction(pupil[0].info),
                [](auto& d) -> auto& { return d.reconstruction.pupil.diameter; }),
            row(
                ofReconstruction(pupil[1].info),
                [](auto& d) -> auto& { return d.reconstruction.pupil.x; }, seesPart),
            row(
                ofReconstruction(pupil[2].info),
                [](auto& d) -> auto& { return d.reconstruction.pupil.y; }, seesPart),
            row(
                ofReconstruction(window[0].info),
                [](auto& d) -> auto& { return d.reconstruction.window.width; }),
            row(
                ofReconstruction(window[1].info),
                [](auto& d) -> auto& { return d.reconstruction.window.height; }),
            row(
                ofReconstruction(window[2].info),
                [](auto& d) -> auto& { return d.reconstruction.window.x; },
                [](const Design& d) { return d.reconstruction.window.width > Length{}; }),
            row(
                ofReconstruction(window[3].info),
                [](auto& d) -> auto& { return d.reconstruction.window.y; },
                [](const Design& d) { return d.reconstruction.window.height > Length{}; })};
}

std::vector<DesignParameter> reconstructionRows(const Design& design) {
    std::vector<DesignParameter> rows = propagationRows(design);
    rows.insert(rows.begin(),
                row(
                    essential(withOption(ofReconstruction(distanceRow()), "distance")),
                    [](auto& d) -> auto& { return d.reconstruction.distance; }));
    rows.insert(
        std::next(rows.begin()),
        row(
            named(
                "reconstruction.follows", Kind::Toggle, FRINGE_MARK("Follow the object"),
                FRINGE_MARK("The distance is that of the chosen object until it is set by hand.")),
            [](auto& d) -> auto& { return d.reconstruction.follows; }));
    rows.push_back(row(
        named(
            "reconstruction.from_encoded", Kind::Toggle, FRINGE_MARK("From the encoded pattern"),
            FRINGE_MARK("Show what the device makes of the levels, rather than the ideal field.")),
        [](auto& d) -> auto& { return d.reconstruction.fromEncoded; }));
    rows.push_back(row(
        withOption(named("reconstruction.filtered", Kind::Toggle, FRINGE_MARK("Through the stop"),
                         FRINGE_MARK("Show the light in the picture's band alone, where a stop or "
                                     "an encoding beside the axis parts it from the rest.")),
                   "filter"),
        [](auto& d) -> auto& { return d.reconstruction.isFiltered; },
        [](const Design& d) { return d.reconstruction.fromEncoded; }));
    const auto more = pupilAndWindowRows();
    rows.insert(rows.end(), more.begin(), more.end());
    ParameterInfo powers = positive(named(
        "reconstruction.powers", Kind::Numbers, FRINGE_MARK("Laser powers"),
        FRINGE_MARK("Of each wavelength, in proportion, in their order; a single 1 is for equal "
                    "lasers, none for those that restore the picture's colours.")));
    powers.initial = std::vector<double>();
    rows.push_back(row(
        std::move(powers), [](auto& d) -> auto& { return d.reconstruction.powers; },
        [](const Design& d) { return d.setup.wavelengths.size() > 1; }));
    return rows;
}

/// Rows of a choice of which there is one entry; path: of its section.
template <class Place>
std::vector<DesignParameter> rowsOfOne(const ChoiceInfo& info, const std::string& path,
                                       Place place) {
    std::vector<DesignParameter> rows;
    for (const ParameterInfo& row : info.parameters)
        rows.push_back(
            valueRow(row, path + row.key, place, [&info, place, when = row.when](const Design& d) {
                return when.key.empty()
                       || std::ranges::find(when.values, valueOf(info, place(d).values, when.key))
                              != when.values.end();
            }));
    return rows;
}

/// The path with the row's former key; the path of today where it has none.
std::string formerPath(const ParameterInfo& info) {
    return info.alias.empty() ? info.key : info.key.substr(0, info.key.rfind('.') + 1) + info.alias;
}

/// "image.1.x" is "image.x".
std::string withoutFirst(std::string path) {
    const std::size_t first = path.find(".1.");
    return first == std::string::npos ? path : path.erase(first, 2);
}

} // namespace

std::vector<DesignSection> designSections(const Design& design, bool ofAllMethods) {
    std::vector<DesignSection> sections;
    const auto paths = sourcePaths(design), methods = sourcePaths(design, "method");
    for (std::size_t i = 0; i < design.sources.size(); ++i)
        if (const ChoiceInfo* info = infoOf(design.sources[i]))
            sections.push_back(sourceSection(paths[i], i, *info));
    sections.push_back({"illumination", FRINGE_MARK("Illumination"), illuminationRows(), always});
    sections.push_back({"plate", FRINGE_MARK("Plate"), plateRows(), always});
    sections.push_back({"lens", FRINGE_MARK("Lens"), lensRows(), always});
    for (std::size_t i = 0; i < design.sources.size(); ++i)
        if (const ChoiceInfo* info = infoOf(design.sources[i]); info && info->hasMethods)
            sections.push_back(methodSection(design, methods[i], i, ofAllMethods));
    sections.push_back({"solver", FRINGE_MARK("Solver"), solverRows(design), always});
    sections.push_back({"encoding", FRINGE_MARK("Encoding"), encodingRows(design), always});
    sections.push_back({"device", FRINGE_MARK("Device"), deviceRows(design), always});
    sections.push_back(
        {"reconstruction", FRINGE_MARK("Reconstruction"), reconstructionRows(design), always});
    sections.push_back(
        {"camera", FRINGE_MARK("Camera"),
         rowsOfOne(
             simulatedCameraInfo(), "camera.", [](auto& d) -> auto& { return d.camera; }),
         always});
    sections.push_back(
        {"stereogram", FRINGE_MARK("Stereogram"),
         rowsOfOne(
             stereogramInfo(), "stereogram.", [](auto& d) -> auto& { return d.stereogram; }),
         [](const Design& d) { return sourceWithDepth(d).has_value(); }});
    return sections;
}

DesignParameter designParameter(const Design& design, std::string_view path) {
    const std::string today = withoutFirst(std::string(path));
    std::string known;
    for (DesignSection& section : designSections(design))
        for (DesignParameter& parameter : section.rows) {
            if (parameter.info.key == today || formerPath(parameter.info) == today)
                return std::move(parameter);
            known += (known.empty() ? "" : ", ") + parameter.info.key;
        }
    throw badInput(FRINGE_MARK("There is no parameter \"{0}\"; the design has: {1}."),
                   std::string(path), known);
}

Design withParameterText(Design design, std::string_view path, std::string_view text) {
    const DesignParameter parameter = designParameter(design, path);
    parameter.set(design, parseValue(parameter.info, text));
    return design;
}

Design withParameter(Design design, std::string_view path, const Value& value) {
    const DesignParameter parameter = designParameter(design, path);
    if (const auto reason = refusal(parameter.info, value))
        throw Error(ErrorKind::BadInput, *reason, parameter.info.key);
    parameter.set(design, value);
    return design;
}

Design withSettings(Design design, const Settings& settings) {
    for (const auto& [path, value] : settings)
        design = withParameter(std::move(design), path, value);
    return design;
}

} // namespace fringe
