// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/propagation/propagation.h"
#include "tests/engine/computed.h"
#include "tests/support/samples.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe::test {
namespace {

constexpr Shape layersPlate{64, 96};
constexpr double layersPitch = 8e-6;

/// Pictures of the plate's size, so that no sample is resampled.
Design layersDesign(const std::vector<std::vector<float>>& pictures) {
    Design design = designFor("layers");
    design.setup.plate = {layersPlate, Length(layersPitch), Length(layersPitch)};
    Raster stack{layersPlate};
    for (const auto& picture : pictures)
        stack.samples.insert(stack.samples.end(), picture.begin(), picture.end());
    Source& source = design.sources.front();
    source.kind.assets["stack"] = {"stack", std::make_shared<const Raster>(std::move(stack))};
    source.kind.values = {{"first_distance", 20e-3},
                          {"last_distance", 30e-3},
                          {"width", layersPitch * static_cast<double>(layersPlate.cols)},
                          {"height", layersPitch * static_cast<double>(layersPlate.rows)},
                          {"phase", std::string("constant")}};
    return design;
}

/// 4 in a square of eight samples, else dark.
std::vector<float> square(std::int64_t row, std::int64_t col) {
    std::vector<float> picture(static_cast<std::size_t>(layersPlate.count()));
    for (std::int64_t r = row; r < row + 8; ++r)
        for (std::int64_t c = col; c < col + 8; ++c)
            picture[static_cast<std::size_t>(r * layersPlate.cols + c)] = 4;
    return picture;
}

/// P_{-z} of the amplitude 2 in the square, with the phase of a plane wave.
std::vector<Complex> waveOf(const std::vector<float>& picture, double z) {
    const double turns = z / 532e-9;
    const Complex phase(std::polar(1.0, 2 * std::numbers::pi * (turns - std::floor(turns))));
    std::vector<Complex> wave;
    for (const float intensity : picture)
        wave.push_back(std::sqrt(intensity) * phase);
    JobControl control;
    return samplesOf(propagate({layersPlate, std::move(wave)},
                               {Length(layersPitch), Length(layersPitch), 532_nm}, Length(-z),
                               {"asm"}, cpu().kernels(), control));
}

double distanceOf(const std::vector<Complex>& a, const std::vector<Complex>& b) {
    double square = 0, norm = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        square += std::norm(a[i] - b[i]);
        norm += std::norm(b[i]);
    }
    return std::sqrt(square / norm);
}

/// On the grid of the farthest, which is larger than the other's own.
TEST(Layers, areTheSumOfTheirAngularSpectra) {
    const auto near = square(10, 12), far = square(40, 60);
    std::vector<Complex> sum = waveOf(near, 20e-3);
    const std::vector<Complex> second = waveOf(far, 30e-3);
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] += second[i];
    EXPECT_LE(distanceOf(samplesOf(planeOf(computed(layersDesign({near, far})))), sum), 1e-4);
}

TEST(Layers, areSummedByAngularSpectraHoweverTheyAreLookedAt) {
    Design design = layersDesign({square(10, 12), square(40, 60)});
    const Field sum = planeOf(computed(design));
    design.propagation = {"fraunhofer"};
    EXPECT_EQ(planeOf(computed(design)), sum);
}

TEST(Layers, withoutLightAreOfNoAccount) {
    const std::vector<float> dark(static_cast<std::size_t>(layersPlate.count()));
    Design three = layersDesign({square(10, 12), dark, square(40, 60)});
    three.sources.front().kind.values["occlusion"] = std::string("silhouette");
    Design two = layersDesign({square(10, 12), square(40, 60)});
    two.sources.front().kind.values["occlusion"] = std::string("silhouette");
    EXPECT_EQ(planeOf(computed(three)), planeOf(computed(two)));
}

/// Light of no opacity is none.
TEST(Layers, withoutOpacityAreOfNoAccount) {
    const auto silhouettes = [](const std::vector<float>& opacities) {
        Design design = layersDesign({});
        Raster stack{layersPlate, 2};
        for (const float opacity : opacities) {
            const std::vector<float> picture = square(10, 12);
            stack.samples.insert(stack.samples.end(), picture.begin(), picture.end());
            stack.samples.resize(stack.samples.size() + picture.size(), opacity);
        }
        Choice& kind = design.sources.front().kind;
        kind.assets["stack"] = {"stack", std::make_shared<const Raster>(std::move(stack))};
        kind.values["occlusion"] = std::string("silhouette");
        return design;
    };
    EXPECT_EQ(planeOf(computed(silhouettes({1, 0, 0.5F}))),
              planeOf(computed(silhouettes({1, 0.5F}))));
}

/// A grey picture between samples of the plate, so that its edges cover halves of them.
Design betweenSamples(bool hasOpacity) {
    constexpr Shape shape{5, 7};
    Design design = layersDesign({});
    Raster picture{shape, hasOpacity ? std::size_t{2} : std::size_t{1}};
    for (std::int64_t i = 0; i < shape.count(); ++i)
        picture.samples.push_back(0.2F + 0.1F * float(i % 4));
    picture.samples.resize(picture.planes * static_cast<std::size_t>(shape.count()), 1);
    Choice& kind = design.sources.front().kind;
    kind.assets["stack"] = {"stack", std::make_shared<const Raster>(std::move(picture))};
    kind.values["width"] = layersPitch * static_cast<double>(shape.cols);
    kind.values["height"] = layersPitch * static_cast<double>(shape.rows);
    kind.values["x"] = layersPitch / 2;
    kind.values["y"] = -layersPitch / 2;
    kind.values["occlusion"] = std::string("silhouette");
    return design;
}

TEST(Layers, thatAreOpaqueSendTheLightOfThoseThatSayNothing) {
    EXPECT_LE(distanceOf(samplesOf(planeOf(computed(betweenSamples(true)))),
                         samplesOf(planeOf(computed(betweenSamples(false))))),
              1e-6);
}

TEST(Layers, comeIntoFocusAtTheirDistances) {
    Design design = layersDesign({square(10, 12), square(40, 60)});
    const Hologram hologram = *computed(design).field();
    const auto lightIn = [&](double z, std::int64_t row, std::int64_t col) {
        design.reconstruction.distance = Length(z);
        const Plane<float> seen = reconstructed(design, hologram).planes.front();
        double light = 0;
        for (std::int64_t r = row; r < row + 8; ++r)
            for (std::int64_t c = col; c < col + 8; ++c)
                light += static_cast<double>(
                    seen.samples()[static_cast<std::size_t>(r * layersPlate.cols + c)]);
        return light / (64 * 4);
    };
    EXPECT_GT(lightIn(20e-3, 10, 12), 1.1 * lightIn(30e-3, 10, 12));
    EXPECT_GT(lightIn(30e-3, 40, 60), 1.1 * lightIn(20e-3, 40, 60));
}

TEST(Layers, haveRandomPhasesBySeed) {
    Design design = layersDesign({square(10, 12)});
    const auto field = [&](std::int64_t seed) {
        design.sources.front().kind.values["phase"] = std::string("random");
        design.sources.front().kind.values["seed"] = seed;
        return samplesOf(planeOf(computed(design)));
    };
    EXPECT_EQ(field(7), field(7));
    EXPECT_GT(distanceOf(field(7), field(8)), 0.1);
}

/// Phases on 256 levels for both layers, by how far each is from its picture.
TEST(Layers, areTruerByDescentThanTheirSumEncoded) {
    std::vector<float> left(static_cast<std::size_t>(layersPlate.count())), right = left;
    for (std::int64_t row = 8; row < 56; ++row)
        for (std::int64_t col = 10; col < 40; ++col) {
            const float value = 0.3F + 0.2F * static_cast<float>((row / 6 + col / 6) % 3);
            left[static_cast<std::size_t>(row * layersPlate.cols + col)] = value;
            right[static_cast<std::size_t>(row * layersPlate.cols + col + 44)] = value;
        }
    const auto errorOf = [&](Design design, const Hologram& shown) {
        double wrong = 0, whole = 0;
        for (const auto& [picture, z] : {std::pair(&left, 20_mm), {&right, 30_mm}}) {
            design.reconstruction.distance = z;
            const Picture seen = reconstructed(design, shown);
            const auto samples = seen.planes.front().samples();
            double both = 0, square = 0, norm = 0;
            for (std::size_t i = 0; i < samples.size(); ++i)
                if (const double wanted = (*picture)[i]; wanted > 0) {
                    both += wanted * static_cast<double>(samples[i]);
                    square += static_cast<double>(samples[i]) * static_cast<double>(samples[i]);
                    norm += wanted * wanted;
                }
            wrong += norm - both * both / square; // with the scale that fits best
            whole += norm;
        }
        return std::sqrt(wrong / whole);
    };
    const Design sum = layersDesign({left, right});
    Design descent = sum;
    descent.solver.key = "sgd";
    descent.stop.iterations = 60;
    const double designed = errorOf(descent, *computed(descent).field());
    const Hologram field = *computed(sum).field();
    const Choice doublePhase{"double-phase",
                             {{"scale", std::string("max")}, {"limit", std::string("none")}}};
    for (const Choice& encoding : {Choice{"phase"}, doublePhase})
        EXPECT_LT(designed, errorOf(sum, fieldOfPattern(encode(field, encoding)))) << encoding.key;
}

TEST(Layers, areRefusedWithAReason) {
    Design design = designFor("layers");
    EXPECT_EQ(refusalOf(design).path, "layers.stack");
    design = layersDesign({square(10, 12)});
    design.sources.front().kind.values["width"] = 1.0;
    EXPECT_EQ(refusalOf(design).path, "layers.width");
    design = layersDesign({std::vector<float>(static_cast<std::size_t>(layersPlate.count()), -1)});
    EXPECT_EQ(refusalOf(design).path, "layers.stack");
    design.solver = {"gs"};
    EXPECT_EQ(refusalOf(design).path, "layers.stack");
    design = layersDesign({square(10, 12)});
    design.solver = {"direct-search"};
    EXPECT_EQ(refusalOf(design).path, "solver.name");
}

TEST(Layers, areAddedToOtherSources) {
    Design both = layersDesign({square(10, 12)});
    Source second = both.sources.front();
    second.name = "other";
    both.sources.push_back(second);
    const Field one = planeOf(computed(layersDesign({square(10, 12)})));
    const Field twice = mapped(one, [](Complex c) { return 2.0F * c; });
    EXPECT_LE(distanceOf(samplesOf(planeOf(computed(both))), samplesOf(twice)), 1e-6);
}

} // namespace
} // namespace fringe::test
