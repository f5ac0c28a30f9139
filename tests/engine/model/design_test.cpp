// SPDX-License-Identifier: GPL-3.0-or-later
// The document and its sources as typed values.
#include "engine/sources/image/target_image.h"
#include "engine/sources/points/points_source.h"
#include "engine/sources/spots/spots_source.h"

#include <gtest/gtest.h>

#include <memory>

namespace fringe {
namespace {

using Numbers = std::vector<std::size_t>;

Design withKinds(const std::vector<std::string>& kinds) {
    Design design;
    for (const std::string& kind : kinds)
        design.sources.push_back({.kind = {kind}});
    return design;
}

TEST(Design, IsUsualForItsKind) {
    EXPECT_EQ(designFor("points").solver.key, sumKey);
    EXPECT_EQ(designFor("spots").solver.key, "ora");
    EXPECT_EQ(designFor("image").solver.key, "sgd");
    EXPECT_EQ(designFor("image").start.kind, Start::Kind::Transport);
    for (const char* kind : {"points", "spots", "image"}) {
        const Design design = designFor(kind);
        EXPECT_EQ(design.setup.lens.on, design.isDesigned()) << kind;
        EXPECT_EQ(visibleSources(design, kind), Numbers{0}) << kind;
    }
}

TEST(Design, FindsItsSources) {
    Design design = withKinds({"spots", "image", "spots"});
    EXPECT_EQ(visibleSources(design), (Numbers{0, 1, 2}));
    EXPECT_EQ(firstSource(design, "spots"), 0U);
    design.sources[0].visible = false;
    EXPECT_EQ(visibleSources(design, "spots"), Numbers{2});
    EXPECT_EQ(firstSource(design, "spots"), 2U) << "visible before hidden";
    EXPECT_EQ(firstSource(design, "points"), 3U);
    EXPECT_EQ(sourcePath(design, 0), "spots");
    EXPECT_EQ(sourcePath(design, 2), "spots.2") << "whether the first is shown or not";
    EXPECT_EQ(sourcePath(withKinds({"points", "image", "spots"}), 2, "method"), "method.2");
}

TEST(Design, ShowsTheSourcesOfOneKindAlone) {
    const Design both = withKinds({"points", "spots"});
    const Design spots = withOnlyKind(both, "spots");
    EXPECT_EQ(visibleSources(spots), Numbers{1});
    EXPECT_EQ(spots.solver.key, "ora") << "a sum would be of no use";
    Design solved = spots;
    solved.solver.key = "wgs";
    EXPECT_EQ(withOnlyKind(solved, "image").solver.key, "wgs");
    EXPECT_EQ(visibleSources(withOnlyKind(solved, "image")), Numbers{2});
}

TEST(Design, FindsFreeNames) {
    Design design = withKinds({"points", "points"});
    design.sources[0].name = "die";
    EXPECT_EQ(freeName(design, "knot"), "knot");
    EXPECT_EQ(freeName(design, "die"), "die 2");
    design.sources[1].name = "die 2";
    EXPECT_EQ(freeName(design, "die"), "die 3");
}

template <class Data> std::shared_ptr<const Data> shared(Data data) {
    return std::make_shared<const Data>(std::move(data));
}

TEST(TypedSources, ComeBackAsTheyWereStored) {
    Source points{.kind = {"points"}};
    const CloudSource cloud{.cloud = shared(PointCloud{{{1, 2, 3}}, {}}),
                            .placement = {{.scale = 2}},
                            .randomPhase = true,
                            .seed = 7};
    store(points, cloud);
    EXPECT_EQ(asCloud(points).cloud, cloud.cloud);
    EXPECT_EQ(asCloud(points).placement, cloud.placement);
    EXPECT_TRUE(asCloud(points).randomPhase);
    EXPECT_EQ(asCloud(points).seed, 7);

    Source spots{.kind = {"spots"}};
    store(spots, SpotSource{shared(SpotList{{1e-3, 0, 0, 1, {}}}), WaveModel::Exact, 1e-3});
    EXPECT_EQ(asSpots(spots).spots().size(), 1U);
    EXPECT_EQ(asSpots(spots).model, WaveModel::Exact);
    EXPECT_EQ(asSpots(spots).tolerance, 1e-3);

    Source image{.kind = {"image"}};
    TargetImage picture{.picture = shared(GreyPicture{{1, 1}, {1}}),
                        .distance = 3_mm,
                        .place = {1_mm, 2_mm, 3_mm, 4_mm},
                        .gamma = 2,
                        .padding = 2};
    picture.signal = {SignalRegion::Kind::Polygon,
                      {5_mm, 6_mm, 7_mm, 8_mm},
                      {{0, 0.5}, {0.5, -0.5}, {-0.5, -0.5}},
                      shared(GreyPicture{{1, 1}, {0}})};
    store(image, picture);
    const TargetImage back = asImage(image);
    EXPECT_EQ(back.picture, picture.picture);
    EXPECT_EQ(back.distance, picture.distance);
    EXPECT_EQ(back.place, picture.place);
    EXPECT_EQ(back.gamma, picture.gamma);
    EXPECT_EQ(back.signal, picture.signal);
    EXPECT_EQ(back.padding, picture.padding);
}

TEST(TypedSources, OfDefaultsStoreNothing) {
    for (const char* kind : {"points", "spots", "image"}) {
        Source source{.kind = {kind}};
        const Source empty = source;
        if (kind == std::string("points"))
            store(source, asCloud(source));
        else if (kind == std::string("spots"))
            store(source, asSpots(source));
        else
            store(source, asImage(source));
        EXPECT_EQ(source, empty) << kind;
    }
}

TEST(TypedSources, WithEqualDataAreEqual) {
    Source one{.kind = {"spots"}}, other = one;
    store(one, SpotSource{.list = shared(SpotList{{0, 0, 1, 1, {}}})});
    store(other, SpotSource{.list = shared(SpotList{{0, 0, 1, 1, {}}})});
    EXPECT_EQ(one, other);
    store(other, SpotSource{.list = shared(SpotList{{0, 0, 2, 1, {}}})});
    EXPECT_NE(one, other);
}

} // namespace
} // namespace fringe
