// SPDX-License-Identifier: GPL-3.0-or-later
// More points than memory is to hold.
#include "engine/io/point_files.h"
#include "engine/io/scratch_file.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/model/placed_points.h"
#include "tests/engine/io/point_samples.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <optional>

namespace fringe::test {
namespace {

PointCloud readWith(std::uint64_t most, const std::string& name, const std::string& text) {
    const ScratchFolder folder;
    const JobControl control;
    return readPointCloud(folder.file(name, text), {control, most});
}

/// In memory, whatever it was.
PointCloud inMemory(const PointCloud& cloud) {
    PointCloud copied;
    copied.points.resize(cloud.size());
    std::vector<PointColour> room;
    const std::span<const PointColour> colours = cloud.copy(0, copied.points, room);
    copied.colours.assign(colours.begin(), colours.end());
    return copied;
}

/// 2,000 points, the colours in bytes.
std::string colouredTable() {
    std::string text = "x[mm],y[mm],z[mm],amplitude,red,green,blue\n";
    for (int i = 0; i < 2000; ++i)
        text += std::to_string(i % 37 - 20) + ',' + std::to_string(i % 11) + ','
                + std::to_string(3 + i % 7) + ",0.5," + std::to_string(i % 256) + ",7,200\n";
    return text;
}

TEST(StoredPoints, AreThoseOfMemoryInEveryFormat) {
    for (const auto& [name, text] : {std::pair<std::string, std::string>{"a.csv", colouredTable()},
                                     {"a.ply", plyAscii()},
                                     {"b.ply", plyBinary(std::endian::big)},
                                     {"a.pcd", pcdAscii()},
                                     {"b.pcd", pcdBinary()},
                                     {"c.pcd", pcdCompressed()},
                                     {"a.xyz", "1 2 3 0.5\n4 5 6 1\n"},
                                     {"a.obj", "v 1 2 3 0.1 0.2 0.3\nv 4 5 6 0 0 1\n"}}) {
        const PointCloud whole = readWith(1 << 30, name, text);
        EXPECT_FALSE(whole.stored);
        for (const std::uint64_t most : {0, 40, 1000, 60000}) {
            if (PointCloud::bytes(whole.size(), whole.isColoured()) <= most)
                continue;
            const PointCloud stored = readWith(most, name, text);
            ASSERT_TRUE(stored.stored) << name << ' ' << most;
            EXPECT_EQ(stored.bytesHeld(), 0U);
            EXPECT_EQ(inMemory(stored), whole) << name << ' ' << most;
            EXPECT_EQ(stored.bounds()->low, whole.bounds()->low);
            EXPECT_EQ(stored.bounds()->high, whole.bounds()->high);
        }
    }
}

/// TMPDIR, for as long as it lives.
class ScratchPlace {
  public:
    explicit ScratchPlace(const char* folder) {
        if (const char* before = std::getenv("TMPDIR"))
            before_ = before;
        setenv("TMPDIR", folder, 1);
    }
    ~ScratchPlace() {
        if (before_)
            setenv("TMPDIR", before_->c_str(), 1);
        else
            unsetenv("TMPDIR");
    }

  private:
    std::optional<std::string> before_;
};

TEST(StoredPoints, NameTheFolderThatTakesNone) {
    const ScratchPlace place("/nowhere");
    try {
        const ScratchFile file;
        FAIL();
    } catch (const Error& error) {
        const std::string said = error.message().english();
        EXPECT_EQ(said.rfind("/nowhere: no scratch file", 0), 0U) << said;
        EXPECT_NE(said.find("TMPDIR"), std::string::npos) << said;
    }
}

TEST(StoredPoints, TakeAnEmptyNameOfAFolderForNone) {
    const std::filesystem::path home = std::filesystem::current_path();
    {
        const ScratchFolder gone;
        std::filesystem::current_path(gone.path());
    }
    const ScratchPlace place("");
    EXPECT_NO_THROW(ScratchFile()) << "here, where nothing can be";
    std::filesystem::current_path(home);
}

TEST(StoredPoints, EndWhereTheFileDoes) {
    ScratchFile file;
    std::array<std::byte, 8> bytes{std::byte{3}};
    file.append(bytes);
    std::array<std::byte, 8> again{};
    file.read(0, again);
    EXPECT_EQ(again, bytes);
    EXPECT_THROW(file.read(4, again), Error);
}

TEST(StoredPoints, ArePlacedAlike) {
    CloudSource whole, stored;
    whole.cloud = std::make_shared<PointCloud>(readWith(1 << 30, "a.csv", colouredTable()));
    stored.cloud = std::make_shared<PointCloud>(readWith(100, "a.csv", colouredTable()));
    for (const auto& placement : {std::optional<Placement>(), {{.scale = 1.5}}})
        for (const bool randomPhase : {false, true}) {
            whole.placement = stored.placement = placement;
            whole.randomPhase = stored.randomPhase = randomPhase;
            const auto pointsOf = [](const CloudSource& scene, std::size_t piece) {
                std::vector<Point> points;
                PlacedPoints(scene, {638_nm, 532_nm, 450_nm}, 2)
                    .inPieces(piece, [&](std::span<const Point> some) {
                        points.insert(points.end(), some.begin(), some.end());
                    });
                return points;
            };
            EXPECT_EQ(pointsOf(stored, 300), pointsOf(whole, 2000));
        }
}

} // namespace
} // namespace fringe::test
