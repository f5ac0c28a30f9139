// SPDX-License-Identifier: GPL-3.0-or-later
// Depth pictures: light in layers, or of every pixel at its own depth.
#include "engine/model/error.h"
#include "engine/propagation/propagation.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/sources/layers/wanted_sheets.h"
#include "engine/sources/rgbd/depth_picture.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace fringe {
namespace {

using namespace table;
using Meaning = DepthPicture::Meaning;

constexpr double mostNodes = 512; ///< beyond, layers serve better

/// Why a form is chosen is said by the plan.
DepthForm formOf(const SourceInput& input, const DepthPicture& picture, const DepthMap& depths) {
    DepthForm form;
    form.nodes = exactNodes(input, picture, depths);
    form.layers = picture.layers > 0 ? picture.layers : layersInFocus(input, picture, depths);
    form.isExact = picture.form == DepthPicture::Form::Exact
                   || (picture.form == DepthPicture::Form::Auto && !input.hiding
                       && static_cast<double>(form.nodes) <= mostNodes);
    return form;
}

bool hasPictures(const DepthPicture& picture) {
    return picture.colour && picture.depth && picture.colour->count() > 0
           && picture.depth->count() > 0;
}

bool isFlawed(const SourceCost& cost) {
    return std::ranges::any_of(
        cost.findings, [](const Finding& item) { return item.severity == Severity::Refusal; });
}

void checkPictures(const DepthPicture& picture, const Source& source, SourceCost& cost) {
    if (!picture.colour || picture.colour->count() == 0)
        return refuse(cost.findings, "source.color",
                      message(FRINGE_MARK("There is no picture yet; import one.")));
    if (!picture.depth || picture.depth->count() == 0)
        return refuse(cost.findings, "source.depth",
                      message(FRINGE_MARK("There is no depth picture yet; import one.")));
    const Shape colour = picture.colour->shape, depth = picture.depth->shape;
    if (colour != depth)
        return refuse(cost.findings, "source.depth",
                      message(FRINGE_MARK("{0} has {1} × {2} pixels and {3} has {4} × {5}; give a "
                                          "picture and depths of one size."),
                              source.kind.assets.at("color").name, colour.cols, colour.rows,
                              source.kind.assets.at("depth").name, depth.cols, depth.rows));
    for (const float value : picture.colour->samples)
        if (!(value >= 0) || !std::isfinite(value))
            return refuse(cost.findings, "source.color",
                          message(FRINGE_MARK("The picture has a value that is negative or not "
                                              "finite; give intensities of 0 or more.")));
}

void checkEnds(const DepthPicture& picture, SourceCost& cost) {
    if (picture.meaning == Meaning::Inverse && picture.near.si() * picture.far.si() <= 0)
        return refuse(cost.findings, "source.far",
                      message(FRINGE_MARK("1/z has no even steps from one side of the plate to the "
                                          "other; give near and far ends on one side.")));
    if (picture.near < picture.far)
        warn(cost.findings, "source.near",
             message(FRINGE_MARK("The near end is farther from the viewer than the far end, so the "
                                 "scene is seen inside out; exchange them.")));
    if (picture.near == picture.far)
        warn(cost.findings, "source.near",
             message(FRINGE_MARK("The near and the far end are one plane, so the picture is "
                                 "flat.")));
}

void note(SourceCost& cost, const char* row, Message text) {
    cost.findings.push_back({Severity::Note, row, std::move(text)});
}

void describe(const SourceInput& input, const DepthPicture& picture, const DepthMap& depths,
              const DepthForm& form, SourceCost& cost) {
    if (depths.clipped > 0)
        warn(cost.findings, "source.far",
             message(FRINGE_MARK("{0} pixels lie beyond the near or the far end and are put there; "
                                 "move the ends, or change the depth scale."),
                     depths.clipped));
    if (form.isExact && input.hiding)
        warn(
            cost.findings, "source.as",
            message(FRINGE_MARK("Exact depth has no layers, so nothing hides it; choose layers.")));
    if (picture.form != DepthPicture::Form::Auto)
        return;
    if (form.isExact)
        note(cost, "source.as",
             message(FRINGE_MARK("Exact depth is chosen: {0} planes give every pixel its own z, "
                                 "where layers in focus would be {1}."),
                     form.nodes, form.layers));
    else if (input.hiding)
        note(cost, "source.as",
             message(FRINGE_MARK("{0} layers are chosen, since silhouettes hide what is behind "
                                 "them."),
                     form.layers));
    else
        note(cost, "source.as",
             message(FRINGE_MARK("{0} layers are chosen, since exact depth would take {1} planes."),
                     form.layers, form.nodes));
}

SourceCost costOf(const SourceInput& input) {
    SourceCost cost;
    const PlaneGrid grid = gridOf(input.design.setup.plate);
    const DepthPicture picture = asDepthPicture(input.source, grid);
    checkPictures(picture, input.source, cost);
    checkEnds(picture, cost);
    if (hasPictures(picture))
        checkPlace(picture.place, grid, cost);
    if (isFlawed(cost))
        return cost;
    checkDistances(input, {{picture.near, "near"}, {picture.far, "far"}}, cost);
    const DepthMap depths = depthMapOf(picture, grid);
    if (std::ranges::all_of(depths.parts, [](float part) { return std::isnan(part); })) {
        refuse(cost.findings, "source.depth",
               message(FRINGE_MARK("The depth picture has no depth anywhere; choose what its "
                                   "numbers mean.")));
        return cost;
    }
    const DepthForm form = formOf(input, picture, depths);
    describe(input, picture, depths, form, cost);
    addSheetCost(cost, input, static_cast<std::size_t>(form.isExact ? form.nodes : form.layers));
    const auto samples = static_cast<double>(input.design.setup.plate.size.count());
    constexpr double bytesPerSample = 2 * sizeof(float) + sizeof(Complex);
    constexpr double bytesPerPixel = 4 * sizeof(double); ///< of one that shines, with its depth
    cost.bytes += samples * (bytesPerSample + (form.isExact ? bytesPerPixel : 0));
    cost.error = form.isExact ? picture.tolerance : 0;
    cost.held = static_cast<double>(picture.colour->samples.size() + picture.depth->samples.size())
                * sizeof(float);
    return cost;
}

std::unique_ptr<Light> lightOf(const SourceInput& input, const Choice&) {
    const PlaneGrid grid = gridOf(input.design.setup.plate);
    const DepthPicture picture = asDepthPicture(input.source, grid);
    return depthLight(input, formOf(input, picture, depthMapOf(picture, grid)));
}

/// Planes that a pattern is designed in where the number of layers is left open.
constexpr std::int64_t wantedLayers = 16;

std::int64_t wantedLayersOf(const DepthPicture& picture) {
    return picture.layers > 0 ? picture.layers : wantedLayers;
}

/// Where light is wanted, of every layer that is not empty in its plane.
std::vector<TargetPlane> targetsOf(const SourceInput& input) {
    const PlaneGrid grid = planeGrid(input.design.setup, 1);
    const DepthPicture picture = asDepthPicture(input.source, grid);
    const DepthMap depths = depthMapOf(picture, grid);
    const std::vector<float> values = sampledOn(grid, picture.colour->intensity(0), picture.place);
    const std::int64_t count = wantedLayersOf(picture);
    std::vector<TargetPlane> planes;
    for (std::size_t layer = 0; layer < static_cast<std::size_t>(count); ++layer) {
        TargetPlane plane{Length(layerDistance(picture, layer, count)),
                          std::vector<float>(values.size()),
                          std::vector<std::uint8_t>(values.size())};
        for (std::size_t i = 0; i < values.size(); ++i)
            if (!std::isnan(depths.parts[i]) && layerAt(depths.parts[i], count) == layer) {
                const float amplitude = amplitudeOf(values[i], 1, picture.style);
                plane.intensity[i] = amplitude * amplitude;
                plane.signal[i] = 1;
            }
        if (std::ranges::any_of(plane.intensity, [](float value) { return value > 0; }))
            planes.push_back(std::move(plane));
    }
    return planes;
}

SourceCost wantedCostOf(const SourceInput& input) {
    SourceCost cost;
    const PlaneGrid grid = planeGrid(input.design.setup, 1);
    const DepthPicture picture = asDepthPicture(input.source, grid);
    checkPictures(picture, input.source, cost);
    checkEnds(picture, cost);
    if (hasPictures(picture))
        checkPlace(picture.place, grid, cost);
    if (isFlawed(cost))
        return cost;
    const std::int64_t count = wantedLayersOf(picture);
    std::vector<double> distances;
    for (std::size_t layer = 0; layer < static_cast<std::size_t>(count); ++layer)
        distances.push_back(layerDistance(picture, layer, count));
    if (picture.layers == 0)
        note(cost, "source.layers",
             message(FRINGE_MARK("A pattern is designed in {0} layers; each takes memory and "
                                 "time."),
                     count));
    addWantedSheetCost(cost, input, distances);
    return cost;
}

/// At most some thousands.
std::shared_ptr<const PointCloud> glyphsOf(const Source& source) {
    constexpr std::int64_t mostAlong = 128;
    const DepthPicture picture = asDepthPicture(source);
    if (!hasPictures(picture) || picture.place.width == Length{})
        return nullptr;
    const Shape shape = picture.colour->shape;
    const std::int64_t step =
        std::max<std::int64_t>(1, std::max(shape.rows, shape.cols) / mostAlong);
    const Shape thinned{(shape.rows + step - 1) / step, (shape.cols + step - 1) / step};
    const PlaneGrid grid{thinned, picture.place.width.si() / static_cast<double>(thinned.cols),
                         picture.place.height.si() / static_cast<double>(thinned.rows)};
    DepthPicture centred = picture;
    centred.place.x = centred.place.y = Length{};
    const DepthMap depths = depthMapOf(centred, grid);
    const std::vector<float> light = sampledOn(grid, picture.colour->intensity(0), centred.place);
    auto cloud = std::make_shared<PointCloud>();
    for (std::int64_t row = 0; row < thinned.rows; ++row)
        for (std::int64_t col = 0; col < thinned.cols; ++col) {
            const auto i = static_cast<std::size_t>(row * thinned.cols + col);
            if (std::isnan(depths.parts[i]) || light[i] <= 0)
                continue;
            cloud->points.push_back(
                {picture.place.x.si() + static_cast<double>(col - thinned.cols / 2) * grid.pitchX,
                 picture.place.y.si() + static_cast<double>(thinned.rows / 2 - row) * grid.pitchY,
                 distanceAt(picture, static_cast<double>(depths.parts[i])), std::sqrt(light[i]),
                 0});
        }
    return cloud;
}

void settle(Design& design, std::size_t number) {
    Source& source = design.sources.at(number);
    const DepthPicture picture = asDepthPicture(source, gridOf(design.setup.plate));
    SourceEditor to(rgbdSourceInfo(), source);
    to.set("width", picture.place.width);
    to.set("height", picture.place.height);
    design.reconstruction.distance = picture.near;
}

void move(Source& source, double x, double y, double z) {
    const DepthPicture picture = asDepthPicture(source);
    SourceEditor to(rgbdSourceInfo(), source);
    to.set("x", picture.place.x + Length(x));
    to.set("y", picture.place.y + Length(y));
    to.set("near", picture.near + Length(z));
    to.set("far", picture.far + Length(z));
}

} // namespace

const SourceKind& rgbd_source_entry() {
    static const SourceKind kind{
        .info = rgbdSourceInfo(),
        .usual = {},
        .lightCost = costOf,
        .light = lightOf,
        .hides = [](const Source& source) { return asDepthPicture(source).style.hides; },
        .wantedCost = wantedCostOf,
        .wanted = [](const SourceInput& input, Device& device, JobControl& control,
                     bool) { return wantedSheets(input, targetsOf(input), device, control); },
        .seen =
            [](const SourceInput& input, std::span<const Complex> fields) {
                return seenSheets(input, targetsOf(input), fields);
            },
        .settle = settle,
        .lookedAt = [](const Source& source) { return asDepthPicture(source).near; },
        .glyphs = glyphsOf,
        .move = move,
    };
    return kind;
}

} // namespace fringe
