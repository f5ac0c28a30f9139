// SPDX-License-Identifier: GPL-3.0-or-later
// Paths, trapezoids, boxes and discs of other programs, as levels.
#include "engine/job/job_control.h"
#include "engine/mask/mask_files.h"
#include "foreign_layouts.h"
#include "klayout.h"
#include "tests/engine/io/expect_error.h"

#include <algorithm>
#include <sstream>

namespace fringe::test {
namespace {

const LayoutChoice ofForeignPixel{.pitchX = 1.0_um, .pitchY = 1.0_um};

/// Levels of a file, digit by digit.
std::string seenIn(const std::filesystem::path& path, const LayoutChoice& choice = {},
                   JobControl* control = nullptr) {
    const MaskRead read = readMaskFile(path, {.control = control, .layout = &choice});
    std::string seen;
    for (const std::uint16_t level : inMemory(read.levels.planes.at(0)).samples())
        seen += std::to_string(level);
    return seen;
}

TEST(ForeignShapes, AreDrawn) {
    const ScratchFolder folder;
    for (const auto& [name, bytes] :
         {std::pair{"few.oas", fewOasis()}, std::pair{"few.gds", fewGdsii()}}) {
        JobControl control;
        EXPECT_EQ(seenIn(folder.file(name, bytes), {}, &control), drawnFew) << name;
        const auto notes = control.takeNotes();
        ASSERT_EQ(notes.size(), 3U) << name;
        expectSentence(notes[0].english(), name, ": 1 ", "90°");
        expectSentence(notes[1].english(), name, "layers 1/0", "1 µm × 1 µm", "--layers");
        expectSentence(notes[2].english(), name, "neither horizontal nor vertical");
    }
}

// Slanted sides tell no grid; with its pitch, triangles alone are a plate that they reach.
TEST(ForeignShapes, WithoutSidesAlongTheAxesNeedAPitch) {
    const ScratchFolder folder;
    GdsiiElements diamond;
    diamond.element(0x0800, {}, {{0, 2000}, {2000, 0}, {4000, 2000}, {2000, 4000}, {0, 2000}});
    const auto path = folder.file("d.gds", diamond.file());
    expectSentence(sentenceOf([&] { seenIn(path); }), "d.gds", "pitch");
    EXPECT_EQ(seenIn(path, ofForeignPixel), "0100"
                                            "1110"
                                            "1110"
                                            "0100");
}

TEST(ForeignShapes, ThatCannotBeAreDamaged) {
    const ScratchFolder folder;
    const auto refused = [&](const std::string& bytes) {
        expectSentence(sentenceOf([&] { seenIn(folder.file("t.oas", bytes)); }), "t.oas",
                       "damaged");
    };
    OasisRecords crossed = foreignPlate(8), unknown = crossed, sizeless = crossed;
    refused(crossed.byte(24).byte(64 | 32).size(2).size(2).whole(3000).file());
    refused(unknown.byte(26).byte(128 | 64 | 32).number(26).size(2).size(2).file());
    refused(sizeless.byte(26).byte(128 | 64).number(16).number(0).file());
}

class KLayoutShapes : public KLayout {
  protected:
    using Names = std::vector<std::string>;

    static std::string listed(const Names& names) {
        std::string list;
        for (const std::string& name : names)
            list += "'" + name + "', ";
        return "[" + list + "]";
    }

    /// Which pixels of files, whose lower left corners are at 0, 0, are covered right beside their
    /// middles, to the right: those whose middles lie on a left side are, on a right side not.
    std::vector<std::string> covered(const Names& names, int side) const {
        std::istringstream said(
            script("side = " + std::to_string(side) + "\n" + listed(names) + R"(.each { |name|
  l = RBA::Layout.new
  l.read(name)
  fine = RBA::ICplxTrans.new(100.0)
  region = RBA::Region.new(l.top_cell.begin_shapes_rec(l.layer(1, 0))).merged.transformed(fine)
  middles = RBA::Region.new
  side.times { |x| side.times { |y| middles.insert(
    RBA::Box.new(50000, 50000, 50004, 50001).moved(100000 * x, 100000 * y)) } }
  area = Hash.new(0)
  (middles & region).each { |p|
    area[[p.bbox.left / 100000, p.bbox.bottom / 100000]] += p.area }
  (side - 1).downto(0) { |y| side.times { |x| print area[[x, y]] > 2 ? 1 : 0 } }
  puts })"));
        std::vector<std::string> lines(names.size());
        for (std::string& line : lines)
            std::getline(said, line);
        return lines;
    }

    /// Writes paths on the grid, by turns of 45° or of quarters, and two pixels at the corners of a
    /// plate of 60 along a side, as often as there are names.
    std::string writePaths(const Names& names, bool isSlanted) const {
        return script("slanted = " + std::string(isSlanted ? "true" : "false")
                      + "\nr = Random.new(7)\n" + listed(names) + R"(.each { |name|
l = RBA::Layout.new
shapes = l.create_cell("T").shapes(l.layer(1, 0))
[0, 59000].each { |at| shapes.insert(RBA::Box.new(at, at, at + 1000, at + 1000)) }
ways = [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]]
40.times {
  half = 1000 * (1 + r.rand(2))
  at = [10 + r.rand(40), 10 + r.rand(40)]
  way = slanted ? r.rand(8) : 2 * r.rand(4)
  points = [at]
  4.times {
    length = 4 + r.rand(6)
    at = [0, 1].map { |k| at[k] + length * ways[way][k] }
    break unless at.all? { |k| k.between?(8, 52) }
    points << at
    way = (way + (slanted ? [-2, -1, 0, 1, 2] : [-2, 2]).sample(random: r)) % 8
  }
  next if points.size < 2
  ends = [[0, 0], [half, half], [1000, -1000], [3000, 2000]].sample(random: r)
  round = slanted && r.rand(4) == 0
  ends = [half, half] if round
  shapes.insert(RBA::Path.new(points.map { |x, y| RBA::Point.new(1000 * x, 1000 * y) }, 2 * half,
                              ends[0], ends[1], round)) }
l.write(name) })");
    }

    const Names paths_{"1.gds", "2.oas", "3.gds", "4.oas", "5.gds", "6.oas"};
};

TEST_F(KLayoutShapes, WritesPathsOfQuarterTurns) {
    ASSERT_EQ(writePaths(paths_, false), "");
    const std::vector<std::string> wanted = covered(paths_, 60);
    for (std::size_t i = 0; i < paths_.size(); ++i) {
        JobControl control;
        const std::string seen = seenIn(folder_ / paths_[i], ofForeignPixel, &control);
        EXPECT_EQ(seen, wanted[i]) << paths_[i];
        EXPECT_GT(std::ranges::count(seen, '1'), 200);
        EXPECT_EQ(control.takeNotes().size(), 1U);
        const MaskRead read = readMaskFile(folder_ / paths_[i], {.layout = &ofForeignPixel});
        writeMask(folder_ / (paths_[i] + ".back.gds"), read.levels.planes.at(0), read.layout,
                  false);
    }
    EXPECT_EQ(script(listed(paths_) + R"(.each { |name|
a, b = [name, name + ".back.gds"].map { |f| l = RBA::Layout.new; l.read(f); l }
r = [a, b].map { |l| RBA::Region.new(l.top_cell.begin_shapes_rec(l.layer(1, 0))) }
d = a.top_cell.bbox.p1 - b.top_cell.bbox.p1
print (r[0].merged ^ r[1].moved(d.x, d.y)).area, " " })"),
              "0 0 0 0 0 0 ");
}

TEST_F(KLayoutShapes, WritesSlantedPathsAndRoundEnds) {
    ASSERT_EQ(writePaths(paths_, true), "");
    const std::vector<std::string> wanted = covered(paths_, 60);
    for (std::size_t i = 0; i < paths_.size(); ++i)
        EXPECT_EQ(seenIn(folder_ / paths_[i], ofForeignPixel), wanted[i]) << paths_[i];
}

TEST_F(KLayoutShapes, ReadsTrapezoidsAlike) {
    Names names;
    for (unsigned seed = 1; seed <= 6; ++seed) {
        names.push_back(std::to_string(seed) + ".oas");
        folder_.file(names.back(), foreignTrapezoids(seed));
    }
    const std::vector<std::string> wanted = covered(names, 96);
    for (std::size_t i = 0; i < names.size(); ++i)
        EXPECT_EQ(seenIn(folder_ / names[i], ofForeignPixel), wanted[i]) << names[i];
}

TEST_F(KLayoutShapes, ReadsWhatIsDrawnAlike) {
    folder_.file("few.oas", fewOasis());
    folder_.file("few.gds", fewGdsii());
    for (std::string seen : covered({"few.oas", "few.gds"}, 21)) {
        // The path that turns back, which KLayout bevels.
        for (std::size_t row = 0; row < 5; ++row)
            seen.replace(21 * row, 12, std::string(drawnFew).substr(21 * row, 12));
        EXPECT_EQ(seen, drawnFew);
    }
}

} // namespace
} // namespace fringe::test
