// SPDX-License-Identifier: GPL-3.0-or-later
// Meshes: points on their surface send light, or are where a solver is to bring it.
#include "engine/job/job_control.h"
#include "engine/job/memory_budget.h"
#include "engine/methods/sum_choice.h"
#include "engine/model/bounds.h"
#include "engine/model/parameter_rows.h"
#include "engine/model/units.h"
#include "engine/optics/sampling.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/sources/mesh/mesh_surface.h"
#include "engine/sources/placed.h"
#include "engine/sources/points/point_light.h"
#include "engine/sources/points/points_source.h"
#include "engine/sources/rgbd/depth_picture.h"
#include "engine/sources/spots/wanted_spots.h"
#include "kernels/whole.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace fringe {
namespace {

using namespace table;

ParameterInfo asPoints(ParameterInfo row) {
    return when("as", {"points"}, std::move(row));
}

ParameterInfo whereLit(ParameterInfo row) {
    return when("shading", {"flat", "smooth"}, std::move(row));
}

BoundRows<MeshSource> formRows() {
    constexpr double mostPoints = 1e9, mostDensity = 1e9;
    ParameterInfo density = zeroMeans(
        FRINGE_MARK("by number"),
        asPoints(named("density", Kind::Number, FRINGE_MARK("Points per mm²"),
                       FRINGE_MARK("Per mm² of the surface, hidden ones included; 0: as many as "
                                   "\"Points\" says."))));
    return {{essential(oneOf(
                 "as", FRINGE_MARK("Surface by"), FRINGE_MARK("How the surface becomes light."),
                 {{"points", FRINGE_MARK("Points"), FRINGE_MARK("Evenly over its area.")},
                  {"layers", FRINGE_MARK("Layers"),
                   FRINGE_MARK("What is seen from the front, in evenly spaced planes.")},
                  {"exact", FRINGE_MARK("Exact depth"),
                   FRINGE_MARK("What is seen from the front, every pixel at its own z.")}})),
             &MeshSource::form},
            {when("as", {"layers"}, layersInfo()), &MeshSource::layers},
            {asPoints(between(named("points", Kind::Count, FRINGE_MARK("Points"),
                                    FRINGE_MARK("How many the surface is given, hidden ones "
                                                "included; evenly over its area.")),
                              1, mostPoints)),
             &MeshSource::points},
            {between(std::move(density), 0, mostDensity), &MeshSource::density},
            {asPoints(named("hidden", Kind::Toggle, FRINGE_MARK("Leave out hidden points"),
                            FRINGE_MARK("Leave out points that the surface hides from all "
                                        "directions into which the plate sends light."))),
             &MeshSource::hidden}};
}

BoundRows<MeshSource> shadingRows() {
    constexpr double pi = std::numbers::pi;
    return {
        {oneOf("shading", FRINGE_MARK("Shading"), FRINGE_MARK("How bright the surface is."),
               {{"flat", FRINGE_MARK("Flat"), FRINGE_MARK("Each triangle evenly.")},
                {"smooth", FRINGE_MARK("Smooth"),
                 FRINGE_MARK("By the normals of the vertices, as if the surface were curved.")},
                {"none", FRINGE_MARK("None"), FRINGE_MARK("The same on all sides.")}}),
         &MeshSource::shading},
        {whereLit(between(named("light_azimuth", Kind::Angle, FRINGE_MARK("Light from the side"),
                                FRINGE_MARK("Angle of the light's direction to the viewer's; "
                                            "positive: from the right.")),
                          -pi, pi)),
         &MeshSource::azimuth},
        {whereLit(between(named("light_elevation", Kind::Angle, FRINGE_MARK("Light from above"),
                                FRINGE_MARK("Angle of the light's direction; negative: from "
                                            "below.")),
                          -pi / 2, pi / 2)),
         &MeshSource::elevation},
        {whereLit(between(named("ambient", Kind::Number, FRINGE_MARK("Ambient share"),
                                FRINGE_MARK("Share of the light that comes from all sides, 0 "
                                            "to 1.")),
                          0, 1)),
         &MeshSource::ambient},
        {asPoints(splatInfo()), &MeshSource::splat}};
}

const BoundRows<MeshSource>& meshRows() {
    static const BoundRows<MeshSource> rows = [] {
        BoundRows<MeshSource> all = joined<MeshSource>(
            {within<MeshSource>(placementRows(), &MeshSource::placement), formRows(), shadingRows(),
             within<MeshSource>(sheetRows(), &MeshSource::style)});
        for (auto& [info, get, set] : all)
            if (info.key == "gamma" || info.key == "strength" || info.key == "occlusion")
                info = when("as", {"layers", "exact"}, std::move(info));
        return all;
    }();
    return rows;
}

const ChoiceInfo& info() {
    static const ChoiceInfo mesh{
        .key = "mesh",
        .label = FRINGE_MARK("Mesh"),
        .help = FRINGE_MARK("A surface of triangles, lit and seen from the front."),
        .parameters = infosOf(meshRows()),
        .assets = {{"mesh", FRINGE_MARK("Mesh"), AssetType::Mesh}},
        .hasMethods = true};
    return mesh;
}

Checkpoint checkpointOf(const SourceInput& input) {
    return [control = input.control] {
        if (control != nullptr)
            control->checkpoint();
    };
}

CloudSource cloudOf(const MeshSource& source, const MeshView& view,
                    const Checkpoint& checkpoint = {}) {
    if (!source.mesh)
        return {};
    return {.cloud = std::make_shared<const PointCloud>(surfacePoints(source, view, checkpoint)),
            .colours = CloudSource::Colours::Amplitude,
            .randomPhase = source.style.phase == SheetStyle::Phase::Random,
            .seed = source.style.seed,
            .splat = source.splat,
            .smoothPhase = source.style.phase != SheetStyle::Phase::Random};
}

CloudSource cloudOf(const SourceInput& input) {
    return cloudOf(asMesh(input.source), viewOf(input.design.setup), checkpointOf(input));
}

/// Adds what a mesh lets a person know.
void check(const Source& of, const Mesh& mesh, Findings& findings) {
    checkUnit(of, findings);
    if (!mesh.lacking.empty())
        warn(findings, "source.mesh",
             message(
                 FRINGE_MARK("The mesh is shown without {0}, which is not beside it, or damaged, "
                             "or too large; mend that and import the mesh again."),
                 mesh.lacking));
    const auto tell = [&](Severity severity, std::uint64_t count, const char* text) {
        if (count > 0)
            findings.push_back({severity, "source.mesh", message(text, count)});
    };
    const Mesh::Faults& faults = mesh.faults;
    tell(Severity::Warning, faults.crowdedEdges,
         FRINGE_MARK("The mesh has edges with more than two triangles ({0})."));
    tell(Severity::Warning, faults.turnedEdges,
         FRINGE_MARK("The mesh has edges where the triangles of both sides face opposite ways "
                     "({0}); each is lit on the side that is seen."));
    tell(Severity::Warning, faults.everted,
         FRINGE_MARK("The mesh has closed parts that are inside out ({0}); each triangle is lit on "
                     "the side that is seen."));
    tell(Severity::Note, faults.openEdges,
         FRINGE_MARK("The mesh is not closed: it has edges with one triangle only ({0})."));
    tell(Severity::Note, faults.flatTriangles,
         FRINGE_MARK("The mesh has triangles without area, which send no light ({0})."));
}

/// Refuses a mesh without a surface.
bool isRefused(const MeshSource& source, SourceCost& cost) {
    if (!source.mesh || source.mesh->triangles.empty()) {
        refuse(cost.findings, "source.mesh", message(FRINGE_MARK("There is no mesh; import one.")));
        return true;
    }
    cost.held = static_cast<double>(source.mesh->bytesHeld());
    const double area = pointsOf(source).area;
    if (area > 0 && std::isfinite(area))
        return false;
    refuse(cost.findings, "source.mesh",
           message(FRINGE_MARK("The surface of the mesh has no area; import another.")));
    return true;
}

/// Refuses a mesh of which memory does not hold the points, before they are made.
bool isRefusedOfPoints(const MeshSource& source, const SourceInput& input, SourceCost& cost) {
    if (isRefused(source, cost))
        return true;
    const auto [area, count, bytes, seconds] = pointsOf(source);
    const bool isColoured = input.design.setup.wavelengths.size() == 3;
    const double points =
        static_cast<double>(count) * static_cast<double>(PointCloud::bytes(1, isColoured));
    const double all = cost.held + 2 * points + bytes; // a list that grows is there twice
    const auto budget = static_cast<double>(memoryWithin(input.memory));
    if (all <= budget)
        return false;
    refuse(cost.findings, source.density > 0 ? "source.density" : "source.points",
           message(FRINGE_MARK("The mesh and {0} points on it need {1} of memory and {2} are "
                               "allowed; choose fewer points, or a simpler mesh."),
                   count, formatBytes(static_cast<std::uint64_t>(all)),
                   formatBytes(static_cast<std::uint64_t>(budget))));
    return true;
}

/// Refuses a picture of the mesh that memory does not hold, before it is made.
bool isRefusedPicture(const SourceInput& input, double bytes, SourceCost& cost) {
    const auto budget = static_cast<double>(memoryWithin(input.memory));
    if (bytes <= budget)
        return false;
    refuse(cost.findings, "source.as",
           message(FRINGE_MARK("The mesh as it is seen from the front needs {0} of memory on a "
                               "plate of this size and {1} are allowed; choose points."),
                   formatBytes(static_cast<std::uint64_t>(bytes)),
                   formatBytes(static_cast<std::uint64_t>(budget))),
           {{"source.as", std::string("points")}});
    return true;
}

bool isOfPoints(const Source& source) {
    return asMesh(source).form == MeshSource::Form::Points;
}

/// What is seen from the front, as a depth picture on the samples of the plate; exact depth keeps
/// the tolerance of the source's sums.
RgbdSource depthOf(const SourceInput& input) {
    const MeshSource source = asMesh(input.source);
    const PlaneGrid grid = gridOf(input.design.setup.plate);
    const auto surface = std::make_shared<const LitSurface>(litSurface(source));
    ScenePicture seen = render({{surface}}, {}, grid, checkpointOf(input));
    RgbdSource picture;
    picture.style = source.style;
    picture.form =
        source.form == MeshSource::Form::Exact ? RgbdSource::Form::Exact : RgbdSource::Form::Layers;
    picture.layers = source.layers;
    picture.tolerance = pointSumChoice({}, input.source.method.values).tolerance;
    double near = -std::numeric_limits<double>::infinity(), far = -near;
    for (const double z : seen.z)
        if (!std::isnan(z)) {
            near = std::max(near, z);
            far = std::min(far, z);
        }
    Raster colour{grid.shape, seen.intensity.size()};
    for (const std::vector<float>& plane : seen.intensity)
        colour.samples.insert(colour.samples.end(), plane.begin(), plane.end());
    for (double& z : seen.z)
        z = near > far ? (near - z) / (near - far) : z * 0;
    picture.near = Length(near);
    picture.far = Length(far);
    picture.colour = std::make_shared<const Raster>(std::move(colour));
    picture.parts = std::make_shared<const std::vector<double>>(std::move(seen.z));
    picture.place = placeOn(grid, grid.shape, {});
    return picture;
}

/// Warns of what the picture of the mesh, as large as the plate, does not show.
void checkSides(const MeshSource& source, const SourceInput& input, SourceCost& cost) {
    const Plate& plate = input.design.setup.plate;
    constexpr double half = 0.5 + wholeSlack; // a mesh as wide as the plate lies on it
    const double x = half * static_cast<double>(plate.size.cols) * plate.pitchX.si();
    const double y = half * static_cast<double>(plate.size.rows) * plate.pitchY.si();
    const LitSurface surface = litSurface(source);
    std::size_t outside = 0;
    for (std::size_t triangle = 0; triangle < surface.triangles(); ++triangle)
        outside += std::ranges::any_of(surface.corners(triangle), [&](const Vertex& corner) {
            return std::abs(corner[0]) > x || std::abs(corner[1]) > y;
        });
    if (outside == 0)
        return;
    const ViewRoom beforePlate{{x, 0}, {y, 0}, 0, farthest};
    cost.findings.push_back(
        {Severity::Warning, "source.scale",
         message(FRINGE_MARK("{0} of {1} triangles lie beside the plate, where their light cannot "
                             "start; make the mesh smaller, or choose points."),
                 outside, surface.triangles()),
         waysInto(beforePlate, input.source)});
}

/// Refuses a mesh that covers the plate so often that this would take minutes.
bool isRefusedOverlap(const MeshSource& source, const SourceInput& input, SourceCost& cost) {
    constexpr double mostSamples = 1e10;
    const double samples = coveredSamples(source, gridOf(input.design.setup.plate));
    if (samples <= mostSamples)
        return false;
    const auto pixels = static_cast<double>(input.design.setup.plate.size.count());
    refuse(
        cost.findings, "source.as",
        message(FRINGE_MARK("The triangles of the mesh cover the plate {0} times, which takes too "
                            "long; make the mesh simpler, or choose points."),
                std::llround(samples / pixels)),
        {{"source.as", std::string("points")}});
    return true;
}

/// What is seen from the front takes the memory of a few planes beside its light.
SourceCost depthCost(const SourceInput& input) {
    SourceCost cost;
    const MeshSource source = asMesh(input.source);
    constexpr double bytesPerSample = 12 * sizeof(float);
    const double bytes =
        bytesPerSample * static_cast<double>(input.design.setup.plate.size.count());
    if (isRefused(source, cost) || isRefusedPicture(input, bytes, cost))
        return cost;
    if (isRefusedOverlap(source, input, cost))
        return cost;
    const RgbdSource picture = depthOf(input);
    if (picture.near < picture.far)
        refuse(cost.findings, "source.centre_z",
               message(FRINGE_MARK("Nothing of the mesh lies before the plate; move it, or choose "
                                   "points.")));
    else
        addDepthCost(picture, input, cost);
    checkSides(source, input, cost);
    check(input.source, *source.mesh, cost.findings);
    constexpr double secondsPerTriangle = 2e-7;
    cost.seconds += secondsPerTriangle * static_cast<double>(source.mesh->triangles.size());
    cost.bytes += bytes;
    return cost;
}

/// Warns where what hides what is judged roughly.
void checkHiding(const MeshSource& source, const SourceInput& input, Findings& findings) {
    const MeshView view = viewOf(input.design.setup);
    const std::int64_t samples = hidingSamples(source, view);
    if (source.hidden && samples < view.samples)
        warn(
            findings, "source.hidden",
            message(FRINGE_MARK("The triangles of the mesh lie over each other so often that which "
                                "points they hide is judged by {0} samples along a side in place "
                                "of {1}; a simpler mesh shows finer parts."),
                    samples, view.samples));
}

/// cost: of the points, given those.
template <class CostOf> SourceCost costOf(const SourceInput& input, const CostOf& costOfPoints) {
    const MeshSource source = asMesh(input.source);
    SourceCost refused;
    if (isRefusedOfPoints(source, input, refused))
        return refused;
    const CloudSource cloud = cloudOf(input);
    SourceCost cost;
    if (cloud.cloud->size() == 0)
        refuse(cost.findings, "source.ambient",
               message(FRINGE_MARK("No light of the mesh reaches the viewer; turn the light, or "
                                   "give it more ambient light.")));
    else
        cost = costOfPoints(cloud);
    check(input.source, *source.mesh, cost.findings);
    checkHiding(source, input, cost.findings);
    cost.held += refused.held;
    const MeshPoints points = pointsOf(source);
    cost.bytes = std::max(cost.bytes, points.bytes);
    cost.seconds += points.seconds;
    return cost;
}

constexpr std::int64_t glyphs = 4000;

/// Wide enough that no gaps are left between the glyphs of a closed surface, but where it is
/// points.
std::optional<double> grainOf(const Source& of) {
    constexpr double overlap = 1.5;
    const MeshSource source = asMesh(of);
    if (!source.mesh || source.form == MeshSource::Form::Exact)
        return std::nullopt;
    const MeshPoints points = pointsOf(source);
    const double closed = overlap * std::sqrt(points.area / glyphs);
    const double each = source.splat.si() * std::sqrt(static_cast<double>(points.count) / glyphs);
    return isOfPoints(of) ? std::min(each, closed) : closed;
}

/// Some thousand points of all sides.
std::shared_ptr<const PointCloud> glyphsOf(const Source& of) {
    MeshSource source = asMesh(of);
    if (!source.mesh)
        return nullptr;
    source.points = glyphs;
    source.density = 0;
    source.hidden = false;
    return cloudOf(source, viewOf({})).cloud;
}

std::optional<SeenSurface> seenSurfaceOf(const Source& of) {
    const MeshSource source = asMesh(of);
    if (!source.mesh || source.mesh->triangles.empty())
        return std::nullopt;
    return surfaceOf(source);
}

void draft(Design& design, Source& source, double share) {
    draftPlaces(design, source, share);
    MeshSource mesh = asMesh(source);
    if (share >= 1 || !isOfPoints(source) || !mesh.mesh)
        return;
    mesh.points = static_cast<std::int64_t>(pointsOfDraft(pointsOf(mesh).count, share));
    mesh.density = 0;
    storeBy(meshRows(), mesh, source.kind.values);
}

} // namespace

MeshSource asMesh(const Source& source) {
    MeshSource mesh = readBy(meshRows(), source.kind.values);
    mesh.mesh = source.kind.data<Mesh>("mesh");
    return mesh;
}

MeshView viewOf(const Setup& setup) {
    constexpr std::int64_t fewestSamples = 256;
    const Plate& plate = setup.plate;
    MeshView view{.pixel = std::sqrt(plate.pitchX.si() * plate.pitchY.si()),
                  .wavelengths = setup.wavelengths};
    const std::int64_t longer = std::max(plate.size.cols, plate.size.rows);
    view.samples = std::clamp<std::int64_t>(longer, fewestSamples, view.samples);
    for (const Length wavelength : setup.wavelengths) {
        view.slopeX = std::max(view.slopeX, fieldCone(0, plate.pitchX, wavelength).slope);
        view.slopeY = std::max(view.slopeY, fieldCone(0, plate.pitchY, wavelength).slope);
    }
    return view;
}

const SourceKind& mesh_source_entry() {
    static const SourceKind kind{
        .info = info(),
        .usual = {},
        .lightCost =
            [](const SourceInput& input) {
                if (!isOfPoints(input.source))
                    return depthCost(input);
                return costOf(
                    input, [&](const CloudSource& cloud) { return pointLightCost(cloud, input); });
            },
        .light =
            [](const SourceInput& input, const Choice& method) {
                return isOfPoints(input.source) ? pointLight(cloudOf(input), input, method)
                                                : depthLight(depthOf(input), input);
            },
        .isCarried = [](const Source& source) { return !isOfPoints(source); },
        .hides =
            [](const Source& source) {
                const MeshSource mesh = asMesh(source);
                return isOfPoints(source) ? mesh.splat > Length{} : mesh.style.hides;
            },
        .wantedCost =
            [](const SourceInput& input) {
                SourceCost cost = costOf(input, [&](const CloudSource& cloud) {
                    return wantedPlacesCost(cloud, input);
                });
                cost.bytes += cost.held;
                return cost;
            },
        .wanted = [](const SourceInput& input, Device& device, JobControl& control,
                     bool eachPair) -> std::unique_ptr<Wanted> {
            return std::make_unique<WantedSpots>(litPlaces(cloudOf(input), input.design), device,
                                                 control, eachPair);
        },
        .tellsPixels = true,
        .adopt = adoptPlaced,
        .settle = settlePlaced,
        .lookedAt = placedLookedAt,
        .glyphs = glyphsOf,
        .surface = seenSurfaceOf,
        .grain = grainOf,
        .around = aroundPlaced,
        .freedoms = {{true, true, true}, true, Freedoms::Scaling::Evenly},
        .move = movePlaced,
        .lamp = {"light_azimuth", "light_elevation"},
        .draft = draft,
    };
    return kind;
}

} // namespace fringe
