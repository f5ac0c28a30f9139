// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/packing.h"

#include "engine/model/error.h"
#include "tests/engine/io/expect_error.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

namespace fringe {
namespace {

using Values = std::vector<std::uint16_t>;

ValuePlanes oneRow(const Values& values) {
    return {Plane<std::uint16_t>({1, static_cast<std::int64_t>(values.size())}, values)};
}

Values samplesOf(const Plane<std::uint16_t>& plane) {
    const Plane<std::uint16_t> here = inMemory(plane);
    return {here.samples().begin(), here.samples().end()};
}

/// 1023 = 255·4 + 3, 514 = 128·4 + 2, 5 = 1·4 + 1.
TEST(Packing, PutsTenBitsInRedAndBlue) {
    const ValuePlanes picture = packed(packingOf("red-blue-10"), oneRow({1023, 514, 5, 0}));
    EXPECT_EQ(samplesOf(picture[0]), (Values{255, 128, 1, 0}));
    EXPECT_EQ(samplesOf(picture[1]), (Values{0, 0, 0, 0}));
    EXPECT_EQ(samplesOf(picture[2]), (Values{3, 2, 1, 0}));
}

/// 4095 = 255·16 + 15, 1234 = 77·16 + 2; 65535 = 255·256 + 255, 1234 = 4·256 + 210.
TEST(Packing, PutsTwelveAndSixteenBitsInRedAndGreen) {
    const ValuePlanes twelve = packed(packingOf("red-green-12"), oneRow({4095, 1234}));
    EXPECT_EQ(samplesOf(twelve[0]), (Values{255, 77}));
    EXPECT_EQ(samplesOf(twelve[1]), (Values{15, 2}));
    const ValuePlanes sixteen = packed(packingOf("red-green-16"), oneRow({65535, 1234}));
    EXPECT_EQ(samplesOf(sixteen[0]), (Values{255, 4}));
    EXPECT_EQ(samplesOf(sixteen[1]), (Values{255, 210}));
    EXPECT_EQ(samplesOf(sixteen[2]), (Values{0, 0}));
}

/// Frames 0, 2, 8 and 23 are lit: red 1 + 4, green 1, blue 2⁷.
TEST(Packing, PutsFramesOfOneBitInColours) {
    ValuePlanes frames;
    for (const int frame :
         {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23})
        frames.push_back(oneRow({static_cast<std::uint16_t>(frame == 0 || frame == 2 || frame == 8
                                                            || frame == 23)})[0]);
    const ValuePlanes picture = packed(packingOf("bits-24"), frames);
    EXPECT_EQ(samplesOf(picture[0]), Values{5});
    EXPECT_EQ(samplesOf(picture[1]), Values{1});
    EXPECT_EQ(samplesOf(picture[2]), Values{128});
}

/// States 0, 3, 4, 8 have the memory 3, 7, 0, 11 (0011, 0111, 0000, 1011). The electrodes are bits
/// 2 3 above 0 1 in the 0.47″ PLM: so Texas Instruments' own test has it. In the 0.67″ one they are
/// 1 3 above 0 2, mirrored: 3 1 above 2 0.
TEST(Packing, LaysStatesOnElectrodes) {
    const ValuePlanes small = packed(packingOf("plm-47"), oneRow({0, 3, 4, 8}));
    ASSERT_EQ(small[0].shape(), (Shape{2, 8}));
    EXPECT_EQ(samplesOf(small[0]), (Values{0, 0, 255, 0, 0, 0, 0, 255, //
                                           255, 255, 255, 255, 0, 0, 255, 255}));
    const ValuePlanes large = packed(packingOf("plm-67"), oneRow({0, 3, 4, 8}));
    EXPECT_EQ(samplesOf(large[0]), (Values{0, 255, 0, 255, 0, 0, 255, 255, //
                                           0, 255, 255, 255, 0, 0, 0, 255}));
}

/// Planes that are made when they are read, too, in rectangles that begin anywhere.
TEST(Packing, ComesBackAsItWas) {
    constexpr Shape shape{6, 7};
    std::mt19937 random(7);
    for (const Packing& packing : allPackings()) {
        const int bits = packing.bits > 0 ? packing.bits : 16;
        ValuePlanes values, streamed;
        for (std::size_t frame = 0; frame < packing.frames; ++frame) {
            Values samples(static_cast<std::size_t>(shape.count()));
            std::ranges::generate(samples, [&] {
                return static_cast<std::uint16_t>(random() & ((1U << bits) - 1U));
            });
            values.emplace_back(shape, samples);
            streamed.push_back(made<std::uint16_t>(shape, {}, [plane = values.back()] {
                return [reader = plane.open()](const Region& region, std::uint16_t* to,
                                               std::ptrdiff_t stride) {
                    reader->read(region, to, stride);
                };
            }));
        }
        const ValuePlanes picture = packed(packing, values);
        ASSERT_EQ(picture.size(), packing.channels) << packing.key;
        EXPECT_EQ(unpacked(packing, picture), values) << packing.key;
        const ValuePlanes made = packed(packing, streamed);
        EXPECT_EQ(made, picture) << packing.key;
        EXPECT_EQ(unpacked(packing, made), values) << packing.key;
        EXPECT_EQ(made[0].at(3, 5), picture[0].at(3, 5)) << packing.key;
        for (const auto& channel : picture)
            if (packing.channels == 3) {
                EXPECT_LE(*std::ranges::max_element(channel.samples()), 255) << packing.key;
            }
    }
}

TEST(Packing, RefusesWhatItCannotHold) {
    using test::expectSentence;
    using test::sentenceOf;
    expectSentence(sentenceOf([] { packingOf("grey"); }), "\"grey\"", "gray, red-blue-10");
    expectSentence(sentenceOf([] { packed(packingOf("bits-24"), oneRow({1})); }), "bits-24", "24",
                   "not 1");
    expectSentence(sentenceOf([] { unpacked(packingOf("plm-47"), oneRow({1})); }), "1 × 1",
                   "2 × 2");
}

} // namespace
} // namespace fringe
