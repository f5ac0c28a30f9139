// SPDX-License-Identifier: GPL-3.0-or-later
// Images whose windows, second pictures, and values that are left out or mean nothing, are read as
// their formats say.
#include "engine/io/asset_files.h"
#include "tests/engine/io/foreign_files.h"
#include "tests/engine/io/picture_writers.h"
#include "tests/support/samples.h"

#include <cmath>
#include <limits>
#include <zlib.h>

namespace fringe::test {
namespace {

class ImageDefaults : public ForeignFiles {
  protected:
    void SetUp() override {
        if (!haveImages())
            GTEST_SKIP() << "built without image formats";
    }
    std::vector<bool> measured(const std::string& name) {
        const auto depth = readAsset(AssetType::Depth, folder_ / name, {.control = &control_});
        std::vector<bool> is;
        for (const float v : std::get<std::shared_ptr<const Raster>>(depth)->samples)
            is.push_back(std::isfinite(v));
        return is;
    }
};

TEST_F(ImageDefaults, aDataWindowLiesAtItsPlaceInTheDisplayWindow) {
    folder_.file("c.exr", exrOf({{"Y", {1, 2, 3, 4}}}, 2, 2, {1, 2, 4, 5}));
    const Raster crop = raster("c.exr");
    EXPECT_EQ(crop.shape, (Shape{4, 5}));
    EXPECT_EQ(crop.samples, (Floats{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 3, 4, 0, 0}));
    expectSilence();
    folder_.file("o.exr", exrOf({{"Y", {1, 2, 3, 4, 5, 6, 7, 8, 9}}}, 3, 3, {-1, -1, 1, 2}));
    EXPECT_EQ(raster("o.exr").samples, (Floats{5, 6}));
    expectNote("o.exr", "beyond its display window", "cut off");
    folder_.file("f.exr", exrOf({{"Y", {1}}}, 1, 1, {5, 0, 2, 2}));
    expectSentence(sentenceOf([&] { raster("f.exr"); }), "f.exr", "beyond its display window");
}

/// 11 × 3 bits, and tags as Pillow writes them of a picture of bits, without BitsPerSample.
TiffTags tagsOfBits() {
    return {{256, {4, {11}}}, {257, {4, {3}}}, {259, {3, {1}}}, {262, {3, {1}}},
            {277, {3, {1}}},  {278, {4, {3}}}, {279, {4, {6}}}};
}

TEST_F(ImageDefaults, aTiffWithoutBitsPerSampleHasOne) {
    const std::string strip("\xa0\x20\xff\xe0\x00\x20", 6);
    const Floats bits{1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
                      1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    for (const std::endian order : {std::endian::little, std::endian::big}) {
        folder_.file("b.tif", tiffOf({{tagsOfBits(), strip}}, order));
        const auto levels = std::get<LevelPattern>(readFieldOrLevels(folder_ / "b.tif", {}));
        EXPECT_EQ(levels.count, 2);
        EXPECT_EQ(firstPlane("b.tif"), bits);
        folder_.file("s.tif", tiffOf({{tagsOfBits(), strip}, {tagsOfBits(), strip}}, order));
        EXPECT_EQ(raster("s.tif").count(), 2U);
    }
}

TEST_F(ImageDefaults, aTiffMayLeaveOutWhatHasADefault) {
    const std::string strip("\x01\x02\x03\x04\x05\x06", 6);
    const TiffTags whole{{256, {3, {3}}}, {257, {3, {2}}}, {258, {3, {8}}}, {259, {3, {1}}},
                         {262, {3, {1}}}, {277, {3, {1}}}, {278, {3, {2}}}, {279, {3, {6}}},
                         {284, {3, {1}}}, {339, {3, {1}}}};
    for (const std::uint16_t left : {0, 259, 262, 277, 278, 284, 339}) {
        TiffTags tags = whole;
        tags.erase(left);
        folder_.file("d.tif", tiffOf({{tags, strip}}));
        Floats samples = firstPlane("d.tif");
        for (float& sample : samples)
            sample = std::round(sample * 255);
        EXPECT_EQ(samples, (Floats{1, 2, 3, 4, 5, 6})) << left;
    }
}

TEST_F(ImageDefaults, aTiffOfFewBitsHasTheirLevels) {
    struct Few {
        std::uint32_t bits;
        std::string strip;
        std::vector<std::uint16_t> levels;
    };
    for (const auto& [bits, strip, levels] :
         {Few{1, "\x50", {0, 1, 0, 1}}, Few{2, "\x1b", {0, 1, 2, 3}},
          Few{4, "\x0f\xa5", {0, 15, 10, 5}}}) {
        const TiffTags tags{{256, {3, {4}}},
                            {257, {3, {1}}},
                            {258, {3, {bits}}},
                            {262, {3, {1}}},
                            {279, {4, {std::uint32_t(strip.size())}}}};
        folder_.file("f.tif", tiffOf({{tags, strip}}));
        const auto read = std::get<LevelPattern>(readFieldOrLevels(folder_ / "f.tif", {}));
        EXPECT_EQ(read.count, 1 << bits);
        EXPECT_EQ(samplesOf(read.planes.front()), levels) << bits;
    }
}

TiffTags tagsOfFloats(std::uint32_t rows, std::uint32_t cols, const std::string& none = {}) {
    TiffTags tags{{256, {3, {cols}}}, {257, {3, {rows}}}, {258, {3, {32}}},
                  {259, {3, {1}}},    {262, {3, {1}}},    {277, {3, {1}}},
                  {278, {3, {rows}}}, {339, {3, {3}}},    {279, {4, {4 * rows * cols}}}};
    if (!none.empty())
        tags[42113] = {2, {}, none};
    return tags;
}

std::string bytesOf(const Floats& numbers) {
    Bytes bytes(std::endian::little);
    for (const float number : numbers)
        bytes.put(number);
    return bytes.text();
}

TEST_F(ImageDefaults, whatWasNotMeasuredIsNoDepth) {
    folder_.file("n.tif", tiffOf({{tagsOfFloats(1, 3, "7.5 "), bytesOf({0.5F, 7.5F, 1})}}));
    EXPECT_EQ(measured("n.tif"), (std::vector{true, false, true}));
    EXPECT_EQ(firstPlane("n.tif"), (Floats{0.5F, 0, 1}));
    EXPECT_NE(notes().find("7.5"), std::string::npos);
    constexpr float lowest = -3.4028235e38F;
    folder_.file("m.pfm",
                 pfmOf(1, 6, {{0.5F, -9999, -32768, lowest, 1e10F, -1}}, std::endian::little));
    EXPECT_EQ(measured("m.pfm"), (std::vector{true, false, false, false, false, true}));
    expectNote("m.pfm", "4 of the depths", "no measurement");
    TiffTags tags{{256, {3, {3}}}, {257, {3, {1}}}, {258, {3, {16}}},          {259, {3, {1}}},
                  {262, {3, {1}}}, {277, {3, {1}}}, {42113, {2, {}, "65535"}}, {279, {3, {6}}}};
    folder_.file("u.tif", tiffOf({{tags, std::string("\x40\x9c\xff\xff\x02\x00", 6)}}));
    EXPECT_EQ(measured("u.tif"), (std::vector{true, false, true}));
}

std::string pngChunk(const std::string& name, const std::string& data) {
    const std::string body = name + data;
    Bytes length(std::endian::big), crc(std::endian::big);
    length.put(static_cast<std::uint32_t>(data.size()));
    crc.put(static_cast<std::uint32_t>(
        ::crc32(0, reinterpret_cast<const unsigned char*>(body.data()), unsigned(body.size()))));
    return length.text() + body + crc.text();
}

TEST_F(ImageDefaults, pictureAfterTheFirstAreTold) {
    Bytes head(std::endian::big), frames(std::endian::big);
    head.put(std::uint32_t{1}).put(std::uint32_t{1});
    head.put('\x08').put('\0').put('\0').put('\0').put('\0');
    frames.put(std::uint32_t{3}).put(std::uint32_t{0});
    const std::string pixel("\0\x40", 2);
    std::string packed(64, '\0');
    auto length = static_cast<uLongf>(packed.size());
    ::compress(reinterpret_cast<unsigned char*>(packed.data()), &length,
               reinterpret_cast<const unsigned char*>(pixel.data()), 2);
    packed.resize(length);
    folder_.file("a.png", "\x89PNG\r\n\x1a\n" + pngChunk("IHDR", head.text())
                              + pngChunk("acTL", frames.text()) + pngChunk("IDAT", packed)
                              + pngChunk("IEND", ""));
    EXPECT_EQ(raster("a.png").samples, Floats{64.0F / 255});
    expectNote("a.png", "3 pictures", "first");
}

/// An application segment of a JPEG with a list of pictures (CIPA DC-007).
std::string listOfPictures(std::uint32_t count) {
    Bytes list(std::endian::big);
    for (const char c : std::string("MPF\0MM\0*\0\0\0\x08", 12))
        list.put(c);
    list.put(std::uint16_t{2});
    list.put(std::uint16_t{0xb000}).put(std::uint16_t{7}).put(std::uint32_t{4});
    for (const char c : std::string("0100"))
        list.put(c);
    list.put(std::uint16_t{0xb001}).put(std::uint16_t{4}).put(std::uint32_t{1}).put(count);
    list.put(std::uint32_t{0});
    Bytes head(std::endian::big);
    head.put('\xff').put('\xe2').put(static_cast<std::uint16_t>(list.text().size() + 2));
    return head.text() + list.text();
}

/// A grey JPEG of one block, all of one value. Source: ITU-T T.81.
std::string greyJpeg(const std::string& segment) {
    const std::string table = std::string("\xff\xdb\x00\x43\x00", 5) + std::string(64, '\x01');
    const std::string frame("\xff\xc0\x00\x0b\x08\x00\x08\x00\x08\x01\x01\x11\x00", 13);
    const auto codes = [](char kind) { // one code of one bit, for 0
        return std::string("\xff\xc4\x00\x14", 4) + kind + '\x01' + std::string(16, '\0');
    };
    const std::string scan("\xff\xda\x00\x08\x01\x01\x00\x00\x3f\x00", 10);
    return "\xff\xd8" + segment + table + frame + codes('\0') + codes('\x10') + scan + '\x3f'
           + "\xff\xd9";
}

TEST_F(ImageDefaults, aJpegOfSeveralPicturesIsTold) {
    folder_.file("m.jpg", greyJpeg(listOfPictures(2)));
    EXPECT_EQ(raster("m.jpg").samples, Floats(64, 128.0F / 255));
    expectNote("m.jpg", "2 pictures", "first");
    folder_.file("s.jpg", greyJpeg(""));
    EXPECT_EQ(raster("s.jpg").samples, Floats(64, 128.0F / 255));
    expectSilence();
}

/// Pages of a float each, which is their number, the first with that text.
std::string numberedPages(int count, const std::string& text) {
    std::vector<std::pair<TiffTags, std::string>> pages;
    for (int i = 0; i < count; ++i)
        pages.emplace_back(tagsOfFloats(1, 1), bytesOf({static_cast<float>(i)}));
    pages.front().first[270] = {2, {}, text};
    return tiffOf(pages);
}

TEST_F(ImageDefaults, pagesOfMicroscopesAreTheirPlanes) {
    const auto ome = [](const std::string& sizes) {
        return "<?xml version=\"1.0\"?><OME><Image ID=\"Image:0\"><Pixels ID=\"Pixels:0\" " + sizes
               + "><Channel SamplesPerPixel=\"1\"/></Pixels></Image></OME>";
    };
    folder_.file("z.tif",
                 numberedPages(6, ome(R"(DimensionOrder="XYZCT" SizeZ="6" SizeC="1" SizeT="1")")));
    EXPECT_EQ(raster("z.tif").count(), 6U);
    expectSilence();
    folder_.file("c.tif",
                 numberedPages(6, ome(R"(DimensionOrder="XYCZT" SizeZ="3" SizeC="2" SizeT="1")")));
    EXPECT_EQ(raster("c.tif").samples, (Floats{0, 2, 4}));
    expectNote("c.tif", "2 channels", "1 times", "first");
    folder_.file("t.tif",
                 numberedPages(6, ome(R"(DimensionOrder="XYZCT" SizeZ="3" SizeC="1" SizeT="2")")));
    EXPECT_EQ(raster("t.tif").samples, (Floats{0, 1, 2}));
    notes();
    folder_.file("w.tif",
                 numberedPages(2, ome(R"(DimensionOrder="XYZCT" SizeZ="9" SizeC="1" SizeT="1")")));
    EXPECT_EQ(raster("w.tif").samples, (Floats{0, 1}));
    expectNote("w.tif", "9 planes", "2 pages");
    folder_.file("j.tif", numberedPages(
                              6, "ImageJ=1.53\nimages=6\nchannels=2\nslices=3\nhyperstack=true\n"));
    EXPECT_EQ(raster("j.tif").samples, (Floats{0, 2, 4}));
    notes();
    folder_.file("l.tif", numberedPages(1, "ImageJ=1.53\nimages=6\nslices=6\n"));
    EXPECT_EQ(raster("l.tif").samples, Floats{0});
    expectNote("l.tif", "6 planes", "1 pages");
}

TEST_F(ForeignFiles, theScaleOfAFloatMapIsANumber) {
    for (const std::string scale : {"nan", "0", "inf", "x", "-"}) {
        folder_.file("s.pfm", "Pf\n1 1\n" + scale + "\n1234");
        expectSentence(sentenceOf([&] { raster("s.pfm"); }), "s.pfm", "scale", "-1 or 1");
    }
}

} // namespace
} // namespace fringe::test
