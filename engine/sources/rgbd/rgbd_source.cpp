// SPDX-License-Identifier: GPL-3.0-or-later
// Depth pictures: light in layers, or of every pixel at its own depth.
#include "engine/model/bounds.h"
#include "engine/model/error.h"
#include "engine/propagation/propagation.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/sources/image/image_plane.h"
#include "engine/sources/layers/wanted_sheets.h"
#include "engine/sources/rgbd/depth_checks.h"
#include "engine/sources/rgbd/depth_picture.h"
#include "engine/sources/rgbd/wanted_depth.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace fringe {
namespace {

using namespace table;
using Meaning = RgbdSource::Meaning;

bool hasPictures(const RgbdSource& picture) {
    return picture.colour && picture.depth && picture.colour->count() > 0
           && picture.depth->count() > 0;
}

void checkPictures(const RgbdSource& picture, SourceCost& cost) {
    if (!picture.colour || picture.colour->count() == 0)
        return refuse(cost.findings, "source.color",
                      message(FRINGE_MARK("There is no picture yet; import one.")));
    if (!picture.depth || picture.depth->count() == 0)
        return refuse(cost.findings, "source.depth",
                      message(FRINGE_MARK("There is no depth picture yet; import one.")));
    if (!std::ranges::all_of(picture.colour->samples, isIntensity))
        refuse(cost.findings, "source.color",
               message(FRINGE_MARK("The picture has a value that is negative, not finite or beyond "
                                   "10²⁴; give intensities from 0 on.")));
}

void checkEnds(const RgbdSource& picture, SourceCost& cost) {
    if (picture.meaning == Meaning::Inverse && picture.near.si() * picture.far.si() <= 0)
        return refuse(cost.findings, "source.far",
                      message(FRINGE_MARK("1/z has no even steps from one side of the plate to the "
                                          "other; give near and far ends on one side.")));
    if (picture.near < picture.far)
        warn(cost.findings, "source.near",
             message(FRINGE_MARK("The near end is farther from the viewer than the far end, so the "
                                 "scene is seen inside out; exchange them.")),
             {{"source.near", picture.far.si()}, {"source.far", picture.near.si()}});
    if (picture.near == picture.far)
        warn(cost.findings, "source.near",
             message(FRINGE_MARK("The near and the far end are one plane, so the picture is "
                                 "flat.")));
}

/// Whether there is something to go on with.
bool check(const RgbdSource& picture, const Source& source, const PlaneGrid& grid,
           SourceCost& cost) {
    checkPictures(picture, cost);
    checkEnds(picture, cost);
    if (hasPictures(picture)) {
        checkDepths(picture, source, cost);
        checkPlace(picture.place, grid, cost);
    }
    return std::ranges::none_of(
        cost.findings, [](const Finding& item) { return item.severity == Severity::Refusal; });
}

SourceCost costOf(const SourceInput& input) {
    SourceCost cost;
    const PlaneGrid grid = gridOf(input.design.setup.plate);
    const RgbdSource picture = asRgbd(input.source, grid);
    if (!check(picture, input.source, grid, cost))
        return cost;
    checkDistances(input, {{picture.near, "near"}, {picture.far, "far"}}, cost);
    addDepthCost(picture, input, cost);
    cost.held = static_cast<double>(picture.colour->samples.size() + picture.depth->samples.size())
                * sizeof(float);
    return cost;
}

std::unique_ptr<Light> lightOf(const SourceInput& input, const Choice&) {
    return depthLight(asRgbd(input.source, gridOf(input.design.setup.plate)), input);
}

/// Placed in the planes that a pattern is designed for.
RgbdSource wantedPicture(const SourceInput& input) {
    const Setup& setup = input.design.setup;
    return asRgbd(input.source, planeGrid(setup, 1), !setup.lens.on);
}

SourceCost wantedCostOf(const SourceInput& input) {
    SourceCost cost;
    const RgbdSource picture = wantedPicture(input);
    if (check(picture, input.source, planeGrid(input.design.setup, 1), cost))
        addWantedDepthCost(cost, input, picture);
    return cost;
}

/// What the picture of a shape is thinned to for views of space.
Shape thinned(Shape shape) {
    constexpr std::int64_t mostAlong = 128;
    const std::int64_t step =
        std::max<std::int64_t>(1, std::max(shape.rows, shape.cols) / mostAlong);
    return {(shape.rows + step - 1) / step, (shape.cols + step - 1) / step};
}

/// Grain of a picture in layers: exact depth has none.
std::optional<double> grainOf(const Source& source) {
    const RgbdSource picture = asRgbd(source);
    if (!hasPictures(picture) || picture.form == RgbdSource::Form::Exact)
        return std::nullopt;
    const Shape shape = thinned(picture.colour->shape);
    return std::max(picture.place.width.si() / static_cast<double>(shape.cols),
                    picture.place.height.si() / static_cast<double>(shape.rows));
}

/// At most some thousands.
std::shared_ptr<const PointCloud> glyphsOf(const Source& source) {
    const RgbdSource picture = asRgbd(source);
    if (!hasPictures(picture))
        return nullptr;
    const Shape shape = thinned(picture.colour->shape);
    const PlaneGrid grid{shape, picture.place.width.si() / static_cast<double>(shape.cols),
                         picture.place.height.si() / static_cast<double>(shape.rows)};
    RgbdSource centred = picture;
    centred.place.x = centred.place.y = Length{};
    const DepthMap depths = depthMapOf(centred, grid);
    const std::vector<float> light = sampledOn(grid, picture.colour->intensity(0), centred.place);
    std::array<std::vector<float>, 3> channels;
    for (std::size_t channel = 0; channel < channels.size(); ++channel) {
        std::array<float, 3> alone{};
        alone[channel] = 1;
        channels[channel] = sampledOn(grid, picture.colour->intensity(0, alone), centred.place);
    }
    auto cloud = std::make_shared<PointCloud>();
    for (std::int64_t row = 0; row < shape.rows; ++row)
        for (std::int64_t col = 0; col < shape.cols; ++col) {
            const auto i = static_cast<std::size_t>(row * shape.cols + col);
            if (std::isnan(depths.parts[i]) || light[i] <= 0)
                continue;
            cloud->points.push_back(
                {picture.place.x.si() + static_cast<double>(col - shape.cols / 2) * grid.pitchX,
                 picture.place.y.si() + static_cast<double>(shape.rows / 2 - row) * grid.pitchY,
                 distanceAt(picture, depths.parts[i]), std::sqrt(light[i]), 0});
            cloud->colours.push_back({channels[0][i], channels[1][i], channels[2][i]});
        }
    return cloud;
}

void fit(Source& source, const PlaneGrid& plate) {
    store(source, asRgbd(source, plate).place);
}

void settle(Design& design, std::size_t number) {
    Source& source = design.sources.at(number);
    fit(source, gridOf(design.setup.plate));
    const RgbdSource picture = asRgbd(source);
    design.reconstruction.distance = picture.near;
    if (picture.isMetric() && picture.scale == 1)
        design = withDepthInReach(std::move(design), number);
}

std::optional<TurnedBox> around(const Source& source) {
    const RgbdSource picture = asRgbd(source);
    if (!hasPictures(picture))
        return std::nullopt;
    return boxAround({picture.place, picture.near, picture.far});
}

void move(Source& source, const Motion& motion) {
    RgbdSource picture = asRgbd(source);
    const SheetSpace space = moved({picture.place, picture.near, picture.far}, motion);
    picture.place = space.place;
    picture.near = space.first;
    picture.far = space.last;
    store(source, picture);
}

} // namespace

const SourceKind& rgbd_source_entry() {
    static const SourceKind kind{
        .info = rgbdSourceInfo(),
        .usual = {},
        .designed = summedDesign(),
        .isOfferedDesigned = true,
        .lightCost = costOf,
        .light = lightOf,
        .isCarried = [](const Source&) { return true; },
        .hides = [](const Source& source) { return asRgbd(source).style.hides; },
        .depthPicture = [](const Source& source) -> DepthPicture {
            const RgbdSource picture = asRgbd(source);
            return {picture.colour, picture.depth, picture.isMetric(), picture.isInverted};
        },
        .wantedCost = wantedCostOf,
        .wanted = [](const SourceInput& input, Device& device, JobControl& control,
                     bool) { return wantedDepth(input, wantedPicture(input), device, control); },
        .seen =
            [](const SourceInput& input, std::span<const Complex> fields) {
                return seenDepth(input, wantedPicture(input), fields);
            },
        .fit = fit,
        .settle = settle,
        .lookedAt = [](const Source& source) { return asRgbd(source).near; },
        .glyphs = glyphsOf,
        .grain = grainOf,
        .around = around,
        .freedoms = {{true, true, true}, false, Freedoms::Scaling::EachAxis},
        .move = move,
        .draft =
            [](Design&, Source& source, double) {
                constexpr double tolerance = 1e-2;
                RgbdSource picture = asRgbd(source);
                picture.tolerance = std::max(picture.tolerance, tolerance);
                store(source, picture);
            },
    };
    return kind;
}

} // namespace fringe
