// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/design_parameters.h"

#include "engine/model/choice_rows.h"
#include "engine/model/error.h"

#include <charconv>
#include <string>
#include <utility>

namespace fringe {
namespace {

using namespace table;

std::vector<DesignParameter> methodRows(const Design& design, bool ofAllMethods) {
    return rowsOfChoice(
        design,
        {.name =
             withOption(named("method.name", Kind::Choice, FRINGE_MARK("Method"),
                              FRINGE_MARK("How the waves of the points are computed and added.")),
                        "method"),
         .entries = methodInfos(),
         .initial = Design{}.method.key,
         .keepsOthers = ofAllMethods},
        [](auto& d) -> auto& { return d.method; });
}

/// Those of every encoding stay settable and saved, in whatever order they are given.
std::vector<DesignParameter> encodingRows(const Design& design) {
    return rowsOfChoice(
        design,
        {.name = withOption(named("encoding.kind", Kind::Choice, FRINGE_MARK("Encoding"),
                                  FRINGE_MARK("What the device modulates.")),
                            "encode"),
         .entries = encodingInfos(),
         .initial = Design{}.encoding.key,
         .keepsOthers = true},
        [](auto& d) -> auto& { return d.encoding; });
}

std::vector<DesignParameter> propagationRows(const Design& design) {
    std::vector<DesignParameter> rows = rowsOfChoice(
        design,
        {.name = advanced(withOption(
             named("reconstruction.propagation", Kind::Choice, FRINGE_MARK("Propagation"),
                   FRINGE_MARK("How the light gets there where it meets no lens.")),
             "propagation")),
         .entries = propagationInfos(),
         .initial = Design{}.propagation.key,
         .keepsOthers = true},
        [](auto& d) -> auto& { return d.propagation; });
    for (DesignParameter& row : rows)
        row.isLaterThanFormat = row.info.key != "reconstruction.padding";
    return rows;
}

std::vector<DesignParameter> reconstructionRows(const Design& design) {
    std::vector<DesignParameter> rows = propagationRows(design);
    rows.insert(
        rows.begin(),
        row(
            withOption(
                named("reconstruction.distance", Kind::Length, FRINGE_MARK("Distance"),
                      FRINGE_MARK("z of the plane that is looked at; negative behind the plate.")),
                "distance"),
            [](auto& d) -> auto& { return d.reconstruction.distance; }));
    rows.push_back(row(
        named(
            "reconstruction.from_encoded", Kind::Toggle, FRINGE_MARK("From the encoded pattern"),
            FRINGE_MARK("Show what the device makes of the levels, rather than the ideal field.")),
        [](auto& d) -> auto& { return d.reconstruction.fromEncoded; }));
    return rows;
}

std::vector<DesignParameter> targetRows() {
    return {choiceRow(
        named("target.kind", Kind::Choice, FRINGE_MARK("Target"),
              FRINGE_MARK("What the hologram is made for.")),
        {{"points", FRINGE_MARK("A scene of points")},
         {"spots", FRINGE_MARK("Spots of light")},
         {"picture", FRINGE_MARK("A picture")}},
        [](auto& d) -> auto& { return d.target; })};
}

bool wantsPoints(const Design& d) {
    return !isPattern(d);
}
bool wantsSpots(const Design& d) {
    return d.target == Target::Spots;
}
bool wantsPicture(const Design& d) {
    return d.target == Target::Picture;
}

constexpr std::string_view picturePrefix = "picture.";

/// "2.distance" is the second plane's; 0: there is no number.
struct PlanePath {
    std::size_t number = 0;
    std::string_view rest;
};

PlanePath planePathOf(std::string_view path) {
    if (!path.starts_with(picturePrefix))
        return {};
    path.remove_prefix(picturePrefix.size());
    const std::size_t dot = path.find('.');
    PlanePath found;
    const auto [end, fault] =
        std::from_chars(path.data(), path.data() + std::min(dot, path.size()), found.number);
    if (dot == path.npos || fault != std::errc() || end != path.data() + dot)
        return {};
    found.rest = path.substr(dot + 1);
    return found;
}

/// The row for the plane of a number.
DesignParameter ofPlane(DesignParameter row, std::size_t number) {
    const auto at = [number](Design design) {
        design.picture.chosen = number - 1;
        return design;
    };
    row.get = [at, get = row.get](const Design& design) { return get(at(design)); };
    row.applies = [at, applies = row.applies](const Design& design) { return applies(at(design)); };
    row.set = [at, set = row.set](Design& design, const Value& value) {
        const std::size_t chosen = design.picture.chosen;
        design = at(std::move(design));
        set(design, value);
        design.picture.chosen = chosen;
    };
    return row;
}

DesignParameter rowOf(const Design& design, std::string_view path) {
    std::string known;
    for (const DesignSection& section : designSections(design))
        for (const DesignParameter& parameter : section.rows) {
            if (parameter.info.key == path)
                return parameter;
            known += (known.empty() ? "" : ", ") + parameter.info.key;
        }
    for (const char* target : {"spots", "picture"})
        for (const DesignParameter& parameter : formerRows(target))
            if (parameter.info.key == path)
                return parameter;
    throw badInput(FRINGE_MARK("There is no parameter \"{0}\"; the design has: {1}."),
                   std::string(path), known);
}

DesignParameter planeParameter(const Design& design, const PlanePath& path) {
    const std::size_t planes = design.picture.planes.size();
    if (path.number < 1 || path.number > planes)
        throw badInput(FRINGE_MARK("There is no plane {0}; the design has {1}, numbered from 1."),
                       path.number, planes);
    const DesignParameter row = rowOf(design, std::string(picturePrefix) + std::string(path.rest));
    if (!row.isOfPlane)
        throw badInput(FRINGE_MARK("All planes share \"{0}\"; leave the number away."),
                       row.info.key);
    return ofPlane(row, path.number);
}

} // namespace

std::vector<DesignSection> designSections(const Design& design, bool ofAllMethods) {
    return {
        {"target", FRINGE_MARK("Target"), targetRows(), always},
        {"scene", FRINGE_MARK("Scene"), sceneRows(), wantsPoints},
        {"spots", FRINGE_MARK("Spots"), spotRows(), wantsSpots},
        {"picture", FRINGE_MARK("Picture"), pictureRows(), wantsPicture},
        {"illumination", FRINGE_MARK("Illumination"), illuminationRows(), always},
        {"plate", FRINGE_MARK("Plate"), plateRows(), always},
        {"lens", FRINGE_MARK("Lens"), lensRows(), isPattern},
        {"method", FRINGE_MARK("Method"), methodRows(design, ofAllMethods), wantsPoints},
        {"algorithm", FRINGE_MARK("Algorithm"), spotAlgorithmRows(design), wantsSpots},
        {"picture_algorithm", FRINGE_MARK("Algorithm"), pictureAlgorithmRows(design), wantsPicture},
        {"encoding", FRINGE_MARK("Encoding"), encodingRows(design), always},
        {"reconstruction", FRINGE_MARK("Reconstruction"), reconstructionRows(design), always}};
}

DesignParameter designParameter(const Design& design, std::string_view path) {
    const PlanePath plane = planePathOf(path);
    return plane.rest.empty() ? rowOf(design, path) : planeParameter(design, plane);
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

} // namespace fringe
