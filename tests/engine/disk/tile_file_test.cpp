// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/disk/tile_file.h"

#include "engine/disk/stages.h"
#include "engine/model/error.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <numeric>
#include <sys/stat.h>
#include <unistd.h>

namespace fringe {
namespace {

class TileFileTest : public testing::Test {
  protected:
    std::filesystem::path placeOf(const std::string& name) const {
        return JobFolder(folder_.path(), mark, true).path() / name;
    }
    /// Numbers of the tile: what is written there.
    static std::vector<float> samplesOf(const Tiling& tiling, std::int64_t tile) {
        std::vector<float> samples(static_cast<std::size_t>(tiling.region(tile).shape.count()));
        std::iota(samples.begin(), samples.end(), static_cast<float>(1000 * tile));
        return samples;
    }
    static void fill(TileFile& file) {
        const Tiling& tiling = file.tiling();
        for (std::int64_t tile = 0; tile < tiling.count(); ++tile)
            file.write(tile, samplesOf(tiling, tile).data(), tiling.region(tile).shape.cols);
    }
    /// Turns one bit of a file.
    static void damage(const std::filesystem::path& path, std::streamoff at) {
        std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
        file.seekg(at);
        const int byte = file.get();
        file.seekp(at);
        file.put(static_cast<char>(byte ^ 4));
    }

    static constexpr std::uint64_t mark = 0x12ab;
    const Tiling tiling_{{7, 11}, {3, 4}};
    test::ScratchFolder folder_;
};

TEST_F(TileFileTest, TilesCoverThePlaneOnce) {
    EXPECT_EQ(tiling_.count(), 9);
    std::int64_t samples = 0;
    for (std::int64_t tile = 0; tile < tiling_.count(); ++tile)
        samples += tiling_.region(tile).shape.count();
    EXPECT_EQ(samples, tiling_.plane.count());
    EXPECT_EQ(tiling_.region(8).row, 6);
    EXPECT_EQ(tiling_.region(8).shape, (Shape{1, 3}));
}

TEST_F(TileFileTest, GivesBackWhatWasWrittenAlsoToALaterProcess) {
    {
        const JobFolder folder(folder_.path(), mark, false);
        TileFile file(folder, "a", tiling_, sizeof(float));
        fill(file);
    }
    const JobFolder folder(folder_.path(), mark, true);
    const TileFile file(folder, "a", tiling_, sizeof(float));
    for (std::int64_t tile = 0; tile < tiling_.count(); ++tile) {
        ASSERT_TRUE(file.isWhole(tile));
        std::vector<float> read(20, -1);
        file.read(tile, read.data(), 5); // rows apart
        const Shape shape = tiling_.region(tile).shape;
        for (std::int64_t i = 0; i < shape.count(); ++i)
            EXPECT_EQ(read[static_cast<std::size_t>(i / shape.cols * 5 + i % shape.cols)],
                      static_cast<float>(1000 * tile + i));
    }
}

TEST_F(TileFileTest, OtherTilesAndOtherJobsBeginAnew) {
    {
        const JobFolder folder(folder_.path(), mark, false);
        TileFile file(folder, "a", tiling_, sizeof(float));
        fill(file);
        EXPECT_TRUE(file.isWhole(0));
        EXPECT_FALSE(TileFile(folder, "a", {{11, 7}, {4, 3}}, sizeof(float)).isWhole(0));
        TileFile again(folder, "a", tiling_, sizeof(float));
        EXPECT_FALSE(again.isWhole(0));
        fill(again);
    }
    const JobFolder folder(folder_.path(), mark, false);
    EXPECT_FALSE(TileFile(folder, "a", tiling_, sizeof(float)).isWhole(0));
}

TEST_F(TileFileTest, ADamagedTileIsFound) {
    {
        const JobFolder folder(folder_.path(), mark, false);
        TileFile file(folder, "a", tiling_, sizeof(float));
        fill(file);
    }
    damage(placeOf("a"), 2 * 4096 + 4 * 4096 + 5);
    const JobFolder folder(folder_.path(), mark, true);
    const TileFile file(folder, "a", tiling_, sizeof(float));
    EXPECT_TRUE(file.isWhole(3));
    EXPECT_FALSE(file.isWhole(4));
    std::vector<float> read(12);
    EXPECT_THROW(file.read(4, read.data(), 4), Error);
}

TEST_F(TileFileTest, AFileSystemInMemoryKeepsTilesLikeADisk) {
    const std::filesystem::path memory = "/dev/shm";
    if (!std::filesystem::is_directory(memory))
        GTEST_SKIP() << "there is no " << memory;
    const std::uint64_t own = mark ^ static_cast<std::uint64_t>(::getpid()) << 32;
    {
        const JobFolder folder(memory, own, false);
        TileFile file(folder, "a", tiling_, sizeof(float));
        EXPECT_FALSE(file.isWhole(0));
        fill(file);
        damage(folder.path() / "a", 2 * 4096 + 4096 + 9);
    }
    JobFolder folder(memory, own, true);
    const TileFile file(folder, "a", tiling_, sizeof(float));
    folder.remove();
    EXPECT_FALSE(file.isWhole(1));
    std::vector<float> read(12);
    EXPECT_THROW(file.read(1, read.data(), 4), Error);
    file.read(2, read.data(), 3);
    read.resize(9);
    EXPECT_EQ(read, samplesOf(tiling_, 2));
}

TEST_F(TileFileTest, AFileThatAnotherProgramCutsShortIsASentence) {
    const std::uint64_t own = mark ^ static_cast<std::uint64_t>(::getpid()) << 32;
    for (const std::filesystem::path& parent :
         {folder_.path(), std::filesystem::path("/dev/shm")}) {
        if (!std::filesystem::is_directory(parent))
            continue;
        SCOPED_TRACE(parent);
        JobFolder folder(parent, own, false);
        TileFile file(folder, "a", tiling_, sizeof(float));
        fill(file);
        std::filesystem::resize_file(folder.path() / "a", 3 * 4096);
        folder.remove();
        std::vector<float> read(12);
        file.read(0, read.data(), 4);
        try {
            file.read(5, read.data(), 3);
            FAIL() << "read what is not there";
        } catch (const Error& error) {
            EXPECT_NE(std::string(error.what()).find("cut the scratch file short"),
                      std::string::npos)
                << error.what();
        }
        if (parent == "/dev/shm") { // a disk makes the file longer
            EXPECT_THROW(file.write(5, read.data(), 3), Error);
        }
    }
}

TEST_F(TileFileTest, WhatDoesNotFitTheDiskIsRefusedWithBothNumbers) {
    const JobFolder folder(folder_.path(), mark, false);
    try {
        const TileFile file(folder, "a", {{1 << 24, 1 << 24}, {4096, 4096}}, 8);
        FAIL() << "two petabytes";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Failed);
        EXPECT_NE(std::string(error.what()).find("needed"), std::string::npos) << error.what();
    }
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "a"));
}

TEST_F(TileFileTest, OneProcessAtATime) {
    JobFolder folder(folder_.path(), mark, false);
    EXPECT_THROW(JobFolder(folder_.path(), mark, true), Error);
    const JobFolder other(folder_.path(), mark + 1, false);
    folder.remove();
    EXPECT_FALSE(std::filesystem::exists(folder.path()));
    EXPECT_TRUE(std::filesystem::exists(other.path()));
}

TEST_F(TileFileTest, WhatJobsLeftIsListedAndRemovedUnlessItIsInUse) {
    const auto leaveIn = [&](JobFolder& folder) {
        TileFile file(folder, "a", tiling_, sizeof(float));
        fill(file);
    };
    {
        JobFolder left(folder_.path(), mark, false), empty(folder_.path(), mark + 1, false);
        leaveIn(left);
    }
    JobFolder working(folder_.path(), mark + 2, false);
    leaveIn(working);
    std::filesystem::create_directory(folder_ / "fringe-notes");
    folder_.file("fringe-notes/dear", "to be kept");
    std::filesystem::create_directory_symlink(folder_ / "fringe-notes",
                                              folder_ / "fringe-00000000000000ff");
    const std::vector<LeftFolder> all = leftFolders(folder_.path());
    ASSERT_EQ(all.size(), 2u);
    for (const LeftFolder& one : all) {
        EXPECT_EQ(one.isInUse, one.mark == mark + 2);
        EXPECT_TRUE(one.isInUse || one.mark == mark);
        EXPECT_EQ(one.bytes, TileFile::bytes(tiling_, sizeof(float)));
        EXPECT_GT(one.changed, 0);
        removeLeft(folder_.path(), one.mark);
    }
    removeLeft(folder_.path(), 0xff);
    const std::vector<LeftFolder> rest = leftFolders(folder_.path());
    ASSERT_EQ(rest.size(), 1u);
    EXPECT_EQ(rest.front().mark, mark + 2);
    EXPECT_TRUE(std::filesystem::exists(folder_ / "fringe-notes/dear"));
    EXPECT_TRUE(leftFolders(folder_ / "nowhere").empty());
}

TEST_F(TileFileTest, ALinkOfAnothersMakingIsNotFollowed) {
    std::filesystem::path place;
    {
        JobFolder folder(folder_.path(), mark, false);
        place = folder.path();
        folder.remove();
    }
    std::filesystem::create_directory(folder_ / "letters");
    folder_.file("letters/dear", "to be kept");
    std::filesystem::create_directory_symlink(folder_ / "letters", place);
    EXPECT_THROW(JobFolder(folder_.path(), mark, false), Error);
    EXPECT_TRUE(std::filesystem::exists(folder_ / "letters/dear"));
}

TEST(Stages, GoThroughEveryPieceInOrder) {
    constexpr std::int64_t pieces = 50;
    for (const std::int64_t buffers : {1, 3, 5})
        for (const bool isAll : {false, true}) {
            std::vector<int> stagesOf(pieces);
            std::vector<std::int64_t> in(static_cast<std::size_t>(buffers), -1);
            const auto stage = [&](int number, int before) -> Stages::Stage {
                return [&, number, before](std::int64_t piece, std::int64_t buffer) {
                    EXPECT_EQ(std::exchange(stagesOf[static_cast<std::size_t>(piece)], number),
                              before);
                    std::int64_t& held = in[static_cast<std::size_t>(buffer)];
                    if (number == 1)
                        held = piece;
                    EXPECT_EQ(held, piece) << "another piece came into its buffer";
                };
            };
            Stages stages{.read = stage(1, 0), .work = stage(3, 1), .write = stage(5, 3)};
            if (isAll)
                stages = {stage(1, 0), stage(2, 1), stage(3, 2), stage(4, 3), stage(5, 4)};
            inStages(pieces, buffers, stages);
            EXPECT_EQ(stagesOf, std::vector<int>(pieces, 5));
        }
}

TEST(Stages, AFaultOfAnyStageEndsThem) {
    const Stages::Stage nothing = [](std::int64_t, std::int64_t) {};
    const Stages::Stage fails = [](std::int64_t piece, std::int64_t) {
        if (piece == 7)
            throw std::runtime_error("seven");
    };
    for (Stages::Stage Stages::*const one :
         {&Stages::read, &Stages::send, &Stages::work, &Stages::receive, &Stages::write}) {
        Stages stages{nothing, nothing, nothing, nothing, nothing};
        stages.*one = fails;
        EXPECT_THROW(inStages(20, 5, stages), std::runtime_error);
    }
    EXPECT_THROW(onDiskThreads(20,
                               [](std::int64_t i) {
                                   if (i == 7)
                                       throw std::runtime_error("seven");
                               }),
                 std::runtime_error);
}

TEST_F(TileFileTest, FollowsNoLinkThatWasPutThere) {
    const test::ScratchFolder elsewhere;
    const auto victim =
        elsewhere.file("victim", std::string(TileFile::bytes(tiling_, sizeof(float)), 'v'));
    const std::string before = test::contentsOf(victim);
    std::filesystem::create_symlink(victim, placeOf("a"));
    ::mkfifo(placeOf("b").c_str(), 0600);
    const JobFolder folder(folder_.path(), mark, true);
    for (const char* name : {"a", "b"}) {
        TileFile file(folder, name, tiling_, sizeof(float));
        fill(file);
        EXPECT_TRUE(file.isWhole(0));
        EXPECT_TRUE(std::filesystem::is_regular_file(
            std::filesystem::symlink_status(folder.path() / name)));
    }
    EXPECT_EQ(test::contentsOf(victim), before);
}

TEST_F(TileFileTest, ALinkInThePlaceOfTheLockIsRefused) {
    const test::ScratchFolder elsewhere;
    const std::filesystem::path lock = placeOf("lock");
    std::filesystem::remove(lock);
    std::filesystem::create_symlink(elsewhere / "made", lock);
    EXPECT_THROW(JobFolder(folder_.path(), mark, true), Error);
    EXPECT_EQ(elsewhere.entries(), 0U);
}

TEST_F(TileFileTest, TheFolderOfAJobIsForItsOwner) {
    const JobFolder folder(folder_.path(), mark, false);
    EXPECT_EQ(std::filesystem::status(folder.path()).permissions(),
              std::filesystem::perms::owner_all);
}

} // namespace
} // namespace fringe
