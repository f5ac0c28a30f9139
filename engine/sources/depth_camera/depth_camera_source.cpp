// SPDX-License-Identifier: GPL-3.0-or-later
// Depth cameras: their picture of the other objects of a design sends light as a depth picture.
#include "engine/job/job_control.h"
#include "engine/model/parameter_rows.h"
#include "engine/sources/depth_camera/depth_camera.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

using namespace table;

SourceCost costOf(const SourceInput& input) {
    SourceCost cost;
    if (isCameraRefused(input, cost))
        return cost;
    const DepthCamera camera = asDepthCamera(input.source);
    const PlaneGrid grid = gridOf(input.design.setup.plate);
    const double bytes = cost.bytes;
    const ScenePicture seen = photograph(input);
    checkPhotograph(input, seen, cost);
    checkDistances(input, {{camera.light.near, "near"}, {camera.light.far, "far"}}, cost);
    if (std::ranges::none_of(
            cost.findings, [](const Finding& item) { return item.severity == Severity::Refusal; }))
        addDepthCost(depthPictureOf(camera, seen, grid), input, cost);
    constexpr double secondsPerSample = 5e-8;
    cost.seconds += secondsPerSample * static_cast<double>(grid.shape.count());
    cost.bytes += bytes;
    return cost;
}

/// The box of what is photographed, in the scene.
TurnedBox boxOf(const DepthCamera& camera) {
    const Viewpoint view = viewpointOf(camera, {{1, 1}, 1, 1});
    const double near = camera.light.near.si(), far = camera.light.far.si();
    const PicturePlace& place = camera.light.place;
    const Place middle{place.x.si(), place.y.si(), (near + far) / 2};
    return {view.placeInScene(middle),
            {place.width.si() / 2, place.height.si() / 2, std::abs(near - far) / 2},
            inverse(view.turn)};
}

/// What of the picture's half size is seen at z, times that.
double widening(const DepthCamera& camera, const Viewpoint& view, double z) {
    return camera.isPerspective ? (view.eye->at[2] - z) / view.eye->focal : 1;
}

/// The edges of what is photographed, dotted.
std::shared_ptr<const PointCloud> glyphsOf(const Source& source) {
    constexpr int dots = 48;
    const DepthCamera camera = asDepthCamera(source);
    const Viewpoint view = viewpointOf(camera, {{1, 1}, 1, 1});
    const PicturePlace& place = camera.light.place;
    const auto corner = [&](unsigned number) {
        const double z = ((number & 4U) != 0 ? camera.light.near : camera.light.far).si();
        const double wide = widening(camera, view, z) / 2;
        return Place{place.x.si() + ((number & 1U) != 0 ? wide : -wide) * place.width.si(),
                     place.y.si() + ((number & 2U) != 0 ? wide : -wide) * place.height.si(), z};
    };
    auto cloud = std::make_shared<PointCloud>();
    for (unsigned from = 0; from < 8; ++from)
        for (const unsigned side : {1U, 2U, 4U})
            if ((from & side) == 0)
                for (int dot = 0; dot <= dots; ++dot) {
                    const double part = static_cast<double>(dot) / dots;
                    const Place a = corner(from), b = corner(from | side);
                    Place at{};
                    for (std::size_t axis = 0; axis < 3; ++axis)
                        at[axis] = a[axis] + part * (b[axis] - a[axis]);
                    at = view.placeInScene(at);
                    cloud->points.push_back({at[0], at[1], at[2], 1, 0});
                }
    return cloud;
}

void fit(Source& source, const PlaneGrid& plate) {
    store(source, placeOn(plate, plate.shape, asDepthCamera(source).light.place));
}

/// At the middle of all objects, with ends around the ball that holds them however it turns.
void settle(Design& design, std::size_t number) {
    std::optional<Box> all;
    for (std::size_t other = 0; other < design.sources.size(); ++other) {
        const Source source = onPlate(design.sources[other], design.setup.plate);
        const SourceKind& kind = sourceKindOf(source.kind.key);
        if (!source.visible || !isPlaced(kind.info) || kind.around == nullptr)
            continue;
        if (const auto box = kind.around(source)) {
            if (all)
                all->include(box->bounds());
            else
                all = box->bounds();
        }
    }
    if (!all)
        return;
    DepthCamera camera = asDepthCamera(design.sources.at(number));
    const auto extent = all->extent();
    const double radius = roundedUp(std::hypot(extent[0], extent[1], extent[2]) / 2, 2);
    for (std::size_t axis = 0; axis < 3; ++axis)
        camera.target[axis] = further(Length(all->centre()[axis]), 0).si();
    camera.light.near = further(Length(camera.target[2]), radius);
    camera.light.far = further(Length(camera.target[2]), -radius);
    camera.distance = Length(roundedUp(2 * radius, 2));
    store(design.sources[number], camera);
}

/// It turns about its target; a turn about its own axis changes nothing.
void move(Source& source, const Motion& motion) {
    DepthCamera camera = asDepthCamera(source);
    for (std::size_t axis = 0; axis < 3; ++axis)
        camera.target[axis] = further(Length(camera.target[axis]), motion.shift[axis]).si();
    camera.light.near = further(camera.light.near, motion.shift[2]);
    camera.light.far = further(camera.light.far, motion.shift[2]);
    if (motion.turn != unturned) {
        const Place to = motion.turn * directionOf(camera.direction);
        camera.direction = {tidied(std::atan2(to[0], to[2])),
                            tidied(std::asin(std::clamp(to[1], -1.0, 1.0)))};
    }
    store(source, camera);
}

/// In layers, no more than a hand that drags would wait for.
void draft(Design&, Source& source, double) {
    constexpr std::int64_t most = 16;
    DepthCamera camera = asDepthCamera(source);
    std::int64_t& layers = camera.light.layers;
    layers = layers > 0 ? std::min(layers, most) : most;
    camera.light.form = RgbdSource::Form::Layers;
    store(source, camera);
}

} // namespace

const SourceKind& depth_camera_source_entry() {
    static const SourceKind kind{
        .info = depthCameraInfo(),
        .usual = {},
        .lightCost = costOf,
        .light =
            [](const SourceInput& input, const Choice&) {
                requireCamera(input);
                return depthLight(photographOf(input), input);
            },
        .isCarried = [](const Source&) { return true; },
        .hides = [](const Source& source) { return asDepthCamera(source).light.style.hides; },
        .photographs = true,
        .frozen = frozenPhotograph,
        .fit = fit,
        .settle = settle,
        .lookedAt = [](const Source& source) { return Length(asDepthCamera(source).target[2]); },
        .glyphs = glyphsOf,
        .around = [](const Source& source) -> std::optional<TurnedBox> {
            return boxOf(asDepthCamera(source));
        },
        .freedoms = {{true, true, true}, true, Freedoms::Scaling::No},
        .move = move,
        .draft = draft,
    };
    return kind;
}

} // namespace fringe
