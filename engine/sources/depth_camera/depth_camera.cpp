// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/depth_camera/depth_camera.h"

#include "engine/job/job_control.h"
#include "engine/model/placement.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

using namespace table;

std::vector<ParameterInfo> cameraRows() {
    constexpr double half = std::numbers::pi, narrowest = half / 1800, widest = half * 0.95;
    const auto inPerspective = [](ParameterInfo info) {
        return when("projection", {std::string("perspective")}, std::move(info));
    };
    const auto angle = [](const char* key, Angle initial, const char* label, const char* help) {
        return initially(initial.si(), named(key, Kind::Angle, label, help));
    };
    const char* const ofTarget = FRINGE_MARK("Place that the camera looks at and turns about; it "
                                             "lies in the middle of the picture.");
    std::vector<ParameterInfo> all{
        oneOf("projection", FRINGE_MARK("Projection"),
              FRINGE_MARK("How the objects come into the picture."),
              {{"orthographic", FRINGE_MARK("Parallel"), FRINGE_MARK("All in their own size.")},
               {"perspective", FRINGE_MARK("Perspective"),
                FRINGE_MARK("Smaller the farther away they are.")}},
              "orthographic"),
        inPerspective(between(angle("viewing_angle", 30.0_deg, FRINGE_MARK("Viewing angle"),
                                    FRINGE_MARK("Across the width of the picture.")),
                              narrowest, widest)),
        inPerspective(positive(lengthRow("distance", 20_mm, FRINGE_MARK("Distance"),
                                         FRINGE_MARK("From the target to the camera.")))),
        between(angle("azimuth", 0.0_deg, FRINGE_MARK("Seen from the side"),
                      FRINGE_MARK("Angle of the camera's direction; positive: from the right.")),
                -half, half),
        between(angle("elevation", 0.0_deg, FRINGE_MARK("Seen from above"),
                      FRINGE_MARK("Angle of the camera's direction; negative: from below.")),
                -half / 2, half / 2),
        lengthRow("target_x", {}, FRINGE_MARK("Target x"), ofTarget),
        lengthRow("target_y", {}, FRINGE_MARK("Target y"), ofTarget),
        lengthRow("target_z", 200_mm, FRINGE_MARK("Target z"), ofTarget),
        nearRow(206_mm),
        farRow(194_mm),
    };
    for (ParameterInfo& row : depthLightRows())
        all.push_back(std::move(row));
    return all;
}

} // namespace

const ChoiceInfo& depthCameraInfo() {
    static const ChoiceInfo info{
        .key = "depth_camera",
        .label = FRINGE_MARK("Depth camera"),
        .help = FRINGE_MARK("A picture with depth of the objects of the design, from any side."),
        .parameters = cameraRows()};
    return info;
}

DepthCamera asDepthCamera(const Source& source) {
    const SourceValues values(depthCameraInfo(), source);
    return {values.key("projection") == "perspective",
            Angle(values.number("viewing_angle")),
            values.length("distance"),
            {Angle(values.number("azimuth")), Angle(values.number("elevation"))},
            {values.number("target_x"), values.number("target_y"), values.number("target_z")},
            depthLightOf(values)};
}

void store(Source& source, const DepthCamera& camera) {
    SourceEditor to(depthCameraInfo(), source);
    to.set("distance", camera.distance);
    to.set("azimuth", camera.direction.azimuth.si());
    to.set("elevation", camera.direction.elevation.si());
    to.set("target_x", camera.target[0]);
    to.set("target_y", camera.target[1]);
    to.set("target_z", camera.target[2]);
    to.set("near", camera.light.near);
    to.set("far", camera.light.far);
}

SceneView sceneView(const DepthCamera& camera, const PlaneGrid& grid) {
    const auto& [azimuth, elevation] = camera.direction;
    const PicturePlace place = placeOn(grid, grid.shape, camera.light.place);
    SceneView view{.turn = turnAbout(0, elevation) * turnAbout(1, Angle(-azimuth.si()))};
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

Similarity surfacePlaceOf(const Source& source) {
    return similarity(asPlacement(sourceKindOf(source.kind.key).info, source),
                      boxAsRead(source).value_or(Box{}));
}

SceneObject sceneObjectOf(const Source& source) {
    const SourceKind& kind = sourceKindOf(source.kind.key);
    SceneObject object;
    const auto surface = kind.surface != nullptr ? kind.surface(source) : std::nullopt;
    if (surface)
        object.surface = std::make_shared<const LitSurface>(*surface, surfacePlaceOf(source));
    else if (kind.glyphs != nullptr)
        object.cloud = kind.glyphs(source);
    if (object.cloud && kind.grain != nullptr)
        object.grain = kind.grain(source).value_or(0);
    return object;
}

std::vector<SceneObject> objectsOf(const Design& design) {
    std::vector<SceneObject> objects;
    for (const std::size_t number : photographedSources(design)) {
        SceneObject object = sceneObjectOf(onPlate(design.sources[number], design.setup.plate));
        if (object.surface || object.cloud)
            objects.push_back(std::move(object));
    }
    return objects;
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
    return render(objectsOf(input.design), sceneView(asDepthCamera(input.source), grid), grid,
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
    for (const ParameterInfo& row : depthLightRows())
        if (const auto found = input.source.kind.values.find(row.key);
            found != input.source.kind.values.end())
            frozen.kind.values.insert(*found);
    SourceEditor to(rgbdSourceInfo(), frozen);
    to.set("near", picture.near);
    to.set("far", picture.far);
    store(PicturePlace{}, to); // it fills the plate
    to.data("color", picture.colour, input.source.name);
    to.data("depth", picture.depth, input.source.name);
    return frozen;
}

} // namespace fringe
