// SPDX-License-Identifier: GPL-3.0-or-later
// What sources of all kinds have in common: their light is summed, or a solver brings light to
// them, one by one or together.
#include "tests/engine/points_design.h"
#include "tests/engine/sources/image/sample_pictures.h"
#include "tests/engine/sources/spots/sample_designs.h"

#include <algorithm>
#include <cmath>

namespace fringe::test {
namespace {

constexpr double tolerance = 1e-4; ///< of sums, unless a method is given another

/// Spots with phases in front of a plate, in free space.
Design spotsInSpace() {
    Design design = scatteredSpots(SpotGeometry::FreeExact, 20);
    changeList(design, [](SpotList& list) {
        for (std::size_t r = 0; r < list.size(); ++r)
            list[r].phase = 0.7 * static_cast<double>(r % 9);
    });
    design.solver = {sumKey};
    return design;
}

/// The points that send the light of spots first … end - 1.
std::vector<Point> pointsOf(const Design& spots, std::size_t first, std::size_t end) {
    const SpotList list = spotsOf(spots).spots();
    std::vector<Point> points;
    for (std::size_t r = first; r < end; ++r)
        points.push_back({list[r].x, list[r].y, list[r].z,
                          static_cast<float>(std::sqrt(list[r].intensity)),
                          static_cast<float>(list[r].phase.value_or(0))});
    return points;
}

Design cloudOfSpots(const Design& spots, std::size_t first, std::size_t end) {
    Design design = pointsDesign(pointsOf(spots, first, end));
    design.setup = spots.setup;
    return design;
}

/// Relative L2.
double difference(const Field& a, const Field& b) {
    double square = 0, norm = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        square += std::norm(a.samples()[i] - b.samples()[i]);
        norm += std::norm(b.samples()[i]);
    }
    return std::sqrt(square / norm);
}

TEST(AnySource, spotsSendTheLightOfPoints) {
    const Design spots = spotsInSpace();
    EXPECT_LE(difference(planeOf(computed(spots)), planeOf(computed(cloudOfSpots(spots, 0, 20)))),
              tolerance);
}

TEST(AnySource, spotsWithoutPhasesGetSomeBySeed) {
    Design spots = spotsInSpace();
    changeList(spots, [](SpotList& list) {
        for (Spot& spot : list)
            spot.phase.reset();
    });
    const Field first = planeOf(computed(spots));
    EXPECT_EQ(planeOf(computed(spots)), first);
    spots.start.seed = 2;
    EXPECT_GT(difference(planeOf(computed(spots)), first), 0.1);
}

TEST(AnySource, cloudsAddUpToTheCloudOfAllPoints) {
    const Design spots = spotsInSpace();
    Design both = cloudOfSpots(spots, 0, 8);
    both.sources.push_back(cloudOfSpots(spots, 8, 20).sources.front());
    const Field sum = planeOf(computed(both));
    EXPECT_LE(difference(sum, planeOf(computed(cloudOfSpots(spots, 0, 20)))), 2 * tolerance);
    EXPECT_GT(difference(sum, planeOf(computed(cloudOfSpots(spots, 0, 8)))), 0.1);
}

TEST(AnySource, colouredCloudsAddUpInEachColour) {
    Design both = pointsDesign({{0, 0, 0.1}});
    both.setup.plate = {{40, 48}, 8.0_um, 8.0_um};
    both.setup.wavelengths = {638_nm, 532_nm, 450_nm};
    both.sources.push_back(pointsDesign({{1e-4, 0, 0.12}}).sources.front());
    Design one = both;
    one.sources.pop_back();
    setCloud(one, {{{0, 0, 0.1}, {1e-4, 0, 0.12}}, {}});
    const Chain sum = computed(both), whole = computed(one);
    ASSERT_EQ(sum.field()->planes.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_LE(difference(sum.field()->planes[i], whole.field()->planes[i]), 2 * tolerance);
}

/// A design with sources of all kinds that are hidden.
Design withHidden(Design design) {
    const Design spots = spotsInSpace();
    for (const Design& more : {cloudOfSpots(spots, 0, 20), spots, designFor("image")}) {
        design.sources.push_back(more.sources.front());
        design.sources.back().visible = false;
    }
    return design;
}

void expectSamePlan(const Plan& a, const Plan& b) {
    EXPECT_EQ(a.pairs, b.pairs);
    EXPECT_EQ(a.seconds, b.seconds);
    EXPECT_EQ(a.bytes, b.bytes);
    EXPECT_EQ(a.methods, b.methods);
    EXPECT_EQ(a.findings.size(), b.findings.size());
}

TEST(AnySource, hiddenIsOfNoAccount) {
    for (Design design :
         {spotsInSpace(), cloudOfSpots(spotsInSpace(), 0, 9), scatteredSpots(SpotGeometry::Lens, 5),
          patchDesign(inFreeSpace, {20_mm})}) {
        design.stop.iterations = 3;
        const Design more = withHidden(design);
        expectSamePlan(plan(more), plan(design));
        const Chain made = computed(more), wanted = computed(design);
        EXPECT_EQ(made.field()->planes, wanted.field()->planes);
        ASSERT_EQ((made.solved() != nullptr), (wanted.solved() != nullptr));
        if (made.solved()) {
            EXPECT_EQ(made.solved()->state, wanted.solved()->state);
        }
    }
}

/// A square lattice of points of two brightnesses, which is hard on superposition.
Design lattice() {
    std::vector<Point> points;
    for (int i = 0; i < 36; ++i)
        points.push_back(
            {3e-4 * (i % 6 - 2.5), 3e-4 * (i / 6 - 2.5), 0.1, i % 2 == 0 ? 1.0F : 1.05F});
    Design design = pointsDesign(std::move(points));
    design.setup.plate = {{128, 144}, 8.0_um, 8.0_um};
    return design;
}

TEST(AnySource, aCloudGetsMoreAndEvenerLightOfASolver) {
    Design design = lattice();
    design.solver.key = "superposition";
    const Figures summed = computed(design).solved()->state.best.figures;
    design.solver.key = "wgs";
    const Figures designed = computed(design).solved()->state.best.figures;
    EXPECT_GT(designed.efficiency, summed.efficiency + 0.05);
    EXPECT_GT(designed.uniformity.value(), summed.uniformity.value() + 0.4);
    EXPECT_GT(designed.uniformity.value(), 0.95);
}

TEST(AnySource, aCloudIsDesignedAsItsSpotsAre) {
    Design points = lattice();
    points.solver.key = "wgs";
    points.stop.iterations = 4;
    Design spots = points;
    SpotList list;
    for (const Point& point : cloudOf(points).cloud->points)
        list.push_back({point.x,
                        point.y,
                        point.z,
                        static_cast<double>(point.amplitude) * point.amplitude,
                        {}});
    spots.sources = spotsDesign(std::move(list)).sources;
    changeSpots(spots, [](SpotSource& source) { source.model = WaveModel::Exact; });
    EXPECT_EQ(computed(points).solved()->state, computed(spots).solved()->state);
}

TEST(AnySource, aPatternBringsLightToSourcesOfSeveralKinds) {
    Design design = scatteredSpots(SpotGeometry::Lens, 5);
    store(design.sources.emplace_back(Source{.kind = {"image"}}),
          imageOf(patch(planeGrid(design.setup, 1), 0.0_mm), design.setup));
    design.sources.push_back(pointsDesign({{1e-3, -2e-3, 0}}).sources.front());
    design.solver.key = "wgs";
    const SolverState state = computed(design).solved()->state;
    ASSERT_EQ(state.fields.size(), 3U);
    EXPECT_EQ(state.best.powers.size(), 6U) << "of single places";
    EXPECT_LT(state.best.figures.error, state.history.front().error);
    EXPECT_EQ(seenOf(design, state).size(), 1U) << "of images";
    const Figures& figures = state.best.figures;
    EXPECT_TRUE(figures.uniformity && figures.psnr);
}

TEST(AnySource, aKindThatDoesNotOfferWhatTheSolverNeedsIsRefused) {
    Design image = patchDesign(inFreeSpace, {20_mm});
    image.solver = {sumKey};
    EXPECT_EQ(refusalOf(image).path, "solver.name");
    for (Design design :
         {lattice(), scatteredSpots(SpotGeometry::Lens, 5), patchDesign(inFreeSpace, {20_mm})}) {
        design.solver.key = "gs";
        EXPECT_TRUE(plan(design).runnable());
        design.encoding.key = "amplitude";
        EXPECT_EQ(refusalOf(design).path, "encoding.kind");
    }
}

/// As clouds made of edges have at their corners.
TEST(AnySource, pointsAtOnePlaceAreOneForASolver) {
    Design design = cloudOfSpots(spotsInSpace(), 0, 4);
    design.solver = {"wgs"};
    design.stop.iterations = 3;
    const SolverResult once = *computed(design).solved();
    changeCloud(design, [](CloudSource& cloud) {
        PointCloud twice = *cloud.cloud;
        const std::vector<Point> again = twice.points;
        twice.points.insert(twice.points.end(), again.begin(), again.end());
        cloud.cloud = std::make_shared<const PointCloud>(std::move(twice));
    });
    EXPECT_EQ(computed(design).solved()->state.history, once.state.history);
}

} // namespace
} // namespace fringe::test
