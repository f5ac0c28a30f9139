// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/encoding_steps.h"
#include "engine/model/error.h"

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <map>
#include <numbers>
#include <random>

namespace fringe {
namespace {

using Sample = std::complex<double>;
using Samples = std::vector<Sample>;

constexpr Shape shape{60, 64};
constexpr double pitchX = 8e-6, pitchY = 6e-6;

Field noise() {
    std::mt19937 random(3);
    std::normal_distribution<float> normal;
    std::vector<Complex> samples;
    for (std::int64_t i = 0; i < shape.count(); ++i)
        samples.emplace_back(normal(random), normal(random));
    return {shape, std::move(samples)};
}

Hologram plateOf(Field field) {
    return {.planes = {std::move(field)}, .sampling = {Length(pitchX), Length(pitchY), {532_nm}}};
}

/// Sums over one axis at a time, as they stand in textbooks.
Samples spectrumOf(const Samples& samples) {
    const auto along = [](const Samples& from, std::int64_t lines, std::int64_t count,
                          std::int64_t line, std::int64_t step) {
        Samples to(from.size());
        for (std::int64_t l = 0; l < lines; ++l)
            for (std::int64_t m = 0; m < count; ++m)
                for (std::int64_t n = 0; n < count; ++n)
                    to[std::size_t(l * line + m * step)] +=
                        from[std::size_t(l * line + n * step)]
                        * std::polar(1.0,
                                     -2 * std::numbers::pi * double(m * n % count) / double(count));
        return to;
    };
    return along(along(samples, shape.rows, shape.cols, shape.cols, 1), shape.cols, shape.rows, 1,
                 shape.cols);
}

bool isWithin(std::int64_t bin, std::int64_t count, double pitch, double band) {
    const std::int64_t number = bin < (count + 1) / 2 ? bin : bin - count;
    return std::abs(double(number)) / (double(count) * pitch) < band;
}

/// Light of the field over all else that an encoding shows in its passband [dB].
double signalToNoise(const std::string& key) {
    const Encoding& encoding = encodingOf(key);
    const Hologram hologram = plateOf(noise());
    const LevelPattern pattern = encode(hologram, {key});
    const EncodingInput input{
        encoding, hologram.planes[0], ofPlane(hologram.sampling, 0), pattern.count, {}, hologram};
    const Passband band = encoding.passband(input);
    const ReferenceWave wave =
        waveOf(encoding.reference ? encoding.reference(input) : Carrier{}, shape);
    const Field shown = inMemory(fieldOfPattern(pattern).planes[0]);
    Samples turned, wanted;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const Sample carrier = Sample(wave.alongX[i % std::size_t(shape.cols)])
                               * Sample(wave.alongY[i / std::size_t(shape.cols)]);
        turned.push_back(Sample(shown.samples()[i]) * std::conj(carrier));
        wanted.emplace_back(hologram.planes[0].samples()[i]);
    }
    const Samples there = spectrumOf(turned), field = spectrumOf(wanted);
    Sample along;
    double all = 0, energy = 0;
    for (std::size_t i = 0; i < there.size(); ++i) {
        const auto at = static_cast<std::int64_t>(i);
        if (!isWithin(at / shape.cols, shape.rows, pitchY, band.y)
            || !isWithin(at % shape.cols, shape.cols, pitchX, band.x))
            continue;
        along += std::conj(field[i]) * there[i];
        all += std::norm(there[i]);
        energy += std::norm(field[i]);
    }
    const double signal = std::norm(along) / energy;
    return 10 * std::log10(signal / (all - signal));
}

/// What is reached of noise, which is the hardest field, on large plates is some dB more.
TEST(EncodingPassband, HasTheFieldAndLittleElse) {
    const std::map<std::string, double> least{{"arrizon", 17},      {"binary", 1},
                                              {"binary-duty", 3},   {"binary-error-diffusion", 22},
                                              {"bolduc", 4},        {"burckhardt", 8},
                                              {"double-phase", 6},  {"error-diffusion", 12},
                                              {"fitted", 33},       {"fitted-amplitude", 33},
                                              {"interference", 33}, {"lee", 8},
                                              {"off-axis", 33}};
    for (const Encoding* encoding : allEncodings())
        if (encoding->passband) {
            const auto wanted = least.find(encoding->info.key);
            ASSERT_NE(wanted, least.end()) << encoding->info.key;
            EXPECT_GT(signalToNoise(encoding->info.key), wanted->second) << encoding->info.key;
        }
}

TEST(EncodingPassband, FewLevelsAreFitted) {
    const Hologram hologram = plateOf(noise());
    const LevelPattern pattern = encode(hologram, {"fitted", {{"levels", std::int64_t{4}}}});
    std::array<int, 4> counts{};
    for (const std::uint16_t level : pattern.planes[0].samples())
        ++counts.at(level);
    for (const int count : counts)
        EXPECT_GT(count, 0);
}

TEST(EncodingPassband, BeyondThePixelsFrequenciesIsSaid) {
    const Sampling sampling{8_um, 8_um, {532_nm}};
    for (const char* key : {"fitted-amplitude", "arrizon", "binary-duty", "interference"}) {
        EXPECT_TRUE(findingsOnEncoding({key}, sampling).empty()) << key;
        const Findings far = findingsOnEncoding({key, {{"carrier_x", -0.47}}}, sampling);
        ASSERT_EQ(far.size(), 1U) << key;
        const Setting& fix = far.front().fixes.at(0).settings.at(0);
        EXPECT_TRUE(findingsOnEncoding({key, {{fix.path, fix.value}}}, sampling).empty());
    }
    EXPECT_TRUE(findingsOnEncoding({"off-axis", {{"carrier_x", 0.47}}}, sampling).empty());
}

TEST(EncodingPassband, DarkFieldsAreEncoded) {
    const Hologram dark =
        plateOf({shape, std::vector<Complex>(static_cast<std::size_t>(shape.count()))});
    for (const Encoding* encoding : allEncodings())
        EXPECT_EQ(encode(dark, {encoding->info.key}).planes[0].shape(), shape)
            << encoding->info.key;
}

TEST(EncodingPassband, WhatIsNoScaleOrLimitIsRefused) {
    const Hologram field = plateOf(noise());
    for (const char* scale : {"0", "-1", "rms", "2 rms", "most", "nan", ""})
        EXPECT_THROW(encode(field, {"arrizon", {{"scale", std::string(scale)}}}), Error) << scale;
    for (const char* limit : {"0", "0.6", "all", "-0.1", "inf", ""})
        EXPECT_THROW(encode(field, {"fitted", {{"limit", std::string(limit)}}}), Error) << limit;
    EXPECT_NO_THROW(encode(field, {"arrizon", {{"scale", std::string("1.5rms")}}}));
    EXPECT_NO_THROW(encode(field, {"fitted", {{"limit", std::string("0.125")}}}));
}

} // namespace
} // namespace fringe
