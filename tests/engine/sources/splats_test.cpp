// SPDX-License-Identifier: GPL-3.0-or-later
// Clouds whose points hide what is behind them.
#include "engine/model/design_parameters.h"
#include "engine/run/plan.h"
#include "engine/sources/points/points_source.h"
#include "tests/engine/computed.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace fringe::test {
namespace {

constexpr Shape splatsPlate{96, 128};
constexpr double splatsPitch = 8e-6;

Design cloudDesign(std::vector<Point> points, double splat) {
    Design design = designFor("points");
    design.setup.plate = {splatsPlate, Length(splatsPitch), Length(splatsPitch)};
    Source& source = design.sources.front();
    auto cloud = std::make_shared<PointCloud>();
    cloud->points = std::move(points);
    store(source, {.cloud = std::move(cloud), .splat = Length(splat)});
    return design;
}

/// On the samples of the plate.
Point pointAt(std::int64_t row, std::int64_t col, double z) {
    return {static_cast<double>(col - splatsPlate.cols / 2) * splatsPitch,
            static_cast<double>(splatsPlate.rows / 2 - row) * splatsPitch, z, 1, 0};
}

double fieldErrorOf(const Field& a, const Field& b) {
    double square = 0, norm = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        square += static_cast<double>(std::norm(a.samples()[i] - b.samples()[i]));
        norm += static_cast<double>(std::norm(b.samples()[i]));
    }
    return std::sqrt(square / norm);
}

/// Points beside each other have nothing to hide: as samples of a plane they send the wave of a
/// Fresnel sum, but for the edge of its window.
TEST(Splats, leaveTheWaveOfWhatIsNotHidden) {
    std::vector<Point> points;
    for (const std::int64_t col : {30, 60, 90})
        points.push_back(pointAt(48, col, 40e-3));
    const Field hidden = planeOf(computed(cloudDesign(points, 1e-9)));
    Design free = cloudDesign(points, 0);
    free.sources.front().method = {"exact"};
    EXPECT_LE(fieldErrorOf(hidden, planeOf(computed(free))), 0.12);
    for (Point& point : points)
        point.z = -point.z;
    const Field behind = planeOf(computed(cloudDesign(points, 1e-9)));
    store(free.sources.front(),
          {.cloud = std::make_shared<const PointCloud>(PointCloud{points, {}})});
    EXPECT_LE(fieldErrorOf(behind, planeOf(computed(free))), 0.12);
}

/// A wall of points without light, 3 mm away.
std::vector<Point> darkWall() {
    std::vector<Point> wall;
    for (std::int64_t row = 0; row < splatsPlate.rows; row += 2)
        for (std::int64_t col = 0; col < splatsPlate.cols; col += 2) {
            wall.push_back(pointAt(row, col, 3e-3));
            wall.back().amplitude = 1e-6F;
        }
    return wall;
}

double light(const Field& field) {
    double sum = 0;
    for (const Complex sample : field.samples())
        sum += static_cast<double>(std::norm(sample));
    return sum;
}

TEST(Splats, hideAndAreHiddenByDepthPictures) {
    const auto pixels = static_cast<std::size_t>(splatsPlate.count());
    const auto picture = [&](double z) {
        Design design = designFor("rgbd");
        Choice& kind = design.sources.front().kind;
        kind.assets["color"] = {"c", std::make_shared<const Raster>(
                                         Raster{splatsPlate, 1, 1, std::vector(pixels, 1.0F)})};
        kind.assets["depth"] = {"d", std::make_shared<const Raster>(
                                         Raster{splatsPlate, 1, 1, std::vector(pixels, 0.0F)})};
        kind.values = {{"near", z}, {"far", z}, {"phase", std::string("constant")}};
        return design.sources.front();
    };
    Design design = cloudDesign(darkWall(), 4 * splatsPitch);
    design.sources.push_back(picture(2e-3));
    EXPECT_LT(light(planeOf(computed(design))), 1e-3 * static_cast<double>(pixels));
    design.sources.back() = picture(4e-3);
    EXPECT_GT(light(planeOf(computed(design))), 0.5 * static_cast<double>(pixels));
}

/// Splats of dark discs before a bright plane, whose edges pass through centres of samples.
TEST(Splats, hideTheSamplesOnTheirEdges) {
    for (const double step : {8e-6, 3.74e-6, 6.4e-6}) {
        Point point = pointAt(48, 64, 3e-3);
        point.amplitude = 1e-9F;
        Design design = cloudDesign({point}, 10 * step);
        design.setup.plate.pitchX = design.setup.plate.pitchY = Length(step);
        const auto sources = inputsOf(design, {.device = capabilitiesOf(cpu().kernels())});
        const SourceKind& kind = sourceKindOf("points");
        std::vector<std::unique_ptr<Light>> lights;
        lights.push_back(kind.light(sources.front(), {"fresnel"}));
        const Field bright(splatsPlate,
                           std::vector(static_cast<std::size_t>(splatsPlate.count()), Complex(1)));
        const Field all = inMemory(through(slicesOf(lights, 0).front(), splatsPlate, bright));
        const std::span<const Complex> samples = all.samples();
        // 81 lattice points lie within 5 of one.
        EXPECT_EQ(std::ranges::count_if(samples, [](Complex c) { return std::abs(c) < 0.5F; }), 81)
            << step;
    }
}

/// A ball whose far side alone shines, before the plate.
std::vector<Point> ball() {
    constexpr int count = 6000;
    constexpr double radius = 25 * splatsPitch, middle = 4e-3;
    std::vector<Point> points;
    for (int i = 0; i < count; ++i) {
        const double z = 1 - (2 * i + 1.0) / count, side = std::sqrt(1 - z * z), turn = 2.4 * i;
        points.push_back({radius * side * std::cos(turn), radius * side * std::sin(turn),
                          middle + radius * z, z < -0.3 ? 1.0F : 1e-6F, 0});
    }
    return points;
}

TEST(Splats, leaveTheFarSideDarkFromLeftMiddleAndRight) {
    const auto seenFrom = [](double splat, double x) {
        Design design = cloudDesign(ball(), splat);
        design.reconstruction = {.distance = 4_mm,
                                 .pupil = {Length(40 * splatsPitch), Length(x), {}}};
        const Picture seen = reconstructed(design, *computed(design).field());
        double sum = 0;
        for (const float light : seen.planes.front().samples())
            sum += static_cast<double>(light);
        return sum;
    };
    for (const double x : {-30 * splatsPitch, 0.0, 30 * splatsPitch})
        EXPECT_LT(seenFrom(4 * splatsPitch, x), 0.1 * seenFrom(1e-9, x)) << x;
}

/// What the plan says of sources that others hide.
Findings hiddenIn(const Design& design) {
    Findings found = plan(design).findings;
    std::erase_if(found, [](const Finding& item) {
        return item.message.english().find("hide") == std::string::npos;
    });
    return found;
}

TEST(Splats, thatHideASourceAreSaidWithTheFix) {
    Design design = cloudDesign(darkWall(), 4 * splatsPitch);
    Source lamp = cloudDesign({pointAt(48, 64, 2e-3)}, 0).sources.front();
    lamp.name = "lamp";
    design.sources.push_back(lamp);
    const Findings said = hiddenIn(design);
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(said.front().severity, Severity::Warning);
    EXPECT_EQ(said.front().parameter, "points.2.centre_x");
    EXPECT_NE(said.front().message.english().find("lamp"), std::string::npos);
    EXPECT_TRUE(hiddenIn(withSettings(design, said.front().fixes.front().settings)).empty());
    design.sources.back() = cloudDesign({pointAt(48, 64, 4e-3)}, 0).sources.front();
    EXPECT_TRUE(hiddenIn(design).empty()) << "it is before the wall";
    design.sources.front() = cloudDesign(darkWall(), 1e-7).sources.front();
    design.sources.back() = lamp;
    EXPECT_TRUE(hiddenIn(design).empty()) << "light goes between the points";
}

/// A wall of points before a lamp.
TEST(Splats, hideWhatIsBehindThem) {
    const std::vector<Point> wall = darkWall();
    std::vector<Point> lit = wall;
    lit.push_back(pointAt(48, 64, 2e-3));
    const double open = light(planeOf(computed(cloudDesign({lit.back()}, 1e-9))));
    EXPECT_LT(light(planeOf(computed(cloudDesign(lit, 4 * splatsPitch)))), 1e-3 * open);
    lit.back().z = 4e-3; // before the wall
    EXPECT_GT(light(planeOf(computed(cloudDesign(lit, 4 * splatsPitch)))), 0.5 * open);
}

TEST(Splats, sayWhatLiesBesideThePlate) {
    Design design = cloudDesign({pointAt(48, 64, 5e-2), pointAt(48, 200, 5e-2)}, 20e-6);
    const auto findings = plan(design).findings;
    EXPECT_TRUE(std::ranges::any_of(findings, [](const Finding& item) {
        return item.message.english().find("1 of 2 points") != std::string::npos;
    }));
}

} // namespace
} // namespace fringe::test
