// SPDX-License-Identifier: GPL-3.0-or-later
// Layers, cells, references and lengths as other programs write them.
#include "engine/io/field_files.h"
#include "engine/job/job_control.h"
#include "engine/mask/mask_files.h"
#include "foreign_layouts.h"
#include "klayout.h"
#include "tests/engine/io/expect_error.h"

#include <algorithm>
#include <cstdlib>

namespace fringe::test {
namespace {

/// Numbers of the format: a power of 16 above −64, and a fraction.
const std::string half("\x40\x80\0\0\0\0\0\0", 8), twice("\x41\x20\0\0\0\0\0\0", 8),
    degrees45("\x42\x2d\0\0\0\0\0\0", 8), degrees90("\x42\x5a\0\0\0\0\0\0", 8),
    nearly90("\x42\x5a\0\0\2\0\0\0", 8); // and 16² · 2 / 2³² / 256 … = 1.2 · 10⁻⁷ degrees

std::string digitsOf(const Plane<std::uint16_t>& levels) {
    std::string digits;
    for (const std::uint16_t level : inMemory(levels).samples())
        digits += std::to_string(level);
    return digits;
}

class ForeignFiles : public ::testing::Test {
  protected:
    MaskRead read(const std::string& bytes, const LayoutChoice& choice = {}) {
        JobControl control;
        const MaskRead read =
            readMaskFile(folder_.file("m.gds", bytes), {.control = &control, .layout = &choice});
        notes_.clear();
        for (const Message& note : control.takeNotes())
            notes_ += note.english() + '\n';
        return read;
    }
    std::string seen(const std::string& bytes, const LayoutChoice& choice = {}) {
        return digitsOf(read(bytes, choice).levels.planes.at(0));
    }
    std::string refusal(const std::string& bytes, const LayoutChoice& choice = {}) {
        return sentenceOf([&] { read(bytes, choice); });
    }
    void expectNote(const std::string& part) {
        EXPECT_NE(notes_.find(part), notes_.npos) << notes_ << "\nlacks: " << part;
    }

    ScratchFolder folder_;
    std::string notes_;
};

TEST_F(ForeignFiles, DataTypesAreMasksOfTheirOwn) {
    GdsiiElements all;
    all.box(0, 0, 2000, 1000).on(1, 1).box(1000, 0, 3000, 1000);
    EXPECT_EQ(seen(all.file()), "132");
    expectNote("1/0, 1/1");
    EXPECT_EQ(seen(all.file(), {.layers = parseLayers("1/1,1/0")}), "231");
    EXPECT_EQ(seen(all.file(), {.layers = parseLayers("1/1")}), "1");
    expectNote("1/0 are left out");
    EXPECT_EQ(seen(all.file(), {.layerPer = LayerPer::Level}), "122");
    EXPECT_EQ(seen(all.file(), {.layers = parseLayers("-,1/1,-,1/0")}), "8102");
    EXPECT_EQ(seen(all.file(), {.layers = parseLayers("1/0,-,1/1"), .layerPer = LayerPer::Level}),
              "133");
    expectSentence(refusal(all.file(), {.layers = parseLayers("7")}), "7/0", "1/0, 1/1");
    expectSentence(refusal(all.file(), {.layers = parseLayers("1,1/0")}), "twice");
    expectSentence(sentenceOf([] { parseLayers("one"); }), "one", "1/0,2/0");
}

TEST_F(ForeignFiles, AChoiceIsKeptAsOptions) {
    const LayoutChoice all{.layers = parseLayers("1/1,-,3"),
                           .layerPer = LayerPer::Level,
                           .cell = "TOP of all",
                           .isOfHeights = true,
                           .pitchX = 2_um,
                           .pitchY = 1.5_um};
    EXPECT_EQ(layoutChoiceOf(optionsOf(all)), all);
    EXPECT_EQ(layoutChoiceOf(optionsOf({})), LayoutChoice{});
    const LayoutChoice tall{.pitchY = 1_um};
    EXPECT_EQ(layoutChoiceOf(optionsOf(tall)), tall);
}

TEST_F(ForeignFiles, ALookSaysThePitch) {
    GdsiiElements all;
    const auto path = folder_.file("m.gds", all.box(0, 0, 2000, 1000).file());
    const LayoutLook look = lookAtMaskFile(path, {});
    EXPECT_EQ(look.read.pitchX, 2_um);
    EXPECT_EQ(look.read.pitchY, 1_um);
}

TEST_F(ForeignFiles, AFrameOnAnotherLayerIsNoMask) {
    GdsiiElements all;
    all.box(0, 0, 1000, 1000).on(2).box(1000, 0, 2000, 1000).on(10);
    all.box(-5000, -5300, 9000, -5100);
    const MaskRead read = this->read(all.file());
    EXPECT_EQ(read.levels.count, 4);
    EXPECT_EQ(digitsOf(read.levels.planes.at(0)), "12");
    expectNote("layers 10/0 are left out");
}

TEST_F(ForeignFiles, LayersThatDoNotOverlapMayBeLevels) {
    GdsiiElements all;
    for (const int layer : {1, 2, 3})
        all.on(layer).box(1000 * layer, 0, 1000 * layer + 1000, 1000);
    EXPECT_EQ(seen(all.file()), "124");
    expectNote("--layer-per level");
    expectNote("no two of its layers overlap");
    EXPECT_EQ(seen(all.file(), {.layerPer = LayerPer::Level}), "123");
    EXPECT_EQ(notes_.find("overlap"), notes_.npos);
}

TEST_F(ForeignFiles, OneCellIsRead) {
    GdsiiElements one, other;
    one.box(0, 0, 1000, 1000).box(3000, 0, 4000, 1000);
    other.box(1000, 0, 3000, 1000);
    const std::string bytes = GdsiiElements::library(other.cell('O') + one.cell('T'));
    EXPECT_EQ(read(bytes).layout.cell, "T");
    expectNote("the cell T is read; those beside it are left out: O");
    EXPECT_EQ(seen(bytes), "1001");
    EXPECT_EQ(seen(bytes, {.cell = "O"}), "1");
    expectSentence(refusal(bytes, {.cell = "N"}), "N", "O, T");
}

// A label with half its size and 45°, whose data are those of texts; a property of a box.
TEST_F(ForeignFiles, WhatIsNoAreaIsSkippedWithItsAttributes) {
    using Elements = GdsiiElements;
    Elements all;
    all.element(0x0c00,
                {Elements::record(0x1602, Elements::big(0, 2)), Elements::record(0x1b05, half),
                 Elements::record(0x1c05, degrees45)},
                {{500, 500}});
    all.element(0x0800,
                {Elements::record(0x2b02, Elements::big(1, 2)), Elements::record(0x2c06, "text")},
                {{0, 0}, {1000, 0}, {1000, 1000}, {0, 1000}, {0, 0}});
    EXPECT_EQ(seen(all.file()), "1");
    expectNote("1 texts");
}

TEST_F(ForeignFiles, OpenOutlinesAreClosed) {
    GdsiiElements all;
    all.element(0x0800, {}, {{0, 0}, {2000, 0}, {2000, 1000}, {0, 1000}});
    all.element(0x0800, {}, {{5000, 0}, {7000, 0}});
    EXPECT_EQ(seen(all.file(), {.pitchX = 1.0_um, .pitchY = 1.0_um}), "11");
    expectNote("1 outlines are open");
    expectNote("1 texts and shapes that are no areas");
}

// An outline that goes around a square and then again around a part of it; a box that is gone
// around twice.
TEST_F(ForeignFiles, WhatIsSurroundedIsFilled) {
    GdsiiElements all;
    all.element(0x0800, {},
                {{0, 0},
                 {3000, 0},
                 {3000, 3000},
                 {0, 3000},
                 {0, 0},
                 {2000, 0},
                 {2000, 2000},
                 {0, 2000},
                 {0, 0}});
    all.element(0x0800, {},
                {{4000, 0},
                 {5000, 0},
                 {5000, 1000},
                 {4000, 1000},
                 {4000, 0},
                 {5000, 0},
                 {5000, 1000},
                 {4000, 1000},
                 {4000, 0}});
    const std::string wanted = "11100"
                               "11100"
                               "11101";
    EXPECT_EQ(seen(all.file()), wanted);
}

TEST_F(ForeignFiles, ReferencesAreRounded) {
    GdsiiElements part, all;
    part.box(0, 0, 1000, 1000);
    const LayoutChoice micrometre{.pitchX = 1.0_um, .pitchY = 1.0_um};
    const auto file = [&] { return GdsiiElements::library(part.cell('C') + all.cell('T')); };
    // Three columns over 10 µm: at 0, 3.333 and 6.667 µm.
    all.reference({{0, 0}, {10000, 0}, {0, 1000}}, {}, {}, std::string("\0\3\0\1", 4));
    EXPECT_EQ(seen(file(), micrometre), "10010001");
    expectNote("1 places");
    expectNote("shapes have edges that are none of pixels of 1 µm × 1 µm");
    all = {};
    all.reference({{0, 0}}, {}, twice).reference({{5000, 0}}, nearly90).reference({{6000, 0}});
    // The turned one lies to the left of its place.
    EXPECT_EQ(seen(file(), micrometre), "1100000"
                                        "1100101");
    expectNote("1 places, angles");
    all = {};
    all.reference({{0, 0}}, {}, half).reference({{1000, 0}}, {}, half);
    EXPECT_EQ(seen(file()), "101");
    EXPECT_NEAR(read(file()).layout.pitchX.si(), 0.5e-6, 1e-15);
    all = {};
    all.reference({{0, 0}}, degrees45);
    expectSentence(refusal(file()), "m.gds", "45", "quarter turns");
}

// 10 µm stay 10 µm: four pixels of 3 µm, of which the last one's middle is beyond; five of 2 µm.
TEST_F(ForeignFiles, LengthsAreAbsolute) {
    GdsiiElements all;
    all.box(0, 0, 10000, 10000);
    EXPECT_EQ(seen(all.file(), {.pitchX = 3.0_um, .pitchY = 10.0_um}), "1110");
    EXPECT_EQ(read(all.file(), {.pitchX = 2.0_um, .pitchY = 2.0_um}).levels.shape(), (Shape{5, 5}));
    SamplingHints hints;
    hints.pitchX = hints.pitchY = 2.5_um;
    const auto levels =
        std::get<LevelPattern>(readFieldOrLevels(folder_.file("a.gds", all.file()), hints));
    EXPECT_EQ(levels.shape(), (Shape{4, 4}));
    EXPECT_EQ(levels.sampling.pitchX, 2.5_um);
    // 1/3 µm is no whole number of units.
    const Length third(1e-6 / 3);
    EXPECT_EQ(read(all.file(), {.pitchX = third, .pitchY = 5.0_um}).levels.shape(), (Shape{2, 30}));
}

TEST_F(ForeignFiles, NamesAreOfAnyKind) {
    GdsiiElements all;
    all.box(0, 0, 1000, 1000).box(2000, 0, 3000, 1000);
    const auto path = folder_.file("m.gds", all.file());
    ASSERT_EQ(std::system(("gzip -k " + path.string()).c_str()), 0);
    for (const auto& name : {path, folder_.file("M.GDS", all.file()),
                             folder_.file("m.Gds2", all.file()), folder_ / "m.gds.gz"}) {
        const auto levels = std::get<LevelPattern>(readFieldOrLevels(name, {}));
        EXPECT_EQ(digitsOf(levels.planes.at(0)), "101") << name;
        EXPECT_EQ(levels.count, 2);
    }
    std::string torn = contentsOf(folder_ / "m.gds.gz");
    torn.resize(torn.size() - 20);
    expectSentence(sentenceOf([&] { readMaskFile(folder_.file("t.gds.gz", torn), {}); }),
                   "t.gds.gz", "unpacked");
}

class KLayoutSaved : public KLayout {};

// Four levels of phase in transmission, etched: level l is the number (4 − l) mod 4, of which bit 0
// is on layer 1. What was written for etching is read for etching, without its sheet.
TEST_F(KLayoutSaved, KeepsTheTone) {
    GdsiiElements all;
    all.box(0, 0, 1000, 1000).box(2000, 0, 3000, 1000); // the numbers 1, 2, 3, 0
    all.on(2).box(1000, 0, 3000, 1000).on(1).box(4000, 0, 5000, 1000);
    folder_.file("m.gds", all.file());
    EXPECT_EQ(script("l = RBA::Layout.new; l.read('m.gds'); l.write('k.oas'); l.write('k.gds.gz')"),
              "");
    for (const char* name : {"k.oas", "k.gds.gz"}) {
        const auto read = [&](const LayoutChoice& choice) {
            SamplingHints hints;
            hints.layout = choice;
            return digitsOf(
                std::get<LevelPattern>(readFieldOrLevels(folder_ / name, hints)).planes.at(0));
        };
        EXPECT_EQ(read({}), "32103") << name;
        EXPECT_EQ(read({.isOfHeights = true}), "12301") << name;
    }
}

} // namespace
} // namespace fringe::test
