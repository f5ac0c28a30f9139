// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/memory_budget.h"
#include "engine/model/error.h"
#include "engine/model/units.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/sources/depth_camera/depth_camera.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr double bytesPerSample = 40; ///< of what is drawn and of the pictures

/// The boxes around the objects of a design, with their names.
struct NamedBox {
    std::string name;
    TurnedBox box;
};

std::vector<NamedBox> boxesOf(const Design& design) {
    std::vector<NamedBox> boxes;
    for (const std::size_t number : photographedSources(design)) {
        const Source source = onPlate(design.sources[number], design.setup.plate);
        const auto around = sourceKindOf(source.kind.key).around;
        if (const auto box = around != nullptr ? around(source) : std::nullopt)
            boxes.push_back({nameOf(source), *box});
    }
    return boxes;
}

/// The ends between which all objects lie as a camera sees them, rounded outward.
Settings endsAround(const SourceInput& input, const Viewpoint& view) {
    constexpr double step = 1e-5; // [m]
    double near = -std::numeric_limits<double>::infinity(), far = -near;
    for (const NamedBox& named : boxesOf(input.design))
        for (unsigned corner = 0; corner < 8; ++corner) {
            const double z = view(named.box.corner(corner))[2];
            near = std::max(near, z);
            far = std::min(far, z);
        }
    near = (std::ceil(near / step) + 1) * step;
    far = (std::floor(far / step) - 1) * step;
    if (!(near > far) || (view.eye && near >= view.eye->at[2]))
        return {};
    return {{"source.near", near}, {"source.far", far}};
}

bool contains(const TurnedBox& box, const Place& place) {
    Place from = place;
    for (std::size_t axis = 0; axis < 3; ++axis)
        from[axis] -= box.centre[axis];
    from = inverse(box.turn) * from;
    for (std::size_t axis = 0; axis < 3; ++axis)
        if (std::abs(from[axis]) > box.half[axis])
            return false;
    return true;
}

void checkEnds(const SourceInput& input, const DepthCamera& camera, const Viewpoint& view,
               SourceCost& cost) {
    const Length near = camera.light.near, far = camera.light.far;
    if (near <= far)
        return refuse(cost.findings, "source.near",
                      message(FRINGE_MARK("The camera's near end, at {0}, has to lie at a larger z "
                                          "than its far end, at {1}."),
                              legibleLength(near), legibleLength(far)),
                      endsAround(input, view));
    if (view.eye && near.si() >= view.eye->at[2])
        refuse(cost.findings, "source.near",
               message(FRINGE_MARK("The near end, at {0}, does not lie before the camera, which "
                                   "sees from z = {1}; move the camera away, or the near end."),
                       legibleLength(near), legibleLength(Length(view.eye->at[2]))),
               endsAround(input, view));
}

/// Warns of a camera that may see an object from inside.
void checkStand(const SourceInput& input, const DepthCamera& camera, SourceCost& cost) {
    if (!camera.isPerspective)
        return;
    const Place stand = standOf(camera);
    for (const NamedBox& named : boxesOf(input.design))
        if (contains(named.box, stand))
            warn(
                cost.findings, "source.distance",
                message(FRINGE_MARK("The camera stands within the box around {0}, which it may "
                                    "see from inside; move it away."),
                        named.name),
                {{"source.distance",
                  roundedUp(
                      camera.distance.si()
                          + 2 * std::hypot(named.box.half[0], named.box.half[1], named.box.half[2]),
                      2)}});
}

/// Points outside memory are not drawn.
void checkClouds(const Design& design, SourceCost& cost) {
    for (const std::size_t number : photographedSources(design))
        for (const auto& [slot, asset] : design.sources[number].kind.assets)
            if (const auto cloud = asset.as<PointCloud>(); cloud && cloud->stored)
                refuse(cost.findings, "",
                       message(FRINGE_MARK("The points of {0} lie outside memory, where no camera "
                                           "photographs them; allow more memory."),
                               nameOf(design.sources[number])));
}

bool isRefusal(const Finding& item) {
    return item.severity == Severity::Refusal;
}

void throwRefusal(const SourceCost& cost) {
    for (const Finding& item : cost.findings)
        if (isRefusal(item))
            throw Error(ErrorKind::BadInput, item.message);
}

} // namespace

bool isCameraRefused(const SourceInput& input, SourceCost& cost) {
    const DepthCamera camera = asDepthCamera(input.source);
    const PlaneGrid grid = gridOf(input.design.setup.plate);
    const Viewpoint view = viewpointOf(camera, grid);
    checkEnds(input, camera, view, cost);
    checkPlace(placeOn(grid, grid.shape, camera.light.place), grid, cost);
    if (view.window->shape.rows < 1 || view.window->shape.cols < 1)
        refuse(cost.findings, "source.width",
               message(FRINGE_MARK("The camera's picture has no sample of the plate; make it "
                                   "larger, or move it.")));
    if (photographedSources(input.design).empty())
        refuse(cost.findings, "",
               message(FRINGE_MARK("The camera has nothing to photograph; import a mesh or points, "
                                   "or show one that is hidden.")));
    checkClouds(input.design, cost);
    const double bytes = bytesPerSample * static_cast<double>(grid.shape.count());
    const auto budget = static_cast<double>(memoryWithin(input.memory));
    if (bytes > budget)
        refuse(cost.findings, "plate.columns",
               message(FRINGE_MARK("The camera's picture takes {0} of memory on a plate of this "
                                   "size and {1} are allowed; choose fewer pixels."),
                       formatBytes(static_cast<std::uint64_t>(bytes)),
                       formatBytes(static_cast<std::uint64_t>(budget))));
    cost.bytes = bytes;
    checkStand(input, camera, cost);
    return std::ranges::any_of(cost.findings, isRefusal);
}

void requireCamera(const SourceInput& input) {
    SourceCost cost;
    isCameraRefused(input, cost);
    throwRefusal(cost);
}

ScenePicture requiredPhotograph(const SourceInput& input) {
    SourceCost cost;
    ScenePicture seen;
    if (!isCameraRefused(input, cost)) {
        seen = photograph(input);
        checkPhotograph(input, seen, cost);
    }
    throwRefusal(cost);
    return seen;
}

void checkPhotograph(const SourceInput& input, const ScenePicture& seen, SourceCost& cost) {
    const DepthCamera camera = asDepthCamera(input.source);
    const Viewpoint view = viewpointOf(camera, gridOf(input.design.setup.plate));
    if (std::ranges::all_of(seen.z, [](double z) { return std::isnan(z); }))
        return refuse(
            cost.findings, "source.near",
            message(seen.nearer + seen.farther > 0
                        ? FRINGE_MARK("What the camera sees does not lie between its near "
                                      "and its far end; move the ends.")
                        : FRINGE_MARK("Nothing is in the camera's view; turn it, or move "
                                      "its target.")),
            endsAround(input, view));
    if (seen.nearer + seen.farther > 0)
        warn(
            cost.findings, "source.near",
            message(FRINGE_MARK("The camera leaves out what is nearer than its near end, at {0} of "
                                "its samples, and what is beyond its far end, at {1}; move the "
                                "ends."),
                    seen.nearer, seen.farther),
            endsAround(input, view));
}

} // namespace fringe
