// SPDX-License-Identifier: GPL-3.0-or-later
// The light that is brought back to the plate is the adjoint of what the plate sends: for any u on
// the plate and any v where light is wanted, <A u, v> = <u, Aᴴ v>.
#include "tests/engine/points_design.h"
#include "tests/engine/sources/image/sample_pictures.h"
#include "tests/engine/sources/spots/sample_designs.h"

#include <array>
#include <cmath>
#include <random>

namespace fringe::test {
namespace {

Samples randomSamples(std::size_t count, unsigned seed) {
    std::mt19937 generator(seed);
    const auto uniform = [&] { return static_cast<float>(generator() >> 8) * 0x1p-23F - 1; };
    Samples samples(count);
    for (Complex& sample : samples) {
        const float re = uniform();
        sample = {re, uniform()};
    }
    return samples;
}

std::complex<double> product(const Samples& a, const Samples& b) {
    std::complex<double> sum;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += std::complex<double>(a[i]) * std::conj(std::complex<double>(b[i]));
    return sum;
}

double length(const Samples& samples) {
    return std::sqrt(product(samples, samples).real());
}

/// Light of random phases and amplitudes, within the beam.
Samples randomLight(const fringe::Setup& setup, unsigned seed) {
    const std::vector<float> beam = beamAmplitude(setup);
    Samples light = randomSamples(beam.size(), seed);
    for (std::size_t i = 0; i < beam.size(); ++i)
        light[i] *= beam[i];
    return light;
}

/// Relative to the lengths of the factors, beside which products of random fields are small.
void expectAdjoint(const Design& design, double tolerance = 1e-5,
                   Accuracy accuracy = Accuracy::Exact) {
    Device& device = cpu().kernels();
    JobControl control;
    const auto plate = device.allocate(design.setup.plate.size);
    for (unsigned seed = 1; const auto& wanted : wantedOf(design, device, control)) {
        const Samples u = randomLight(design.setup, seed++);
        const Samples v = randomSamples(wanted->constraint().amplitude.size(), seed++);
        Samples forward(v.size()), back(u.size());
        device.upload(*plate, u);
        wanted->forward(*plate, forward, accuracy);
        wanted->adjoint(v, *plate);
        device.finish();
        device.download(*plate, back);
        const std::complex<double> there = product(forward, v), here = product(u, back);
        EXPECT_GT(std::abs(there), 0);
        EXPECT_LT(std::abs(there - here), tolerance * length(forward) * length(v));
    }
}

class SpotAdjoint : public testing::TestWithParam<SpotGeometry> {};

TEST_P(SpotAdjoint, isThatOfTheSums) {
    Design design = scatteredSpots(GetParam(), 23);
    expectAdjoint(design);
    design.setup.beam = {Beam::Kind::Gaussian, 0.3_mm, {}};
    design.setup.aperture = {Aperture::Kind::Circle, 0.6_mm};
    expectAdjoint(design);
}

std::string geometryName(const testing::TestParamInfo<SpotGeometry>& tested) {
    constexpr std::array names{"fresnel", "exact", "lens"};
    return names[static_cast<std::size_t>(tested.param)];
}

INSTANTIATE_TEST_SUITE_P(Geometries, SpotAdjoint,
                         testing::Values(SpotGeometry::FreeFresnel, SpotGeometry::FreeExact,
                                         SpotGeometry::Lens),
                         geometryName);

/// As a solver sees a cloud: where light is wanted.
TEST(CloudAdjoint, isThatOfTheSums) {
    const SpotSource spots = spotsOf(scatteredSpots(SpotGeometry::FreeExact, 23));
    std::vector<Point> points;
    for (const Spot& spot : spots.spots())
        points.push_back({spot.x, spot.y, spot.z});
    Design design = pointsDesign(std::move(points));
    design.solver.key = "wgs";
    design.setup.plate.size = {96, 112};
    for (const bool lens : {false, true}) {
        design.setup.lens.on = lens;
        expectAdjoint(design, lens ? 1e-5 : usualTolerance(SpotGeometry::FreeExact));
    }
}

TEST(MixedAdjoint, isThatOfEachSource) {
    Design design = scatteredSpots(SpotGeometry::Lens, 7);
    store(design.sources.emplace_back(Source{.kind = {"image"}}),
          imageOf(patch(planeGrid(design.setup, 1), 0.0_mm), design.setup));
    JobControl control;
    EXPECT_EQ(wantedOf(design, cpu().kernels(), control).size(), 2U);
    expectAdjoint(design);
}

TEST(PictureAdjoint, isThatOfALens) {
    for (const std::int64_t padding : {1, 2})
        for (const Length z : {0.0_mm, 5.0_mm, -3.0_mm}) {
            SCOPED_TRACE(testing::Message() << "padding " << padding << ", z " << z.si());
            Design design = patchDesign(behindLens, {z}, padding);
            expectAdjoint(design);
            design.setup.beam = {Beam::Kind::Gaussian, 0.2_mm, {}};
            design.setup.aperture = {Aperture::Kind::Circle, 0.25_mm};
            expectAdjoint(design);
        }
}

TEST(PictureAdjoint, isThatOfFreeSpace) {
    Design design = patchDesign(inFreeSpace, {12.0_mm, -6.0_mm, 20.0_mm});
    expectAdjoint(design);
    design.setup.beam = {Beam::Kind::Gaussian, 0.2_mm, {}};
    design.setup.aperture = {Aperture::Kind::Circle, 0.25_mm};
    expectAdjoint(design);
}

/// Five bands of depth over a slope of light.
Design depthBands() {
    Design design = designFor("rgbd");
    design.setup.plate = {{40, 48}, 8.0_um, 8.0_um};
    const Shape shape = design.setup.plate.size;
    Raster colour{shape}, depth{shape};
    for (std::int64_t row = 0; row < shape.rows; ++row)
        for (std::int64_t col = 0; col < shape.cols; ++col) {
            colour.samples.push_back(static_cast<float>(row + 1));
            depth.samples.push_back(static_cast<float>(col * 5 / shape.cols) / 5);
        }
    Choice& kind = design.sources.front().kind;
    kind.assets["color"] = {"c", std::make_shared<const Raster>(std::move(colour))};
    kind.assets["depth"] = {"d", std::make_shared<const Raster>(std::move(depth))};
    kind.values = {{"near", 4e-3}, {"far", 2e-3}, {"layers", std::int64_t{5}}};
    design.solver.key = "gs";
    return design;
}

TEST(LayersAdjoint, isThatOfTheirPlanes) {
    Design design = depthBands();
    for (const char* form : {"auto", "layers"}) {
        design.sources.front().kind.values["as"] = std::string(form);
        for (const bool lens : {false, true}) {
            design.setup.lens.on = lens;
            expectAdjoint(design, 1e-5, Accuracy::Iteration);
        }
    }
}

TEST(LayersAdjoint, solversBringLightIntoAllPlanes) {
    for (const char* solver : {"gs", "wgs-kim", "sgd"}) {
        Design design = depthBands();
        design.sources.front().kind.values["as"] = std::string("layers");
        design.solver.key = solver;
        design.start.kind = Start::Kind::Smooth;
        design.stop.iterations = 12;
        const SolverState state = computed(design).solved()->state;
        EXPECT_LT(state.best.figures.error, state.history.front().error) << solver;
        const std::vector<Picture> seen = seenOf(design, state);
        ASSERT_EQ(seen.size(), 1U);
        EXPECT_EQ(seen.front().shape(), design.setup.plate.size);
    }
}

} // namespace
} // namespace fringe::test
