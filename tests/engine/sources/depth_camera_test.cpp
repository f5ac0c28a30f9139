// SPDX-License-Identifier: GPL-3.0-or-later
// Depth cameras: what they see, against meshes seen from the front and rays in double precision.
#include "engine/model/design_parameters.h"
#include "engine/sources/depth_camera/depth_camera.h"
#include "engine/sources/mesh/mesh_surface.h"
#include "tests/engine/computed.h"

#include <cmath>
#include <random>

namespace fringe::test {
namespace {

class RandomScene {
  public:
    explicit RandomScene(unsigned seed) : random_(seed) {}

    double between(double low, double high) {
        return std::uniform_real_distribution(low, high)(random_);
    }
    std::int64_t whole(int low, int high) {
        return std::uniform_int_distribution<std::int64_t>(low, high)(random_);
    }

    /// Loose triangles in a cube of side 2 around 0.
    Mesh triangles(int count) {
        Mesh mesh;
        for (int i = 0; i < count; ++i) {
            const Vertex middle{between(-0.6, 0.6), between(-0.6, 0.6), between(-0.6, 0.6)};
            const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
            for (int corner = 0; corner < 3; ++corner)
                mesh.vertices.push_back({middle[0] + between(-0.4, 0.4),
                                         middle[1] + between(-0.4, 0.4),
                                         middle[2] + between(-0.4, 0.4)});
            mesh.triangles.push_back({first, first + 1, first + 2});
        }
        return mesh;
    }

    /// A mesh before the plate, in a design that may be computed.
    Design design(int count) { return design(count, {whole(1, 40), whole(1, 40)}); }
    Design design(int count, Shape shape) {
        Design made = designFor("mesh");
        made.setup.plate = {shape, Length(between(5e-6, 12e-6)), Length(between(5e-6, 12e-6))};
        Source& source = made.sources.front();
        source.kind.assets["mesh"] = {"mesh", std::make_shared<const Mesh>(triangles(count))};
        const Plate& plate = made.setup.plate;
        const double side = std::min(static_cast<double>(plate.size.cols) * plate.pitchX.si(),
                                     static_cast<double>(plate.size.rows) * plate.pitchY.si());
        Placement placement{.centre = {0, 0, 0.02}, .scale = side / 3};
        for (Angle& turn : placement.turns)
            turn = Angle(between(-3, 3));
        store(source, placement);
        source.kind.values["light_azimuth"] = between(-1, 1);
        return made;
    }

  private:
    std::mt19937 random_;
};

Source cameraSource(ParameterValues values = {}) {
    Source source{.kind = {"depth_camera"}};
    source.kind.values = {{"target_z", 0.02}, {"near", 0.03}, {"far", 0.01}};
    for (auto& [key, value] : values)
        source.kind.values[key] = value;
    return source;
}

SourceInput inputOf(const Design& design) {
    return {design, design.sources.back(), cpuCapabilities()};
}

ScenePicture seenBy(const Design& design) {
    return photograph(inputOf(design));
}

bool same(double a, double b) {
    return a == b || (std::isnan(a) && std::isnan(b));
}

TEST(DepthCamera, FromTheFrontSeesWhatTheMeshItselfShows) {
    for (unsigned seed = 1; seed <= 20; ++seed) {
        RandomScene random(seed);
        Design design = random.design(12);
        const auto surface =
            std::make_shared<const LitSurface>(litSurface(asMesh(design.sources.front())));
        const ScenePicture own = render({{surface}}, {}, gridOf(design.setup.plate));
        design.sources.push_back(cameraSource());
        const ScenePicture seen = seenBy(design);
        ASSERT_EQ(seen.intensity, own.intensity) << seed;
        for (std::size_t i = 0; i < own.z.size(); ++i)
            ASSERT_TRUE(same(seen.z[i], own.z[i])) << seed << ' ' << i;
    }
}

/// Where a ray meets a triangle, as a number of directions from the start (Möller & Trumbore,
/// 1997); nothing: it does not, or nearly beside the triangle.
struct Meeting {
    double along = 0;
    bool isNearEdge = false;
};
std::optional<Meeting> meeting(const Place& start, const Place& towards,
                               const std::array<Vertex, 3>& corners) {
    constexpr double edge = 1e-6;
    const auto minus = [](const Place& a, const Place& b) {
        return Place{a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    };
    const auto dot = [](const Place& a, const Place& b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    };
    const auto cross = [](const Place& a, const Place& b) {
        return Place{a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2],
                     a[0] * b[1] - a[1] * b[0]};
    };
    const Place one = minus(corners[1], corners[0]), two = minus(corners[2], corners[0]);
    const Place across = cross(towards, two), from = minus(start, corners[0]);
    const double volume = dot(one, across);
    const double u = dot(from, across) / volume, v = dot(towards, cross(from, one)) / volume;
    const double inside = std::min({u, v, 1 - u - v}), along = dot(two, cross(from, one)) / volume;
    if (inside < -edge || along <= 0)
        return std::nullopt;
    return Meeting{along, inside < edge};
}

/// Rays are made of the definition of a turned camera, without a view.
struct Ray {
    Place start{}, towards{};
};
Ray rayOf(const DepthCamera& camera, const PlaneGrid& grid, std::int64_t row, std::int64_t col) {
    const Place w = directionOf(camera.direction);
    const double a = camera.direction.azimuth.si();
    const Place u{std::cos(a), 0, -std::sin(a)};
    const Place v{w[1] * u[2] - w[2] * u[1], w[2] * u[0] - w[0] * u[2], w[0] * u[1] - w[1] * u[0]};
    const double x = static_cast<double>(col - grid.centreCol()) * grid.pitchX;
    const double y = static_cast<double>(grid.centreRow() - row) * grid.pitchY;
    const double width = static_cast<double>(grid.shape.cols) * grid.pitchX;
    const double scale = camera.isPerspective ? 2 * camera.distance.si()
                                                    * std::tan(camera.viewingAngle.si() / 2) / width
                                              : 1;
    const double away = camera.isPerspective ? camera.distance.si() : 1;
    Ray ray;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const double aside = scale * (x * u[axis] + y * v[axis]);
        ray.start[axis] = camera.target[axis] + away * w[axis] + (camera.isPerspective ? 0 : aside);
        ray.towards[axis] = (camera.isPerspective ? aside : 0) - away * w[axis];
    }
    return ray;
}

/// A camera that sees some of a mesh of that size.
Source anyCamera(RandomScene& random, double size, bool isPerspective) {
    return cameraSource(
        {{"projection", std::string(isPerspective ? "perspective" : "orthographic")},
         {"azimuth", random.between(-3, 3)},
         {"elevation", random.between(-1.5, 1.5)},
         {"target_x", random.between(-0.3, 0.3) * size},
         {"target_y", random.between(-0.3, 0.3) * size},
         {"viewing_angle", random.between(0.3, 1.5)},
         {"distance", random.between(1.5, 4) * size},
         {"near", 0.02 + random.between(0.3, 1.2) * size},
         {"far", 0.02 - random.between(0.3, 1.2) * size}});
}

/// The largest z between the ends where a ray meets a triangle; -∞: nowhere, NaN: too near to an
/// edge to say.
double met(const Ray& ray, const LitSurface& surface, const DepthCamera& camera) {
    const double step = camera.isPerspective ? camera.distance.si() : 1;
    double z = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < surface.triangles(); ++i) {
        const auto place = meeting(ray.start, ray.towards, surface.corners(i));
        const double at = place ? camera.target[2] + step - place->along * step : 0;
        if (!place || at > camera.light.near.si() || at < camera.light.far.si())
            continue;
        if (place->isNearEdge)
            return std::numeric_limits<double>::quiet_NaN();
        z = std::max(z, at);
    }
    return z;
}

TEST(DepthCamera, SeesWhatRaysMeet) {
    for (unsigned seed = 1; seed <= 30; ++seed) {
        RandomScene random(100 + seed);
        Design design = random.design(10);
        const MeshSource mesh = asMesh(design.sources.front());
        const LitSurface surface = litSurface(mesh);
        design.sources.push_back(anyCamera(random, mesh.placement.scale, seed % 3 != 0));
        const DepthCamera camera = asDepthCamera(design.sources.back());
        const PlaneGrid grid = gridOf(design.setup.plate);
        const ScenePicture seen = seenBy(design);
        for (std::int64_t row = 0; row < grid.shape.rows; ++row)
            for (std::int64_t col = 0; col < grid.shape.cols; ++col) {
                const double z = met(rayOf(camera, grid, row, col), surface, camera);
                const double drawn = seen.z[static_cast<std::size_t>(row * grid.shape.cols + col)];
                if (std::isnan(z))
                    continue;
                ASSERT_EQ(std::isnan(drawn), std::isinf(z)) << seed << ' ' << row << ' ' << col;
                if (!std::isnan(drawn)) {
                    ASSERT_NEAR(drawn, z, 1e-10) << seed;
                }
            }
    }
}

TEST(DepthCamera, DrawsPointsAsSquares) {
    Design design = designFor("points");
    design.setup.plate = {{9, 11}, 10_um, 10_um};
    PointCloud cloud;
    cloud.points = {{0, 0, 0, 2, 0}, {30e-6, 0, 1e-3, 1, 0}, {30e-6, 10e-6, 2e-3, 3, 0}};
    design.sources.front().kind.assets["cloud"] = {"cloud",
                                                   std::make_shared<const PointCloud>(cloud)};
    store(design.sources.front(), asRead({}, *cloud.bounds(), {0, 0, 0.02}));
    design.sources.front().kind.values["splat"] = 24e-6;
    design.sources.push_back(cameraSource());
    const ScenePicture seen = seenBy(design);
    const auto at = [](std::int64_t row, std::int64_t col) {
        return static_cast<std::size_t>(row * 11 + col);
    };
    EXPECT_EQ(seen.intensity.front()[at(4, 5)], 4);
    EXPECT_NEAR(seen.z[at(3, 4)], 0.02, 1e-12);
    EXPECT_EQ(seen.intensity.front()[at(4, 8)], 9) << "the nearer one hides the other";
    EXPECT_NEAR(seen.z[at(5, 8)], 0.021, 1e-12);
    EXPECT_EQ(std::ranges::count_if(seen.z, [](double z) { return !std::isnan(z); }), 21);
}

TEST(DepthCamera, FrozenSendsTheSameLight) {
    for (unsigned seed = 1; seed <= 6; ++seed) {
        RandomScene random(200 + seed);
        Design design = random.design(12, {random.whole(20, 30), random.whole(20, 30)});
        const char* const phases[] = {"random", "smooth", "constant"};
        design.sources.push_back(
            cameraSource({{"azimuth", random.between(-1, 1)},
                          {"as", std::string(seed % 2 == 0 ? "layers" : "exact")},
                          {"layers", std::int64_t{7}},
                          {"occlusion", std::string(seed % 4 == 0 ? "silhouette" : "none")},
                          {"phase", std::string(phases[seed % 3])}}));
        Design frozen = design;
        frozen.sources = {frozenPhotograph(inputOf(design))};
        EXPECT_EQ(planeOf(computed(design)), planeOf(computed(frozen))) << seed;
    }
}

TEST(DepthCamera, TakesTheLightOfWhatItPhotographs) {
    RandomScene random(7);
    Design design = random.design(12, {20, 20});
    design.sources.push_back(cameraSource());
    EXPECT_EQ(photographedSources(design), std::vector<std::size_t>{0});
    EXPECT_EQ(lightSources(design), std::vector<std::size_t>{1});
    design.sources.back().visible = false;
    EXPECT_EQ(lightSources(design), std::vector<std::size_t>{0});
}

std::string saidOf(const Design& design) {
    std::string all;
    for (const Finding& item : plan(design).findings)
        all += item.message.english() + '\n';
    return all;
}

TEST(DepthCamera, SaysWhatItCannotSee) {
    RandomScene random(8);
    Design scene = random.design(12, {31, 40});
    const auto with = [&](const ParameterValues& values) {
        Design design = scene;
        design.sources.push_back(cameraSource(values));
        return design;
    };
    const auto expect = [](const Design& design, const char* part) {
        const std::string said = saidOf(design);
        EXPECT_NE(said.find(part), std::string::npos) << said;
    };
    expect(with({{"near", 0.01}, {"far", 0.02}}), "has to lie at a larger z");
    expect(with({{"target_x", 1.0}}), "Nothing is in the camera's view");
    expect(with({{"near", 0.5}, {"far", 0.4}}), "does not lie between its near");
    expect(with({{"far", 0.02}}), "leaves out what is nearer");
    expect(with({{"width", 1e-9}, {"height", 1e-9}, {"x", 1e-6}}), "has no sample");
    const ParameterValues within{
        {"projection", std::string("perspective")}, {"distance", 1e-6}, {"near", 0.0199}};
    expect(with(within), "stands within the box");
    expect(with({{"projection", std::string("perspective")}, {"distance", 1e-6}}),
           "does not lie before the camera");
    Design alone = with({});
    alone.sources.front().visible = false;
    expect(alone, "nothing to photograph");
    expect(with({}), "sends no light of its own");
}

} // namespace
} // namespace fringe::test
