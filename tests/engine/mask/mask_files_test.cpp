// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/job_control.h"
#include "engine/mask/mask_files.h"
#include "engine/mask/oasis_bytes.h"
#include "random_masks.h"
#include "tests/engine/io/expect_error.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <set>
#include <stdlib.h>
#include <string>

namespace fringe::test {
namespace {

MaskRead readBack(const std::filesystem::path& path, const LayoutChoice& choice = {}) {
    return readMaskFile(path, {.layout = &choice});
}

MaskLayout layoutOf(std::uint32_t levels) {
    return {.pitchX = 8.0_um, .pitchY = 3.74_um, .levels = levels};
}

/// A file of these levels, read back, has them, and so many shapes and bytes as is said.
void expectRoundTrip(const Plane<std::uint16_t>& levels, const MaskLayout& layout,
                     const std::string& name) {
    const ScratchFolder folder;
    const MaskFacts facts = writeMask(folder / name, levels, layout, false);
    EXPECT_EQ(facts.bytes, std::filesystem::file_size(folder / name));
    const MaskRead read = readBack(folder / name);
    EXPECT_EQ(read.levels.planes.at(0), levels);
    EXPECT_EQ(read.levels.count, static_cast<int>(layout.levels));
    EXPECT_EQ(read.layout.cell, layout.cell);
    EXPECT_NEAR(read.layout.pitchX.si(), layout.pitchX.si(), 1e-15);
    EXPECT_NEAR(read.layout.pitchY.si(), layout.pitchY.si(), 1e-15);
    EXPECT_EQ(read.layout.levels, layout.levels);
    EXPECT_EQ(read.layout.layerPer, layout.layerPer);
    EXPECT_EQ(read.layout.levelsAreHeights, layout.levelsAreHeights);
    std::uint64_t set = 0, pixels = 0;
    for (const std::uint16_t level : levels.samples())
        set += layout.layerPer == LayerPer::Mask ? static_cast<std::uint64_t>(std::popcount(level))
                                                 : level > 0;
    for (const LayerFacts& layer : facts.layers)
        pixels += layer.pixels;
    EXPECT_EQ(pixels, set);
}

class MaskFiles : public ::testing::TestWithParam<const char*> {};

TEST_P(MaskFiles, HoldTheLevels) {
    std::mt19937 random(23);
    std::uniform_int_distribution<int> side(1, 150);
    std::uniform_real_distribution<double> micrometres(0.0013, 40);
    const std::string name = std::string("m") + GetParam();
    for (int i = 0; i < 40; ++i) {
        const std::uint32_t levels =
            std::vector{2U, 3U, 8U, 16U, 256U}[static_cast<std::size_t>(i % 5)];
        MaskLayout layout{.cell = "DOE_" + std::to_string(i),
                          .pitchX = Length(micrometres(random) * 1e-6),
                          .pitchY = i % 3 == 0 ? 4.0_um : Length(micrometres(random) * 1e-6),
                          .levels = levels,
                          .layerPer = i % 2 == 0 ? LayerPer::Mask : LayerPer::Level,
                          .shapes = static_cast<MaskShapes>(i % 3),
                          .corners = i % 4 == 0 ? 199U : 8191U,
                          .levelsAreHeights = i % 7 == 0};
        if (i % 3 == 0)
            layout.pitchX = 2.5_um; // whole nm: offsets are multiples of a step
        const Shape shape{side(random), side(random)};
        SCOPED_TRACE(i);
        expectRoundTrip(i % 5 == 2 ? lensLevels(shape, levels) : randomPlane(shape, levels, random),
                        layout, name);
    }
}

TEST_P(MaskFiles, HoldPatternsOfExtremes) {
    const std::string name = std::string("m") + GetParam();
    std::mt19937 random(61);
    const Shape shape{131, 97};
    const auto plane = [&](const auto& isSetAt) {
        std::vector<std::uint16_t> levels;
        for (std::int64_t row = 0; row < shape.rows; ++row)
            for (std::int64_t col = 0; col < shape.cols; ++col)
                levels.push_back(isSetAt(row, col) ? 1 : 0);
        return Plane<std::uint16_t>(shape, std::move(levels));
    };
    std::bernoulli_distribution often(0.97);
    const std::vector<Plane<std::uint16_t>> planes{
        plane([](auto row, auto col) { return (row + col) % 2 == 0; }),         // checkerboard
        plane([](auto row, auto col) { return row % 3 == 1 && col % 2 == 1; }), // islands
        plane([&](auto, auto) { return often(random); }),                       // dense
        plane([](auto, auto) { return true; }), plane([](auto, auto) { return false; })};
    for (const MaskShapes shapes : {MaskShapes::Fewest, MaskShapes::Merged, MaskShapes::Polygons})
        for (const Plane<std::uint16_t>& levels : planes) {
            MaskLayout layout = layoutOf(2);
            layout.shapes = shapes;
            expectRoundTrip(levels, layout, name);
        }
}

// 4,099 columns make bands of 255 rows, so that 300 rows are two of them.
TEST_P(MaskFiles, GoOnFromBandToBand) {
    std::mt19937 random(29);
    const std::string name = std::string("m") + GetParam();
    const Shape shape{300, 4099};
    for (const MaskShapes shapes : {MaskShapes::Fewest, MaskShapes::Merged, MaskShapes::Polygons}) {
        MaskLayout layout = layoutOf(4);
        layout.shapes = shapes;
        expectRoundTrip(randomPlane(shape, 4, random), layout, name);
        expectRoundTrip(lensLevels(shape, 4), layout, name);
    }
    // Upright bars are one rectangle each, of however many bands.
    std::vector<std::uint16_t> bars(static_cast<std::size_t>(shape.count()));
    for (std::size_t i = 0; i < bars.size(); ++i)
        bars[i] = i % 4099 % 2 == 1;
    const ScratchFolder folder;
    const MaskFacts facts = writeMask(folder / name, {shape, bars}, layoutOf(2), false);
    EXPECT_EQ(facts.count(), 2049U);
}

TEST_P(MaskFiles, EqualPartsAreOneCell) {
    std::mt19937 random(31);
    const ScratchFolder folder;
    for (const auto& [rows, cols] : {std::pair{2, 2}, {3, 1}, {1, 5}}) {
        const Shape part{64 + rows, 90}, shape{rows * part.rows, cols * part.cols};
        const Plane<std::uint16_t> one = randomPlane(part, 4, random);
        std::vector<std::uint16_t> plate;
        for (std::int64_t row = 0; row < shape.rows; ++row)
            for (std::int64_t col = 0; col < shape.cols; ++col)
                plate.push_back(one.samples()[static_cast<std::size_t>(row % part.rows * part.cols
                                                                       + col % part.cols)]);
        const std::string name = std::to_string(rows) + GetParam();
        const Plane<std::uint16_t> levels(shape, plate);
        const MaskFacts facts = writeMask(folder / name, levels, layoutOf(4), false);
        EXPECT_EQ(facts.parts, (Shape{rows, cols}));
        const MaskFacts alone = writeMask(folder / ("one" + name), one, layoutOf(4), false);
        EXPECT_EQ(facts.count(), alone.count() * static_cast<std::uint64_t>(rows * cols));
        EXPECT_LT(facts.bytes, alone.bytes + 200);
        EXPECT_EQ(readBack(folder / name).levels.planes.at(0), levels);
        plate[plate.size() / 2] ^= 1;
        const MaskFacts other = writeMask(folder / name, {shape, plate}, layoutOf(4), true);
        EXPECT_LE(other.cells, 2U); // two cells, where deflated bytes of all are not fewer
        EXPECT_EQ(readBack(folder / name).levels.planes.at(0), Plane<std::uint16_t>(shape, plate));
    }
}

/// A plate of tiles, each of which is one of several at random.
struct TiledPlate {
    Shape tile, tiles;
    std::vector<std::size_t> which;
    Plane<std::uint16_t> levels;

    TiledPlate(Shape ofTile, Shape ofTiles, std::size_t kinds, std::mt19937& random)
        : tile(ofTile), tiles(ofTiles), levels(Shape{1, 1}, std::vector<std::uint16_t>{0}) {
        std::vector<Plane<std::uint16_t>> each;
        for (std::size_t kind = 0; kind < kinds; ++kind)
            each.push_back(randomPlane(tile, 4, random));
        for (std::int64_t i = 0; i < tiles.count(); ++i)
            which.push_back(random() % kinds);
        std::vector<std::uint16_t> plate;
        const Shape shape{tile.rows * tiles.rows, tile.cols * tiles.cols};
        for (std::int64_t row = 0; row < shape.rows; ++row)
            for (std::int64_t col = 0; col < shape.cols; ++col)
                plate.push_back(each[which[static_cast<std::size_t>(row / tile.rows * tiles.cols
                                                                    + col / tile.cols)]]
                                    .samples()[static_cast<std::size_t>(row % tile.rows * tile.cols
                                                                        + col % tile.cols)]);
        levels = {shape, std::move(plate)};
    }
    std::size_t kinds() const { return std::set<std::size_t>(which.begin(), which.end()).size(); }
};

TEST_P(MaskFiles, EqualTilesAreOneCell) {
    std::mt19937 random(43);
    const ScratchFolder folder;
    for (int i = 0; i < 12; ++i) {
        SCOPED_TRACE(i);
        const Shape tile{67 + i, 71 + 2 * i}, tiles{2 + i % 4, 3 + i % 3};
        const TiledPlate plate(tile, tiles, 3, random);
        MaskLayout layout = layoutOf(4);
        layout.shapes = static_cast<MaskShapes>(i % 3);
        const auto path = folder / (std::to_string(i) + GetParam());
        const MaskFacts facts = writeMask(path, plate.levels, layout, false);
        EXPECT_EQ(facts.parts, tiles);
        EXPECT_EQ(facts.cells, plate.kinds());
        EXPECT_EQ(facts.bytes, std::filesystem::file_size(path));
        EXPECT_EQ(readBack(path).levels.planes.at(0), plate.levels);
        layout.pitchX = Length(8.00003e-6); // tiles are not at whole nm
        EXPECT_EQ(writeMask(path, plate.levels, layout, true).cells, 1U);
        EXPECT_LT(facts.bytes, std::filesystem::file_size(path));
        EXPECT_EQ(forecastMask(plate.levels, layoutOf(4), *maskFormatOf(path).layout).parts, tiles);
    }
}

/// A row of equal columns beside others has parts that come again, of one shape each.
TEST_P(MaskFiles, CellsAreNotMadeWhereTheyTakeMore) {
    const Shape shape{64, 640};
    std::vector<std::uint16_t> bars(static_cast<std::size_t>(shape.count()));
    for (std::size_t i = 0; i < bars.size(); ++i)
        bars[i] = i % 640 >= 128 || i % 128 == 0;
    for (std::size_t row = 30; row < 33; ++row)
        std::fill_n(bars.begin() + static_cast<std::ptrdiff_t>(row * 640), 500, std::uint16_t{0});
    const ScratchFolder folder;
    const auto path = folder / (std::string("b") + GetParam());
    const MaskFacts facts = writeMask(path, {shape, bars}, layoutOf(2), false);
    EXPECT_EQ(facts.parts, (Shape{1, 1}));
    EXPECT_EQ(readBack(path).levels.planes.at(0), Plane<std::uint16_t>(shape, bars));
}

TEST_P(MaskFiles, AperturesAreThePixelsThatAreSet) {
    std::mt19937 random(37);
    const std::string name = std::string("a") + GetParam();
    for (const bool isCircle : {false, true}) {
        MaskLayout layout = layoutOf(2);
        layout.aperture = MaskAperture{isCircle, 3.1_um, isCircle ? 3.1_um : 2.0_um};
        expectRoundTrip(randomPlane({67, 41}, 2, random), layout, name);
    }
}

TEST_P(MaskFiles, AreForetold) {
    const std::string name = std::string("m") + GetParam();
    const ScratchFolder folder;
    std::mt19937 random(41);
    const LayoutFormat& format = *maskFormatOf(name).layout;
    const Plane<std::uint16_t> small = randomPlane({300, 500}, 8, random);
    const MaskFacts exact = forecastMask(small, layoutOf(8), format);
    const MaskFacts facts = writeMask(folder / name, small, layoutOf(8), false);
    EXPECT_EQ(exact.bytes, facts.bytes);
    EXPECT_EQ(exact.count(), facts.count());
    // 17 million pixels, in blocks of 4 × 4: every other band is looked at.
    const Shape shape{3402, 5000};
    const Plane<std::uint16_t> blocks = randomPlane({851, 1250}, 2, random);
    std::vector<std::uint16_t> samples;
    for (std::int64_t row = 0; row < shape.rows; ++row)
        for (std::int64_t col = 0; col < shape.cols; ++col)
            samples.push_back(blocks.samples()[static_cast<std::size_t>(row / 4 * 1250 + col / 4)]);
    const Plane<std::uint16_t> large(shape, std::move(samples));
    const MaskFacts told = forecastMask(large, layoutOf(2), format);
    const MaskFacts written = writeMask(folder / name, large, layoutOf(2), true);
    EXPECT_NEAR(static_cast<double>(told.bytes) / static_cast<double>(written.bytes), 1, 0.02);
    EXPECT_NEAR(static_cast<double>(told.count()) / static_cast<double>(written.count()), 1, 0.02);
    EXPECT_GT(told.seconds, 0);
    MaskFacts huge = told;
    huge.bytes = std::uint64_t{1} << 60;
    expectSentence(sentenceOf([&] { requireRoom(folder / name, huge); }), name, "1152921504606 MB");
}

INSTANTIATE_TEST_SUITE_P(Of, MaskFiles, ::testing::Values(".oas", ".gds"),
                         [](const auto& format) { return std::string(format.param + 1); });

TEST(MaskFiles, WithoutAMarkAreReadByTheirGrid) {
    std::mt19937 random(43);
    const ScratchFolder folder;
    for (const char* name : {"m.gds", "m.oas"}) {
        // The first and the last pixel show how far the plate goes.
        std::vector<std::uint16_t> levels(31 * 17);
        std::ranges::copy(randomPlane({31, 17}, 8, random).samples(), levels.begin());
        levels.front() = levels.back() = 7;
        const Plane<std::uint16_t> plane({31, 17}, levels);
        writeMask(folder / name, plane, layoutOf(8), true);
        std::string bytes = contentsOf(folder / name);
        bytes.replace(bytes.find("FRINGE$"), 7, "BINGES$");
        if (name[2] == 'o')
            bytes[bytes.size() - 5] = 0; // no sum
        const auto read = readBack(folder.file(name, bytes));
        EXPECT_EQ(read.levels.planes.at(0), plane);
        EXPECT_NEAR(read.layout.pitchX.si(), 8e-6, 1e-18);
        EXPECT_NEAR(read.layout.pitchY.si(), 3.74e-6, 1e-18);
        const LayoutChoice half{.pitchX = 4.0_um, .pitchY = 1.87_um};
        EXPECT_EQ(readBack(folder / name, half).levels.shape(), (Shape{62, 34}));
        // 136 µm and 115.94 µm: 46 and 39 pixels of 3 µm begin there.
        const MaskRead other = readBack(folder / name, {.pitchX = 3.0_um, .pitchY = 3.0_um});
        EXPECT_EQ(other.levels.shape(), (Shape{39, 46}));
        EXPECT_EQ(other.layout.pitchX, 3.0_um);
    }
}

// A cell T: a box of 1 × 2 pixels on layer 1, of which the lower left corner is at 0, 0; a cell C,
// turned by a quarter against the clock at 5, 7 and again on a grid of 3 × 2 with steps of 4 and 6;
// C turned by a half after a mirror at the x axis, at −5, −7; and a text, which is left out. C is a
// pixel on layer 1 and on layer 2 a bar of 3 pixels upon which stands one at its left end.
TEST(MaskFiles, OfAnotherProgramAreRead) {
    const std::string drawn = "000000000000200020002"
                              "000000000000200020002"
                              "000000000002300230023"
                              "000000000000000000000"
                              "000000000000000000000"
                              "000000000000000000000"
                              "000000000000200020002"
                              "000000000000200020002"
                              "000000000002300230023"
                              "000000000000000000000"
                              "000000000000000000000"
                              "000000000000000000000"
                              "000000000000000000000"
                              "000000000000000000000"
                              "000000001000000000000"
                              "000000001000000000000"
                              "000000000000000000000"
                              "000000000000000000000"
                              "000000000000000000000"
                              "000000000000000000000"
                              "000000000000000000000"
                              "002000000000000000000"
                              "223000000000000000000";
    for (const char* suffix : {".gds", ".oas"}) {
        JobControl control;
        const MaskRead read =
            readMaskFile(std::string(FRINGE_IO_SAMPLES "/cells") + suffix, {.control = &control});
        ASSERT_EQ(read.levels.shape(), (Shape{23, 21}));
        EXPECT_EQ(read.layout.cell, "T");
        EXPECT_EQ(read.layout.pitchX, 1.0_um);
        std::string seen;
        for (const std::uint16_t level : inMemory(read.levels.planes.at(0)).samples())
            seen += std::to_string(level);
        EXPECT_EQ(seen, drawn) << suffix;
        EXPECT_EQ(control.takeNotes().size(), 2U);
    }
}

// 3 × 2 pixels of 2 µm, of which the first is set: 64 bytes of a boundary around it, from x = −3 µm
// to −1 µm and y = 1 µm to 3 µm.
TEST(MaskFiles, GdsiiBytesOfAPixel) {
    const ScratchFolder folder;
    writeMask(folder / "p.gds", {{3, 2}, {1, 0, 0, 0, 0, 0}}, {.pitchX = 2.0_um, .pitchY = 2.0_um},
              false);
    const auto big = [](std::int32_t number) {
        std::string bytes;
        for (int shift = 24; shift >= 0; shift -= 8)
            bytes += static_cast<char>(static_cast<std::uint32_t>(number) >> shift);
        return bytes;
    };
    const auto at = [&](std::int32_t x, std::int32_t y) { return big(x) + big(y); };
    const std::string boundary =
        std::string("\0\4\x08\0\0\6\x0d\2\0\1\0\6\x0e\2\0\0\0\x2c\x10\3", 20) + at(-3000, 1000)
        + at(-1000, 1000) + at(-1000, 3000) + at(-3000, 3000) + at(-3000, 1000)
        + std::string("\0\4\x11\0", 4);
    const std::string bytes = contentsOf(folder / "p.gds");
    EXPECT_NE(bytes.find(boundary), bytes.npos);
    // 10⁻³ and 10⁻⁹ in the format's own numbers, as other writers have them but for the last digit.
    EXPECT_NE(bytes.find("\x3e\x41\x89\x37\x4b\xc6\xa7"), bytes.npos);
    EXPECT_NE(bytes.find("\x39\x44\xb8\x2f\xa0\x9b\x5a"), bytes.npos);
}

TEST(MaskFiles, OasisEndsWith256Bytes) {
    const ScratchFolder folder;
    writeMask(folder / "p.oas", {{3, 2}, {1, 0, 0, 0, 0, 0}}, {.pitchX = 2.0_um, .pitchY = 2.0_um},
              false);
    std::string bytes = contentsOf(folder / "p.oas");
    EXPECT_TRUE(bytes.starts_with(oasis::magic));
    EXPECT_EQ(bytes[bytes.size() - 256], oasis::end);
    bytes[bytes.size() - 100] ^= 1;
    expectSentence(sentenceOf([&] { readBack(folder.file("p.oas", bytes)); }), "p.oas", "sum");
}

TEST(MaskFiles, SvgDrawsMicrometresDownwards) {
    const ScratchFolder folder;
    const Plane<std::uint16_t> plane({3, 2}, {1, 0, 0, 0, 0, 0});
    MaskLayout layout{.pitchX = 2.0_um, .pitchY = 2.5_um};
    writeMask(folder / "p.svg", plane, layout, false);
    const std::string text = contentsOf(folder / "p.svg");
    EXPECT_NE(text.find("viewBox=\"-3 -3.75 4 7.5\""), text.npos) << text;
    EXPECT_NE(text.find("<rect x=\"-3\" y=\"-3.75\" width=\"2\" height=\"2.5\"/>"), text.npos);
    layout.aperture = MaskAperture{true, 1.5_um, 1.5_um};
    writeMask(folder / "p.svg", plane, layout, true);
    EXPECT_NE(contentsOf(folder / "p.svg").find("<circle cx=\"-2\" cy=\"-2.5\" r=\"0.75\"/>"),
              text.npos);
}

TEST(MaskFiles, BytesDependOnLevelsAndLayoutAlone) {
    const ScratchFolder folder;
    std::mt19937 random(47);
    const Plane<std::uint16_t> levels = randomPlane({700, 900}, 16, random);
    const Plane<std::uint16_t> read = made<std::uint16_t>(levels.shape(), {}, [levels] {
        return
            [reader = levels.open()](const Region& region, std::uint16_t* to,
                                     std::ptrdiff_t stride) { reader->read(region, to, stride); };
    });
    writeMask(folder / "a.oas", levels, layoutOf(16), false);
    writeMask(folder / "b.oas", read, layoutOf(16), false);
    EXPECT_EQ(contentsOf(folder / "a.oas"), contentsOf(folder / "b.oas"));
}

TEST(MaskFiles, SayWhatTheyCannotHold) {
    const ScratchFolder folder;
    const Plane<std::uint16_t> plane({2, 2}, {0, 1, 2, 3});
    const auto sentence = [&](const MaskLayout& layout, const char* name = "m.gds") {
        return sentenceOf([&] { writeMask(folder / name, plane, layout, false); });
    };
    MaskLayout layout = layoutOf(4);
    layout.cell = "my mask";
    expectSentence(sentence(layout), "\"my mask\"", "27");
    layout = layoutOf(4);
    layout.pitchX = 3_m;
    expectSentence(sentence(layout), "3 m", "2147 mm");
    layout.pitchX = 0.5_nm;
    expectSentence(sentence(layout), "0.5 nm", "1 nm");
    expectSentence(sentence(layoutOf(3)), "row 1, column 1", "level 3", "3 levels");
    layout = layoutOf(4);
    layout.corners = 9000;
    expectSentence(sentence(layout), "8191", "9000");
    layout = layoutOf(2);
    layout.aperture = MaskAperture{true, 9.0_um, 9.0_um};
    expectSentence(sentence(layout), "8 µm", "9 µm");
    layout.levels = 4;
    expectSentence(sentence(layout), "4");
    expectSentence(sentence(layoutOf(4), "m.foo"), "m.foo", ".gds, .bmp, .png, .oas");
    const std::string path = std::getenv("PATH");
    ::setenv("PATH", folder.path().c_str(), 1);
    expectSentence(sentence(layoutOf(4), "m.dxf"), "m.dxf", "KLayout", ".gds");
    ::setenv("PATH", path.c_str(), 1);
    EXPECT_EQ(folder.entries(), 0U);
    JobControl control;
    control.cancel();
    EXPECT_THROW(writeMask(folder / "m.oas", plane, layoutOf(4), false, &control), Cancelled);
    EXPECT_EQ(folder.entries(), 0U);
}

} // namespace
} // namespace fringe::test
