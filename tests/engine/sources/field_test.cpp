// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/design_parameters.h"
#include "engine/propagation/propagation.h"
#include "tests/engine/computed.h"
#include "tests/support/samples.h"

#include <cmath>
#include <numbers>

namespace fringe::test {
namespace {

/// Another complex number in each pixel.
std::vector<Complex> numbers(Shape shape) {
    std::vector<Complex> all;
    for (std::int64_t i = 0; i < shape.count(); ++i)
        all.emplace_back(static_cast<float>(i + 1), static_cast<float>(-i) / 7);
    return all;
}

Asset waveOf(Shape shape, const std::vector<Complex>& field) {
    Raster wave{shape, 2};
    for (const Complex sample : field)
        wave.samples.push_back(sample.real());
    for (const Complex sample : field)
        wave.samples.push_back(sample.imag());
    return {"wave", std::make_shared<const Raster>(std::move(wave))};
}

Design designOf(const Asset& wave, const char* meaning, Shape plate) {
    Design design = designFor("field");
    design.setup.plate = {plate, 8_um, 8_um};
    design.sources.front().kind.assets["wave"] = wave;
    design.sources.front().kind.values["meaning"] = std::string(meaning);
    return design;
}

Design fieldDesign(Shape shape, Shape plate) {
    return designOf(waveOf(shape, numbers(shape)), "field", plate);
}

/// Levels 0 to 255 in rows of 16.
Design patternDesign(const char* meaning, std::int64_t levels) {
    Raster wave{.shape = {16, 16}, .white = 255};
    for (std::int64_t i = 0; i < 256; ++i)
        wave.samples.push_back(static_cast<float>(i % levels) / 255.0F);
    Design design =
        designOf({"pattern", std::make_shared<const Raster>(std::move(wave))}, meaning, {16, 16});
    design.sources.front().kind.values["gray_levels"] = levels;
    return design;
}

const Finding* findingOf(const Plan& plan, const char* path) {
    const auto found = std::ranges::find(plan.findings, path, &Finding::parameter);
    return found == plan.findings.end() ? nullptr : &*found;
}

TEST(FieldSource, isTheNumbersOfTheFile) {
    constexpr Shape shape{6, 9};
    EXPECT_EQ(samplesOf(planeOf(computed(fieldDesign(shape, shape)))), numbers(shape));
}

TEST(FieldSource, liesInTheMiddleOfThePlate) {
    for (const std::int64_t side : {1, 4, 5, 8, 9})
        for (const std::int64_t plate : {1, 4, 5, 8, 9}) {
            const Shape shape{side, 12}, on{plate, 7};
            const Field seen = planeOf(computed(fieldDesign(shape, on)));
            const std::vector<Complex> all = numbers(shape);
            for (std::int64_t row = 0; row < on.rows; ++row)
                for (std::int64_t col = 0; col < on.cols; ++col) {
                    const std::int64_t r = row - on.rows / 2 + shape.rows / 2;
                    const std::int64_t c = col - on.cols / 2 + shape.cols / 2;
                    const bool isThere = r >= 0 && r < shape.rows && c >= 0 && c < shape.cols;
                    EXPECT_EQ(seen.at(row, col),
                              isThere ? all[static_cast<std::size_t>(r * shape.cols + c)]
                                      : Complex())
                        << side << ' ' << plate << ' ' << row << ' ' << col;
                }
        }
}

TEST(FieldSource, isTheSameOnTiles) {
    const Design design = fieldDesign({6, 9}, {11, 5});
    const Field whole = planeOf(computed(design));
    const PlaneGrid tile{{4, 3}, 8e-6, 8e-6, 5, 1, design.setup.plate.size};
    const SourceInput input = inputsOf(design, {}).front();
    Device& device = cpu().kernels();
    const auto buffer = device.allocate(tile.shape);
    JobControl control;
    sourceKindOf("field").light(input, {"field"})->add(0, tile, device, *buffer, control);
    std::vector<Complex> samples(static_cast<std::size_t>(tile.shape.count()));
    device.download(*buffer, samples);
    for (std::int64_t row = 0; row < 4; ++row)
        for (std::int64_t col = 0; col < 3; ++col)
            EXPECT_EQ(samples[static_cast<std::size_t>(row * 3 + col)], whole.at(row + 5, col + 1));
}

TEST(FieldSource, isReconstructedAsTheFileIsPropagated) {
    constexpr Shape shape{32, 48};
    Design design = fieldDesign(shape, shape);
    design.reconstruction = {.distance = 20_mm, .fromEncoded = false};
    const Picture seen = reconstructed(design, *computed(design).field());
    JobControl control;
    const Field carried =
        propagate({shape, numbers(shape)}, {8_um, 8_um, design.setup.wavelength()}, 20_mm,
                  design.propagation, cpu().kernels(), control);
    const auto intensities = seen.planes.front().samples();
    const auto amplitudes = carried.samples();
    for (std::size_t i = 0; i < intensities.size(); ++i)
        EXPECT_NEAR(intensities[i], std::norm(amplitudes[i]), 1e-5 * intensities[i] + 1e-3);
}

TEST(FieldSource, ofAPatternGivesItsLevels) {
    for (const auto& [meaning, levels] :
         {std::pair("phase", 256), {"phase", 16}, {"phase", 2}, {"amplitude", 256}}) {
        Design design = patternDesign(meaning, levels);
        design.encoding = {meaning};
        setLevels(design, levels);
        const LevelPattern shown = encode(*computed(design).field(), design.encoding);
        const auto pixels = shown.planes.front().samples();
        for (std::size_t i = 0; i < pixels.size(); ++i)
            EXPECT_EQ(pixels[i], i % static_cast<std::size_t>(levels)) << meaning << levels;
    }
}

TEST(FieldSource, saysWhatIsLostOnAnotherPlate) {
    const Plan cut = plan(fieldDesign({6, 9}, {6, 7}));
    ASSERT_TRUE(findingOf(cut, "plate.columns"));
    EXPECT_EQ(findingOf(cut, "plate.columns")->severity, Severity::Warning);
    const Plan padded = plan(fieldDesign({6, 9}, {8, 9}));
    ASSERT_TRUE(findingOf(padded, "plate.rows"));
    EXPECT_EQ(findingOf(padded, "plate.rows")->severity, Severity::Note);
    EXPECT_EQ(findingOf(padded, "plate.rows")->fixes.front().settings.back().value,
              Value(std::int64_t{6}));
}

TEST(FieldSource, warnsOfAnotherPitchAndWavelength) {
    Design design = fieldDesign({6, 9}, {6, 9});
    design.sources.front().kind.values.insert(
        {{"file_pitch_x", 8e-6}, {"file_pitch_y", 6.4e-6}, {"file_wavelength", 633e-9}});
    const Plan made = plan(design);
    EXPECT_TRUE(made.runnable());
    EXPECT_FALSE(findingOf(made, "plate.pitch_x"));
    ASSERT_TRUE(findingOf(made, "plate.pitch_y") && findingOf(made, "illumination.wavelengths"));
    for (const char* path : {"plate.pitch_y", "illumination.wavelengths"})
        for (const Setting& setting : findingOf(made, path)->fixes.front().settings)
            design = withParameter(std::move(design), setting.path, setting.value);
    EXPECT_EQ(design.setup.plate.pitchY, 6.4_um);
    EXPECT_FALSE(findingOf(plan(design), "plate.pitch_y"));
    EXPECT_FALSE(findingOf(plan(design), "illumination.wavelengths"));
}

TEST(FieldSource, refusesWhatHasNoMeaning) {
    const auto pathOf = [](const Design& design) { return refusalOf(design).path; };
    EXPECT_EQ(pathOf(designFor("field")), "field.wave");
    EXPECT_EQ(pathOf(designOf(waveOf({2, 2}, numbers({2, 2})), "phase", {2, 2})), "field.meaning");
    EXPECT_EQ(pathOf(patternDesign("field", 4)), "field.meaning");
    Design few = patternDesign("phase", 16);
    few.sources.front().kind.values["gray_levels"] = std::int64_t{8};
    EXPECT_EQ(pathOf(few), "field.gray_levels");
    Design colours = fieldDesign({2, 2}, {2, 2});
    colours.setup.wavelengths = {638_nm, 532_nm, 450_nm};
    EXPECT_EQ(pathOf(colours), "illumination.wavelengths");
}

TEST(FieldSource, ofADraftKeepsItsMiddle) {
    Design design = fieldDesign({7, 12}, {7, 12});
    Source few = design.sources.front();
    sourceKindOf("field").draft(design, few, 0.25);
    const auto wave = few.kind.data<Raster>("wave");
    EXPECT_EQ(wave->shape, (Shape{3, 6}));
    EXPECT_EQ(wave->plane(0, 0)[1 * 6 + 3], numbers({7, 12})[3 * 12 + 6].real());
}

Design realDesign(std::vector<float> samples, const char* meaning) {
    const Shape shape{1, static_cast<std::int64_t>(samples.size())};
    return designOf(
        {"real", std::make_shared<const Raster>(Raster{shape, 1, 1, std::move(samples)})}, meaning,
        shape);
}

TEST(FieldSource, takesRealNumbersAsPhasesInRadiansOrAsAmplitudes) {
    const std::vector<float> numbers{0, 0.5F, 3, -2, 6.2831853F};
    const auto phases = samplesOf(planeOf(computed(realDesign(numbers, "phase"))));
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        EXPECT_NEAR(phases[i].real(), std::cos(numbers[i]), 1e-6);
        EXPECT_NEAR(phases[i].imag(), std::sin(numbers[i]), 1e-6);
    }
    for (const char* meaning : {"amplitude", "field"})
        EXPECT_EQ(samplesOf(planeOf(computed(realDesign(numbers, meaning)))),
                  std::vector<Complex>(numbers.begin(), numbers.end()));
}

/// Levels as a program writes them that rounds φ/2π·`most`, of phases that go around often.
Design roundedDesign(int most, std::int64_t levels) {
    Raster wave{.shape = {64, 64}, .white = 255};
    for (int i = 0; i < 64 * 64; ++i) {
        const double turns = std::fmod(i * 0.6180339887498949, 1);
        wave.samples.push_back(static_cast<float>(std::lround(turns * most) % 256) / 255.0F);
    }
    Design design =
        designOf({"pattern", std::make_shared<const Raster>(std::move(wave))}, "phase", {64, 64});
    design.sources.front().kind.values["gray_levels"] = levels;
    return design;
}

TEST(FieldSource, takesTheLevelOfAWholeTurnAsTheFirst) {
    const auto field = samplesOf(planeOf(computed(roundedDesign(255, 255))));
    for (int i = 0; i < 64 * 64; ++i) {
        const double turns = std::fmod(i * 0.6180339887498949, 1);
        const double phase = 2 * std::numbers::pi * std::lround(turns * 255) / 255;
        EXPECT_NEAR(field[static_cast<std::size_t>(i)].real(), std::cos(phase), 1e-5);
        EXPECT_NEAR(field[static_cast<std::size_t>(i)].imag(), std::sin(phase), 1e-5);
    }
    EXPECT_EQ(refusalOf(roundedDesign(255, 254)).path, "field.gray_levels");
}

TEST(FieldSource, warnsWhereTheLastLevelSeemsToBeTheFirst) {
    const Plan guessed = plan(roundedDesign(255, 0), {});
    const Finding* warning = findingOf(guessed, "field.gray_levels");
    ASSERT_NE(warning, nullptr);
    EXPECT_EQ(warning->severity, Severity::Warning);
    EXPECT_EQ(std::get<std::int64_t>(warning->fixes.at(0).settings.at(0).value), 255);
    for (const Design& sound : {roundedDesign(256, 0), roundedDesign(255, 255)})
        EXPECT_EQ(findingOf(plan(sound, {}), "field.gray_levels"), nullptr);
}

} // namespace
} // namespace fringe::test
