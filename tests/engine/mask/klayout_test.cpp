// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/mask_files.h"
#include "klayout.h"
#include "random_masks.h"

#include <cmath>
#include <sstream>

/// What KLayout, a program of its own, reads in the files, and what is read of its.
namespace fringe::test {
namespace {

class KLayoutFiles : public KLayout {
  protected:
    /// Each layer's numbers, the area that differs, the areas of both, and what it reaches.
    std::string xorOf(const std::string& a, const std::string& b) const {
        return script("a = RBA::Layout.new; a.read('" + a
                      + "')\n"
                        "b = RBA::Layout.new; b.read('"
                      + b
                      + "')\n"
                        "puts \"#{a.layer_indexes.size == b.layer_indexes.size} "
                        "#{(a.dbu - b.dbu).abs < 1e-12}\"\n"
                        "a.layer_infos.each { |info|\n"
                        "  of = [a, b].map { |l| RBA::Region.new(l.top_cell.begin_shapes_rec("
                        "l.layer(info.layer, info.datatype))) }\n"
                        "  puts \"#{info.layer} #{info.datatype} #{(of[0] ^ of[1]).area} "
                        "#{of[0].area} #{of[1].merged.area} #{of[1].bbox}\" }\n");
    }
};

// Both formats agree, and shapes do not overlap: their areas are those of the merged region and of
// the pixels that are set, 2000 × 1500 nm each.
TEST_F(KLayoutFiles, ReadsTheSamePixelsInBothFormats) {
    std::mt19937 random(53);
    const Shape shape{83, 101};
    for (const MaskShapes shapes : {MaskShapes::Fewest, MaskShapes::Merged, MaskShapes::Polygons}) {
        MaskLayout layout{.pitchX = 2.0_um, .pitchY = 1.5_um, .levels = 4, .shapes = shapes};
        std::vector<std::uint16_t> samples(static_cast<std::size_t>(shape.count()));
        std::ranges::copy(randomPlane(shape, 4, random).samples(), samples.begin());
        samples.front() = samples.back() = 3;
        const Plane<std::uint16_t> levels(shape, samples);
        const MaskFacts facts = writeMask(folder_ / "a.oas", levels, layout, true);
        writeMask(folder_ / "a.gds", levels, layout, true);
        std::ostringstream expected;
        expected << "true true\n";
        for (const LayerFacts& layer : facts.layers) {
            const std::uint64_t area = layer.pixels * 3'000'000;
            // 101 columns about the middle of the 51st; row 41 of 83, from the top, is at 0.
            expected << layer.layer << " 0 0 " << area << ' ' << area
                     << " (-101000,-62250;101000,62250)\n";
        }
        EXPECT_EQ(xorOf("a.oas", "a.gds"), expected.str());
    }
}

TEST_F(KLayoutFiles, ReadsPartsAndApertures) {
    std::mt19937 random(59);
    const Plane<std::uint16_t> one = randomPlane({64, 70}, 2, random);
    std::vector<std::uint16_t> plate;
    for (std::size_t row = 0; row < 192; ++row)
        for (std::size_t col = 0; col < 140; ++col)
            plate.push_back(one.samples()[row % 64 * 70 + col % 70]);
    const Plane<std::uint16_t> levels({192, 140}, plate);
    MaskLayout layout{.pitchX = 2.0_um, .pitchY = 2.0_um};
    EXPECT_EQ(writeMask(folder_ / "p.oas", levels, layout, true).parts, (Shape{3, 2}));
    // A plate that is not all of equal parts, but has their pixels: one of another size around it.
    std::vector<std::uint16_t> wider;
    for (std::size_t row = 0; row < 193; ++row)
        for (std::size_t col = 0; col < 140; ++col)
            wider.push_back(row == 0 ? 0 : plate[(row - 1) * 140 + col]);
    // ⌊193/2⌋ = 96 is the row of 0, which holds what row 95 does in the other: shift by a pixel.
    writeMask(folder_ / "w.gds", {{193, 140}, wider}, layout, true);
    EXPECT_EQ(script("a = RBA::Layout.new; a.read('p.oas')\nb = RBA::Layout.new; b.read('w.gds')\n"
                     "r = [a, b].map { |l| "
                     "RBA::Region.new(l.top_cell.begin_shapes_rec(l.layer(1, 0))) }\n"
                     "puts (r[0] ^ r[1].moved(0, 2000)).area, a.cells, r[0].area > 0\n"),
              "0\n2\ntrue\n");
    layout.aperture = MaskAperture{true, 1.0_um, 1.0_um};
    for (const char* name : {"c.oas", "c.gds"})
        writeMask(folder_ / name, one, layout, true);
    EXPECT_TRUE(xorOf("c.oas", "c.gds").starts_with("true true\n1 0 0 "));
}

// What lies on the plate is what a file without marks has; beside it are four crosses of 3 µm × 21
// µm lines, alike on both layers, and letters.
TEST_F(KLayoutFiles, ReadsMarksBesideThePlate) {
    std::mt19937 random(61);
    const Plane<std::uint16_t> levels = randomPlane({60, 50}, 4, random);
    MaskLayout layout{.pitchX = 2.0_um, .pitchY = 2.0_um, .levels = 4};
    writeMask(folder_ / "plain.gds", levels, layout, false);
    layout.labels = {"DOE 1 250.00 NM", "DOE 2 500.00 NM"};
    writeMask(folder_ / "m.oas", levels, layout, false);
    writeMask(folder_ / "m.gds", levels, layout, false);
    EXPECT_EQ(script(R"(
plain, oas, gds = ["plain.gds", "m.oas", "m.gds"].map { |f| l = RBA::Layout.new; l.read(f); l }
plate = RBA::Region.new(RBA::Box.new(-51000, -59000, 49000, 61000))
crosses = RBA::Region.new
[1, 2].each { |n|
  p, a, b = [plain, oas, gds].map { |l| RBA::Region.new(l.top_cell.begin_shapes_rec(l.layer(n, 0))) }
  around = RBA::Region.new(RBA::Box.new(-1000000, -93000, 1000000, 1000000))
  beside = ((a - plate) & around).merged
  crosses = crosses.is_empty? ? beside : crosses
  puts (a ^ b).area, ((a & plate) ^ p).area, a.area == a.merged.area, (beside ^ crosses).area, beside.bbox
  puts beside.area, (a - plate - around).is_empty? })"),
              "0\n0\ntrue\n0\n(-82500,-90500;80500,92500)\n468000000\nfalse\n"
              "0\n0\ntrue\n0\n(-82500,-90500;80500,92500)\n468000000\nfalse\n");
}

TEST_F(KLayoutFiles, MakesDxfAndCif) {
    std::mt19937 random(67);
    const Plane<std::uint16_t> levels = randomPlane({60, 50}, 4, random);
    const MaskLayout layout{.pitchX = 2.0_um, .pitchY = 2.0_um, .levels = 4};
    writeMask(folder_ / "a.oas", levels, layout, false);
    for (const char* name : {"a.dxf", "a.cif"}) {
        const MaskFacts facts = writeMask(folder_ / name, levels, layout, false);
        EXPECT_EQ(facts.bytes, std::filesystem::file_size(folder_ / name));
        const MaskFacts told = forecastMask(levels, layout, *maskFormatOf(name).layout);
        EXPECT_LT(
            std::abs(std::log2(static_cast<double>(told.bytes) / static_cast<double>(facts.bytes))),
            std::log2(3.))
            << name;
        EXPECT_EQ(script(std::string("a = RBA::Layout.new; a.read('a.oas')\n"
                                     "b = RBA::Layout.new; b.read('")
                         + name + "')\n" + R"(
[1, 2].each { |n|
  p, q = [a, b].map { |l| RBA::Region.new(l.top_cell.begin_shapes_rec(l.layer(n, 0))) }
  puts (p ^ q).area * a.dbu, p.area > 0 })"),
                  "0.0\ntrue\n0.0\ntrue\n")
            << name;
    }
    EXPECT_EQ(folder_.entries(), 4U); // with the script
}

// Arrays, turned and mirrored cells, names by number, all of KLayout's ways of compression: what is
// read and written again is the same, but for where its middle lies.
TEST_F(KLayoutFiles, WritesWhatIsRead) {
    EXPECT_EQ(script(R"(
l = RBA::Layout.new
t = l.create_cell("T")
c = l.create_cell("C")
one, two = l.layer(1, 0), l.layer(2, 0)
t.shapes(one).insert(RBA::Box.new(0, 0, 1000, 2000))
c.shapes(one).insert(RBA::Box.new(0, 0, 1000, 1000))
c.shapes(two).insert(RBA::Polygon.new([[0,0],[0,2000],[1000,2000],[1000,1000],[3000,1000],[3000,0]].map { |x, y| RBA::Point.new(x, y) }))
20.times { |i| c.shapes(one).insert(RBA::Box.new(5000 + i * i * 1000, 5000, 6000 + i * i * 1000, 7000)) }
20.times { |i| c.shapes(two).insert(RBA::Box.new(5000 + i * 2000, 9000, 6000 + i * 2000, 10000)) }
t.insert(RBA::CellInstArray.new(c.cell_index, RBA::Trans.new(1, false, 5000, 7000), RBA::Vector.new(4000, 0), RBA::Vector.new(0, 6000), 3, 2))
8.times { |i| t.insert(RBA::CellInstArray.new(c.cell_index, RBA::Trans.new(i % 4, i > 3, -500000 * i, 3000 * i * i))) }
l.write("f.gds")
[0, 2, 10].each { |level|
  o = RBA::SaveLayoutOptions.new
  o.set_format_from_filename("f.oas")
  o.oasis_compression_level = level
  o.oasis_write_cblocks = level == 10
  l.write("f#{level}.oas", o) }
)"),
              "");
    const MaskRead first = readMaskFile(folder_ / "f.gds", {});
    EXPECT_EQ(first.layout.cell, "T");
    EXPECT_EQ(first.layout.levels, 4U);
    for (const char* name : {"f0.oas", "f2.oas", "f10.oas"})
        EXPECT_EQ(readMaskFile(folder_ / name, {}).levels.planes, first.levels.planes) << name;
    writeMask(folder_ / "g.oas", first.levels.planes.at(0), first.layout, false);
    EXPECT_EQ(script(R"(
a, b = ["f.gds", "g.oas"].map { |f| l = RBA::Layout.new; l.read(f); l }
[1, 2].each { |n|
  r = [a, b].map { |l| RBA::Region.new(l.top_cell.begin_shapes_rec(l.layer(n, 0))) }
  d = a.top_cell.bbox.p1 - b.top_cell.bbox.p1
  puts (r[0].merged ^ r[1].moved(d.x, d.y)).area, r[0].area > 0 })"),
              "0\ntrue\n0\ntrue\n");
}

} // namespace
} // namespace fringe::test
