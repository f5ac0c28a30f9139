// SPDX-License-Identifier: GPL-3.0-or-later
// Depth pictures in layers, with and without silhouettes, and with exact depth, against sums in
// double precision.
#include "engine/model/design_parameters.h"
#include "tests/engine/computed.h"
#include "tests/engine/sources/scene_reference.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace fringe::test {
namespace {

constexpr Shape rgbdPlate{24, 36};
constexpr double rgbdPitch = 6e-6;
constexpr double rgbdWavelength = 633e-9;
constexpr double nearEnd = 2.1e-3, farEnd = 1.4e-3;

std::shared_ptr<const Raster> raster(std::vector<float> samples, float white = 255,
                                     std::size_t planes = 1) {
    return std::make_shared<const Raster>(Raster{rgbdPlate, planes, white, std::move(samples)});
}

std::vector<float> noise(unsigned seed, float step, std::size_t planes = 1) {
    std::mt19937 random(seed);
    std::vector<float> samples(static_cast<std::size_t>(rgbdPlate.count()) * planes);
    for (float& sample : samples)
        sample = static_cast<float>(random() % 256) * step;
    return samples;
}

/// Slopes and steps, whose pixels' depths are whole numbers of 255.
std::vector<float> terrain() {
    std::vector<float> depths;
    for (std::int64_t row = 0; row < rgbdPlate.rows; ++row)
        for (std::int64_t col = 0; col < rgbdPlate.cols; ++col)
            depths.push_back(static_cast<float>((7 * row + 3 * col + (col > 20 ? 90 : 0)) % 256)
                             / 255);
    return depths;
}

Design depthDesign(std::vector<float> colour, std::vector<float> depth) {
    Design design = designFor("rgbd");
    design.propagation = likeReference;
    design.setup.plate = {rgbdPlate, Length(rgbdPitch), Length(rgbdPitch)};
    design.setup.wavelengths = {Length(rgbdWavelength)};
    Choice& kind = design.sources.front().kind;
    kind.assets["color"] = {"colour.png", raster(std::move(colour))};
    kind.assets["depth"] = {"depth.png", raster(std::move(depth))};
    kind.values = {{"near", nearEnd}, {"far", farEnd}, {"phase", std::string("constant")}};
    return design;
}

Choice& kindOf(Design& design) {
    return design.sources.front().kind;
}

ReferenceSpace space() {
    return {{rgbdPlate, rgbdPitch, rgbdPitch}, rgbdWavelength};
}

/// From the far to the near end.
std::vector<ReferenceSheet> sheetsOf(const std::vector<float>& colour,
                                     const std::vector<float>& depth, int layers) {
    std::vector<ReferenceSheet> sheets;
    for (int layer = layers - 1; layer >= 0; --layer) {
        ReferenceSheet sheet{nearEnd + (farEnd - nearEnd) * (layer + 0.5) / layers,
                             ReferencePlane(rgbdPlate), std::vector<double>(colour.size())};
        for (std::size_t i = 0; i < colour.size(); ++i)
            if (std::min(layers - 1, static_cast<int>(std::floor(depth[i] * layers))) == layer) {
                sheet.light.samples[i] =
                    planeWave(sheet.z, rgbdWavelength) * std::sqrt(double{colour[i]});
                sheet.opacity[i] = 1;
            }
        if (std::ranges::any_of(sheet.opacity, [](double o) { return o > 0; }))
            sheets.push_back(std::move(sheet));
    }
    return sheets;
}

TEST(DepthPicture, isTheSumOfItsLayers) {
    const auto colour = noise(1, 1 / 255.0F), depth = terrain();
    Design design = depthDesign(colour, depth);
    kindOf(design).values.insert({{"as", std::string("layers")}, {"layers", std::int64_t{9}}});
    EXPECT_LE(errorOf(planeOf(computed(design)), summed(sheetsOf(colour, depth, 9), space())),
              1e-5);
}

TEST(DepthPicture, hidesWhatIsBehind) {
    const auto colour = noise(2, 1 / 255.0F), depth = terrain();
    Design design = depthDesign(colour, depth);
    kindOf(design).values.insert(
        {{"layers", std::int64_t{7}}, {"occlusion", std::string("silhouette")}});
    const auto sheets = sheetsOf(colour, depth, 7);
    EXPECT_LE(errorOf(planeOf(computed(design)), passedThrough(sheets, space())), 1e-5);
    EXPECT_GT(errorOf(planeOf(computed(design)), summed(sheets, space())), 0.1);
}

/// The sum over every pixel at its own depth, one band limit for all.
ReferencePlane exactWave(const std::vector<float>& colour, const std::vector<float>& depth) {
    ReferenceSpace all = space();
    all.bandDistance = nearEnd;
    std::vector<ReferenceSheet> sheets;
    for (int number = 0; number < 256; ++number) {
        const double part = number / 255.0;
        ReferenceSheet sheet{nearEnd + (farEnd - nearEnd) * part, ReferencePlane(rgbdPlate), {}};
        bool isLit = false;
        for (std::size_t i = 0; i < colour.size(); ++i)
            if (std::lround(depth[i] * 255) == number) {
                sheet.light.samples[i] =
                    planeWave(sheet.z, rgbdWavelength) * std::sqrt(double{colour[i]});
                isLit = true;
            }
        if (isLit)
            sheets.push_back(std::move(sheet));
    }
    return summed(sheets, all);
}

TEST(DepthPicture, keepsTheToleranceOfExactDepth) {
    const auto colour = noise(3, 1 / 255.0F);
    auto depth = terrain();
    depth[0] = 0; // the nearest, whose band limit all have
    const ReferencePlane wanted = exactWave(colour, depth);
    for (const double tolerance : {1e-2, 1e-3, 1e-4}) {
        Design design = depthDesign(colour, depth);
        kindOf(design).values.insert({{"as", std::string("exact")}, {"tolerance", tolerance}});
        EXPECT_LE(errorOf(planeOf(computed(design)), wanted), tolerance);
    }
    Design layers = depthDesign(colour, depth);
    kindOf(layers).values.insert({{"as", std::string("layers")}, {"layers", std::int64_t{64}}});
    EXPECT_GT(errorOf(planeOf(computed(layers)), wanted), 0.01);
}

TEST(DepthPicture, isFlatAtOneDepth) {
    const auto colour = noise(4, 1 / 255.0F);
    const std::vector<float> depth(colour.size(), 51 / 255.0F);
    Design design = depthDesign(colour, depth);
    kindOf(design).values.insert({"as", std::string("exact")});
    ReferenceSheet sheet{nearEnd + (farEnd - nearEnd) * 0.2, ReferencePlane(rgbdPlate), {}};
    for (std::size_t i = 0; i < colour.size(); ++i)
        sheet.light.samples[i] = planeWave(sheet.z, rgbdWavelength) * std::sqrt(double{colour[i]});
    EXPECT_LE(errorOf(planeOf(computed(design)), summed({sheet}, space())), 1e-4);
}

TEST(DepthPicture, givesTheLongestOfThreeWavelengthsRed) {
    const std::size_t pixels = static_cast<std::size_t>(rgbdPlate.count());
    auto colours = noise(5, 1 / 255.0F, 3);
    std::fill(colours.begin() + static_cast<std::ptrdiff_t>(2 * pixels), colours.end(), 0.0F);
    Design design = depthDesign({}, std::vector<float>(pixels, 0.5F));
    kindOf(design).assets["color"] = {"colour.png", raster(colours, 255, 3)};
    design.setup.wavelengths = {450_nm, 638_nm, 532_nm};
    const Hologram hologram = *computed(design).field();
    ASSERT_EQ(hologram.planes.size(), 3U);
    const auto isDark = [](const Field& plane) {
        return std::ranges::all_of(plane.samples(), [](Complex c) { return std::abs(c) < 1e-6F; });
    };
    EXPECT_TRUE(isDark(hologram.planes[0]));
    EXPECT_FALSE(isDark(hologram.planes[1]));
    EXPECT_FALSE(isDark(hologram.planes[2]));
}

/// z of the only pixel with light, by where it comes into focus.
double focusOf(Design design, float number, float white) {
    const std::size_t pixels = static_cast<std::size_t>(rgbdPlate.count());
    std::vector<float> colour(pixels, 0.0F), depth(pixels, number);
    colour[pixels / 2 + 18] = 1;
    depth[0] = 1 / white; // the least depth that is measured, without light
    kindOf(design).assets = {{"color", {"c", raster(colour)}},
                             {"depth", {"d", raster(depth, white)}}};
    double best = 0, most = 0;
    const Hologram hologram = *computed(design).field();
    for (int step = 0; step <= 140; ++step) {
        design.reconstruction.distance = Length(farEnd + (nearEnd - farEnd) * step / 140);
        const double light = static_cast<double>(
            reconstructed(design, hologram).planes.front().samples()[pixels / 2 + 18]);
        if (light > most) {
            most = light;
            best = design.reconstruction.distance.si();
        }
    }
    return best;
}

TEST(DepthPicture, readsDepthsAsTheyAreMeant) {
    constexpr double slack = 3e-5; // a tenth of the depth of focus
    Design design = depthDesign({}, {});
    EXPECT_NEAR(focusOf(design, 0.25F, 255), nearEnd + (farEnd - nearEnd) * 0.25, slack);
    kindOf(design).values["invert_depth"] = true;
    EXPECT_NEAR(focusOf(design, 0.25F, 255), nearEnd + (farEnd - nearEnd) * 0.75, slack);
    kindOf(design).values["invert_depth"] = false;
    kindOf(design).values["depth_meaning"] = std::string("inverse");
    EXPECT_NEAR(focusOf(design, 0.5F, 255), 2 / (1 / nearEnd + 1 / farEnd), slack);
    kindOf(design).values["depth_meaning"] = std::string("millimetres");
    kindOf(design).values["depth_scale"] = 1e-3;
    EXPECT_NEAR(focusOf(design, 301 / 65535.0F, 65535), nearEnd - 300e-6, slack);
}

TEST(DepthPicture, gaveNoLightWhereNothingWasMeasured) {
    Design design = depthDesign(noise(6, 1 / 255.0F), terrain());
    kindOf(design).values["depth_meaning"] = std::string("metres");
    auto depth = terrain();
    std::fill(depth.begin(), depth.end(), 0.0F);
    kindOf(design).assets["depth"] = {"d", raster(depth)};
    EXPECT_EQ(refusalOf(design).path, "rgbd.depth");
    depth[7] = 0.5F;
    kindOf(design).assets["depth"] = {"d", raster(depth)};
    auto colour = noise(6, 1 / 255.0F);
    for (std::size_t i = 0; i < colour.size(); ++i)
        colour[i] = i == 7 ? colour[i] : 0;
    const Field one = planeOf(computed(design));
    kindOf(design).assets["color"] = {"c", raster(colour)};
    EXPECT_EQ(planeOf(computed(design)), one);
}

TEST(DepthPicture, hasSoftEdgesWithoutSeams) {
    const std::size_t pixels = static_cast<std::size_t>(rgbdPlate.count());
    std::vector<float> depth(pixels);
    for (std::size_t i = 0; i < pixels; ++i)
        depth[i] = i % static_cast<std::size_t>(rgbdPlate.cols) < 18 ? 0.0F : 1.0F;
    Design design = depthDesign(std::vector<float>(pixels, 1.0F), depth);
    kindOf(design).values.insert(
        {{"layers", std::int64_t{2}}, {"occlusion", std::string("silhouette")}});
    // Whole waves apart, so that the two do not interfere.
    kindOf(design).values["near"] = 16 * rgbdWavelength;
    kindOf(design).values["far"] = -16 * rgbdWavelength;
    const auto darkest = [&](std::int64_t feather) {
        kindOf(design).values["feather"] = feather;
        const Field wave = planeOf(computed(design));
        float least = 10;
        for (std::int64_t col = 10; col < 26; ++col)
            least = std::min(least, std::abs(wave.at(rgbdPlate.rows / 2, col)));
        return least;
    };
    EXPECT_GT(darkest(0), 0.9F);
    EXPECT_GT(darkest(3), 0.9F);
}

TEST(DepthPicture, isRefusedWithAReason) {
    Design design = designFor("rgbd");
    EXPECT_EQ(refusalOf(design).path, "rgbd.color");
    design = depthDesign(noise(7, 1 / 255.0F), terrain());
    kindOf(design).assets.erase("depth");
    EXPECT_EQ(refusalOf(design).path, "rgbd.depth");
    design = depthDesign(noise(7, 1 / 255.0F), terrain());
    kindOf(design).values["depth_meaning"] = std::string("inverse");
    kindOf(design).values["far"] = -1e-3;
    EXPECT_EQ(refusalOf(design).path, "rgbd.far");
}

TEST(DepthPicture, saysWhatItDoesWithDepth) {
    Design design = depthDesign(noise(8, 1 / 255.0F), terrain());
    const auto says = [&](const char* path) {
        return std::ranges::any_of(plan(design).findings,
                                   [&](const Finding& item) { return item.parameter == path; });
    };
    EXPECT_TRUE(says("rgbd.as"));
    EXPECT_FALSE(says("rgbd.near"));
    const Design before = design;
    std::swap(kindOf(design).values["near"], kindOf(design).values["far"]);
    EXPECT_TRUE(says("rgbd.near"));
    for (const Finding& item : plan(design).findings)
        EXPECT_TRUE(item.parameter != "rgbd.near"
                    || withSettings(design, item.fixes.front().settings) == before);
}

TEST(DepthPicture, hidesOtherSourcesAndIsHiddenByThem) {
    const std::size_t pixels = static_cast<std::size_t>(rgbdPlate.count());
    const auto flat = [&](float light, double z) {
        Design design =
            depthDesign(std::vector<float>(pixels, light), std::vector<float>(pixels, 0.0F));
        kindOf(design).values["near"] = z;
        kindOf(design).values["far"] = z;
        kindOf(design).values["occlusion"] = std::string("silhouette");
        return design;
    };
    const Field front = planeOf(computed(flat(1, 2e-3)));
    for (const double z : {1e-3, 3e-3}) {
        Design both = flat(1, 2e-3);
        Source other = flat(0.5F, z).sources.front();
        other.name = "other";
        both.sources.push_back(other);
        const Field seen = planeOf(computed(both));
        const Field nearest = z < 2e-3 ? front : planeOf(computed(flat(0.5F, z)));
        double apart = 0;
        for (std::size_t i = 0; i < pixels; ++i)
            apart = std::max(
                apart, static_cast<double>(std::abs(seen.samples()[i] - nearest.samples()[i])));
        EXPECT_LE(apart, 1e-5) << z;
    }
}

/// What is said of a depth picture; nothing if nothing is.
const Finding* saidOf(const Plan& made, const char* part) {
    const auto found = std::ranges::find_if(made.findings, [&](const Finding& finding) {
        return finding.message.english().find(part) != std::string::npos;
    });
    return found == made.findings.end() ? nullptr : &*found;
}

Design depthsOf(Raster depth) {
    Design design = depthDesign(noise(1, 1 / 255.0F), terrain());
    kindOf(design).assets["depth"].data = std::make_shared<const Raster>(std::move(depth));
    return design;
}

TEST(DepthPicture, mayBeOfAnotherSizeThanThePicture) {
    Raster half{{rgbdPlate.rows / 2, rgbdPlate.cols / 2}, 1, 255};
    std::vector<float> whole(static_cast<std::size_t>(rgbdPlate.count()));
    for (std::int64_t row = 0; row < half.shape.rows; ++row)
        for (std::int64_t col = 0; col < half.shape.cols; ++col) {
            half.samples.push_back(static_cast<float>((row * 9 + col * 4) % 256) / 255);
            for (const std::int64_t at : {0, 1})
                for (const std::int64_t along : {0, 1})
                    whole[static_cast<std::size_t>((2 * row + at) * rgbdPlate.cols + 2 * col
                                                   + along)] = half.samples.back();
        }
    const Design design = depthsOf(half);
    const Plan made = plan(design, {});
    ASSERT_NE(saidOf(made, "18 × 12"), nullptr);
    EXPECT_EQ(saidOf(made, "18 × 12")->severity, Severity::Warning);
    EXPECT_EQ(planeOf(computed(design)),
              planeOf(computed(depthDesign(noise(1, 1 / 255.0F), whole))));
    EXPECT_NE(
        saidOf(plan(depthsOf({{4, 36}, 1, 255, std::vector<float>(144, 0.5F)}), {}), "stretched"),
        nullptr);
}

TEST(DepthPicture, givesEveryPixelTheDepthNearestToIt) {
    Raster wide{{rgbdPlate.rows, rgbdPlate.cols * 2 / 3}, 1, 255};
    for (std::int64_t i = 0; i < wide.shape.count(); ++i)
        wide.samples.push_back(static_cast<float>(i * 7 % 256) / 255);
    std::vector<float> nearest;
    for (std::int64_t row = 0; row < rgbdPlate.rows; ++row)
        for (std::int64_t col = 0; col < rgbdPlate.cols; ++col)
            nearest.push_back(
                wide.samples[static_cast<std::size_t>(row * wide.shape.cols + (2 * col + 1) / 3)]);
    EXPECT_EQ(planeOf(computed(depthsOf(wide))),
              planeOf(computed(depthDesign(noise(1, 1 / 255.0F), nearest))));
}

TEST(DepthPicture, isWarnedOfWhereItIsColoured) {
    Raster coloured{rgbdPlate, 3, 255, noise(3, 1 / 255.0F, 3)};
    EXPECT_NE(saidOf(plan(depthsOf(coloured), {}), "coloured"), nullptr);
    Raster grey{rgbdPlate, 3, 255};
    for (int colour = 0; colour < 3; ++colour)
        for (const float depth : terrain()) // as lossy compression leaves grey
            grey.samples.push_back(std::min(depth + static_cast<float>(colour) / 255, 1.0F));
    EXPECT_EQ(saidOf(plan(depthsOf(grey), {}), "coloured"), nullptr);
}

TEST(DepthPicture, isWarnedOfWhereItsNumbersSeemToBeOfAnotherUnit) {
    Raster deep{rgbdPlate, 1, 65535};
    for (std::int64_t i = 0; i < rgbdPlate.count(); ++i)
        deep.samples.push_back(static_cast<float>(500 + i % 500) / 65535);
    const Plan made = plan(depthsOf(deep), {});
    const Finding* warning = saidOf(made, "less than 1 %");
    ASSERT_NE(warning, nullptr);
    EXPECT_EQ(std::get<std::string>(warning->fixes.at(0).settings.at(0).value), "millimetres");
    EXPECT_NE(warning->message.english().find("500 to 999"), std::string::npos);
    Raster metres{rgbdPlate, 1, 1};
    for (std::int64_t i = 0; i < rgbdPlate.count(); ++i)
        metres.samples.push_back(1 + static_cast<float>(i % 7));
    const Plan beyond = plan(depthsOf(metres), {});
    ASSERT_NE(saidOf(beyond, "--depth-meaning metres"), nullptr);
    EXPECT_EQ(
        std::get<std::string>(saidOf(beyond, "--depth-meaning")->fixes.at(0).settings.at(0).value),
        "metres");
    EXPECT_NE(
        saidOf(plan(depthsOf({rgbdPlate, 1, 255, std::vector<float>(864, 0.5F)}), {}), "flat"),
        nullptr);
    EXPECT_EQ(saidOf(plan(depthDesign(noise(1, 1 / 255.0F), terrain()), {}), "flat"), nullptr);
}

TEST(DepthPicture, isWarnedOfWhereMetresHardlyDiffer) {
    Raster metres{rgbdPlate, 1, 1};
    for (std::int64_t i = 0; i < rgbdPlate.count(); ++i)
        metres.samples.push_back(2 + 1e-6F * static_cast<float>(i % 4));
    Design design = depthsOf(metres);
    kindOf(design).values["depth_meaning"] = std::string("metres");
    const Plan made = plan(design, {});
    const Finding* warning = saidOf(made, "--depth-scale");
    ASSERT_NE(warning, nullptr);
    const double scale = std::get<double>(warning->fixes.at(0).settings.at(0).value);
    EXPECT_NEAR(scale, (nearEnd - farEnd) / 3e-6, 0.2 * (nearEnd - farEnd) / 3e-6);
}

} // namespace
} // namespace fringe::test
