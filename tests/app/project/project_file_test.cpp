// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/project_file.h"

#include "app/project/migrations/migration.h"
#include "engine/model/cloud_source.h"
#include "engine/model/image_source.h"
#include "engine/model/spot_source.h"
#include "random_design.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <map>
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
TEST(ProjectFile, IsWrittenAsTheFirstProgramOfItsVersionDid) {
    const ScratchFolder folder;
    Design design = designFor("points");
    design.sources.front().name = "bunny";
    design.outputs = {{"levels", {"encoded"}, "levels.png"}};
    const auto written = [&] {
        saveProject(folder / "p.fringe", design);
        return nlohmann::ordered_json::parse(contentsOf(folder / "p.fringe"));
    };
    EXPECT_EQ(written()["sources"].dump(),
              R"([{"name":"bunny","kind":"points","visible":true,"assets":{},)"
              R"("values":{"placement":"as-read","width":"10 mm","height":"10 mm",)"
              R"("depth":"10 mm","centre_x":"0 mm","centre_y":"0 mm","distance":"200 mm",)"
              R"("scale":"1","offset_x":"0 mm",)"
              R"("offset_y":"0 mm","offset_z":"0 mm","rotate_x":"0 deg","rotate_y":"0 deg",)"
              R"("rotate_z":"0 deg","pivot":"middle","colours":"intensity","random_phase":"false",)"
              R"("seed":"1",)"
              R"("splat":"0 mm"},)"
              R"("method":{"name":"auto","window":"true","tolerance":"1e-04"}}])");
    EXPECT_EQ(written()["assets"].dump(), "{}");
    EXPECT_EQ(written()["design"]["lens"].dump(), R"({"on":"false","focal_length":"200 mm"})");
    EXPECT_EQ(written()["design"]["encoding"].dump(),
              R"({"kind":"phase","levels":"256","any_phase":"false","angle_x":"1 deg",)"
              R"("angle_y":"0 deg"})");
    EXPECT_EQ(written()["design"]["reconstruction"].dump(),
              R"({"distance":"200 mm","propagation":"asm","padding":"2","band_limit":"true",)"
              R"("from_encoded":"true","pupil":"0 mm","pupil_x":"0 mm","pupil_y":"0 mm",)"
              R"("powers":""})");
    EXPECT_EQ(written()["outputs"].dump(),
              R"([{"name":"levels","what":"encoded","file":"levels.png"}])");
    design.encoding = {"off-axis", {{"levels", 16}, {"angle_y", (2.0_deg).si()}}};
    design.propagation = {"fresnel", {{"padding", 4}, {"band_limit", false}}};
    EXPECT_EQ(written()["design"]["encoding"].dump(),
              R"({"kind":"off-axis","levels":"16","angle_x":"1 deg","angle_y":"2 deg",)"
              R"("any_phase":"false"})");
    EXPECT_EQ(written()["design"]["reconstruction"].dump(),
              R"({"distance":"200 mm","propagation":"fresnel","padding":"4",)"
              R"("band_limit":"false","from_encoded":"true","pupil":"0 mm","pupil_x":"0 mm",)"
              R"("pupil_y":"0 mm","powers":""})");
    EXPECT_TRUE(openProject(folder / "p.fringe").design == design);
}

/// As the program before the first one with spots wrote it.
constexpr const char* firstVersion = R"({
  "format": "fringe-project", "version": 1, "program": "Fringe Studio 0.1.0",
  "design": {"plate": {"columns": "640", "rows": "480", "pitch_x": "4 µm"},
             "method": {"name": "fresnel"}},
  "scene": {"name": "three points"},
  "outputs": [{"name": "field", "what": "field", "file": "field.npy"}]
})";

TEST(ProjectFile, OpensTheFirstVersion) {
    const ScratchFolder folder;
    test::writeFile(folder / "old.fringe", firstVersion);
    const OpenedProject opened = openProject(folder / "old.fringe");
    EXPECT_TRUE(opened.notes.empty());
    Design expected = designFor("points");
    expected.setup.plate.size = {480, 640};
    expected.setup.plate.pitchX = 4_um;
    expected.sources.front().method.key = "fresnel";
    expected.sources.front().name = "three points";
    expected.sources.front().kind.values["colours"] = std::string("amplitude");
    expected.outputs = {{"field", {"field"}, "field.npy"}};
    EXPECT_TRUE(opened.design == expected);
    saveProject(folder / "old.fringe", opened.design);
    EXPECT_TRUE(openProject(folder / "old.fringe").design == expected);
}

/// As the program before the first one with pictures wrote it.
constexpr const char* secondVersion = R"({
  "format": "fringe-project", "version": 2, "program": "Fringe Studio 0.1.0",
  "design": {"target": {"kind": "spots"}, "plate": {"columns": "640", "rows": "480"},
             "spots": {"geometry": "lens", "focal_length": "150 mm"}},
  "scene": {"name": ""}, "spots": {},
  "outputs": [{"name": "field", "what": "field", "file": "field.npy"}]
})";

TEST(ProjectFile, OpensTheSecondVersion) {
    const ScratchFolder folder;
    test::writeFile(folder / "old.fringe", secondVersion);
    const OpenedProject opened = openProject(folder / "old.fringe");
    EXPECT_TRUE(opened.notes.empty());
    Design expected = designFor("spots");
    expected.setup.plate.size = {480, 640};
    expected.setup.lens.focalLength = 150_mm;
    expected.outputs = {{"field", {"field"}, "field.npy"}};
    EXPECT_TRUE(opened.design == expected);
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

/// As the program before the first one with one setup wrote it: a lens and a beam for each target.
std::string twoSetups(const std::string& target) {
    return R"({
  "format": "fringe-project", "version": 4, "program": "Fringe Studio 0.1.0",
  "design": {"target": {"kind": ")"
           + target + R"("},
             "spots": {"geometry": "free-exact", "focal_length": "150 mm", "beam": "gaussian",
                       "beam_waist": "1 mm", "aperture": "circle", "aperture_diameter": "2 mm"},
             "picture": {"geometry": "lens", "focal_length": "250 mm", "beam": "uniform",
                         "aperture": "rectangle", "aperture_width": "3 mm"}},
  "scene": {"name": ""}, "spots": {},
  "picture": {"chosen": 0, "planes": [{"name": "", "values": {}}]},
  "outputs": []
})";
}

TEST(ProjectFile, TakesTheSetupOfTheTargetFromTheFourthVersion) {
    const ScratchFolder folder;
    Design ofSpots = designFor("spots");
    ofSpots.setup.lens = {false, 150_mm};
    ofSpots.sources.front().kind.values = {{"model", "exact"}};
    ofSpots.setup.beam = {Beam::Kind::Gaussian, 1_mm, {}};
    ofSpots.setup.aperture = {Aperture::Kind::Circle, 2_mm};
    Design ofPoints = designFor("points");
    ofPoints.sources.front().kind.values["colours"] = std::string("amplitude");
    ofPoints.setup.lens = ofSpots.setup.lens;
    ofPoints.setup.beam.waist = 1_mm; // had no effect on sums
    ofPoints.setup.aperture.diameter = 2_mm;
    Design ofPicture = designFor("image");
    ofPicture.setup.lens.focalLength = 250_mm;
    ofPicture.setup.aperture = {Aperture::Kind::Rectangle, 4_mm, 3_mm};
    const std::map<std::string, Design> cases{
        {"spots", ofSpots}, {"points", ofPoints}, {"picture", ofPicture}};
    for (const auto& [target, expected] : cases) {
        test::writeFile(folder / "p.fringe", twoSetups(target));
        const OpenedProject opened = openProject(folder / "p.fringe");
        EXPECT_TRUE(opened.notes.empty());
        EXPECT_TRUE(opened.design == expected) << target;
    }
}

/// The values that version 4 had of spots, and what they are today.
TEST(ProjectFile, TakesTheToleranceOfSpotsFromTheFourthVersion) {
    struct Case {
        const char *geometry, *before, *today;
    };
    const ScratchFolder folder;
    for (const auto& [geometry, before, today] :
         {Case{"free-exact", "0.0001", "0"}, Case{"free-exact", "1e-04", "0"},
          Case{"free-exact", "0", "1e-09"}, Case{"free-exact", "0.01", "0.01"},
          Case{"free", "0", "0"}, Case{"lens", "0.01", "0.01"}}) {
        auto json = nlohmann::json::parse(twoSetups("spots"));
        json["design"]["spots"]["geometry"] = geometry;
        json["design"]["algorithm"]["tolerance"] = before;
        test::writeFile(folder / "p.fringe", json.dump());
        const Source source = openProject(folder / "p.fringe").design.sources.front();
        EXPECT_EQ(asSpots(source).tolerance, std::stod(today)) << geometry << ' ' << before;
        EXPECT_EQ(asSpots(source).model == WaveModel::Exact, geometry == std::string("free-exact"));
    }
}

/// As the program before the first one with several pictures wrote it; "BLOB" is to be replaced.
std::string thirdVersion(const std::string& blob) {
    std::string text = R"({
  "format": "fringe-project", "version": 3, "program": "Fringe Studio 0.1.0",
  "design": {"target": {"kind": "picture"},
             "picture": {"geometry": "free", "distance": "90 mm", "gamma": "2.2",
                         "signal": "plane", "signal_x": "1 mm", "padding": "2",
                         "beam": "gaussian", "beam_waist": "1 mm"},
             "picture_algorithm": {"start": "random", "seed": "5"}},
  "scene": {"name": ""}, "spots": {},
  "picture": {"name": "steps.png", "image": {"blob": "BLOB", "samples": 6}},
  "outputs": []
})";
    return text.replace(text.find("BLOB"), 4, blob);
}

TEST(ProjectFile, OpensTheThirdVersionAndKeepsItsPicture) {
    const ScratchFolder folder;
    Design expected = designFor("image");
    expected.setup.lens.on = false;
    expected.setup.beam = {Beam::Kind::Gaussian, 1_mm, {}};
    expected.start.kind = Start::Kind::Random;
    expected.start.seed = 5;
    Source& source = expected.sources.front();
    source = {.name = "steps.png",
              .kind = {"image",
                       {{"distance", 0.09},
                        {"gamma", 2.2},
                        {"signal", "plane"},
                        {"signal_x", 1e-3},
                        {"padding", std::int64_t{2}}},
                       {{"image", Asset{"steps.png", picture({2, 3}, {0, 0.1F, 1, 0, 0, 2})}}}}};
    saveProject(folder / "old.fringe", expected);
    const std::string blob = *namesIn(folder / "old.fringe.data").begin();
    test::writeFile(folder / "old.fringe", thirdVersion(blob));
    const OpenedProject opened = openProject(folder / "old.fringe");
    EXPECT_TRUE(opened.notes.empty());
    EXPECT_TRUE(opened.design == expected);
    saveProject(folder / "old.fringe", Design{});
    fs::rename(folder / "old.fringe.1", folder / "old.fringe");
    EXPECT_TRUE(openProject(folder / "old.fringe").design == expected);
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
