// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures and arrays as other programs write them: read as they are meant, and what is not read is
// said.
#include "engine/io/field_files.h"
#include "engine/io/npy_header.h"
#include "engine/io/picture_stack.h"
#include "engine/io/raster_files.h"
#include "engine/io/target_picture.h"
#include "kernels/run_time_module.h"
#include "tests/engine/io/foreign_files.h"
#include "tests/engine/io/picture_writers.h"
#include "tests/engine/io/sample_data.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>

namespace fringe::test {
namespace {

TEST_F(ForeignImages, channelsOfAnExrFileAreFoundByTheirNames) {
    folder_.file("a.exr", exrOf({{"R", Floats(4, 0.2F)},
                                 {"G", Floats(4, 0.4F)},
                                 {"B", Floats(4, 0.6F)},
                                 {"A", {1, 1, 0.5F, 1}},
                                 {"Z", {3, 4, 5, 6}}},
                                2, 2));
    const Raster picture = raster("a.exr");
    ASSERT_EQ(picture.planes, 4U);
    EXPECT_EQ(picture.samples, (Floats{0.2F, 0.2F, 0.2F, 0.2F, 0.4F, 0.4F, 0.4F, 0.4F, 0.6F, 0.6F,
                                       0.6F, 0.6F, 1, 1, 0.5F, 1}));
    EXPECT_NEAR(picture.intensity(0).intensity[0], 0.372, 1e-3);
    expectNote("a.exr", "not read: Z.");
    const Raster depth = raster("a.exr", RasterUse::Numbers);
    EXPECT_EQ(depth.planes, 1U);
    EXPECT_EQ(depth.samples, (Floats{3, 4, 5, 6}));
    expectSilence();
    EXPECT_NEAR(readTargetPicture(folder_ / "a.exr", {.control = &control_}).intensity[0], 0.372,
                1e-3);
    const std::string said = notes();
    EXPECT_NE(said.find("opacity"), said.npos) << said;
    EXPECT_NE(said.find("Z"), said.npos) << said;
}

TEST_F(ForeignImages, layersOfAnExrFileAreToldApart) {
    folder_.file("a.exr", exrOf({{"View.Combined.R", {0.1F}},
                                 {"View.Combined.G", {0.2F}},
                                 {"View.Combined.B", {0.3F}},
                                 {"View.Depth.Z", {7}},
                                 {"View.Mist.V", {9}}},
                                1, 1));
    EXPECT_EQ(raster("a.exr").samples, (Floats{0.1F, 0.2F, 0.3F}));
    EXPECT_NE(notes().find("View.Mist.V"), std::string::npos);
    EXPECT_EQ(raster("a.exr", RasterUse::Numbers).samples, (Floats{7}));
    folder_.file("z.exr", exrOf({{"Z", {7, 8}}}, 1, 2));
    notes();
    EXPECT_EQ(raster("z.exr").samples, (Floats{7, 8}));
    EXPECT_EQ(raster("z.exr", RasterUse::Numbers).samples, (Floats{7, 8}));
    expectSilence();
    folder_.file("n.exr", exrOf({{"N.X", {0}}, {"N.Y", {1}}, {"U", {1}}}, 1, 1));
    EXPECT_EQ(raster("n.exr").samples, (Floats{1}));
    notes();
    folder_.file("u.exr", exrOf({{"U", {0}}, {"V", {1}}}, 1, 1));
    expectSentence(sentenceOf([&] { raster("u.exr"); }), "u.exr", "U, V", "R, G and B");
}

TEST_F(ForeignImages, aDeepExrFileIsNamedAsSuch) {
    Bytes one(std::endian::little);
    one.put(std::int32_t{1});
    const std::string more = exrAttribute("chunkCount", "int", one.text())
                             + exrAttribute("maxSamplesPerPixel", "int", one.text())
                             + exrAttribute("name", "string", "deep")
                             + exrAttribute("type", "string", "deepscanline")
                             + exrAttribute("version", "int", one.text());
    const std::string header = exrHeader({"A", "Z"}, 1, 1, 0x800, more);
    Bytes chunk(std::endian::little);
    chunk.put(std::uint64_t{header.size() + 8}); // where it lies
    chunk.put(std::int32_t{0}).put(std::uint64_t{4}).put(std::uint64_t{8}).put(std::uint64_t{8});
    chunk.put(std::int32_t{1}).put(1.0F).put(2.0F);
    folder_.file("d.exr", header + chunk.text());
    expectSentence(sentenceOf([&] { raster("d.exr"); }), "d.exr", "deep image", "flatten");
}

TEST_F(ForeignImages, pagesOfATiffAreAStack) {
    std::vector<TiffPage> pages;
    for (std::uint16_t i = 0; i < 4; ++i)
        pages.push_back({1, 2, {i, static_cast<std::uint16_t>(255 - i)}});
    folder_.file("s.tif", tiffOf(pages));
    const Raster stack = raster("s.tif");
    ASSERT_EQ(stack.count(), 4U);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_FLOAT_EQ(stack.plane(i, 0)[0], static_cast<float>(i) / 255);
        EXPECT_FLOAT_EQ(stack.plane(i, 0)[1], static_cast<float>(255 - i) / 255);
    }
    EXPECT_TRUE(stack.distances.empty());
    expectSilence();
    EXPECT_EQ(firstPlane("s.tif").size(), 2U);
    expectNote("s.tif", "4 pages", "first");
}

TEST_F(ForeignImages, thumbnailsAndMasksAreNoPages) {
    folder_.file(
        "t.tif",
        tiffOf({{2, 2, {1, 2, 3, 4}}, {1, 1, {9}, 8, 1, 1}, {2, 2, {0, 0, 0, 0}, 8, 1, 4}}));
    EXPECT_EQ(raster("t.tif").count(), 1U);
    firstPlane("t.tif");
    expectSilence();
    folder_.file("u.tif", tiffOf({{2, 2, {1, 2, 3, 4}}, {1, 1, {9}}}));
    EXPECT_EQ(raster("u.tif").count(), 1U);
    expectNote("u.tif", "2 pages", "first");
}

TEST_F(ForeignImages, aSweepComesBackWithItsDistances) {
    for (const PageSamples samples : {PageSamples::Float, PageSamples::Bits16}) {
        std::vector<Picture> written;
        PictureStack file(folder_ / "s.tif", samples, 3, true);
        for (const double z : {0.1, 0.12, 0.11}) {
            written.push_back(randomPicture({5, 4}, 1));
            for (auto& plane : written.back().planes)
                plane = mapped(plane, [z](float v) { return v * static_cast<float>(z); });
            written.back().distance = Length(z);
            file.add(written.back());
        }
        file.commit();
        const Raster stack = raster("s.tif");
        EXPECT_EQ(stack.distances, (std::vector{0.1, 0.12, 0.11}));
        ASSERT_EQ(stack.count(), 3U);
        for (std::size_t i = 0; i < 3; ++i) {
            const auto samplesOf = written[i].planes.front().samples();
            for (std::size_t k = 0; k < samplesOf.size(); ++k)
                EXPECT_NEAR(stack.plane(i, 0)[k], samplesOf[k],
                            samples == PageSamples::Float ? 0 : 1e-5);
        }
    }
}

TEST_F(ForeignImages, whiteMayBeZero) {
    for (const std::uint16_t bits : {8, 16}) {
        const auto white = static_cast<std::uint16_t>(bits == 8 ? 255 : 65535);
        folder_.file("w.tif", tiffOf({{1, 3, {0, 100, white}, bits, 0}}));
        EXPECT_EQ(firstPlane("w.tif"),
                  (Floats{1, static_cast<float>(white - 100) / static_cast<float>(white), 0}))
            << bits;
        folder_.file("b.tif", tiffOf({{1, 3, {0, 100, white}, bits, 1}}));
        EXPECT_EQ(firstPlane("b.tif"), (Floats{0, 100.0F / static_cast<float>(white), 1})) << bits;
    }
}

TEST_F(ForeignImages, theFourthByteOfABmpIsAnOpacityWhereItsHeaderSaysSo) {
    folder_.file("x.bmp", bmpOf(1, 2, {{{40, 40, 40, 0}}, {{220, 220, 220, 0}}}));
    const Raster unused = raster("x.bmp");
    EXPECT_EQ(unused.planes, 3U);
    EXPECT_FLOAT_EQ(unused.samples[0], 40.0F / 255);
    expectSilence();
    folder_.file("y.bmp", bmpOf(1, 2, {{{40, 40, 40, 9}}, {{220, 220, 220, 0}}}));
    EXPECT_EQ(raster("y.bmp").planes, 3U);
    expectNote("y.bmp", "fourth byte");
    const std::vector<std::uint32_t> usual{0xff0000, 0xff00, 0xff, 0xff000000};
    folder_.file("a.bmp", bmpOf(1, 2, {{{40, 50, 60, 51}}, {{220, 220, 220, 255}}}, usual));
    const Raster own = raster("a.bmp");
    ASSERT_EQ(own.planes, 4U);
    EXPECT_FLOAT_EQ(own.samples[0], 60.0F / 255);
    EXPECT_FLOAT_EQ(own.plane(0, 3)[0], 0.2F);
    folder_.file("o.bmp", bmpOf(1, 1, {{{1, 2, 3, 4}}}, {0xff, 0xff00, 0xff0000, 0xff000000}));
    expectSentence(sentenceOf([&] { raster("o.bmp"); }), "o.bmp", "usual order", "24 bits");
}

TEST_F(ForeignImages, aBadSampleIsClippedCountedAndNamed) {
    constexpr float none = std::numeric_limits<float>::quiet_NaN();
    folder_.file("n.exr", exrOf({{"R", {1, 1, 1, 1, 1, 1}},
                                 {"G", {1, 1, 1, 1, -1e-4F, 1}},
                                 {"B", {1, 1, 1, 1, 1, none}}},
                                2, 3));
    const Raster light = raster("n.exr");
    EXPECT_EQ(light.plane(0, 1)[4], 0);
    EXPECT_EQ(light.plane(0, 2)[5], 0);
    EXPECT_EQ(light.plane(0, 0)[4], 1);
    expectNote("n.exr", "2 of the samples", "row 2 and column 2");
    const GreyPicture target = readTargetPicture(folder_ / "n.exr", {.control = &control_});
    EXPECT_NEAR(target.intensity[4], 0.2126 + 0.0722, 1e-6);
    expectNote("n.exr", "2 of the samples");
    EXPECT_TRUE(std::isnan(raster("n.exr", RasterUse::Numbers).plane(0, 2)[5]));
    expectSilence();
}

/// The value of a TIFF tag that is stored in its entry, or the quotient that it names the place of.
double tiffTag(const std::string& file, std::uint16_t tag) {
    const auto number = [&](std::size_t at, std::size_t width) {
        std::uint64_t value = 0;
        for (std::size_t i = width; i-- > 0;)
            value = value << 8 | static_cast<unsigned char>(file.at(at + i));
        return value;
    };
    const std::size_t directory = number(4, 4);
    for (std::size_t i = 0; i < number(directory, 2); ++i) {
        const std::size_t at = directory + 2 + 12 * i;
        if (number(at, 2) != tag)
            continue;
        if (number(at + 2, 2) != 5)
            return static_cast<double>(number(at + 8, number(at + 2, 2) == 3 ? 2 : 4));
        const std::size_t place = number(at + 8, 4);
        return static_cast<double>(number(place, 4)) / static_cast<double>(number(place + 4, 4));
    }
    return -1;
}

std::uint32_t bigEndian(const std::string& file, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i)
        value = value << 8 | static_cast<unsigned char>(file.at(at + i));
    return value;
}

TEST_F(ForeignImages, whatWeWriteSaysHowFarPixelsLieApart) {
    LevelPattern levels = randomLevels({6, 5}, 1, 256);
    levels.sampling.pitchX = Length(8e-6);
    levels.sampling.pitchY = Length(6.4e-6);
    for (const char* name : {"a.png", "a.bmp", "a.tif"})
        writeLevels(folder_ / name, levels, false);
    const std::string png = contentsOf(folder_ / "a.png"), bmp = contentsOf(folder_ / "a.bmp"),
                      tif = contentsOf(folder_ / "a.tif");
    const std::size_t at = png.find("pHYs");
    ASSERT_NE(at, png.npos);
    EXPECT_EQ(bigEndian(png, at + 4), 125000U);
    EXPECT_EQ(bigEndian(png, at + 8), 156250U);
    EXPECT_EQ(png[at + 12], 1); // a metre
    std::array<std::int32_t, 2> perMetre{};
    std::memcpy(perMetre.data(), bmp.data() + 38, sizeof perMetre);
    EXPECT_EQ(perMetre, (std::array<std::int32_t, 2>{125000, 156250}));
    EXPECT_NEAR(tiffTag(tif, 282), 1250, 1e-3);
    EXPECT_NEAR(tiffTag(tif, 283), 1562.5, 1e-3);
    EXPECT_EQ(tiffTag(tif, 296), 3); // a centimetre
    levels.sampling = {};
    writeLevels(folder_ / "b.png", levels, false);
    EXPECT_EQ(contentsOf(folder_ / "b.png").find("pHYs"), std::string::npos);
}

/// The library's usual predictor of floats is one that programs in Python do not know.
TEST_F(ForeignImages, floatsOfATiffHaveAPredictorThatManyKnow) {
    for (const std::size_t planes : {1U, 3U}) {
        writeField(folder_ / "f.tif", randomField({6, 5}, planes), true);
        EXPECT_EQ(tiffTag(contentsOf(folder_ / "f.tif"), 317), 2);
        EXPECT_EQ(std::get<Hologram>(readFieldOrLevels(folder_ / "f.tif", {})).planes,
                  randomField({6, 5}, planes).planes);
    }
}

TEST_F(ForeignFiles, portableFloatMapsAreRead) {
    const Floats grey{0, 0.5F, 1, 1.5F, 2, 2.5F};
    for (const std::endian order : {std::endian::little, std::endian::big}) {
        folder_.file("g.pfm", pfmOf(2, 3, {grey}, order));
        const Raster picture = raster("g.pfm");
        EXPECT_EQ(picture.shape, (Shape{2, 3}));
        EXPECT_EQ(picture.samples, grey);
    }
    folder_.file("c.pfm", pfmOf(1, 2, {{1, 2}, {3, 4}, {5, 6}}, std::endian::little));
    EXPECT_EQ(raster("c.pfm").samples, (Floats{1, 2, 3, 4, 5, 6}));
    EXPECT_EQ(raster("c.pfm").planes, 3U);
    expectSilence();
    const std::string whole = pfmOf(2, 3, {grey}, std::endian::little);
    for (const std::string& bad :
         {whole.substr(0, whole.size() - 1), whole + "x", std::string("Pg\n1 1\n-1\n1234"),
          std::string("Pf\n0 1\n-1\n"), std::string("Pf\n99999999 9\n-1\n"), std::string("Pf")}) {
        folder_.file("b.pfm", bad);
        expectSentence(sentenceOf([&] { raster("b.pfm"); }), "b.pfm");
    }
}

std::string npy(NpyType type, const std::vector<std::uint64_t>& lengths, const std::string& body) {
    return npyHeaderText(type, lengths) + body;
}

std::string floats(const Floats& numbers) {
    Bytes body(std::endian::little);
    for (const float number : numbers)
        body.put(number);
    return body.text();
}

TEST_F(ForeignFiles, theArrayOfANumpyArchiveIsRead) {
    const std::string field = npy(NpyType::Float32, {2, 3}, floats({0, 1, 2, 3, 4, 5}));
    const std::string axis = npy(NpyType::Float32, {1, 3}, floats({7, 8, 9}));
    folder_.file("a.npz", zipOf({{"arr_0.npy", field}}));
    EXPECT_EQ(raster("a.npz").samples, (Floats{0, 1, 2, 3, 4, 5}));
    EXPECT_EQ(firstPlane("a.npz"), (Floats{0, 1, 2, 3, 4, 5}));
    expectSilence();
    folder_.file("b.npz", zipOf({{"depth.npy", field}, {"x.npy", axis}, {"unit.npy", "words"}}));
    EXPECT_EQ(raster("b.npz").samples, (Floats{0, 1, 2, 3, 4, 5}));
    expectNote("b.npz", "x", "unit");
    folder_.file("c.npz", zipOf({{"depth.npy", field}, {"light.npy", field}}));
    expectSentence(sentenceOf([&] { raster("c.npz"); }), "c.npz", "depth, light");
    folder_.file("d.npz", zipOf({{"unit.npy", "words"}}));
    expectSentence(sentenceOf([&] { raster("d.npz"); }), "d.npz", "no array");
    folder_.file("e.npz", field);
    expectSentence(sentenceOf([&] { raster("e.npz"); }), "e.npz", "no .npz archive");
    std::string torn = zipOf({{"arr_0.npy", field}});
    torn[torn.find("arr_0.npy") + 9 + field.size() - 2] ^= 1;
    folder_.file("f.npz", torn);
    expectSentence(sentenceOf([&] { raster("f.npz"); }), "f.npz", "damaged");
}

TEST_F(ForeignFiles, anArrayOfMatlabIsRead) {
    folder_.file("a.mat", matOf("depth", 2, 3, {0, 3, 1, 4, 2, 5}));
    if (!std::filesystem::exists(modulePath("fringe-read-mat"))) {
        expectSentence(sentenceOf([&] { raster("a.mat"); }), "a.mat", "without its reader", ".npy");
        GTEST_SKIP() << "built without MatIO";
    }
    EXPECT_EQ(raster("a.mat").samples, (Floats{0, 1, 2, 3, 4, 5}));
    EXPECT_EQ(raster("a.mat").shape, (Shape{2, 3}));
    EXPECT_EQ(firstPlane("a.mat"), (Floats{0, 1, 2, 3, 4, 5}));
    folder_.file("one.mat", matOf("depth", 1, 1, {7}));
    EXPECT_EQ(raster("one.mat").samples, (Floats{7}));
    expectSilence();
    folder_.file("b.mat", "MATLAB 5.0 MAT-file, and no more");
    expectSentence(sentenceOf([&] { raster("b.mat"); }), "b.mat", "Matlab 4 to 7.3");
}

/// A sound file of 6000 × 6000 doubles, of which all but the head is a hole on the disk.
TEST_F(ForeignFiles, anArrayOfMatlabThatMemoryDoesNotHoldIsNotCalledDamaged) {
    if (!std::filesystem::exists(modulePath("fringe-read-mat")))
        GTEST_SKIP() << "built without MatIO";
    constexpr std::uint32_t side = 6000, bytes = side * side * 8, beforeData = 192;
    std::string file = matOf("depth", 1, 1, {0}).substr(0, beforeData);
    const auto set = [&](std::size_t at, std::uint32_t number) {
        std::memcpy(file.data() + at, &number, sizeof number);
    };
    set(132, beforeData - 136 + bytes); // of the array
    set(160, side);
    set(164, side);
    set(188, bytes); // of its numbers
    const auto path = folder_.file("large.mat", file);
    std::filesystem::resize_file(path, beforeData + bytes);
    const std::string said =
        sentenceOf([&] { readFieldOrLevels(path, {}, 64 << 20, false, &control_); });
    expectSentence(said, "large.mat", "memory", "64.0 MiB");
    EXPECT_EQ(said.find("damaged"), said.npos) << said;
    EXPECT_EQ(said.find("TiB"), said.npos) << said;
}

TEST_F(ForeignFiles, arraysWithColoursLastAreRefusedWithTheShapeThatIsNeeded) {
    folder_.file("c.npy", npy(NpyType::Float32, {6, 5, 3}, floats(Floats(90, 1))));
    expectSentence(sentenceOf([&] { firstPlane("c.npy"); }), "c.npy", "(6, 5, 3)", "(3, 6, 5)");
    expectSentence(sentenceOf([&] { raster("c.npy"); }), "c.npy", "(6, 5, 3)");
    folder_.file("d.npy", npy(NpyType::Float32, {2, 2, 2, 2, 2}, floats(Floats(32, 1))));
    expectSentence(sentenceOf([&] { firstPlane("d.npy"); }), "d.npy", "2, 2, 2, 2, 2", "(Ny, Nx)");
    folder_.file("e.npy", npy(NpyType::Float32, {2, 2, 3}, floats(Floats(12, 1))));
    folder_.file("e.json", R"([{"image": "e.npy", "z": "1mm"}])");
    expectSentence(sentenceOf([&] { raster("e.json"); }), "entry 1", "e.npy", "2 pictures");
    folder_.file("z.npy", npy(NpyType::Complex64, {1, 1}, floats({1, 1})));
    expectSentence(sentenceOf([&] { raster("z.npy"); }), "z.npy", "complex");
}

TEST_F(ForeignFiles, aLevelThatIsAWholeTurnIsTheFirst) {
    folder_.file("p.npy", npy(NpyType::Uint8, {1, 3}, std::string("\0\x80\xff", 3)));
    SamplingHints hints;
    hints.levels = 255;
    const auto read = std::get<LevelPattern>(readFieldOrLevels(folder_ / "p.npy", hints));
    EXPECT_EQ(read.count, 255);
    EXPECT_EQ(read.planes[0].samples()[2], 0);
    hints.levels = 254;
    expectSentence(sentenceOf([&] { readFieldOrLevels(folder_ / "p.npy", hints); }), "255", "254");
    hints.levels = 255;
    hints.encoding = "amplitude";
    expectSentence(sentenceOf([&] { readFieldOrLevels(folder_ / "p.npy", hints); }), "255");
}

} // namespace
} // namespace fringe::test
