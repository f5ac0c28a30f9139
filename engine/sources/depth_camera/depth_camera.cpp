// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/depth_camera/depth_camera.h"

#include "engine/job/job_control.h"
#include "engine/sources/scene/scene_objects.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

using namespace table;

ParameterInfo inPerspective(ParameterInfo info) {
    return when("projection", {std::string("perspective")}, std::move(info));
}

BoundRow<DepthCamera> targetRow(const char* key, std::size_t axis, const char* label) {
    return BoundRow<DepthCamera>(
        lengthRow(key, label,
                  FRINGE_MARK("Place that the camera looks at and turns about; it lies in the "
                              "middle of the picture.")),
        [axis](auto& camera) -> auto& { return camera.target[axis]; });
}

BoundRow<DepthCamera> directionRow(const char* key, Angle Lamp::*angle, const char* label,
                                   const char* help) {
    const double most = std::numbers::pi / (angle == &Lamp::azimuth ? 1 : 2);
    return BoundRow<DepthCamera>(
        between(named(key, Kind::Angle, label, help), -most, most), [angle](auto& camera) -> auto& {
            return camera.direction.*angle;
        });
}

BoundRows<DepthCamera> viewRows() {
    constexpr double narrowest = std::numbers::pi / 1800, widest = std::numbers::pi * 0.95;
    return {
        {oneOf("projection", FRINGE_MARK("Projection"),
               FRINGE_MARK("How the objects come into the picture."),
               {{"orthographic", FRINGE_MARK("Parallel"), FRINGE_MARK("All in their own size.")},
                {"perspective", FRINGE_MARK("Perspective"),
                 FRINGE_MARK("Smaller the farther away they are.")}}),
         &DepthCamera::isPerspective},
        {inPerspective(between(named("viewing_angle", Kind::Angle, FRINGE_MARK("Viewing angle"),
                                     FRINGE_MARK("Across the width of the picture.")),
                               narrowest, widest)),
         &DepthCamera::viewingAngle},
        {inPerspective(positive(lengthRow("distance", FRINGE_MARK("Distance"),
                                          FRINGE_MARK("From the target to the camera.")))),
         &DepthCamera::distance},
        directionRow("azimuth", &Lamp::azimuth, FRINGE_MARK("Seen from the side"),
                     FRINGE_MARK("Angle of the camera's direction; positive: from the right.")),
        directionRow("elevation", &Lamp::elevation, FRINGE_MARK("Seen from above"),
                     FRINGE_MARK("Angle of the camera's direction; negative: from below.")),
        targetRow("target_x", 0, FRINGE_MARK("Target x")),
        targetRow("target_y", 1, FRINGE_MARK("Target y")),
        targetRow("target_z", 2, FRINGE_MARK("Target z"))};
}

const BoundRows<DepthCamera>& cameraRows() {
    static const BoundRows<DepthCamera> rows =
        joined<DepthCamera>({viewRows(), within<DepthCamera>(endRows(), &DepthCamera::light),
                             within<DepthCamera>(depthLightRows(), &DepthCamera::light)});
    return rows;
}

} // namespace

const ChoiceInfo& depthCameraInfo() {
    static const ChoiceInfo info{
        .key = "depth_camera",
        .label = FRINGE_MARK("Depth camera"),
        .help = FRINGE_MARK("A picture with depth of the objects of the design, from any side."),
        .parameters = infosOf(cameraRows())};
    return info;
}

DepthCamera asDepthCamera(const Source& source) {
    return readBy(cameraRows(), source.kind.values);
}

void store(Source& source, const DepthCamera& camera) {
    storeBy(cameraRows(), camera, source.kind.values);
}

Viewpoint viewpointOf(const DepthCamera& camera, const PlaneGrid& grid) {
    const auto& [azimuth, elevation] = camera.direction;
    const PicturePlace place = placeOn(grid, grid.shape, camera.light.place);
    Viewpoint view{.turn = turnAbout(0, elevation) * turnAbout(1, Angle(-azimuth.si()))};
    const Place turned = view.turn * camera.target;
    view.shift = {place.x.si() - turned[0], place.y.si() - turned[1], camera.target[2] - turned[2]};
    view.near = camera.light.near.si();
    view.far = camera.light.far.si();
    if (camera.isPerspective)
        view.eye = {{place.x.si(), place.y.si(), camera.target[2] + camera.distance.si()},
                    place.width.si() / (2 * std::tan(camera.viewingAngle.si() / 2))};
    const double x = place.x.si(), halfWidth = place.width.si() / 2;
    const double y = place.y.si(), halfHeight = place.height.si() / 2;
    const SampleGrid samples = samplesOf(grid);
    view.window = samplesIn({x - halfWidth, y - halfHeight}, {x + halfWidth, y + halfHeight},
                            samples, samples.whole());
    return view;
}

Place standOf(const DepthCamera& camera) {
    const Place towards = directionOf(camera.direction);
    Place at = camera.target;
    for (std::size_t axis = 0; axis < 3; ++axis)
        at[axis] += camera.distance.si() * towards[axis];
    return at;
}

RgbdSource depthPictureOf(const DepthCamera& camera, const ScenePicture& seen,
                          const PlaneGrid& grid) {
    RgbdSource picture = camera.light;
    picture.place = placeOn(grid, grid.shape, {});
    Raster colour{grid.shape, seen.intensity.size()}, depth{grid.shape};
    for (const std::vector<float>& plane : seen.intensity)
        colour.samples.insert(colour.samples.end(), plane.begin(), plane.end());
    depth.samples.reserve(seen.z.size());
    const double near = picture.near.si(), room = near - picture.far.si();
    for (const double z : seen.z)
        depth.samples.push_back(static_cast<float>((near - z) / room));
    picture.colour = std::make_shared<const Raster>(std::move(colour));
    picture.depth = std::make_shared<const Raster>(std::move(depth));
    return picture;
}

ScenePicture photograph(const SourceInput& input) {
    const PlaneGrid grid = gridOf(input.design.setup.plate);
    return render(objectsOf(input.design), viewpointOf(asDepthCamera(input.source), grid), grid,
                  [control = input.control] {
                      if (control != nullptr)
                          control->checkpoint();
                  });
}

RgbdSource photographOf(const SourceInput& input) {
    return depthPictureOf(asDepthCamera(input.source), photograph(input),
                          gridOf(input.design.setup.plate));
}

Source frozenPhotograph(const SourceInput& input) {
    const RgbdSource picture = depthPictureOf(
        asDepthCamera(input.source), requiredPhotograph(input), gridOf(input.design.setup.plate));
    Source frozen{.kind = {rgbdSourceInfo().key}};
    RgbdSource light = asDepthCamera(input.source).light;
    light.near = picture.near;
    light.far = picture.far;
    light.place = {}; // it fills the plate
    light.colour = picture.colour;
    light.depth = picture.depth;
    store(frozen, light, input.source.name);
    return frozen;
}

} // namespace fringe
