// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/lzf.h"
#include "engine/io/point_files.h"
#include "engine/job/job_control.h"
#include "tests/engine/io/expect_error.h"
#include "tests/engine/io/point_samples.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <optional>
#include <random>
#include <span>
#include <sys/stat.h>

namespace fringe {
namespace {

using test::expectSentence;
using test::PointSample;
using test::ScratchFolder;
using test::sentenceOf;

constexpr int kFlips = 600;
constexpr int kSwaps = 300;

class DamagedPoints : public testing::TestWithParam<PointSample> {
  protected:
    PointCloud read(const std::string& bytes) {
        JobControl control;
        return readPointCloud(folder_.file(GetParam().name, bytes), {control});
    }

    /// Returns the sentence of the refusal, or nothing where the file is still a sound one.
    std::optional<std::string> judge(const std::string& bytes) {
        try {
            const PointCloud cloud = read(bytes);
            EXPECT_GE(cloud.points.size(), 1U);
            EXPECT_LE(cloud.points.size(), bytes.size());
            return std::nullopt;
        } catch (const Error& error) {
            expectSentence(error.what(), GetParam().name);
            EXPECT_EQ(error.kind(), ErrorKind::BadInput);
            return error.what();
        }
    }

    ScratchFolder folder_;
};

TEST_P(DamagedPoints, TheSoundFileIsRead) {
    const PointCloud cloud = read(GetParam().bytes);
    ASSERT_EQ(cloud.points.size(), 3U);
    for (int i = 0; i < 3; ++i) {
        const Point& point = cloud.points[static_cast<std::size_t>(i)];
        EXPECT_EQ(point.x, 1 + 3 * i);
        EXPECT_EQ(point.y, 2 + 3 * i);
        EXPECT_EQ(point.z, 3 + 3 * i);
        EXPECT_FLOAT_EQ(point.amplitude, GetParam().powered ? static_cast<float>(i + 1) : 1.0F);
    }
    ASSERT_EQ(cloud.colours.size(), GetParam().coloured ? 3U : 0U);
    for (const auto& colour : cloud.colours) {
        EXPECT_FLOAT_EQ(colour[0], 1.0F);
        EXPECT_FLOAT_EQ(colour[1], 0.0F);
        EXPECT_FLOAT_EQ(colour[2], 0.2F);
    }
}

TEST_P(DamagedPoints, ACutFileIsRefusedAtEveryByte) {
    const std::string& whole = GetParam().bytes;
    for (std::size_t size = 0; size < whole.size() - 2; ++size) {
        const auto sentence = judge(whole.substr(0, size));
        EXPECT_TRUE(sentence || !GetParam().counted || whole[size] == '\n') << size;
    }
}

TEST_P(DamagedPoints, FlippedBitsEndInASentenceOrInPoints) {
    std::mt19937 generator(17);
    std::uniform_int_distribution<std::size_t> at(0, GetParam().bytes.size() - 1);
    std::uniform_int_distribution<int> bit(0, 7);
    for (int i = 0; i < kFlips; ++i) {
        std::string bytes = GetParam().bytes;
        for (int flips = i % 3; flips >= 0; --flips) {
            char& byte = bytes[at(generator)];
            byte = static_cast<char>(byte ^ (1 << bit(generator)));
        }
        judge(bytes);
    }
}

TEST_P(DamagedPoints, ReplacedPiecesEndInASentenceOrInPoints) {
    const std::vector<std::string> pieces{"4000000000",
                                          "99999999999999999999999",
                                          "-1",
                                          "nan",
                                          "1e999",
                                          "\n\n",
                                          std::string(9, '\0'),
                                          "\xff\xff\xff\xff\xff\xff\xff\xff",
                                          " ",
                                          std::string(70000, '7')};
    std::mt19937 generator(19);
    std::uniform_int_distribution<std::size_t> at(0, GetParam().bytes.size() - 1);
    for (int i = 0; i < kSwaps; ++i) {
        std::string bytes = GetParam().bytes;
        const std::string& piece = pieces[static_cast<std::size_t>(i) % pieces.size()];
        bytes.replace(at(generator), i % 5 == 0 ? 0 : piece.size(), piece);
        judge(bytes);
    }
}

TEST_P(DamagedPoints, JunkAndAnEmptyFileAreNamed) {
    expectSentence(*judge(""), "empty");
    std::mt19937 generator(23);
    std::string junk(5000, '\0');
    for (char& byte : junk)
        byte = static_cast<char>(generator());
    EXPECT_TRUE(judge(junk));
    EXPECT_TRUE(judge(std::string(200000, 'v')));
}

TEST_P(DamagedPoints, AFolderAPipeAndAMissingFileAreNamed) {
    JobControl control;
    const auto path = folder_ / GetParam().name;
    expectSentence(sentenceOf([&] { readPointCloud(path, {control}); }), GetParam().name,
                   "no such file");
    std::filesystem::create_directory(path);
    expectSentence(sentenceOf([&] { readPointCloud(path, {control}); }), GetParam().name,
                   "is a folder");
    std::filesystem::remove(path);
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    expectSentence(sentenceOf([&] { readPointCloud(path, {control}); }), GetParam().name, "pipe");
}

TEST_P(DamagedPoints, ACancelledJobStops) {
    JobControl control;
    control.cancel();
    const auto path = folder_.file(GetParam().name, GetParam().bytes);
    EXPECT_THROW(readPointCloud(path, {control}), Cancelled);
}

INSTANTIATE_TEST_SUITE_P(Formats, DamagedPoints, testing::ValuesIn(test::pointSamples()),
                         [](const auto& each) {
                             std::string name = each.param.name;
                             name[name.find('.')] = '_';
                             return name;
                         });

std::string cloudRefusal(const std::string& name, const std::string& text) {
    const ScratchFolder folder;
    JobControl control;
    const auto path = folder.file(name, text);
    return sentenceOf([&] { readPointCloud(path, {control}); });
}

TEST(RefusedPoints, NameLineOrPoint) {
    expectSentence(cloudRefusal("a.csv", "x,y,z,amplitude\n1,2,3,1\n1,2,3,-4\n"), "a.csv", "line 3",
                   "negative");
    expectSentence(cloudRefusal("a.csv", "x,y,z\n1e999,2,3\n"), "a.csv", "none of its 1 points");
    const std::string header = "ply\nformat ascii 1.0\nelement vertex 2\nproperty float x\n"
                               "property float y\nproperty float z\nproperty float amplitude\n"
                               "end_header\n";
    expectSentence(cloudRefusal("a.ply", header + "1 2 3 4\n1 2 3 -4\n"), "point 2", "negative");
}

TEST(RefusedPoints, NameWhatTheHeaderClaims) {
    const std::string lie = "ply\nformat binary_little_endian 1.0\nelement vertex 4000000000\n"
                            "property float x\nproperty float y\nproperty float z\nend_header\n";
    expectSentence(cloudRefusal("lie.ply", lie + std::string(187, '\1')), "4000000000",
                   "187 bytes");
    std::string pcd = test::pcdHeader("binary");
    pcd.replace(pcd.find("WIDTH 3"), 7, "WIDTH 4000000000");
    expectSentence(cloudRefusal("lie.pcd", pcd), "lie.pcd", "4000000000");
    pcd.replace(pcd.find("POINTS 3"), 8, "POINTS 4000000000");
    expectSentence(cloudRefusal("lie.pcd", pcd + "x"), "lie.pcd", "4000000000", "1 bytes");
}

TEST(RefusedPoints, NameAnElementWithoutPoints) {
    expectSentence(cloudRefusal("a.ply",
                                "ply\nformat ascii 1.0\nelement vertex 0\nproperty float x\n"
                                "property float y\nproperty float z\nend_header\n"),
                   "a.ply", "no point");
    expectSentence(cloudRefusal("a.ply", "ply\nformat ascii 1.0\nelement face 0\nend_header\n"),
                   "a.ply", "vertex");
    expectSentence(cloudRefusal("a.obj", "f 1 2 3\n"), "a.obj", "no vertex");
}

TEST(RefusedPoints, NameALineWithoutEnd) {
    expectSentence(cloudRefusal("a.xyz", "1 2 3\n" + std::string(100000, '4')), "a.xyz", "line 2",
                   "65536");
}

TEST(Lzf, UnpacksWhatTheOriginalLibraryPacked) {
    const std::string plain = "fringe fringe fringe fringe " + std::string(300, 'z')
                              + "0123456789abcdefghijklmnopqrstuvwxyz end";
    const std::string packed("\x07"
                             "fringe f\xe0\x0b\x06\x00z\xe0\xff\x00\xe0\x1a\x00\x1f"
                             "0123456789abcdefghijklmnopqrstuv\x07wxyz end",
                             62);
    std::vector<std::byte> result(plain.size());
    ASSERT_TRUE(lzfDecompress(std::as_bytes(std::span(packed)), result));
    EXPECT_EQ(std::string(reinterpret_cast<const char*>(result.data()), result.size()), plain);
    result.resize(plain.size() - 1);
    EXPECT_FALSE(lzfDecompress(std::as_bytes(std::span(packed)), result));
    result.resize(plain.size() + 1);
    EXPECT_FALSE(lzfDecompress(std::as_bytes(std::span(packed)), result));
}

} // namespace
} // namespace fringe
