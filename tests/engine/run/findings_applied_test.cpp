// SPDX-License-Identifier: GPL-3.0-or-later
// What checks advise, applied: the finding goes, and a finer look at the light is better.
#include "engine/model/design_parameters.h"
#include "engine/run/finer_psnr.h"
#include "engine/run/light_figures.h"
#include "tests/engine/sources/image/sample_pictures.h"

#include <cmath>

namespace fringe::test {
namespace {

constexpr Shape size{96, 128};

std::shared_ptr<const Raster> raster(float (*value)(double x, double y)) {
    Raster raster{size};
    for (int row = 0; row < size.rows; ++row)
        for (int col = 0; col < size.cols; ++col)
            raster.samples.push_back(value(double(col) / size.cols, double(row) / size.rows));
    return std::make_shared<const Raster>(std::move(raster));
}

/// Blobs on two slopes, 20 to 21 mm away.
Design depthPicture(const Settings& settings) {
    Design design = designFor("rgbd");
    design.setup.plate = {size, 8.0_um, 8.0_um};
    Choice& kind = design.sources.front().kind;
    kind.assets["color"] = {
        "colour", raster([](double x, double y) {
            return 0.05F + static_cast<float>(0.9 * std::pow(std::sin(9 * x) * std::cos(7 * y), 2));
        })};
    kind.assets["depth"] = {"depth", raster([](double x, double y) {
                                return static_cast<float>(x < 0.5 ? y : 1 - y);
                            })};
    kind.values = {{"near", 21e-3}, {"far", 20e-3}};
    return withSettings(std::move(design), settings);
}

Design picture(const Settings& settings) {
    Design design = designFor("image");
    design.setup.plate = {size, 8.0_um, 8.0_um};
    design.stop.iterations = 30;
    std::vector<float> stripes;
    for (int i = 0; i < 48 * 64; ++i)
        stripes.push_back(1.2F + static_cast<float>(std::sin(i / 64 / 4.0)));
    TargetImage image;
    image.picture = pictureOf({48, 64}, std::move(stripes));
    image.place = {6.0_mm, 6.0_mm};
    image.signal.place = {7.0_mm, 7.0_mm};
    image.padding = 1;
    setImages(design, {image});
    return withSettings(std::move(design), settings);
}

struct Advice {
    const char* name;
    Design (*made)(const Settings&);
    Settings settings;
    const char* row; ///< of the finding
    const char* fix; ///< its name; empty: it has none
};

struct Applied {
    explicit Applied(const Design& design) : made(plan(design, {.device = cpu().capabilities()})) {}

    const Fix* fix(const Advice& advice) const {
        for (const Finding& finding : made.findings)
            for (const Fix& one : finding.fixes)
                if (finding.parameter == advice.row && one.name.english() == advice.fix)
                    return &one;
        return nullptr;
    }
    Plan made;
};

/// SNR of light that was encoded, PSNR of pictures that were designed, on a finer grid where those
/// differ [dB].
double quality(const Design& design) {
    JobControl control;
    LightJudge judge;
    const auto figures = taken(judge.figures(computed(design), 20.5_mm, {cpu(), control}));
    return design.isDesigned() ? figures->finerPsnr : figures->snr;
}

class FindingApplied : public testing::TestWithParam<Advice> {};

TEST_P(FindingApplied, GoesAndMakesLightBetter) {
    const Advice& advice = GetParam();
    const Design before = advice.made(advice.settings);
    const Applied planned(before);
    const Fix* fix = planned.fix(advice);
    ASSERT_NE(fix, nullptr);
    const Design after = withSettings(before, fix->settings);
    EXPECT_EQ(Applied(after).fix(advice), nullptr);
    if (before.isDesigned() == after.isDesigned()) {
        EXPECT_GT(quality(after), quality(before) + 1);
        return;
    }
    const auto phases = [](const Design& design) {
        JobControl control;
        PhasePattern turns;
        const LevelPattern levels = inMemory(*computed(design).encoded(control));
        for (const std::uint16_t level : levels.planes.front().samples())
            turns.push_back(static_cast<float>(level) / static_cast<float>(levels.count));
        return turns;
    };
    JobControl control;
    const auto psnr = [&](const Design& shown) {
        return finerPsnr(after, phases(shown), cpu().kernels(), control).value_or(0);
    };
    EXPECT_GT(psnr(after), psnr(before) + 1);
}

const Setting centre{"device.stop", std::string("centre")},
    none{"device.stop", std::string("none")};
Setting encoding(const char* key) {
    return {"encoding.kind", std::string(key)};
}

INSTANTIATE_TEST_SUITE_P(
    All, FindingApplied,
    testing::Values(
        Advice{"stop", depthPicture, {}, "encoding.kind", "I have a stop"},
        Advice{"optimise", depthPicture, {}, "encoding.kind", "Optimise"},
        Advice{"optimiseWithoutStop", depthPicture, {none}, "encoding.kind", "Optimise"},
        Advice{
            "twoLevels", depthPicture, {{"encoding.levels", std::int64_t{2}}}, "encoding.kind", ""},
        Advice{"phasesBehindStop", depthPicture, {centre}, "encoding.kind", ""},
        Advice{"doublePhase",
               depthPicture,
               {encoding("double-phase")},
               "device.stop",
               "I have a stop"},
        Advice{"errorDiffusion",
               depthPicture,
               {encoding("error-diffusion")},
               "device.stop",
               "I have a stop"},
        Advice{"fitted", depthPicture, {encoding("fitted")}, "device.stop", "I have a stop"},
        Advice{"carrier",
               depthPicture,
               {encoding("fitted-amplitude"), {"encoding.carrier_x", 0.48}},
               "encoding.carrier_x",
               ""},
        Advice{"samples", picture, {}, "image.padding", ""}),
    [](const auto& given) { return given.param.name; });

} // namespace
} // namespace fringe::test
