// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/mask_files.h"
#include "engine/mask/mask_font.h"
#include "engine/mask/mask_marks.h"
#include "random_masks.h"
#include "tests/engine/io/expect_error.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ranges>
#include <set>
#include <string>

namespace fringe::test {
namespace {

std::vector<std::string> linesOf(const MaskLayout& layout) {
    std::vector<std::string> lines;
    for (std::uint32_t layer = 1; layer <= layout.layers(); ++layer)
        lines.push_back("DOE " + std::to_string(layer) + " 153.88 NM");
    return lines;
}

class MaskMarks : public ::testing::TestWithParam<const char*> {};

TEST_P(MaskMarks, LeaveTheLevelsAsTheyAre) {
    std::mt19937 random(71);
    std::uniform_int_distribution<int> side(1, 90);
    const ScratchFolder folder;
    for (int i = 0; i < 30; ++i) {
        SCOPED_TRACE(i);
        MaskLayout layout{.pitchX = Length((0.3 + 0.7 * i) * 1e-6),
                          .pitchY = 2.5_um,
                          .levels = std::vector{2U, 4U, 5U, 16U}[static_cast<std::size_t>(i % 4)],
                          .layerPer = i % 4 == 2 ? LayerPer::Level : LayerPer::Mask,
                          .shapes = static_cast<MaskShapes>(i % 3)};
        if (i % 8 == 0)
            layout.aperture = MaskAperture{true, 200.0_nm, 200.0_nm};
        layout.labels = linesOf(layout);
        const Plane<std::uint16_t> levels =
            randomPlane({side(random), side(random)}, layout.levels, random);
        const auto path = folder / (std::to_string(i) + GetParam());
        const MaskFacts facts = writeMask(path, levels, layout, false);
        EXPECT_EQ(facts.bytes, std::filesystem::file_size(path));
        const MaskRead read = readMaskFile(path, {});
        EXPECT_EQ(read.levels.planes.at(0), levels);
        EXPECT_NEAR(read.layout.pitchX.si(), layout.pitchX.si(), 1e-15);
        MaskLayout plain = layout;
        plain.labels.clear();
        EXPECT_EQ(writeMask(path, levels, plain, true).count(), facts.count());
        EXPECT_GT(facts.bytes, std::filesystem::file_size(path));
    }
}

// The cell of equal parts has none of them.
TEST_P(MaskMarks, LieAroundAPlateOfParts) {
    std::mt19937 random(73);
    const Plane<std::uint16_t> one = randomPlane({64, 80}, 4, random);
    std::vector<std::uint16_t> plate;
    for (std::size_t row = 0; row < 128; ++row)
        for (std::size_t col = 0; col < 240; ++col)
            plate.push_back(one.samples()[row % 64 * 80 + col % 80]);
    MaskLayout layout{.pitchX = 2.0_um, .pitchY = 2.0_um, .levels = 4};
    layout.labels = linesOf(layout);
    const ScratchFolder folder;
    const auto path = folder / (std::string("p") + GetParam());
    EXPECT_EQ(writeMask(path, {{128, 240}, plate}, layout, false).parts, (Shape{2, 3}));
    EXPECT_EQ(readMaskFile(path, {}).levels.planes.at(0), Plane<std::uint16_t>({128, 240}, plate));
}

INSTANTIATE_TEST_SUITE_P(Formats, MaskMarks, testing::Values(".oas", ".gds"),
                         [](const auto& tested) { return std::string(tested.param).substr(1); });

// 128 × 240 pixels of 10 µm are 1.28 mm high: lines of 9 µm, crosses 63 µm long, as far beside.
TEST(MaskMarks, AreInTheSamePlacesOnEveryLayer) {
    MaskLayout layout{.pitchX = 10.0_um, .pitchY = 10.0_um, .levels = 8};
    layout.labels = {"A", "AB", "ABC"};
    const MaskPlan plan{layout, {128, 240}, {1, 1}, {}, MaskGrid({128, 240}, 10.0_um, 10.0_um)};
    EXPECT_EQ(markWidth(plan.grid), 9000);
    const LayoutPoint corner{-1'205'000, -635'000}; // of the pixel in the middle the centre is 0, 0
    for (std::uint32_t layer = 1; layer <= 3; ++layer) {
        const std::vector<LayoutBox> marks = marksOf(plan, layer);
        const LayoutBox& first = marks.front();
        EXPECT_EQ(first.low, (LayoutPoint{corner.x - 63'000 - 31'500, corner.y - 63'000 - 4500}));
        EXPECT_EQ(first.high, (LayoutPoint{corner.x - 63'000 + 31'500, corner.y - 63'000 + 4500}));
        EXPECT_TRUE(std::ranges::equal(marks | std::views::take(12),
                                       marksOf(plan, 1) | std::views::take(12), {}, &LayoutBox::low,
                                       &LayoutBox::low));
    }
    const LayoutBox all = extentOf(plan);
    EXPECT_EQ(all.low.x, corner.x - 63'000 - 31'500);
    EXPECT_EQ(all.high.y, 645'000 + 63'000 + 31'500);
}

/// No two letters look alike, none is dark, and rectangles do not overlap.
TEST(MaskFont, TellsLettersApart) {
    const std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_?$";
    std::set<Mask> seen;
    for (const char letter : letters) {
        const Mask covered = coverage(textRects(std::string(1, letter)), {7, 6});
        EXPECT_LE(std::ranges::max(covered), 1) << letter;
        EXPECT_TRUE(seen.insert(covered).second) << letter;
    }
    EXPECT_EQ(textRects("mask"), textRects("MASK"));
    EXPECT_TRUE(textRects(" é").empty());
}

TEST(MaskMarks, AreRefusedBeyondTheCoordinates) {
    MaskLayout layout{.pitchX = 300.0_um, .pitchY = 300.0_um};
    layout.labels = {"A"};
    EXPECT_NO_THROW(requireMask({10'000, 14'000}, layout));
    expectSentence(sentenceOf([&] { requireMask({10'000, 14'314}, layout); }), "2147 mm", "leave");
    layout.labels.clear();
    EXPECT_NO_THROW(requireMask({10'000, 14'314}, layout));
}

} // namespace
} // namespace fringe::test
