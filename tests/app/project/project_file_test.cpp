// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/project_file.h"

#include "app/project/migrations/migration.h"
#include "engine/model/error.h"
#include "engine/sources/image/target_image.h"
#include "engine/sources/points/points_source.h"
#include "engine/sources/spots/spots_source.h"
#include "random_design.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>

namespace fringe {
namespace {

namespace fs = std::filesystem;
using test::contentsOf;
using test::ScratchFolder;

std::set<std::string> namesIn(const fs::path& folder) {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

Design withPoints(int count) {
    auto cloud = std::make_shared<PointCloud>();
    for (int i = 0; i < count; ++i)
        cloud->points.push_back({0.1 * i, -0.3, 0.2, 1.F, 0.F});
    Design design = designFor("points");
    store(design.sources.front(), CloudSource{.cloud = cloud});
    return design;
}

std::size_t pointsOf(const Design& design) {
    return asCloud(design.sources.front()).cloud->points.size();
}

std::shared_ptr<const GreyPicture> picture(Shape shape, std::vector<float> intensity) {
    return std::make_shared<const GreyPicture>(GreyPicture{shape, std::move(intensity)});
}

/// Four designs one after the other leave data of the last two; each has its number.
template <class Make, class Number> void expectTheVersionBefore(Make make, Number number) {
    const ScratchFolder folder;
    for (int i = 1; i <= 4; ++i)
        saveProject(folder / "p.fringe", make(i));
    EXPECT_EQ(namesIn(folder / "p.fringe.data").size(), 2U);
    EXPECT_TRUE(openProject(folder / "p.fringe").design == make(4));
    fs::rename(folder / "p.fringe.1", folder / "p.fringe");
    EXPECT_EQ(number(openProject(folder / "p.fringe").design), 3);
}

TEST(ProjectFile, OpensEqualToWhatWasSaved) {
    const ScratchFolder folder;
    test::RandomDesigns designs(7);
    for (int i = 0; i < 60; ++i) {
        const Design design = designs.next();
        saveProject(folder / "p.fringe", design);
        const OpenedProject opened = openProject(folder / "p.fringe");
        EXPECT_TRUE(opened.design == design) << contentsOf(folder / "p.fringe");
        EXPECT_TRUE(opened.notes.empty());
    }
}

TEST(ProjectFile, SavesTheSameDesignToTheSameBytes) {
    const ScratchFolder folder;
    saveProject(folder / "a.fringe", withPoints(5));
    saveProject(folder / "b.fringe", openProject(folder / "a.fringe").design);
    EXPECT_EQ(contentsOf(folder / "a.fringe"), contentsOf(folder / "b.fringe"));
}

TEST(ProjectFile, KeepsTheVersionBefore) {
    const ScratchFolder folder;
    saveProject(folder / "p.fringe", withPoints(1));
    const std::string first = contentsOf(folder / "p.fringe");
    saveProject(folder / "p.fringe", withPoints(2));
    EXPECT_EQ(contentsOf(folder / "p.fringe.1"), first);
}

TEST(ProjectFile, SavingUnchangedKeepsTheVersionBeforeThat) {
    const ScratchFolder folder;
    saveProject(folder / "p.fringe", withPoints(1));
    const std::string first = contentsOf(folder / "p.fringe");
    saveProject(folder / "p.fringe", withPoints(2));
    saveProject(folder / "p.fringe", withPoints(2));
    EXPECT_EQ(contentsOf(folder / "p.fringe.1"), first);
}

TEST(ProjectFile, RemovesDataThatNoManifestNames) {
    const ScratchFolder folder;
    for (int count = 1; count <= 4; ++count)
        saveProject(folder / "p.fringe", withPoints(count));
    EXPECT_EQ(namesIn(folder / "p.fringe.data").size(), 2U);
    EXPECT_EQ(pointsOf(openProject(folder / "p.fringe").design), 4U);
    fs::rename(folder / "p.fringe.1", folder / "p.fringe");
    EXPECT_EQ(pointsOf(openProject(folder / "p.fringe").design), 3U);
}

TEST(ProjectFile, LeavesFilesOfOthersInTheDataFolder) {
    const ScratchFolder folder;
    fs::create_directory(folder / "p.fringe.data");
    test::writeFile(folder / "p.fringe.data" / "notes.txt", "mine");
    for (int count = 1; count <= 3; ++count)
        saveProject(folder / "p.fringe", withPoints(count));
    EXPECT_EQ(contentsOf(folder / "p.fringe.data" / "notes.txt"), "mine");
}

TEST(ProjectFile, LeavesNothingButTheProject) {
    const ScratchFolder folder;
    saveProject(folder / "p.fringe", withPoints(1));
    saveProject(folder / "p.fringe", withPoints(2));
    EXPECT_EQ(namesIn(folder.path()),
              (std::set<std::string>{"p.fringe", "p.fringe.1", "p.fringe.data"}));
}

TEST(ProjectFile, IsJsonWithUnits) {
    const ScratchFolder folder;
    saveProject(folder / "p.fringe", Design{});
    const auto json = nlohmann::json::parse(contentsOf(folder / "p.fringe"));
    EXPECT_EQ(json["format"], "fringe-project");
    EXPECT_EQ(json["version"], projectVersion);
    EXPECT_EQ(json["design"]["plate"]["pitch_x"], "8 µm");
}

/// Every row of what can be chosen, and those of the method that is.
nlohmann::ordered_json written(const Design& design, const ScratchFolder& folder) {
    saveProject(folder / "p.fringe", design);
    return nlohmann::ordered_json::parse(contentsOf(folder / "p.fringe"));
}

TEST(ProjectFile, IsWrittenRowByRow) {
    const ScratchFolder folder;
    Design design = designFor("points");
    design.sources.front().name = "bunny";
    design.outputs = {{"levels", {"encoded"}, "levels.png"}};
    EXPECT_EQ(written(design, folder)["sources"].dump(),
              R"([{"name":"bunny","kind":"points","visible":true,"assets":{},)"
              R"("values":{"centre_x":"0 mm","centre_y":"0 mm","centre_z":"200 mm",)"
              R"("scale":"1","rotate_x":"0 deg","rotate_y":"0 deg","rotate_z":"0 deg","rest":"",)"
              R"("colours":"intensity","random_phase":"false","seed":"1","splat":"0 mm"},)"
              R"("method":{"name":"auto","window":"true","tolerance":"1e-04"}}])");
    EXPECT_EQ(written(design, folder)["design"]["lens"].dump(),
              R"({"on":"false","focal_length":"200 mm"})");
    EXPECT_EQ(written(design, folder)["design"]["encoding"].dump(),
              R"({"kind":"phase","levels":"256","any_phase":"false","carrier":"frequency",)"
              R"("carrier_x":"0.25","carrier_y":"0","angle_x":"1 deg","angle_y":"0 deg",)"
              R"("off_grid":"false","scale":"max","limit":"default","weights":"shaped",)"
              R"("share":"0.02","clip":"0"})");
    EXPECT_EQ(written(design, folder)["design"]["reconstruction"].dump(),
              R"({"distance":"200 mm","follows":"false","propagation":"asm","padding":"0",)"
              R"("band_limit":"soft",)"
              R"("from_encoded":"true","filtered":"true","pupil":"0 mm","pupil_x":"0 mm",)"
              R"("pupil_y":"0 mm","window_width":"0 mm","window_height":"0 mm","window_x":"0 mm",)"
              R"("window_y":"0 mm","powers":""})");
    EXPECT_EQ(written(design, folder)["outputs"].dump(),
              R"([{"name":"levels","what":"encoded","file":"levels.png"}])");
}

TEST(ProjectFile, HasTheRowsOfItsChoicesFirst) {
    const ScratchFolder folder;
    Design design = designFor("points");
    design.encoding = {"off-axis",
                       {{"levels", 16}, {"carrier", "angle"}, {"angle_y", (2.0_deg).si()}}};
    design.propagation = {"fresnel", {{"padding", 4}, {"band_limit", "none"}}};
    EXPECT_EQ(written(design, folder)["design"]["encoding"].dump(),
              R"({"kind":"off-axis","levels":"16","carrier":"angle","carrier_x":"0.25",)"
              R"("carrier_y":"0","angle_x":"1 deg","angle_y":"2 deg","off_grid":"false",)"
              R"("limit":"default","clip":"0","scale":"max","weights":"shaped","share":"0.02",)"
              R"("any_phase":"false"})");
    EXPECT_EQ(
        written(design, folder)["design"]["reconstruction"].dump(),
        R"({"distance":"200 mm","follows":"false","propagation":"fresnel","padding":"4",)"
        R"("band_limit":"none","from_encoded":"true","filtered":"true","pupil":"0 mm",)"
        R"("pupil_x":"0 mm","pupil_y":"0 mm","window_width":"0 mm","window_height":"0 mm","window_x":"0 mm",)"
        R"("window_y":"0 mm","powers":""})");
    EXPECT_TRUE(openProject(folder / "p.fringe").design == design);
}

TEST(ProjectFile, SaysWhichVersionsAreRead) {
    const ScratchFolder folder;
    test::writeFile(folder / "old.fringe",
                    R"({"format": "fringe-project", "version": 4, "design": {}, "outputs": []})");
    try {
        openProject(folder / "old.fringe");
        FAIL();
    } catch (const Error& error) {
        EXPECT_NE(error.message().english().find("project version 4"), std::string::npos)
            << error.message().english();
    }
}

TEST(ProjectFile, KeepsWhatThePixelsWereGivenOfTheVersionBefore) {
    const auto places = {+[](Design& d) { return &d.setup.beam.picture; },
                         +[](Design& d) { return &d.start.given; }};
    for (const auto place : places) {
        const auto make = [&](int last) {
            Design design = designFor("spots");
            *place(design) =
                pictureAsset("laser.png", {2, 3}, {0, -0.1F, 1, 0, 0, static_cast<float>(last)});
            return design;
        };
        expectTheVersionBefore(
            make, [&](Design design) { return pictureOf(*place(design)).intensity.back(); });
    }
}

TEST(ProjectFile, KeepsThePictureOfTheVersionBefore) {
    const auto make = [](int level) {
        Design design = designFor("image");
        design.sources.front().kind.assets["image"] = {
            "steps.png", picture({2, 3}, {0, 0.1F, 1, 0, 0, static_cast<float>(level)})};
        return design;
    };
    expectTheVersionBefore(make, [](const Design& design) {
        return asImage(design.sources.front()).picture->intensity.back();
    });
}

TEST(ProjectFile, KeepsEqualDataOfSeveralSourcesOnce) {
    const ScratchFolder folder;
    Design design;
    for (int i = 0; i < 3; ++i)
        design.sources.push_back(
            {.name = std::to_string(i),
             .kind = {"image", {}, {{"image", Asset{"a", picture({1, 2}, {1, float(i % 2)})}}}},
             .visible = i != 1});
    saveProject(folder / "p.fringe", design);
    EXPECT_EQ(namesIn(folder / "p.fringe.data").size(), 2U);
    EXPECT_TRUE(openProject(folder / "p.fringe").design == design);
}

TEST(ProjectFile, KeepsTheMaskOfTheVersionBefore) {
    const auto make = [](int white) {
        Design design = designFor("image");
        std::vector<float> mask(4, 0.F);
        std::fill_n(mask.begin(), white, 1.F);
        design.sources.front().kind.values["signal"] = "mask";
        design.sources.front().kind.assets["mask"] = {"disc.png", picture({1, 4}, mask)};
        return design;
    };
    expectTheVersionBefore(make, [](const Design& design) {
        return std::ranges::count(asImage(design.sources.front()).signal.mask->intensity, 1.F);
    });
}

TEST(ProjectFile, KeepsTheCornersOfARegionToTheLastBit) {
    const ScratchFolder folder;
    Design design = designFor("image");
    TargetImage image = asImage(design.sources.front());
    image.signal.kind = SignalRegion::Kind::Polygon;
    image.signal.corners = {{-0.5, 1.0 / 3}, {0.1, -0.5}, {0.5, 0.5}};
    store(design.sources.front(), image);
    saveProject(folder / "p.fringe", design);
    EXPECT_TRUE(openProject(folder / "p.fringe").design == design);
}

TEST(ProjectFile, KeepsTheSpotsOfTheVersionBefore) {
    const auto make = [](int count) {
        Design design = designFor("spots");
        store(design.sources.front(), SpotSource{.list = std::make_shared<const SpotList>(
                                                     count, Spot{1e-3, 0, 0, 0.1, 0.2})});
        return design;
    };
    expectTheVersionBefore(
        make, [](const Design& design) { return asSpots(design.sources.front()).spots().size(); });
}

TEST(ProjectFile, TheOtherVersionHasItsOwnData) {
    const ScratchFolder folder;
    saveProject(folder / "p.fringe", withPoints(1));
    const std::set<std::string> before = namesIn(folder.path());
    const fs::path other = keepOtherVersion(folder / "p.fringe");
    const fs::path second = keepOtherVersion(folder / "p.fringe");
    EXPECT_NE(other, second);
    EXPECT_TRUE(other.filename().string().starts_with("p (")) << other;
    EXPECT_EQ(other.extension(), ".fringe");
    for (int count = 2; count <= 4; ++count)
        saveProject(folder / "p.fringe", withPoints(count));
    fs::remove_all(folder / "p.fringe.data");
    for (const fs::path& kept : {other, second})
        EXPECT_TRUE(openProject(kept).design == withPoints(1));
}

TEST(ProjectFile, EarlierVersionsAreFoundAndHaveTheirData) {
    const ScratchFolder folder;
    EXPECT_TRUE(earlierVersions(folder / "p.fringe").empty());
    for (const int points : {1, 2, 3})
        saveProject(folder / "p.fringe", withPoints(points));
    saveProject(folder / "q.fringe", withPoints(7));
    ASSERT_EQ(earlierVersions(folder / "p.fringe"), (std::vector{folder / "p.fringe.1"}));
    EXPECT_TRUE(openProject(folder / "p.fringe.1").design == withPoints(2));
    const fs::path other = keepOtherVersion(folder / "p.fringe");
    const auto versions = earlierVersions(folder / "p.fringe");
    ASSERT_EQ(versions.size(), 2U);
    EXPECT_EQ(std::ranges::count(versions, other), 1);
    EXPECT_TRUE(openProject(other).design == withPoints(3));
}

TEST(ProjectFile, AStampIsOfWhatTheFileHolds) {
    const ScratchFolder folder;
    EXPECT_EQ(projectStamp(folder / "p.fringe"), "");
    const std::string first = saveProject(folder / "p.fringe", withPoints(1));
    EXPECT_EQ(projectStamp(folder / "p.fringe"), first);
    EXPECT_EQ(openProject(folder / "p.fringe").stamp, first);
    EXPECT_EQ(saveProject(folder / "p.fringe", withPoints(1)), first);
    EXPECT_NE(saveProject(folder / "p.fringe", withPoints(2)), first);
    EXPECT_NE(projectStamp(folder / "p.fringe"), first);
}

/// As a journal does that is written every second.
TEST(ProjectFile, DataThatAreKeptAreNotLookedAtAgain) {
    const ScratchFolder folder;
    const Design points = withPoints(3);
    KeptBlobs kept;
    saveProject(folder / "p.fringe", points, &kept);
    fs::remove_all(folder / "p.fringe.data");
    Design renamed = points;
    renamed.sources.front().name = "another";
    saveProject(folder / "p.fringe", renamed, &kept);
    EXPECT_FALSE(fs::exists(folder / "p.fringe.data"));
    saveProject(folder / "p.fringe", withPoints(4), &kept);
    EXPECT_EQ(namesIn(folder / "p.fringe.data").size(), 1U);
    saveProject(folder / "p.fringe", points, &kept);
    EXPECT_TRUE(openProject(folder / "p.fringe").design == points);
}

/// Nothing keeps a person from emptying a design.
TEST(ProjectFile, KeepsADesignWithoutSources) {
    const ScratchFolder folder;
    saveProject(folder / "p.fringe", Design{});
    EXPECT_TRUE(openProject(folder / "p.fringe").design == Design{});
    EXPECT_FALSE(fs::exists(folder / "p.fringe.data"));
}

} // namespace
} // namespace fringe
