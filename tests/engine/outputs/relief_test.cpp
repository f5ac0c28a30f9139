// SPDX-License-Identifier: GPL-3.0-or-later
// Files that a mask is made from, turned back to what light makes of them by other code.
#include "engine/encodings/encoding.h"
#include "engine/io/field_files.h"
#include "engine/job/job_control.h"
#include "engine/outputs/fabrication.h"
#include "plain_relief.h"
#include "tests/engine/io/expect_error.h"
#include "tests/support/scratch_folder.h"
#include "tests/support/small_files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <functional>
#include <random>

namespace fringe {
namespace {

using test::contentsOf;
using test::PlainLight;
using test::ScratchFolder;
using Json = nlohmann::json;

/// A pattern of phases and a way to make it, at random.
struct Trial {
    LevelPattern pattern;
    Choice device{"mask"};
    PlainLight light;
    bool isOfDepths = true;

    explicit Trial(unsigned seed) {
        std::mt19937 random(seed);
        const auto between = [&](double least, double most) {
            return std::uniform_real_distribution(least, most)(random);
        };
        const Shape shape{1 + static_cast<std::int64_t>(random() % 13),
                          2 + static_cast<std::int64_t>(random() % 17)};
        const bool isPerLevel = random() % 3 == 0;
        const int count = isPerLevel ? 2 + static_cast<int>(random() % 9) : 2 << (random() % 4);
        light = {seed % 2 == 0, between(400e-9, 1600e-9), between(1.3, 2.2)};
        isOfDepths = seed / 2 % 2 == 0;
        device.values = {{"light", std::string(light.isThrough ? "transmission" : "reflection")},
                         {light.isThrough ? "index" : "medium", light.index},
                         {"tone", std::string(isOfDepths ? "depth" : "height")},
                         {"layers", std::string(isPerLevel ? "level" : "mask")}};
        std::vector<std::uint16_t> levels(static_cast<std::size_t>(shape.count()));
        for (std::uint16_t& level : levels)
            level = static_cast<std::uint16_t>(random() % static_cast<unsigned>(count));
        levels.front() = 1; // so that something is drawn
        pattern.count = count;
        pattern.encoding = "phase";
        pattern.sampling = {Length(between(0.5e-6, 20e-6)),
                            Length(between(0.5e-6, 20e-6)),
                            {Length(light.wavelength)}};
        pattern.planes = {Plane<std::uint16_t>(shape, levels)};
    }

    /// The phase of the design at a pixel [cycles].
    double wanted(std::int64_t row, std::int64_t col) const {
        return pattern.planes.front().at(row, col) / static_cast<double>(pattern.count);
    }
    double made(double depthOrHeight) const {
        return isOfDepths ? light.cyclesOfDepth(depthOrHeight)
                          : light.cyclesOfHeight(depthOrHeight);
    }

    Json write(const std::filesystem::path& path) const {
        fabricate(fabricationOf(path, pattern, device), nullptr, {path});
        return Json::parse(contentsOf(path.string() + ".sheet.json"));
    }
    template <class Number> void expectPhases(const Number& number, double tolerance = 1e-5) const {
        const Shape shape = pattern.shape();
        for (std::int64_t row = 0; row < shape.rows; ++row)
            for (std::int64_t col = 0; col < shape.cols; ++col)
                ASSERT_LT(test::apart(made(number(row, col)), wanted(row, col)), tolerance)
                    << row << ", " << col;
    }
};

class Relief : public testing::TestWithParam<unsigned> {
  protected:
    Trial trial_{GetParam()};
    ScratchFolder folder_;
};

TEST_P(Relief, OfATableGivesThePhasesOfTheDesign) {
    trial_.write(folder_ / "h.csv");
    const auto table = test::plainTable(contentsOf(folder_ / "h.csv"));
    trial_.expectPhases(
        [&](std::int64_t row, std::int64_t col) {
            return 1e-9 * table.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(col));
        },
        1e-4);
}

/// By the depth of each mask as the sheet says it.
TEST_P(Relief, OfEtchedMasksGivesThePhasesOfTheDesign) {
    const Json sheet = trial_.write(folder_ / "m.gds");
    const test::PlainGdsii layout(contentsOf(folder_ / "m.gds"));
    const Shape shape = trial_.pattern.shape();
    trial_.expectPhases([&](std::int64_t row, std::int64_t col) {
        const double x =
            static_cast<double>(col - shape.cols / 2) * trial_.pattern.sampling.pitchX.si();
        const double y =
            static_cast<double>(shape.rows / 2 - row) * trial_.pattern.sampling.pitchY.si();
        const std::uint32_t drawn = layout.at(x, y);
        double depth = 0;
        for (const Json& layer : sheet.at("layers"))
            if ((drawn >> (layer.at("layer").get<int>() - 1) & 1U) != 0)
                depth += layer.at("depth").get<double>();
        return depth;
    });
}

/// Light that goes through the body, or is reflected by its top: of pixels, against the first.
TEST_P(Relief, OfASolidGivesThePhasesOfTheDesign) {
    trial_.write(folder_ / "s.stl");
    const Shape shape = trial_.pattern.shape();
    const Sampling& sampling = trial_.pattern.sampling;
    std::vector<double> heights(static_cast<std::size_t>(shape.count()), -1);
    for (const auto& triangle : test::plainStl(contentsOf(folder_ / "s.stl"))) {
        if (triangle.normal[2] < 0.5F)
            continue;
        std::array<double, 3> middle{};
        for (const auto& corner : triangle.corners)
            for (std::size_t axis = 0; axis < 3; ++axis)
                middle[axis] += 1e-3 * double{corner[axis]} / 3; // from mm
        const std::int64_t col = std::lround(middle[0] / sampling.pitchX.si()) + shape.cols / 2;
        const std::int64_t row = shape.rows / 2 - std::lround(middle[1] / sampling.pitchY.si());
        heights.at(static_cast<std::size_t>(row * shape.cols + col)) = middle[2];
    }
    const double offset = trial_.light.cyclesOfHeight(heights.front()) - trial_.wanted(0, 0);
    for (std::int64_t i = 0; i < shape.count(); ++i) {
        const double height = heights[static_cast<std::size_t>(i)];
        ASSERT_GT(height, 0);
        ASSERT_LT(test::apart(trial_.light.cyclesOfHeight(height) - offset,
                              trial_.wanted(i / shape.cols, i % shape.cols)),
                  1e-3);
    }
}

/// What a mask was not made for is another phase: the tests above can fail.
TEST(ReliefLight, TellsADesignFromItsConjugate) {
    const PlainLight through{true, 500e-9, 1.5}, mirror{false, 500e-9, 1.0};
    EXPECT_NEAR(through.cyclesOfHeight(250e-9), 0.25, 1e-12); // λ/4 more of optical path
    EXPECT_NEAR(mirror.cyclesOfHeight(62.5e-9), -0.25, 1e-12);
    EXPECT_NEAR(test::apart(0.25, -0.25), 0.5, 1e-12);
    EXPECT_NEAR(test::apart(0.9, -0.1), 0, 1e-12);
}

INSTANTIATE_TEST_SUITE_P(Random, Relief, testing::Range(0U, 24U));

LevelPattern stripes(int count, Shape shape) {
    LevelPattern pattern;
    pattern.count = count;
    pattern.encoding = "phase";
    pattern.sampling = {2_um, 3_um, {500_nm}};
    std::vector<std::uint16_t> levels(static_cast<std::size_t>(shape.count()));
    for (std::size_t i = 0; i < levels.size(); ++i)
        levels[i] = static_cast<std::uint16_t>(i % static_cast<std::size_t>(shape.cols) / 2
                                               % static_cast<std::size_t>(count));
    pattern.planes = {Plane<std::uint16_t>(shape, std::move(levels))};
    return pattern;
}

/// Stripes two pixels of 2 µm wide: 0 0 1 1 2 2 3 3, as heights; the mask of bit 0 has 1 1 and 3 3,
/// that of bit 1 2 2 3 3: half of the plate each, stripes 4 µm and 8 µm wide and the 9 µm of three
/// rows high. sinc²(1/4) = 8/π² = 0.8106 as in "Swanson 1989".
TEST(ProcessSheet, SaysDepthsFillAndSmallestFeature) {
    const ScratchFolder folder;
    const Choice device{"mask", {{"index", 1.5}, {"tone", std::string("height")}}};
    const LevelPattern pattern = stripes(4, {3, 8});
    fabricate(fabricationOf(folder / "m.oas", pattern, device), nullptr, {folder / "m.oas"});
    const Json sheet = Json::parse(contentsOf(folder / "m.oas.sheet.json"));
    EXPECT_NEAR(sheet["relief"]["full_depth"].get<double>(), 1e-6, 1e-15);
    EXPECT_NEAR(sheet["efficiency"]["of_steps"].get<double>(), 0.810569, 1e-6);
    EXPECT_FALSE(sheet["efficiency"].contains("of_pattern"));
    ASSERT_EQ(sheet["layers"].size(), 2U);
    for (const auto& [layer, depth, width] : {std::tuple(0, 250e-9, 4e-6), {1, 500e-9, 8e-6}}) {
        const Json& one = sheet["layers"][static_cast<std::size_t>(layer)];
        EXPECT_EQ(one["layer"], layer + 1);
        EXPECT_NEAR(one["depth"].get<double>(), depth, 1e-15);
        EXPECT_DOUBLE_EQ(one["fill"].get<double>(), 0.5);
        EXPECT_NEAR(one["smallest_feature"]["x"].get<double>(), width, 1e-15);
        EXPECT_NEAR(one["smallest_feature"]["y"].get<double>(), 9e-6, 1e-15);
        EXPECT_EQ(one["shapes"], layer == 0 ? 2 : 1);
    }
    EXPECT_EQ(sheet["counts"]["shapes"], 3);
    EXPECT_EQ(sheet["file"]["bytes"], std::filesystem::file_size(folder / "m.oas"));
    EXPECT_EQ(sheet["file"]["sum"].get<std::string>().substr(0, 5), "xxh3:");
}

/// Half of the pixels of 2 µm × 3 µm are open, in circles of 1 µm: π/4 µm² of 6 µm².
TEST(ProcessSheet, SaysWhatOpeningsTakeOfTheirPixels) {
    const ScratchFolder folder;
    LevelPattern pattern = stripes(2, {3, 8});
    pattern.encoding = "amplitude";
    const Choice device{"mask", {{"opening", std::string("circle")}, {"opening_width", 1e-6}}};
    fabricate(fabricationOf(folder / "m.gds", pattern, device), nullptr, {folder / "m.gds"});
    const Json sheet = Json::parse(contentsOf(folder / "m.gds.sheet.json"));
    EXPECT_NEAR(sheet["layers"][0]["fill"].get<double>(), 0.5 * 0.1308997, 1e-7);
    EXPECT_NEAR(sheet["smallest_feature"]["x"].get<double>(), 1e-6, 1e-15);
    EXPECT_FALSE(sheet.contains("relief"));
    test::expectSentence(
        test::sentenceOf([&] { fabricationOf(folder / "m.png", pattern, device); }), "m.png",
        ".gds");
}

/// A wave whose phases lie half a step beyond the levels: ∫ U V* is that of the cosine of π/4 and
/// its sine, so that all light is the wave's; where the two halves lie on either side, cos²(π/4).
TEST(ProcessSheet, SaysWhatShareOfTheLightIsTheWave) {
    const ScratchFolder folder;
    const LevelPattern pattern = stripes(4, {1, 4});
    const auto share = [&](std::array<double, 4> beyond, const char* name) {
        std::vector<Complex> wave;
        for (std::size_t i = 0; i < beyond.size(); ++i)
            wave.push_back(Complex(
                std::polar(1.0, std::numbers::pi / 2 * (static_cast<double>(i / 2) + beyond[i]))));
        Hologram design;
        design.planes = {Field(Shape{1, 4}, std::move(wave))};
        fabricate(fabricationOf(folder / name, pattern, {"mask"}), &design, {folder / name});
        return Json::parse(contentsOf(
            folder / (name + std::string(".sheet.json"))))["efficiency"]["of_pattern"]
            .get<double>();
    };
    EXPECT_NEAR(share({0.5, 0.5, 0.5, 0.5}, "a.svg"), 1, 1e-6);
    EXPECT_NEAR(share({0.5, -0.5, 0.5, -0.5}, "b.svg"), 0.5, 1e-6);
}

/// The wave of a solver is that of its levels, of which all light would be the wave's.
TEST(ProcessSheet, SaysOfASolversLevelsWhatGetsWhereItIsWanted) {
    const ScratchFolder folder;
    LevelPattern pattern = stripes(4, {3, 8});
    pattern.solved = {.solver = "wgs", .iterations = 20, .levels = 4, .efficiency = 0.689};
    Hologram design = fieldOfPattern(pattern);
    fabricate(fabricationOf(folder / "m.svg", pattern, {"mask"}), &design, {folder / "m.svg"});
    const Json sheet = Json::parse(contentsOf(folder / "m.svg.sheet.json"));
    EXPECT_EQ(sheet["efficiency"]["of_pattern"], 0.689);
    EXPECT_EQ(sheet["solved"]["efficiency"], 0.689);
}

/// The table of places leads to each object, and the page says what the sheet does.
TEST(ProcessSheet, IsAPageThatReadersFindTheirWayIn) {
    const ScratchFolder folder;
    fabricate(fabricationOf(folder / "m(1).gds", stripes(4, {3, 8}), {"mask"}), nullptr,
              {folder / "m(1).gds"});
    const std::string page = contentsOf(folder / "m(1).gds.sheet.pdf");
    ASSERT_TRUE(page.starts_with("%PDF-1.4\n"));
    const std::size_t table = std::stoul(page.substr(page.rfind("startxref\n") + 10));
    ASSERT_EQ(page.substr(table, 7), "xref\n0 ");
    const std::size_t entries = page.find('\n', table + 5) + 1;
    for (std::size_t i = 1; i < 8; ++i) {
        const std::size_t place = std::stoul(page.substr(entries + 20 * i, 10));
        EXPECT_EQ(page.substr(place, 7), std::to_string(i) + " 0 obj");
    }
    for (const char* text : {"(m\\(1\\).gds)", "(500 nm)", "(Tone)", "(Orientation)", "\xB5m"})
        EXPECT_NE(page.find(text), page.npos) << text;
    const std::size_t stream = page.find("stream\n") + 7;
    const std::size_t length = std::stoul(page.substr(page.find("/Length ") + 8));
    EXPECT_EQ(page.substr(stream + length, 9), "endstream");
}

/// A sheet that says no wavelength, or not of light, leaves the layout's bits, and that is told;
/// one of other values is refused as metadata are.
TEST(Fabrication, IsReadBesideASheetThatIsDamaged) {
    const ScratchFolder folder;
    const auto path = folder / "m.gds";
    const LevelPattern pattern = stripes(4, {3, 8});
    const Choice device{"mask", {{"tone", std::string("height")}}};
    fabricate(fabricationOf(path, pattern, device), nullptr, {path});
    const std::string sheet = contentsOf(folder / "m.gds.sheet.json");
    const auto read = [&](const std::string& text) {
        test::writeFile(folder / "m.gds.sheet.json", text);
        JobControl control;
        const auto levels = std::get<LevelPattern>(readFieldOrLevels(path, {}, 0, false, &control));
        EXPECT_EQ(levels.planes.front(), pattern.planes.front());
        return control.takeNotes().size();
    };
    EXPECT_EQ(read(sheet), 0U);
    for (const char* text : {"", "{", "[]", "7", R"({"wavelength": "red"})", R"({"wavelength": 1})",
                             R"({"wavelength": 5e-7, "levels": 4, "relief": 3})"})
        EXPECT_EQ(read(text), 1U) << text;
    for (const char* text :
         {R"({"wavelength": -1, "levels": 4})", R"({"wavelength": 5e-7, "levels": 1e9})"})
        test::expectSentence(test::sentenceOf([&] { read(text); }), "m.gds");
}

TEST(Fabrication, RefusesInOneSentenceAndLeavesNothing) {
    const ScratchFolder folder;
    LevelPattern openings = stripes(2, {3, 8});
    openings.encoding = "amplitude";
    const auto refusal = [&](const char* name, const LevelPattern& pattern) {
        return test::sentenceOf([&] { fabricationOf(folder / name, pattern, {"mask"}); });
    };
    for (const char* name : {"h.stl", "h.csv", "h.exr"})
        test::expectSentence(refusal(name, openings), name, "amplitude");
    test::expectSentence(refusal("h.foo", openings), ".foo", ".gds, .bmp, .png, .oas");
    EXPECT_NO_THROW(fabricationOf(folder / "h.gds", openings, {"mask"}));
    EXPECT_EQ(folder.entries(), 0U);
    test::writeFile(folder / "m.oas.sheet.pdf", "mine");
    test::expectSentence(test::sentenceOf([&] { requireFabricable(folder / "m.oas", false); }),
                         "m.oas.sheet.pdf");
    EXPECT_THROW(
        fabricate(fabricationOf(folder / "m.oas", openings, {"mask"}), nullptr, {folder / "m.oas"}),
        Error);
    EXPECT_EQ(folder.entries(), 1U);
    EXPECT_EQ(contentsOf(folder / "m.oas.sheet.pdf"), "mine");
}

/// A plane that is made when it is read gives the same bytes as one in memory.
TEST(Fabrication, ReadsRowsWhereverTheyLie) {
    const ScratchFolder folder;
    const LevelPattern pattern = stripes(16, {37, 90});
    LevelPattern made = pattern;
    const auto open = [plane = pattern.planes.front()] {
        return [reader = std::shared_ptr(plane.open())](const Region& region, std::uint16_t* to,
                                                        std::ptrdiff_t stride) {
            reader->read(region, to, stride);
        };
    };
    made.planes = {fringe::made<std::uint16_t>(pattern.shape(), {.isMade = true}, open)};
    for (const char* name : {"m.gds", "m.oas", "m.svg", "m.csv", "m.stl"}) {
        fabricate(fabricationOf(folder / name, pattern, {"mask"}), nullptr, {folder / name});
        const std::string bytes = contentsOf(folder / name);
        fabricate(fabricationOf(folder / name, made, {"mask"}), nullptr, {folder / name, true});
        EXPECT_EQ(contentsOf(folder / name), bytes) << name;
    }
}

/// Sixteen million pixels have twice as many tops: which is known without a look at them.
TEST(Fabrication, RefusesALargeSolidBeforeItIsCounted) {
    const ScratchFolder folder;
    LevelPattern large = stripes(2, {1, 8});
    large.planes = {fringe::made<std::uint16_t>(
        Shape{4000, 4000}, {},
        []() -> std::function<void(const Region&, std::uint16_t*, std::ptrdiff_t)> {
            throw std::logic_error("is read");
        })};
    test::expectSentence(test::sentenceOf([&] {
                             fabricate(fabricationOf(folder / "s.stl", large, {"mask"}), nullptr,
                                       {folder / "s.stl"});
                         }),
                         "s.stl", "32000000", "20000000");
    EXPECT_EQ(folder.entries(), 0U);
}

/// A file that becomes larger than the disk takes leaves what was there, and nothing beside it.
TEST(Fabrication, LeavesWhatWasThereWhereTheDiskIsFull) {
    const ScratchFolder folder;
    const LevelPattern pattern = stripes(16, {80, 90});
    for (const MaskFormat* format : allMaskFormats()) {
        const auto path = folder / ("out" + format->suffixes.front());
#ifndef FRINGE_HAS_IMAGES
        if (format->counted == std::string_view("pixels") && path.extension() != ".csv")
            continue;
#endif
        const Fabrication made = fabricationOf(path, pattern, {"mask"});
        test::writeFile(path, "mine");
        const std::size_t before = folder.entries();
        const std::string sentence = test::sentenceOf([&] {
            const test::SmallFiles small(64);
            fabricate(made, nullptr, {path, true});
        });
        test::expectSentence(sentence, (folder / "out.").string()); // DXF goes by way of OASIS
        EXPECT_EQ(contentsOf(path), "mine") << path;
        EXPECT_EQ(folder.entries(), before) << path;
    }
}

TEST(Fabrication, SaysItsSizeBefore) {
    const ScratchFolder folder;
    for (const char* name : {"m.gds", "m.oas", "m.stl"}) {
        const Fabrication made = fabricationOf(folder / name, stripes(4, {5, 9}), {"mask"});
        fabricate(made, nullptr, {folder / name});
        EXPECT_EQ(made.facts.bytes, std::filesystem::file_size(folder / name)) << name;
        EXPECT_NE(forecastText(made).english().find(std::to_string(made.facts.count())),
                  std::string::npos);
    }
}

} // namespace
} // namespace fringe
