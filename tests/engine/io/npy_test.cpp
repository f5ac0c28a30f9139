// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/field_files.h"
#include "tests/engine/io/expect_error.h"
#include "tests/support/samples.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <random>

namespace fringe {
namespace {

using test::expectSentence;
using test::samplesOf;
using test::ScratchFolder;
using test::sentenceOf;

/// A .npy file of version 1.0 with a header as given.
std::string npy(const std::string& dictionary, const std::string& data) {
    const std::string header = dictionary + std::string(60 - dictionary.size() % 50, ' ') + '\n';
    std::string text = "\x93NUMPY";
    text += {'\1', '\0', static_cast<char>(header.size()), '\0'};
    return text + header + data;
}

template <class T> std::string bytesOf(std::vector<T> numbers, bool swapped = false) {
    std::string bytes(numbers.size() * sizeof(T), '\0');
    std::memcpy(bytes.data(), numbers.data(), bytes.size());
    for (std::size_t i = 0; swapped && i < bytes.size(); i += sizeof(T))
        std::reverse(bytes.begin() + i, bytes.begin() + i + sizeof(T));
    return bytes;
}

Hologram readHologram(const std::string& bytes) {
    const ScratchFolder folder;
    return std::get<Hologram>(readFieldOrLevels(folder.file("a.npy", bytes), {}));
}

/// Samples of the first plane.
std::vector<Complex> readSamples(const std::string& bytes) {
    return samplesOf(readHologram(bytes).planes.at(0));
}

TEST(Npy, ReadsEveryFloatTypeInBothOrders) {
    const std::string tail = ", 'fortran_order': False, 'shape': (1, 2), }";
    const std::vector<Complex> expected{{1.5F, -2}, {0.25F, 8}};
    EXPECT_EQ(readSamples(npy("{'descr': '<c8'" + tail, bytesOf<float>({1.5, -2, .25, 8}))),
              expected);
    EXPECT_EQ(readSamples(npy("{'descr': '>c8'" + tail, bytesOf<float>({1.5, -2, .25, 8}, true))),
              expected);
    EXPECT_EQ(readSamples(npy("{'descr': '>c16'" + tail, bytesOf<double>({1.5, -2, .25, 8}, true))),
              expected);
    const std::vector<Complex> real{{3, 0}, {-4, 0}};
    EXPECT_EQ(readSamples(npy("{'descr': '<f4'" + tail, bytesOf<float>({3, -4}))), real);
    EXPECT_EQ(readSamples(npy("{'descr': '>f8'" + tail, bytesOf<double>({3, -4}, true))), real);
}

TEST(Npy, ReadsFortranOrder) {
    const Hologram field =
        readHologram(npy("{'descr': '<f4', 'fortran_order': True, 'shape': (2, 2, 3)}",
                         bytesOf<float>({0, 100, 10, 110, 1, 101, 11, 111, 2, 102, 12, 112})));
    ASSERT_EQ(field.planes.size(), 2U);
    EXPECT_EQ(field.shape(), (Shape{2, 3}));
    const std::vector<Complex> first{0, 1, 2, 10, 11, 12};
    const std::vector<Complex> second{100, 101, 102, 110, 111, 112};
    EXPECT_EQ(samplesOf(field.planes[0]), first);
    EXPECT_EQ(samplesOf(field.planes[1]), second);
}

TEST(Npy, ReadsBigEndianLevels) {
    const ScratchFolder folder;
    const auto read = readFieldOrLevels(
        folder.file("a.npy", npy("{'descr': '>u2', 'fortran_order': False, 'shape': (2, 1)}",
                                 bytesOf<std::uint16_t>({7, 60000}, true))),
        {});
    const auto& levels = std::get<LevelPattern>(read);
    EXPECT_EQ(levels.count, 65536);
    EXPECT_EQ(levels.encoding, "phase");
    EXPECT_EQ(samplesOf(levels.planes[0]), (std::vector<std::uint16_t>{7, 60000}));
}

TEST(Npy, NamesWhatIsWrong) {
    const auto refusal = [](const std::string& bytes) {
        return sentenceOf([&] { readHologram(bytes); });
    };
    const std::string c8 = "{'descr': '<c8', 'fortran_order': False, 'shape': ";
    expectSentence(refusal("hello"), "a.npy", "numpy.save");
    expectSentence(refusal(npy(c8 + "(70000, 70000)}", "12345678")), "39200000000 bytes", "8 ");
    expectSentence(refusal(npy(c8 + "(4294967296, 4294967296)}", "12345678")), "a.npy");
    expectSentence(refusal(npy(c8 + "(0, 5)}", "")), "a.npy", "empty");
    expectSentence(refusal(npy(c8 + "(5,)}", "")), "a.npy", "shape (5,)");
    expectSentence(
        refusal(npy("{'descr': '<i8', 'fortran_order': False, 'shape': (1, 1)}", "12345678")),
        "a.npy", "<i8", "complex64");
}

class DamagedNpy : public testing::TestWithParam<std::string> {
  protected:
    /// True if the file was refused.
    bool judge(const std::string& bytes) {
        try {
            readFieldOrLevels(folder_.file("a.npy", bytes), {});
            return false;
        } catch (const Error& error) {
            expectSentence(error.what(), "a.npy");
            return true;
        }
    }
    ScratchFolder folder_;
};

TEST_P(DamagedNpy, IsReadWhereItIsSound) {
    EXPECT_FALSE(judge(GetParam()));
}

TEST_P(DamagedNpy, IsRefusedWhereItIsCut) {
    for (std::size_t size = 0; size < GetParam().size(); ++size)
        EXPECT_TRUE(judge(GetParam().substr(0, size))) << size;
    EXPECT_TRUE(judge(GetParam() + "x"));
}

TEST_P(DamagedNpy, EndsInASentenceOrInSamplesWhereBitsAreFlipped) {
    std::mt19937 generator(29);
    std::uniform_int_distribution<std::size_t> at(0, GetParam().size() - 1);
    std::uniform_int_distribution<int> bit(0, 7);
    for (int i = 0; i < 800; ++i) {
        std::string bytes = GetParam();
        for (int flips = i % 3; flips >= 0; --flips) {
            char& byte = bytes[at(generator)];
            byte = static_cast<char>(byte ^ (1 << bit(generator)));
        }
        judge(bytes);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Types, DamagedNpy,
    testing::Values(npy("{'descr': '<c8', 'fortran_order': False, 'shape': (1, 2), }",
                        bytesOf<float>({1, 2, 3, 4})),
                    npy("{'descr': '>f8', 'fortran_order': True, 'shape': (2, 1, 2), }",
                        bytesOf<double>({1, 2, 3, 4}, true)),
                    npy("{'descr': '|u1', 'fortran_order': False, 'shape': (3, 5), }",
                        std::string(15, '\7'))));

TEST(Npy, ReadsTheFilesThatNumpyWrote) {
    const std::filesystem::path path = FRINGE_SHARED_DATA "/vectors/points-exact.npy";
    if (!std::filesystem::exists(path))
        GTEST_SKIP() << path << " is absent";
    const auto field = std::get<Hologram>(readFieldOrLevels(path, {}));
    EXPECT_EQ(field.shape(), (Shape{65, 96}));
    EXPECT_EQ(field.planes.size(), 1U);
}

} // namespace
} // namespace fringe
