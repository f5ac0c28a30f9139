// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/mesh/mesh_surface.h"
#include "tests/engine/computed.h"
#include "tests/engine/points_design.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>
#include <random>

namespace fringe::test {
namespace {

constexpr double distance = 0.1, radius = 1e-3;

MeshView view(double slope = 0, std::vector<Length> wavelengths = {532_nm}) {
    return {slope, slope, 8e-6, std::move(wavelengths)};
}

ScenePicture rendered(const MeshSource& source, const PlaneGrid& grid) {
    return render({{std::make_shared<const LitSurface>(litSurface(source))}}, {}, grid);
}

Vertex middle(const Vertex& a, const Vertex& b) {
    const Vertex sum{a[0] + b[0], a[1] + b[1], a[2] + b[2]};
    const double length = std::hypot(sum[0], sum[1], sum[2]);
    return {sum[0] / length, sum[1] / length, sum[2] / length};
}

/// The unit sphere: an icosahedron whose triangles are cut into four as often as that.
Mesh sphere(int cuts) {
    const double g = std::numbers::phi, length = std::hypot(1, g), a = 1 / length, b = g / length;
    Mesh mesh{{{-a, b, 0},
               {a, b, 0},
               {-a, -b, 0},
               {a, -b, 0},
               {0, -a, b},
               {0, a, b},
               {0, -a, -b},
               {0, a, -b},
               {b, 0, -a},
               {b, 0, a},
               {-b, 0, -a},
               {-b, 0, a}},
              {{0, 11, 5},  {0, 5, 1},  {0, 1, 7},  {0, 7, 10}, {0, 10, 11}, {1, 5, 9}, {5, 11, 4},
               {11, 10, 2}, {10, 7, 6}, {7, 1, 8},  {3, 9, 4},  {3, 4, 2},   {3, 2, 6}, {3, 6, 8},
               {3, 8, 9},   {4, 9, 5},  {2, 4, 11}, {6, 2, 10}, {8, 6, 7},   {9, 8, 1}}};
    for (; cuts > 0; --cuts) {
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> middles;
        const auto between = [&](std::uint32_t one, std::uint32_t two) {
            const auto [found, isNew] = middles.try_emplace(
                std::minmax(one, two), static_cast<std::uint32_t>(mesh.vertices.size()));
            if (isNew)
                mesh.vertices.push_back(middle(mesh.vertices[one], mesh.vertices[two]));
            return found->second;
        };
        std::vector<Mesh::Triangle> finer;
        for (const auto& [i, j, k] : mesh.triangles) {
            const std::uint32_t ij = between(i, j), jk = between(j, k), ki = between(k, i);
            finer.insert(finer.end(), {{i, ij, ki}, {j, jk, ij}, {k, ki, jk}, {ij, jk, ki}});
        }
        mesh.triangles = std::move(finer);
    }
    return mesh;
}

/// In units of `radius`, around the middle of what is looked at.
MeshSource sourceOf(Mesh mesh) {
    const Box box = mesh.bounds().value_or(Box{});
    MeshSource source{.mesh = std::make_shared<const Mesh>(std::move(mesh)),
                      .placement = asRead({.scale = radius}, box, {0, 0, distance}),
                      .points = 20'000,
                      .shading = MeshSource::Shading::None};
    source.hidden = false;
    return source;
}

/// A rectangle that faces the viewer.
void addRectangle(Mesh& mesh, Vertex low, Vertex high) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    mesh.vertices.insert(mesh.vertices.end(), {{low[0], low[1], low[2]},
                                               {high[0], low[1], low[2]},
                                               {high[0], high[1], low[2]},
                                               {low[0], high[1], low[2]}});
    mesh.triangles.push_back({first, first + 1, first + 2});
    mesh.triangles.push_back({first, first + 2, first + 3});
}

Mesh square() {
    Mesh mesh;
    addRectangle(mesh, {-1, -1, 0}, {1, 1, 0});
    return mesh;
}

TEST(MeshPoints, AreAsManyInATriangleAsItsAreaIsWorth) {
    std::mt19937 random(5);
    Mesh mesh;
    std::vector<double> areas;
    for (std::uint32_t i = 0; i < 300; ++i) {
        const double at = 10.0 * i, width = std::pow(10.0, -3 + 4 * (random() / 4294967296.0));
        mesh.vertices.insert(mesh.vertices.end(), {{at, 0, 0}, {at + width, 0, 0}, {at, 1, 0}});
        mesh.triangles.push_back({3 * i, 3 * i + 1, 3 * i + 2});
        areas.push_back(width / 2);
    }
    const double all = std::accumulate(areas.begin(), areas.end(), 0.0);
    const MeshSource source = sourceOf(std::move(mesh));
    const PointCloud cloud = surfacePoints(source, view());
    ASSERT_EQ(cloud.size(), 20'000U);
    std::vector<double> counts(areas.size());
    for (const Point& point : cloud.points)
        ++counts[static_cast<std::size_t>(point.x / radius / 10)];
    for (std::size_t i = 0; i < areas.size(); ++i)
        EXPECT_NEAR(counts[i], areas[i] / all * 20'000, 2) << i;
}

TEST(MeshPoints, AreEvenInsideATriangle) {
    MeshSource source = sourceOf(square());
    source.points = 6400;
    for (const std::int64_t seed : {1, 2, 3}) {
        source.style.seed = seed;
        std::vector<double> counts(16 * 16);
        for (const Point& point : surfacePoints(source, view()).points) {
            const auto cell = [](double at) {
                return static_cast<std::size_t>((at / radius + 1) * 8);
            };
            ++counts[cell(point.y) * 16 + cell(point.x)];
        }
        double chi = 0;
        for (const double count : counts)
            chi += (count - 25) * (count - 25) / 25;
        EXPECT_LT(chi, 128) << "of 255 that random points would have";
    }
}

TEST(MeshPoints, AreThoseOfTheirSeed) {
    MeshSource source = sourceOf(sphere(2));
    const PointCloud first = surfacePoints(source, view());
    EXPECT_EQ(surfacePoints(source, view()), first);
    source.style.seed = 2;
    EXPECT_NE(surfacePoints(source, view()), first);
}

TEST(MeshPoints, LieOnTheSurfaceAsDenseAsIsAsked) {
    MeshSource source = sourceOf(sphere(4));
    source.density = 500; // of 4 π mm² a little less
    const PointCloud cloud = surfacePoints(source, view());
    EXPECT_NEAR(static_cast<double>(cloud.size()), 500 * 4 * std::numbers::pi, 30);
    for (const Point& point : cloud.points)
        ASSERT_NEAR(std::hypot(point.x, point.y, point.z - distance), radius, 3e-3 * radius);
}

double powerOf(const PointCloud& cloud) {
    double power = 0;
    for (const Point& point : cloud.points)
        power += static_cast<double>(point.amplitude) * point.amplitude;
    return power;
}

TEST(MeshPoints, AreAsBrightTogetherHoweverManyTheyAre) {
    for (const bool hidden : {false, true}) {
        MeshSource source = sourceOf(sphere(3));
        source.hidden = hidden;
        const double many = powerOf(surfacePoints(source, view()));
        source.points = 1000;
        EXPECT_NEAR(powerOf(surfacePoints(source, view())) / many, 1, 0.02);
    }
}

/// A layer of intensity 1 has the power of its area in pixels, each of which sends
/// px py/(λz) to every pixel of the plate.
TEST(MeshPoints, SendTheLightOfALayer) {
    const double pixels = 4 * radius * radius / (8e-6 * 8e-6);
    const double each = 8e-6 * 8e-6 / (532e-9 * distance);
    EXPECT_NEAR(powerOf(surfacePoints(sourceOf(square()), view())) / (pixels * each * each), 1,
                1e-5);
}

/// What a point's amplitude says of the intensity, for N points on a unit sphere.
double intensityOf(const Point& point, double facing, double count) {
    const double each = 4 * std::numbers::pi * radius * radius / count;
    const double amplitude = static_cast<double>(point.amplitude) * 532e-9 * point.z / 8e-6;
    return amplitude * amplitude / (each * facing);
}

TEST(MeshShading, OfASphereIsLamberts) {
    MeshSource source = sourceOf(sphere(5));
    source.azimuth = 40.0_deg;
    source.elevation = -20.0_deg;
    source.ambient = 0.3;
    source.hidden = true;
    const double azimuth = source.azimuth.si(), elevation = source.elevation.si();
    for (const auto shading : {MeshSource::Shading::Flat, MeshSource::Shading::Smooth}) {
        source.shading = shading;
        int seen = 0, dark = 0;
        for (const Point& point : surfacePoints(source, view()).points) {
            const double x = point.x / radius, y = point.y / radius;
            const double z = (point.z - distance) / radius;
            if (z < 0.5)
                continue;
            const double facing = x * std::cos(elevation) * std::sin(azimuth)
                                  + y * std::sin(elevation)
                                  + z * std::cos(elevation) * std::cos(azimuth);
            ASSERT_NEAR(intensityOf(point, z, 20'000), 0.3 + 0.7 * std::max(0.0, facing), 0.06);
            ++seen;
            dark += facing < 0 ? 1 : 0;
        }
        EXPECT_GT(seen, 4500);
        EXPECT_GT(dark, 100);
    }
}

TEST(MeshShading, BySmoothNormalsIsThatOfTheCurve) {
    MeshSource source = sourceOf(sphere(2));
    const auto errorOf = [&](MeshSource::Shading shading) {
        source.shading = shading;
        source.azimuth = source.elevation = {};
        source.ambient = 0;
        const ScenePicture picture = rendered(source, {{40, 40}, 40e-6, 40e-6});
        double worst = 0;
        for (std::size_t i = 0; i < picture.z.size(); ++i)
            if (const double z = (static_cast<double>(picture.z[i]) - distance) / radius; z > 0.3)
                worst = std::max(worst, std::abs(static_cast<double>(picture.intensity[0][i]) - z));
        return worst;
    };
    EXPECT_LT(errorOf(MeshSource::Shading::Smooth), 0.04);
    EXPECT_GT(errorOf(MeshSource::Shading::Flat), 0.1);
}

/// Whether vertices lie in the order that makes the outside their front is of no account.
TEST(MeshShading, IsOfTheSideThatIsSeen) {
    Mesh turned = sphere(3);
    for (auto& triangle : turned.triangles)
        std::swap(triangle[0], triangle[1]);
    MeshSource one = sourceOf(sphere(3)), other = sourceOf(std::move(turned));
    const PlaneGrid grid{{40, 40}, 60e-6, 60e-6};
    for (const auto shading : {MeshSource::Shading::Flat, MeshSource::Shading::Smooth}) {
        one.shading = other.shading = shading;
        const auto a = rendered(one, grid).intensity.front(),
                   b = rendered(other, grid).intensity.front();
        for (std::size_t i = 0; i < a.size(); ++i)
            ASSERT_NEAR(a[i], b[i], 1e-6);
    }
}

TEST(HiddenPoints, AreTheFarHalfOfASphere) {
    MeshSource source = sourceOf(sphere(4));
    source.hidden = true;
    for (const double slope : {0.0, 0.033}) {
        const PointCloud cloud = surfacePoints(source, view(slope));
        double lowest = 1;
        for (const Point& point : cloud.points)
            lowest = std::min(lowest, (point.z - distance) / radius);
        EXPECT_GT(lowest, -0.12);
        EXPECT_GT(cloud.size(), 10'000U);
        EXPECT_LT(cloud.size(), 11'200U);
    }
}

TEST(HiddenPoints, AreThoseThatNoDirectionOfTheConeSees) {
    constexpr double slope = 0.1;
    for (const double width : {0.3, 0.8}) { // 2 units in front, so that 0.4 decides
        Mesh mesh = square();
        addRectangle(mesh, {-width / 2, -2, 2}, {width / 2, 2, 2});
        MeshSource source = sourceOf(std::move(mesh));
        source.hidden = true;
        const auto points = surfacePoints(source, view(slope)).points;
        const auto behind = std::ranges::count_if(points, [&](const Point& point) {
            return point.z < distance + radius && std::abs(point.x) < 0.05 * radius;
        });
        EXPECT_EQ(behind > 300, width < 0.4) << behind;
        EXPECT_EQ(behind == 0, width > 0.4) << behind;
        const auto beside = std::ranges::count_if(points, [&](const Point& point) {
            return point.z < distance + radius && std::abs(point.x) > 0.5 * radius;
        });
        EXPECT_GT(beside, 3000);
    }
}

/// As many triangles over all of a square, one behind the other.
Mesh pile(std::uint32_t count) {
    Mesh mesh;
    for (std::uint32_t i = 0; i < count; ++i) {
        const double z = -1e-3 * static_cast<double>(count - i); // the last is in front
        for (const auto& [x, y] : {std::pair{-1.0, -1.0}, {1.0, -1.0}, {-1.0, 1.0}})
            mesh.vertices.push_back({x, y, z});
        mesh.triangles.push_back({3 * i, 3 * i + 1, 3 * i + 2});
    }
    return mesh;
}

TEST(HiddenPoints, AreFoundByFewerSamplesWhereTrianglesLieOverEachOther) {
    MeshSource usual = sourceOf(sphere(4));
    EXPECT_EQ(hidingSamples(usual, view()), view().samples);
    MeshSource source = sourceOf(pile(20'000));
    const auto samples = static_cast<double>(hidingSamples(source, view()));
    EXPECT_LT(samples, 200);
    EXPECT_LE(samples * samples * 20'000, 0x1p26);
    source.hidden = true;
    source.points = 2000;
    const PointCloud cloud = surfacePoints(source, view());
    EXPECT_GT(cloud.size(), 0U);
    EXPECT_LT(cloud.size(), 300U) << "those in front, and some behind the outline";
}

TEST(RenderedMesh, CountsTheSamplesThatItGoesThrough) {
    const PlaneGrid grid = gridOf(Plate{{100, 50}, 8_um, 8_um});
    EXPECT_NEAR(coveredSamples(sourceOf(pile(30)), grid), 30 * 100 * 50, 1);
    EXPECT_LT(coveredSamples(sourceOf(sphere(4)), gridOf(Plate{{512, 512}, 8_um, 8_um})),
              10.0 * 512 * 512);
}

TEST(RenderedMesh, OfASphereIsTheSphere) {
    const PlaneGrid grid{{61, 85}, 40e-6, 30e-6};
    MeshSource source = sourceOf(sphere(6));
    source.placement.centre[0] += 3e-4;
    const ScenePicture picture = rendered(source, grid);
    ASSERT_EQ(picture.z.size(), static_cast<std::size_t>(grid.shape.count()));
    ASSERT_EQ(picture.intensity.size(), 1U);
    for (std::int64_t row = 0; row < grid.shape.rows; ++row)
        for (std::int64_t col = 0; col < grid.shape.cols; ++col) {
            const double x = (static_cast<double>(col - 42) * 40e-6 - 3e-4) / radius;
            const double y = static_cast<double>(30 - row) * 30e-6 / radius;
            const double under = 1 - x * x - y * y;
            const auto at = static_cast<std::size_t>(row * grid.shape.cols + col);
            const double z = (static_cast<double>(picture.z[at]) - distance) / radius;
            if (under > 0.02) {
                ASSERT_NEAR(z, std::sqrt(under), 0.004) << row << ' ' << col;
                ASSERT_EQ(picture.intensity[0][at], 1);
            }
            if (under < 0) {
                ASSERT_TRUE(std::isnan(z)) << row << ' ' << col;
                ASSERT_EQ(picture.intensity[0][at], 0);
            }
        }
}

TEST(RenderedMesh, ShowsTheNearestWithItsTextureUpright) {
    Mesh mesh;
    addRectangle(mesh, {-1, -1, 0}, {1, 1, 0});
    addRectangle(mesh, {-0.1, -0.1, -1}, {0.1, 0.1, -1}); // behind
    mesh.textureCoordinates = {{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0}, {1, 0}, {1, 1}, {0, 1}};
    mesh.textures = {
        {{2, 2}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {0.5F, 0.5F, 0.5F}}}}; // red, green on top
    mesh.colours.assign(8, {1, 1, 0.5F});
    const PlaneGrid grid{{4, 4}, 0.5 * radius, 0.5 * radius}; // samples at -1, -0.5, 0, 0.5
    const ScenePicture picture = rendered(sourceOf(std::move(mesh)), grid);
    ASSERT_EQ(picture.intensity.size(), 3U);
    const auto colour = [&](std::size_t row, std::size_t col) {
        return std::array{picture.intensity[0][row * 4 + col], picture.intensity[1][row * 4 + col],
                          picture.intensity[2][row * 4 + col]};
    };
    EXPECT_EQ(colour(1, 1), (std::array{1.0F, 0.0F, 0.0F}));
    EXPECT_EQ(colour(1, 3), (std::array{0.0F, 1.0F, 0.0F}));
    EXPECT_EQ(colour(3, 1), (std::array{0.0F, 0.0F, 0.5F}));
    EXPECT_EQ(colour(3, 3), (std::array{0.5F, 0.5F, 0.25F}));
    EXPECT_EQ(colour(2, 2), (std::array{0.375F, 0.375F, 0.1875F})) << "between all";
    EXPECT_DOUBLE_EQ(picture.z[2 * 4 + 2], distance);
}

/// A rectangle whose sides pass through centres of samples has those.
TEST(RenderedMesh, HasTheSamplesOnItsSides) {
    for (const double pitch : {8e-6, 3.74e-6, 6.4e-6})
        for (std::int64_t half = 1; half < 100; ++half) {
            const double side = static_cast<double>(half) * pitch;
            Mesh mesh;
            mesh.vertices = {
                {-side, -side, 0.1}, {side, -side, 0.1}, {side, side, 0.1}, {-side, side, 0.1}};
            mesh.triangles = {{0, 1, 2}, {0, 2, 3}};
            MeshSource source{.mesh = std::make_shared<const Mesh>(std::move(mesh))};
            source.shading = MeshSource::Shading::None;
            const ScenePicture picture = rendered(source, {{200, 200}, pitch, pitch});
            const auto wide = static_cast<std::ptrdiff_t>(2 * half + 1);
            ASSERT_EQ(std::ranges::count(picture.intensity[0], 1.0F), wide * wide) << pitch;
            ASSERT_EQ(std::ranges::count_if(picture.z, [](double z) { return !std::isnan(z); }),
                      wide * wide);
        }
}

TEST(RenderedMesh, HasEachOfItsTextures) {
    Mesh mesh;
    addRectangle(mesh, {-1, -1, 0}, {0, 1, 0});
    addRectangle(mesh, {0, -1, 0}, {1, 1, 0});
    mesh.textureCoordinates.assign(8, {0.5F, 0.5F});
    mesh.textures = {{{1, 1}, {{1, 0, 0}}}, {{1, 1}, {{0, 0.5F, 1}}}};
    mesh.textureNumbers = {0, 0, 0, 0, 1, 1, 1, 1};
    const PlaneGrid grid{{2, 4}, 0.4 * radius, 0.5 * radius}; // samples at -0.8, -0.4, 0, 0.4
    const ScenePicture picture = rendered(sourceOf(std::move(mesh)), grid);
    for (const std::size_t channel : {0U, 1U, 2U}) {
        EXPECT_EQ(picture.intensity[channel][1], (std::array{1.0F, 0.0F, 0.0F}[channel]));
        EXPECT_EQ(picture.intensity[channel][3], (std::array{0.0F, 0.5F, 1.0F}[channel]));
    }
}

TEST(RenderedScene, WithoutAnObjectIsEmpty) {
    const ScenePicture picture = render({}, {}, {{2, 3}, 1e-6, 1e-6});
    EXPECT_TRUE(std::ranges::all_of(picture.z, [](double z) { return std::isnan(z); }));
    EXPECT_EQ(picture.intensity, std::vector(1, std::vector<float>(6)));
}

TEST(MeshColours, AreOfTheWavelengths) {
    Mesh mesh = square();
    mesh.colours.assign(4, {0.25F, 1, 0});
    const MeshSource source = sourceOf(std::move(mesh));
    const PointCloud cloud = surfacePoints(source, view(0, {450_nm, 638_nm, 532_nm}));
    ASSERT_EQ(cloud.colours.size(), cloud.size());
    // Amplitudes, in proportion to 1/λ.
    EXPECT_FLOAT_EQ(cloud.colours[7][0], 0.5F * 450 / 638);
    EXPECT_FLOAT_EQ(cloud.colours[7][1], 450.0F / 532);
    EXPECT_EQ(cloud.colours[7][2], 0);
    const PointCloud grey = surfacePoints(source, view());
    EXPECT_TRUE(grey.colours.empty());
    EXPECT_NEAR(powerOf(grey) / powerOf(surfacePoints(sourceOf(square()), view())),
                0.25 * 0.2126 + 0.7152, 1e-5);
}

Design meshDesign(Mesh mesh, std::int64_t points) {
    Design design = designFor("mesh");
    design.setup.plate = {{96, 96}, 8.0_um, 8.0_um};
    Source& source = design.sources.front();
    source.kind.assets["mesh"] = {"sphere", std::make_shared<const Mesh>(std::move(mesh))};
    source.kind.values = {{"scale", 0.3e-3}, {"centre_z", 0.05}, {"points", points}}; // of radius 1
    return design;
}

TEST(Mesh, SendsTheLightOfItsPoints) {
    const Design mesh = meshDesign(sphere(3), 500);
    Design points = mesh;
    const MeshSource source = asMesh(mesh.sources.front());
    points.sources = pointsDesign({}).sources;
    changeCloud(points, [&](CloudSource& cloud) {
        cloud.cloud = std::make_shared<const PointCloud>(surfacePoints(source, viewOf(mesh.setup)));
        cloud.randomPhase = true;
    });
    EXPECT_EQ(computed(mesh).field()->planes, computed(points).field()->planes);
    EXPECT_LT(plan(mesh).pairs, 400.0 * 96 * 96) << "hidden points are left out";
    Design designed = mesh;
    designed.solver.key = points.solver.key = "wgs";
    designed.stop.iterations = points.stop.iterations = 3;
    EXPECT_EQ(computed(designed).solved()->state, computed(points).solved()->state);
}

TEST(Mesh, SendsTheWaveOfOneSurfaceWhereItsPhaseIsSmooth) {
    Design mesh = meshDesign(sphere(3), 500);
    mesh.sources.front().kind.values["phase"] = "smooth";
    Design points = mesh;
    points.sources = pointsDesign({}).sources;
    PointCloud cloud = surfacePoints(asMesh(mesh.sources.front()), viewOf(mesh.setup));
    for (Point& point : cloud.points) {
        const double waves = point.z / mesh.setup.wavelength().si();
        point.phase = static_cast<float>(2 * std::numbers::pi * (waves - std::floor(waves)));
    }
    changeCloud(points, [&](CloudSource& source) {
        source.cloud = std::make_shared<const PointCloud>(std::move(cloud));
    });
    EXPECT_EQ(computed(mesh).field()->planes, computed(points).field()->planes);
}

TEST(Mesh, IsSeenWhereItIs) {
    Design design = meshDesign(sphere(3), 3000);
    design.reconstruction.distance = 50_mm;
    design.sources.front().kind.values["ambient"] = 1.0;
    const auto seen = reconstructed(design, *computed(design).field()).planes.front();
    double inside = 0, all = 0;
    for (std::int64_t row = 0; row < 96; ++row)
        for (std::int64_t col = 0; col < 96; ++col) {
            const double light = seen.samples()[static_cast<std::size_t>(row * 96 + col)];
            all += light;
            inside += std::hypot(row - 48, col - 48) < 39 ? light : 0;
        }
    EXPECT_GT(inside / all, 0.8) << "in 52 % of the picture";
}

TEST(Mesh, IsMovedAndSettlesLikeACloud) {
    Design design = meshDesign(sphere(1), 500);
    const SourceKind& kind = sourceKindOf("mesh");
    const auto middleOf = [&] { return kind.glyphs(design.sources.front())->bounds()->centre(); };
    kind.move(design.sources.front(), {.shift = {1e-4, -2e-4, 1e-3}});
    EXPECT_NEAR(middleOf()[0], 1e-4, 2e-5);
    EXPECT_NEAR(middleOf()[1], -2e-4, 2e-5);
    EXPECT_NEAR(middleOf()[2], 0.051, 2e-5);
    kind.settle(design, 0);
    EXPECT_EQ(asMesh(design.sources.front()).placement.centre, (Place{0, 0, 0.2}));
    EXPECT_EQ(design.reconstruction.distance, 200_mm);
}

TEST(Mesh, IsRefusedWithAReason) {
    EXPECT_EQ(refusalOf(designFor("mesh")).path, "mesh.mesh");
    Mesh flat = sphere(0);
    flat.vertices.assign(flat.vertices.size(), {1, 1, 1});
    EXPECT_EQ(refusalOf(meshDesign(flat, 100)).path, "mesh.mesh");
    Design dark = meshDesign(square(), 100);
    dark.sources.front().kind.values["light_azimuth"] = std::numbers::pi;
    dark.sources.front().kind.values["ambient"] = 0.0;
    EXPECT_EQ(refusalOf(dark).path, "mesh.ambient");
    Design many = meshDesign(sphere(1), 1'000'000'000);
    EXPECT_EQ(refusalOf(plan(many, {.memory = 1'000'000'000})).path, "mesh.points");
    Design large = meshDesign(sphere(6), 10);
    EXPECT_EQ(refusalOf(plan(large, {.memory = 1'000'000})).path, "mesh.points");
}

TEST(Mesh, CountsTheTimeThatItsPointsTake) {
    const auto seconds = [](int cuts, std::int64_t points, const char* as = "points") {
        Design design = meshDesign(sphere(cuts), points);
        design.sources.front().kind.values["as"] = std::string(as);
        return plan(design).seconds;
    };
    EXPECT_GT(seconds(6, 100) - seconds(1, 100), 1e-7 * 80'000) << "81,920 triangles";
    EXPECT_GT(seconds(1, 100'000) - seconds(1, 100), 1e-7 * 99'900);
    EXPECT_GT(seconds(6, 1, "exact") - seconds(1, 1, "exact"), 1e-7 * 80'000);
}

TEST(Mesh, SaysWhereItsTrianglesLieOverEachOtherTooOften) {
    const auto findingAt = [](const Design& design, const char* path) {
        const Findings findings = plan(design).findings;
        return std::ranges::count(findings, path, &Finding::parameter) > 0;
    };
    EXPECT_TRUE(findingAt(meshDesign(pile(20'000), 100), "mesh.hidden"));
    EXPECT_FALSE(findingAt(meshDesign(pile(20), 100), "mesh.hidden"));
    Design seen = meshDesign(pile(20'000), 100);
    seen.setup.plate.size = {1000, 1000};
    seen.sources.front().kind.values["as"] = std::string("exact");
    EXPECT_FALSE(findingAt(seen, "mesh.hidden"));
    seen.sources.front().kind.values["scale"] = 0.01;
    EXPECT_EQ(refusalOf(seen).path, "mesh.as") << "20,000 times a million pixels";
}

TEST(Mesh, SaysWhatIsWrongWithIt) {
    Mesh mesh = sphere(0);
    mesh.lacking = "wood.png";
    mesh.triangles.push_back({mesh.triangles[0][0], mesh.triangles[0][1], 3});
    std::swap(mesh.triangles[9][0], mesh.triangles[9][1]);
    mesh.faults = faultsOf(mesh);
    EXPECT_EQ(mesh.faults, (Mesh::Faults{.crowdedEdges = 1, .turnedEdges = 3, .openEdges = 2}));
    std::map<Severity, int> found;
    for (const Finding& finding : plan(meshDesign(mesh, 100)).findings)
        found[finding.severity] += finding.parameter == "mesh.mesh";
    EXPECT_EQ(found[Severity::Warning], 3) << "the picture, and edges of two kinds";
    EXPECT_EQ(found[Severity::Note], 1) << "it is not closed";
    EXPECT_EQ(faultsOf(sphere(3)), Mesh::Faults{});
}

TEST(Mesh, LooksForItsFaultsUntilItIsStopped) {
    const Mesh large = sphere(7); // some 300,000 triangles
    int calls = 0;
    const auto faultsUntil = [&](int last) {
        calls = 0;
        return faultsOf(large, [&] {
            if (++calls == last)
                throw Cancelled();
        });
    };
    EXPECT_EQ(faultsUntil(0), Mesh::Faults{});
    const int all = calls;
    EXPECT_GT(all, 20);
    EXPECT_THROW(faultsUntil(all / 2), Cancelled);
}

TEST(Mesh, KnowsItsPartsThatAreInsideOutAndItsTrianglesWithoutArea) {
    Mesh mesh = sphere(1);
    const auto add = [&](const Mesh& part, double x) {
        const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
        for (const Vertex& vertex : part.vertices)
            mesh.vertices.push_back({vertex[0] + x, vertex[1], vertex[2]});
        for (const auto& [a, b, c] : part.triangles)
            mesh.triangles.push_back({first + a, first + b, first + c});
    };
    Mesh everted = sphere(1);
    for (auto& triangle : everted.triangles)
        std::swap(triangle[0], triangle[1]);
    add(everted, 1e3);
    add(everted, -3);
    EXPECT_EQ(faultsOf(mesh), Mesh::Faults{.everted = 2});
    everted.triangles.pop_back(); // no inside any more
    add(everted, 30);
    EXPECT_EQ(faultsOf(mesh), (Mesh::Faults{.openEdges = 3, .everted = 2}));
    mesh.triangles.push_back({0, 0, 1});
    EXPECT_EQ(faultsOf(mesh), (Mesh::Faults{.openEdges = 3, .flatTriangles = 1, .everted = 2}));
}

} // namespace
} // namespace fringe::test
