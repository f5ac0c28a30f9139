// SPDX-License-Identifier: GPL-3.0-or-later
// convolve and sums of spectra of a back-end against the reference and the physics.
#include "kernels/reference/operations.h"
#include "tests/support/bands.h"
#include "tests/support/device_test.h"

#include <cmath>

namespace fringe::test {
namespace {

constexpr double tolerance = 1e-6;

struct ConvolutionCase {
    Shape field;
    Shape grid;
    TransferModel model;
    double distance;
    bool isSoft = false;
};

std::string caseName(const ConvolutionCase& c) {
    return std::string(c.model == TransferModel::Fresnel ? "fresnel_" : "angular_") + name(c.field)
           + "_in_" + name(c.grid) + (c.distance < 0 ? "_back" : "_forth")
           + (c.isSoft ? "_soft" : "");
}

/// Lines of one sample, odd lengths, primes, such as have no plan, lengths of every radix, grids
/// that are no whole multiple, and more rows than a few vectors.
std::vector<ConvolutionCase> allCases() {
    constexpr Shape pairs[][2] = {
        {{1, 1}, {2, 2}},      {{1, 57}, {2, 114}},   {{64, 1}, {128, 2}},   {{13, 11}, {26, 22}},
        {{37, 53}, {74, 106}}, {{16, 64}, {32, 128}}, {{30, 36}, {60, 72}},  {{50, 96}, {100, 192}},
        {{67, 10}, {134, 20}}, {{9, 134}, {18, 268}}, {{12, 40}, {36, 160}}, {{24, 50}, {24, 50}},
        {{20, 14}, {47, 33}},  {{37, 53}, {96, 128}}, {{50, 30}, {126, 90}}, {{1, 23}, {6, 60}},
        {{61, 64}, {144, 160}}};
    std::vector<ConvolutionCase> cases;
    for (const auto& [field, grid] : pairs) {
        cases.push_back({field, grid, TransferModel::AngularSpectrum, 2e-3});
        cases.push_back({field, grid, TransferModel::Fresnel, -0.3});
        cases.push_back({field, grid, TransferModel::AngularSpectrum, -2e-3, true});
        cases.push_back({field, grid, TransferModel::Fresnel, 0.3, true});
    }
    return cases;
}

ConvolveArgs argsOf(const ConvolutionCase& c) {
    const TransferArgs args{.grid = {c.grid, 8e-6, 6e-6},
                            .wavelength = 532e-9,
                            .distance = c.distance,
                            .model = c.model};
    return {c.isSoft ? softLimited(args) : hardLimited(args)};
}

class Convolve : public DeviceTestWith<ConvolutionCase> {};

TEST_P(Convolve, agreesWithTheReference) {
    const ConvolveArgs args = argsOf(GetParam());
    reference::Plane field = randomPlane(GetParam().field, 21);
    const Samples got = result(field, [&](Buffer& b) { device().convolve(b, args); });
    reference::convolve(field, args);
    EXPECT_TRUE(isNear(got, field, tolerance));
}

TEST_P(Convolve, sumsOfSpectraAreThoseOfTheirFields) {
    const auto& [shape, grid, model, distance, isSoft] = GetParam();
    const std::unique_ptr<SpectrumSum> sum = device().sumSpectra(shape, grid);
    reference::Plane wanted(shape);
    ConvolveArgs args = argsOf(GetParam());
    for (const unsigned layer : {1U, 2U, 3U}) {
        args.transfer.distance = layer * distance;
        reference::Plane field = randomPlane(shape, layer);
        device().addSpectrum(*sum, *uploaded(field), args);
        reference::convolve(field, args);
        for (std::size_t i = 0; i < field.samples.size(); ++i)
            wanted.samples[i] += field.samples[i];
    }
    for (int time = 0; time < 2; ++time)
        EXPECT_TRUE(isNear(result(reference::Plane(shape),
                                  [&](Buffer& b) { device().transformBack(*sum, b, args); }),
                           wanted, tolerance));
}

TEST_P(Convolve, carriesATransformedFieldToSeveralPlanes) {
    const auto& [shape, grid, model, distance, isSoft] = GetParam();
    const reference::Plane field = randomPlane(shape, 23);
    const std::unique_ptr<SpectrumSum> sum = device().sumSpectra(shape, grid);
    ConvolveArgs args = argsOf(GetParam());
    const TransferArgs limited = args.transfer;
    args.transfer = {limited.grid, limited.wavelength};
    device().addSpectrum(*sum, *uploaded(field), args);
    args.transfer = limited;
    for (const int plane : {1, -2, 0}) {
        args.transfer.distance = plane * distance;
        reference::Plane wanted = field;
        reference::convolve(wanted, args);
        EXPECT_TRUE(isNear(result(randomPlane(shape, 24),
                                  [&](Buffer& b) { device().transformThrough(*sum, b, args); }),
                           wanted, tolerance));
    }
}

INSTANTIATE_TEST_SUITE_P(Cases, Convolve, ::testing::ValuesIn(allCases()),
                         [](const auto& tested) { return caseName(tested.param); });

class Convolution : public DeviceTest {};

constexpr ConvolutionCase middling{{120, 192}, {240, 384}, TransferModel::AngularSpectrum, 5e-3};

TEST_F(Convolution, isLinear) {
    const ConvolveArgs args = argsOf(middling);
    const auto carried = [&](const reference::Plane& field) {
        return result(field, [&](Buffer& b) { device().convolve(b, args); });
    };
    const reference::Plane a = randomPlane(middling.field, 1), b = randomPlane(middling.field, 2);
    const reference::Sample factor(0.3, -1.7);
    reference::Plane mixed = a;
    for (std::size_t i = 0; i < mixed.samples.size(); ++i)
        mixed.samples[i] += factor * b.samples[i];
    const Samples ofA = carried(a), ofB = carried(b);
    reference::Plane wanted(middling.field);
    for (std::size_t i = 0; i < wanted.samples.size(); ++i)
        wanted.samples[i] = reference::Sample(ofA[i]) + factor * reference::Sample(ofB[i]);
    EXPECT_TRUE(isNear(carried(mixed), wanted, tolerance));
}

TEST_F(Convolution, leavesTheAddedFieldAsItIs) {
    const reference::Plane field = randomPlane(middling.field, 4);
    const std::unique_ptr<SpectrumSum> sum = device().sumSpectra(middling.field, middling.grid);
    EXPECT_EQ(result(field, [&](Buffer& b) { device().addSpectrum(*sum, b, argsOf(middling)); }),
              toSingle(field));
}

TEST_F(Convolution, keepsNoLightOutsideOfTheBand) {
    ConvolveArgs args = argsOf(middling);
    args.transfer = hardLimited(args.transfer, 1e4); // the band is narrower than one bin
    const reference::Plane field = randomPlane(middling.field, 5);
    const Samples got = result(field, [&](Buffer& b) { device().convolve(b, args); });
    for (std::size_t i = 0; i < got.size(); ++i)
        ASSERT_NEAR(std::abs(got[i] - got[0]), 0, 1e-6) << "sample " << i;
}

TEST_F(Convolution, reportsFivePassesOrStops) {
    ConvolveArgs args = argsOf(middling);
    double samples = 0;
    args.advanced = [&](double more) { samples += more; };
    const std::unique_ptr<Buffer> field = uploaded(randomPlane(middling.field, 6));
    device().convolve(*field, args);
    EXPECT_NEAR(samples, 2.0 * 120 * 384 + 3.0 * 240 * 384, 1e-6 * samples);
    args.advanced = [](double) { throw std::runtime_error("stop"); };
    EXPECT_THROW(device().convolve(*field, args), std::runtime_error);
}

TEST_F(Convolution, contractIsChecked) {
    const std::unique_ptr<Buffer> field = device().allocate(middling.field);
    const auto refused = [&](auto change) {
        ConvolveArgs args = argsOf(middling);
        change(args.transfer);
        EXPECT_THROW(device().convolve(*field, args), std::invalid_argument);
    };
    refused([](auto& transfer) { transfer.grid.shape.rows = 119; });
    refused([](auto& transfer) { transfer.grid.shape.cols = 191; });
    refused([](auto& transfer) { transfer.wavelength = 0; });
    refused([](auto& transfer) { transfer.distance = std::nan(""); });
    const std::unique_ptr<SpectrumSum> sum = device().sumSpectra({4, 4}, {8, 8});
    EXPECT_THROW(device().addSpectrum(*sum, *field, argsOf(middling)), std::invalid_argument);
    const std::unique_ptr<Buffer> small = device().allocate({4, 4});
    EXPECT_THROW(device().addSpectrum(*sum, *small, argsOf(middling)), std::invalid_argument);
    EXPECT_THROW(device().transformBack(*sum, *field, {}), std::invalid_argument);
    EXPECT_THROW(device().transformThrough(*sum, *field, argsOf(middling)), std::invalid_argument);
}

} // namespace
} // namespace fringe::test
