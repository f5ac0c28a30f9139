// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/project_file.h"

#include "app/project/migrations/migration.h"
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
    Design design;
    design.scene.cloud = cloud;
    return design;
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
    EXPECT_EQ(openProject(folder / "p.fringe").design.scene.cloud->points.size(), 4U);
    fs::rename(folder / "p.fringe.1", folder / "p.fringe");
    EXPECT_EQ(openProject(folder / "p.fringe").design.scene.cloud->points.size(), 3U);
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

/// What programs that read this version know, whatever is chosen, and no more where the choice is
/// one of theirs.
TEST(ProjectFile, IsWrittenAsTheFirstProgramOfItsVersionDid) {
    const ScratchFolder folder;
    Design design;
    design.outputs = {{"levels", {"encoded"}, "levels.png"}};
    const auto written = [&] {
        saveProject(folder / "p.fringe", design);
        return nlohmann::ordered_json::parse(contentsOf(folder / "p.fringe"));
    };
    EXPECT_EQ(written()["design"]["method"].dump(),
              R"({"name":"auto","window":"true","tolerance":"1e-04"})");
    EXPECT_EQ(written()["design"]["encoding"].dump(),
              R"({"kind":"phase","levels":"256","angle_x":"1 deg","angle_y":"0 deg"})");
    EXPECT_EQ(written()["design"]["reconstruction"].dump(),
              R"({"distance":"200 mm","padding":"2","from_encoded":"false"})");
    EXPECT_EQ(written()["outputs"].dump(),
              R"([{"name":"levels","what":"encoded","file":"levels.png"}])");
    design.encoding = {"off-axis", {{"levels", 16}, {"angle_y", (2.0_deg).si()}}};
    design.propagation = {"fresnel", {{"padding", 4}, {"band_limit", false}}};
    EXPECT_EQ(written()["design"]["encoding"].dump(),
              R"({"kind":"off-axis","levels":"16","angle_x":"1 deg","angle_y":"2 deg"})");
    EXPECT_EQ(written()["design"]["reconstruction"].dump(),
              R"({"distance":"200 mm","propagation":"fresnel","padding":"4",)"
              R"("band_limit":"false","from_encoded":"false"})");
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
    Design expected;
    expected.setup.plate.size = {480, 640};
    expected.setup.plate.pitchX = 4_um;
    expected.method.key = "fresnel";
    expected.scene.name = "three points";
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
    Design expected;
    expected.target = Target::Spots;
    expected.setup.plate.size = {480, 640};
    expected.setup.lens.focalLength = 150_mm;
    expected.outputs = {{"field", {"field"}, "field.npy"}};
    EXPECT_TRUE(opened.design == expected);
}

TEST(ProjectFile, KeepsWhatThePixelsWereGivenOfTheVersionBefore) {
    for (const PixelPlace& place : pixelPlaces) {
        const ScratchFolder folder;
        Design design;
        for (int i = 1; i <= 4; ++i) {
            place.in(design) =
                givenPixels("laser.png", {2, 3}, {0, -0.1F, 1, 0, 0, static_cast<float>(i)});
            saveProject(folder / "p.fringe", design);
        }
        EXPECT_EQ(namesIn(folder / "p.fringe.data").size(), 2U);
        EXPECT_TRUE(openProject(folder / "p.fringe").design == design);
        fs::rename(folder / "p.fringe.1", folder / "p.fringe");
        EXPECT_EQ(place.of(openProject(folder / "p.fringe").design).values().back(), 3);
    }
}

TEST(ProjectFile, KeepsThePictureOfTheVersionBefore) {
    const ScratchFolder folder;
    Design design;
    design.target = Target::Picture;
    design.picture.plane().name = "steps.png";
    for (int level = 1; level <= 4; ++level) {
        design.picture.plane().picture = std::make_shared<const GreyPicture>(
            GreyPicture{{2, 3}, {0, 0.1F, 1, 0, 0, static_cast<float>(level)}});
        saveProject(folder / "p.fringe", design);
    }
    EXPECT_EQ(namesIn(folder / "p.fringe.data").size(), 2U);
    EXPECT_TRUE(openProject(folder / "p.fringe").design == design);
    fs::rename(folder / "p.fringe.1", folder / "p.fringe");
    EXPECT_EQ(openProject(folder / "p.fringe").design.picture.plane().picture->intensity.back(), 3);
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
    Design ofSpots;
    ofSpots.target = Target::Spots;
    ofSpots.setup.lens = {false, 150_mm};
    ofSpots.spots.settings.model = WaveModel::Exact;
    ofSpots.setup.beam = {Beam::Kind::Gaussian, 1_mm, {}};
    ofSpots.setup.aperture = {Aperture::Kind::Circle, 2_mm};
    Design ofPoints = ofSpots;
    ofPoints.target = Target::Points;
    Design ofPicture;
    ofPicture.target = Target::Picture;
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

TEST(ProjectFile, WritesTheSetupForEachTarget) {
    const ScratchFolder folder;
    for (const Target target : {Target::Points, Target::Spots, Target::Picture}) {
        Design design;
        design.target = target;
        design.setup.lens = {false, 150_mm};
        design.spots.settings.model = WaveModel::Exact;
        design.setup.beam = {Beam::Kind::Picture, 1_mm, givenPixels("laser", {1, 2}, {1, 0.5F})};
        design.setup.aperture = {Aperture::Kind::Rectangle, 2_mm, 3_mm, 4_mm};
        saveProject(folder / "p.fringe", design);
        EXPECT_TRUE(openProject(folder / "p.fringe").design == design);
        const auto json = nlohmann::json::parse(contentsOf(folder / "p.fringe"));
        EXPECT_EQ(json["design"]["spots"]["geometry"], "free-exact");
        EXPECT_EQ(json["design"]["picture"]["geometry"], "free");
        for (const char* section : {"spots", "picture"}) {
            const auto& values = json["design"][section];
            EXPECT_EQ(values["focal_length"], "150 mm");
            EXPECT_EQ(values["beam"], "picture");
            EXPECT_EQ(values["aperture_height"], "4 mm");
            EXPECT_EQ(json[section]["beam"]["name"], "laser");
        }
        EXPECT_FALSE(json["design"].contains("lens"));
        EXPECT_EQ(json["design"]["illumination"].size(), 1U);
        design.setup.lens.on = true;
        saveProject(folder / "p.fringe", design);
        EXPECT_TRUE(openProject(folder / "p.fringe").design == design);
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
    Design expected;
    expected.target = Target::Picture;
    expected.setup.lens.on = false;
    expected.picture.settings.padding = 2;
    expected.setup.beam = {Beam::Kind::Gaussian, 1_mm, {}};
    expected.picture.settings.start.kind = Start::Kind::Random;
    expected.picture.settings.start.seed = 5;
    PicturePlane& plane = expected.picture.plane();
    plane.name = "steps.png";
    plane.picture = std::make_shared<const GreyPicture>(GreyPicture{{2, 3}, {0, 0.1F, 1, 0, 0, 2}});
    plane.distance = 90_mm;
    plane.gamma = 2.2;
    plane.signal.kind = SignalRegion::Kind::Plane;
    plane.signal.place.x = 1_mm;
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

TEST(ProjectFile, KeepsEveryPictureOfSeveral) {
    const ScratchFolder folder;
    Design design;
    design.picture.planes.resize(3);
    for (int i = 0; i < 3; ++i)
        design.picture.planes[i].picture = std::make_shared<const GreyPicture>(
            GreyPicture{{1, 2}, {1, static_cast<float>(i % 2)}});
    design.picture.chosen = 2;
    saveProject(folder / "p.fringe", design);
    EXPECT_EQ(namesIn(folder / "p.fringe.data").size(), 2U) << "equal pictures are kept once";
    EXPECT_TRUE(openProject(folder / "p.fringe").design == design);
}

TEST(ProjectFile, KeepsTheMaskOfTheVersionBefore) {
    const ScratchFolder folder;
    Design design;
    SignalRegion& region = design.picture.plane().signal;
    region.kind = SignalRegion::Kind::Mask;
    region.maskName = "disc.png";
    for (int white = 1; white <= 4; ++white) {
        GreyPicture mask{{1, 4}, {0, 0, 0, 0}};
        std::fill_n(mask.intensity.begin(), white, 1.0F);
        region.mask = std::make_shared<const GreyPicture>(std::move(mask));
        saveProject(folder / "p.fringe", design);
    }
    EXPECT_EQ(namesIn(folder / "p.fringe.data").size(), 2U);
    EXPECT_TRUE(openProject(folder / "p.fringe").design == design);
    fs::rename(folder / "p.fringe.1", folder / "p.fringe");
    EXPECT_EQ(openProject(folder / "p.fringe").design.picture.plane().signal.mask->intensity[3], 0);
}

TEST(ProjectFile, KeepsTheCornersOfARegionToTheLastBit) {
    const ScratchFolder folder;
    Design design;
    SignalRegion& region = design.picture.plane().signal;
    region.kind = SignalRegion::Kind::Polygon;
    region.corners = {{-0.5, 1.0 / 3}, {0.1, -0.5}, {0.5, 0.5}};
    saveProject(folder / "p.fringe", design);
    EXPECT_TRUE(openProject(folder / "p.fringe").design == design);
    EXPECT_NE(contentsOf(folder / "p.fringe").find("\"corners\""), std::string::npos);
}

TEST(ProjectFile, KeepsTheSpotsOfTheVersionBefore) {
    const ScratchFolder folder;
    Design design;
    design.target = Target::Spots;
    for (int count = 1; count <= 4; ++count) {
        design.spots.list = std::make_shared<const SpotList>(count, Spot{1e-3, 0, 0, 0.1, 0.2});
        saveProject(folder / "p.fringe", design);
    }
    EXPECT_EQ(namesIn(folder / "p.fringe.data").size(), 2U);
    EXPECT_TRUE(openProject(folder / "p.fringe").design == design);
    fs::rename(folder / "p.fringe.1", folder / "p.fringe");
    EXPECT_EQ(openProject(folder / "p.fringe").design.spots.spots().size(), 3U);
}

} // namespace
} // namespace fringe
