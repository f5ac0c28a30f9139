// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/asset_files.h"
#include "engine/io/field_files.h"
#include "engine/io/raster_files.h"
#include "engine/job/job_control.h"
#include "tests/engine/io/expect_error.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace fringe {
namespace {

using test::expectSentence;
using test::ScratchFolder;
using test::sentenceOf;

class RasterFiles : public ::testing::Test {
  protected:
    Raster read(const std::string& name) const { return readRaster(folder_ / name, {}); }

    std::filesystem::path write(const std::string& name, const std::string& bytes) const {
        return folder_.file(name, bytes);
    }

    /// Grey, of one level everywhere.
    void writeGrey(const std::string& name, std::uint16_t level, Shape shape = {2, 3}) const {
        LevelPattern levels{.count = 256};
        levels.planes.emplace_back(
            shape, std::vector<std::uint16_t>(static_cast<std::size_t>(shape.count()), level));
        writeLevels(folder_ / name, levels, true);
    }

    ScratchFolder folder_;
};

Raster randomRaster(std::size_t planes, std::size_t count, float white) {
    std::mt19937 random(static_cast<unsigned>(planes * 10 + count));
    Raster raster{{3, 4}, planes, white};
    for (std::size_t i = 0; i < 12 * planes * count; ++i)
        raster.samples.push_back(white > 1 ? static_cast<float>(random() % 256) / white
                                           : static_cast<float>(random()) / 4294967296.0F);
    return raster;
}

TEST_F(RasterFiles, keepEveryBit) {
    for (const float white : {1.0F, 255.0F, 65535.0F})
        for (std::size_t planes = 1; planes <= 4; ++planes)
            for (const std::size_t count : {1U, 5U, 80U}) {
                const Raster raster = randomRaster(planes, count, white);
                const auto bytes = npyOf(raster);
                write("r.npy", {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
                EXPECT_EQ(read("r.npy"), raster) << planes << " planes, white " << white;
            }
}

/// An uncompressed little-endian TIFF of 1 × 2 pixels: red, green, blue and opacity.
std::string tiffWithOpacity() {
    std::string file("II*\0\x08\0\0\0", 8);
    const auto put16 = [&](unsigned value) {
        file += static_cast<char>(value & 0xff);
        file += static_cast<char>(value >> 8);
    };
    const auto put32 = [&](unsigned value) {
        put16(value & 0xffff);
        put16(value >> 16);
    };
    constexpr unsigned entries = 10, data = 8 + 2 + entries * 12 + 4;
    put16(entries);
    const auto entry = [&](unsigned tag, unsigned type, unsigned count, unsigned value) {
        put16(tag);
        put16(type);
        put32(count);
        put32(value);
    };
    entry(256, 3, 1, 2);        // width
    entry(257, 3, 1, 1);        // height
    entry(258, 3, 4, data);     // bits of each sample
    entry(259, 3, 1, 1);        // no compression
    entry(262, 3, 1, 2);        // RGB
    entry(273, 4, 1, data + 8); // where the pixels are
    entry(277, 3, 1, 4);        // samples a pixel
    entry(278, 3, 1, 1);        // rows a strip
    entry(279, 4, 1, 8);        // bytes of the strip
    entry(338, 3, 1, 2);        // the fourth sample is unassociated alpha
    put32(0);
    for (int i = 0; i < 4; ++i)
        put16(8);
    return file + std::string("\xff\x33\x00\xff\x00\x66\xff\x33", 8);
}

TEST_F(RasterFiles, haveTheOpacityOfTheirPictures) {
    write("a.tif", tiffWithOpacity());
    const Raster raster = read("a.tif");
    EXPECT_EQ(raster.planes, 4U);
    ASSERT_EQ(raster.count(), 1U);
    const std::vector<float> wanted{1, 0, 0.2F, 0.4F, 0, 1, 1, 0.2F};
    for (std::size_t i = 0; i < wanted.size(); ++i)
        EXPECT_NEAR(raster.samples[i], wanted[i], 1e-6) << i;
}

TEST_F(RasterFiles, stacksComeInTheOrderOfTheirDistances) {
    writeGrey("far.png", 51);
    writeGrey("near.png", 255);
    write("s.json", R"([{"image": "near.png", "z": "120mm", "opacity": 0.5},
                        {"image": "far.png", "z": "100mm"}])");
    const Raster stack = read("s.json");
    EXPECT_EQ(stack.distances, (std::vector{0.1, 0.12}));
    ASSERT_EQ(stack.planes, 2U);
    ASSERT_EQ(stack.count(), 2U);
    EXPECT_FLOAT_EQ(stack.plane(0, 0)[0], 0.2F);
    EXPECT_FLOAT_EQ(stack.plane(0, 1)[0], 1);
    EXPECT_FLOAT_EQ(stack.plane(1, 0)[0], 1);
    EXPECT_FLOAT_EQ(stack.plane(1, 1)[0], 0.5F);
}

TEST_F(RasterFiles, stacksWithFaultsAreRefused) {
    writeGrey("a.png", 1);
    writeGrey("b.png", 1, {4, 4});
    const auto refused = [&](const std::string& text, auto... parts) {
        write("s.json", text);
        expectSentence(sentenceOf([&] { read("s.json"); }), "s.json", parts...);
    };
    refused("[", "list of pictures");
    refused("[]", "list of pictures");
    refused("{}", "list of pictures");
    refused(std::string(100000, '['), "list of pictures");
    refused(R"([{"z": "1mm"}])", "entry 1", "picture");
    refused(R"([{"image": "a.png"}])", "entry 1", "distance");
    refused(R"([{"image": "a.png", "z": "1mm"}, {"image": "a.png", "z": "2"}])", "entry 2");
    refused(R"([{"image": "a.png", "z": "1mm", "opacity": 2}])", "entry 1", "opacity");
    refused(R"([{"image": "a.png", "z": "1mm"}, {"image": "b.png", "z": "2mm"}])", "a.png", "3 × 2",
            "b.png", "4 × 4");
    write("s.json", R"([{"image": "a.png", "z": "1mm"}, {"image": "c.png", "z": "2mm"}])");
    expectSentence(sentenceOf([&] { read("s.json"); }), "s.json", "entry 2", "c.png");
    expectSentence(sentenceOf([&] { readRaster(folder_ / "b.png", {.memory = 127}); }), "b.png",
                   "127 B");
    EXPECT_NO_THROW(readRaster(folder_ / "b.png", {.memory = 128}));
}

/// One picture that fits, named so often that its copies would not.
TEST_F(RasterFiles, stacksThatDoNotFitTheMemoryAreRefused) {
    Picture picture;
    picture.planes.emplace_back(Shape{1000, 1000}, std::vector<float>(1'000'000));
    writePicture(folder_ / "l.npy", picture, true);
    std::string text = "[";
    for (int i = 0; i < 30'000; ++i)
        text += std::string(i > 0 ? "," : "") + R"({"image":"l.npy","z":"1mm"})";
    write("s.json", text + "]");
    expectSentence(sentenceOf([&] { read("s.json"); }), "s.json", "memory");
}

TEST_F(RasterFiles, ofTooManyPlanesAreRefused) {
    Raster raster = randomRaster(1, 5, 255);
    raster.planes = 5;
    const auto bytes = npyOf(raster);
    write("r.npy", {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    expectSentence(sentenceOf([&] { read("r.npy"); }), "r.npy", "5 planes");
}

} // namespace
} // namespace fringe
