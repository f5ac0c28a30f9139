// SPDX-License-Identifier: GPL-3.0-or-later
// The reference on data small enough to be checked by hand.
#include "kernels/reference/operations.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fringe::reference {
namespace {

constexpr double tiny = 1e-12;

void expectNear(Sample got, Sample wanted, double tolerance = tiny) {
    EXPECT_NEAR(got.real(), wanted.real(), tolerance);
    EXPECT_NEAR(got.imag(), wanted.imag(), tolerance);
}

PointSourcesArgs onePoint(const PointSource& point, Shape shape, WaveModel model) {
    PointSourcesArgs args{{&point, 1}, {shape, 1, 1}, 1, model, false};
    args.rowCount = shape.rows;
    return args;
}

TEST(ReferencePoints, aPointInFrontConverges) {
    const PointSource point{0, 0, 1.25, 2, 0}; // 5/4 wavelengths: the phase is -2π·5/4
    Plane field({1, 1});
    addPointSources(field, onePoint(point, field.shape, WaveModel::Exact));
    expectNear(field.at(0, 0), {0, -2});
}

TEST(ReferencePoints, aPointBehindDiverges) {
    const PointSource point{0, 0, -1.25, 2, 0};
    Plane field({1, 1});
    addPointSources(field, onePoint(point, field.shape, WaveModel::Exact));
    expectNear(field.at(0, 0), {0, 2});
}

/// 3-4-5: the sample (dx, dy) = (0, 3) sees z = 4 from r = 5, so a|z|/r = 4/5 and no phase.
TEST(ReferencePoints, theExactWaveFallsWithTheSlantDistance) {
    const PointSource point{0, 0, 4, 1, 0};
    Plane field({7, 1});
    addPointSources(field, onePoint(point, field.shape, WaveModel::Exact));
    expectNear(field.at(0, 0), 0.8);
    expectNear(field.at(6, 0), 0.8);
    expectNear(field.at(3, 0), 1);
}

/// dx = 2 at z = 8: dx²/(2z) = 1/4 wavelength.
TEST(ReferencePoints, theFresnelWaveIsAParabola) {
    const PointSource point{0, 0, 8, 1, 0};
    Plane field({1, 5});
    addPointSources(field, onePoint(point, field.shape, WaveModel::Fresnel));
    expectNear(field.at(0, 4), {0, -1});
    expectNear(field.at(0, 2), 1);
}

/// Sample (0, 0) of 3 × 4 lies at x = -2, y = +1.
TEST(ReferencePoints, xGrowsToTheRightAndYUpwards) {
    const PointSource point{-2, 1, 3, 1, 0};
    Plane field({3, 4});
    addPointSources(field, onePoint(point, field.shape, WaveModel::Exact));
    expectNear(field.at(0, 0), 1);
    EXPECT_LT(std::abs(field.at(2, 0)), 0.9);
    EXPECT_LT(std::abs(field.at(0, 3)), 0.9);
}

/// λ/(2p) = 1/2: half a wavelength of offset per wavelength of distance, the edge inside.
TEST(ReferencePoints, theFresnelWindowIncludesItsEdge) {
    const PointSource point{0, 0, 4, 1, 0};
    Plane field({1, 9});
    PointSourcesArgs args = onePoint(point, field.shape, WaveModel::Fresnel);
    args.window = true;
    addPointSources(field, args);
    for (std::int64_t col = 0; col < 9; ++col)
        EXPECT_EQ(field.at(0, col) != Sample(0), std::abs(col - 4) <= 2) << col;
}

TEST(ReferenceFft, aDeltaHasAFlatSpectrum) {
    Plane field({1, 5});
    field.at(0, 0) = 3;
    fft(field, {Axis::Rows, Direction::Forward, 0, 1});
    for (Sample sample : field.samples)
        expectNear(sample, 3);
}

TEST(ReferenceFft, fourSamplesByHand) {
    Plane field({4, 1});
    field.samples = {1, 2, 3, 4};
    fft(field, {Axis::Columns, Direction::Forward, 0, 1});
    expectNear(field.at(0, 0), 10);
    expectNear(field.at(1, 0), {-2, 2});
    expectNear(field.at(2, 0), -2);
    expectNear(field.at(3, 0), {-2, -2});
    fft(field, {Axis::Columns, Direction::Inverse, 0, 1});
    expectNear(field.at(1, 0), 2);
}

/// fx = 0: H = exp(i2πd/λ) with d = 1/4 wavelength. fx = 1/2 with Fresnel: another -πλd/4.
/// A tile beyond the axis of a plate that has it at row 3, column 4.
TEST(ReferencePoints, aTileIsPartOfItsPlate) {
    const PointSource point{1.5, -2, -6, 1, 0.4F};
    const PlaneGrid tile{{2, 3}, 1, 1, 5, 6, {7, 9}};
    EXPECT_EQ(tile.centreRow(), -2);
    EXPECT_EQ(tile.centreCol(), -2);
    for (const WaveModel model : {WaveModel::Exact, WaveModel::Fresnel}) {
        Plane plate({7, 9}), part(tile.shape);
        PointSourcesArgs args = onePoint(point, plate.shape, model);
        addPointSources(plate, args);
        args.grid = tile;
        args.rowCount = 2;
        addPointSources(part, args);
        for (std::int64_t row = 0; row < 2; ++row)
            for (std::int64_t col = 0; col < 3; ++col)
                EXPECT_EQ(part.at(row, col), plate.at(5 + row, 6 + col));
    }
}

TEST(ReferenceTransfer, aQuarterWavelengthTurnsByI) {
    for (TransferModel model : {TransferModel::AngularSpectrum, TransferModel::Fresnel}) {
        Plane spectrum({1, 2});
        spectrum.samples = {1, 1};
        TransferArgs args{{spectrum.shape, 1, 1}, 1, 0.25, model, {}, {}, 0, 1};
        multiplyTransfer(spectrum, args);
        expectNear(spectrum.at(0, 0), {0, 1});
        const double cycles =
            model == TransferModel::Fresnel ? 0.25 - 0.25 / 8 : 0.25 * std::sqrt(0.75);
        expectNear(spectrum.at(0, 1), phasor(cycles));
    }
}

/// Pitch λ/4: f = 0, 1/λ·(4/4)=1/λ, 2/λ, -1/λ for four samples; only beyond 1/λ is evanescent.
TEST(ReferenceTransfer, evanescentComponentsVanish) {
    Plane spectrum({1, 4});
    spectrum.samples = {1, 1, 1, 1};
    multiplyTransfer(
        spectrum,
        {{spectrum.shape, 0.25, 1}, 1, 0.1, TransferModel::AngularSpectrum, {}, {}, 0, 1});
    expectNear(spectrum.at(0, 1), 1);
    EXPECT_EQ(spectrum.at(0, 2), Sample(0));
    expectNear(spectrum.at(0, 3), 1);
}

TEST(ReferenceChirp, countsColumnsRightwardsAndRowsUpwards) {
    Plane field({3, 3});
    field.samples.assign(9, 1);
    ChirpArgs args;
    args.linearX = 0.25;
    args.quadraticY = 0.5;
    args.scale = 2;
    args.originCol = 1;
    args.originRow = 1;
    multiplyChirp(field, args);
    expectNear(field.at(1, 2), {0, 2});
    expectNear(field.at(1, 0), {0, -2});
    expectNear(field.at(0, 1), -2);
}

TEST(ReferenceChirp, linearYFollowsTheUpwardAxis) {
    Plane field({3, 1});
    field.samples.assign(3, 1);
    ChirpArgs args;
    args.linearY = 0.25;
    args.originRow = 1;
    multiplyChirp(field, args);
    expectNear(field.at(0, 0), {0, 1});
    expectNear(field.at(2, 0), {0, -1});
}

TEST(ReferenceRegion, movesARectangle) {
    Plane source({2, 3});
    source.samples = {1, 2, 3, 4, 5, 6};
    Plane target({3, 2});
    copyRegion(source, target, {{1, 2}, 1, 1, 2, 0});
    EXPECT_EQ(target.samples, (std::vector<Sample>{0, 0, 0, 0, 5, 6}));
}

} // namespace
} // namespace fringe::reference
