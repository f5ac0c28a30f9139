// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/design_parameters.h"

#include "engine/model/error.h"
#include "engine/model/method_info.h"
#include "engine/model/parameter_rows.h"

#include <charconv>
#include <numbers>
#include <string>
#include <utility>

namespace fringe {
namespace {

using namespace table;

bool offAxis(const Design& d) {
    return d.encoding.kind == EncodingKind::OffAxis;
}

std::vector<DesignParameter> illuminationRows() {
    ParameterInfo info = positive(named(
        "illumination.wavelengths", Kind::Lengths, FRINGE_MARK("Wavelength"),
        FRINGE_MARK(
            "One wavelength, or three for colour: the longest takes red, the shortest blue.")));
    info.most = 1e-3;
    return {row(
        withOption(info, "wavelength"),
        [](auto& d) -> auto& { return d.illumination.wavelengths; })};
}

std::vector<DesignParameter> plateRows() {
    return {
        row(
            between(named("plate.columns", Kind::Count, FRINGE_MARK("Columns"),
                          FRINGE_MARK("Number of pixels along x.")),
                    1, 1e7),
            [](auto& d) -> auto& { return d.plate.size.cols; }),
        row(
            between(named("plate.rows", Kind::Count, FRINGE_MARK("Rows"),
                          FRINGE_MARK("Number of pixels along y.")),
                    1, 1e7),
            [](auto& d) -> auto& { return d.plate.size.rows; }),
        row(
            positive(between(named("plate.pitch_x", Kind::Length, FRINGE_MARK("Pixel pitch x"),
                                   FRINGE_MARK("Distance between pixel centres along x.")),
                             0, 1)),
            [](auto& d) -> auto& { return d.plate.pitchX; }),
        row(
            positive(between(named("plate.pitch_y", Kind::Length, FRINGE_MARK("Pixel pitch y"),
                                   FRINGE_MARK("Distance between pixel centres along y.")),
                             0, 1)),
            [](auto& d) -> auto& { return d.plate.pitchY; }),
    };
}

/// A default is not kept, so that designs that mean the same are equal.
void setOrForget(ParameterValues& values, const std::string& key, const Value& value,
                 const Value& initial) {
    if (value == initial)
        values.erase(key);
    else
        values[key] = value;
}

DesignParameter methodValueRow(const MethodInfo& method, ParameterInfo info) {
    const std::string key = std::exchange(info.key, "method." + info.key);
    return {info, [&method, key](const Design& d) { return valueOf(method, d.method.values, key); },
            [key, initial = info.initial](Design& d, const Value& value) {
                setOrForget(d.method.values, key, value, initial);
            },
            always};
}

std::vector<DesignParameter> methodRows(const Design& design) {
    ParameterInfo name =
        withOption(named("method.name", Kind::Choice, FRINGE_MARK("Method"),
                         FRINGE_MARK("How the waves of the points are computed and added.")),
                   "method");
    for (const MethodInfo* method : methodInfos())
        name.choices.push_back({method->key, method->label});
    std::vector<DesignParameter> rows{row(
        name, [](auto& d) -> auto& { return d.method.key; })};
    for (const MethodInfo* method : methodInfos())
        if (method->key == design.method.key)
            for (const ParameterInfo& info : method->parameters)
                rows.push_back(methodValueRow(*method, info));
    return rows;
}

std::vector<DesignParameter> encodingRows() {
    constexpr double right = std::numbers::pi / 2;
    return {
        choiceRow(
            withOption(named("encoding.kind", Kind::Choice, FRINGE_MARK("Encoding"),
                             FRINGE_MARK("What the device modulates.")),
                       "as"),
            {{encodingKey(EncodingKind::Phase), FRINGE_MARK("Phase")},
             {encodingKey(EncodingKind::Amplitude), FRINGE_MARK("Amplitude, in line")},
             {encodingKey(EncodingKind::OffAxis), FRINGE_MARK("Amplitude, off axis")}},
            [](auto& d) -> auto& { return d.encoding.kind; }),
        row(
            withOption(
                between(
                    named("encoding.levels", Kind::Count, FRINGE_MARK("Levels"),
                          FRINGE_MARK("Number of levels of the device; for phase they share 2π.")),
                    2, 65536),
                "levels"),
            [](auto& d) -> auto& { return d.encoding.levels; }),
        row(
            between(named("encoding.angle_x", Kind::Angle, FRINGE_MARK("Reference angle x"),
                          FRINGE_MARK(
                              "Angle of the reference wave to the z axis, in the x direction.")),
                    -right, right),
            [](auto& d) -> auto& { return d.encoding.angleX; }, offAxis),
        row(
            between(named("encoding.angle_y", Kind::Angle, FRINGE_MARK("Reference angle y"),
                          FRINGE_MARK(
                              "Angle of the reference wave to the z axis, in the y direction.")),
                    -right, right),
            [](auto& d) -> auto& { return d.encoding.angleY; }, offAxis),
    };
}

std::vector<DesignParameter> reconstructionRows() {
    return {
        row(
            withOption(
                named("reconstruction.distance", Kind::Length, FRINGE_MARK("Distance"),
                      FRINGE_MARK("z of the plane that is looked at; negative behind the plate.")),
                "distance"),
            [](auto& d) -> auto& { return d.reconstruction.distance; }),
        row(
            advanced(withOption(
                between(
                    named("reconstruction.padding", Kind::Count, FRINGE_MARK("Zero padding"),
                          FRINGE_MARK(
                              "Factor per axis; 2 keeps light from wrapping around the edges.")),
                    1, 16),
                "pad")),
            [](auto& d) -> auto& { return d.reconstruction.padding; }),
        row(
            named("reconstruction.from_encoded", Kind::Toggle,
                  FRINGE_MARK("From the encoded pattern"),
                  FRINGE_MARK(
                      "Show what the device makes of the levels, rather than the ideal field.")),
            [](auto& d) -> auto& { return d.reconstruction.fromEncoded; }),
    };
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
    return d.target == Target::Points;
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

std::vector<DesignSection> designSections(const Design& design) {
    return {{"target", FRINGE_MARK("Target"), targetRows(), always},
            {"scene", FRINGE_MARK("Scene"), sceneRows(), wantsPoints},
            {"spots", FRINGE_MARK("Spots"), spotRows(), wantsSpots},
            {"picture", FRINGE_MARK("Picture"), pictureRows(), wantsPicture},
            {"illumination", FRINGE_MARK("Illumination"), illuminationRows(), always},
            {"plate", FRINGE_MARK("Plate"), plateRows(), always},
            {"method", FRINGE_MARK("Method"), methodRows(design), wantsPoints},
            {"algorithm", FRINGE_MARK("Algorithm"), spotAlgorithmRows(), wantsSpots},
            {"picture_algorithm", FRINGE_MARK("Algorithm"), pictureAlgorithmRows(), wantsPicture},
            {"encoding", FRINGE_MARK("Encoding"), encodingRows(), always},
            {"reconstruction", FRINGE_MARK("Reconstruction"), reconstructionRows(), always}};
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
