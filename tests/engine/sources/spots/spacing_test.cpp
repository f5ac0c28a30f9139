// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/spots/spot_checks.h"
#include "sample_designs.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>

namespace fringe::test {
namespace {

constexpr double pi = std::numbers::pi;

LitSpots around(SpotGeometry geometry, double z) {
    Design design = spotsDesign({{1e-3, 0.5e-3, z, 1, {}}});
    setGeometry(design, geometry);
    return litSpotsOf(design);
}

/// |⟨a|b⟩| of the waves that focus at two spots, each sample of length 1 / √samples.
double overlap(const LitSpots& design, const Spot& a, const Spot& b) {
    const double k = 2 * pi / design.setup.wavelength().si(),
                 f = design.setup.lens.focalLength.si();
    const double pitchX = design.setup.plate.pitchX.si(), pitchY = design.setup.plate.pitchY.si();
    const auto phase = [&](const Spot& spot, double x, double y) {
        if (design.geometry() == SpotGeometry::Lens)
            return k * ((x * spot.x + y * spot.y) / f - (x * x + y * y) * spot.z / (2 * f * f));
        return k * (std::pow(x - spot.x, 2) + std::pow(y - spot.y, 2)) / (2 * spot.z);
    };
    std::complex<double> sum = 0;
    const auto [rows, cols] = design.setup.plate.size;
    std::int64_t lit = 0;
    for (std::int64_t r = 0; r < rows; ++r)
        for (std::int64_t c = 0; c < cols; ++c) {
            if (!isLit(design.setup.aperture, gridOf(design.setup.plate), r, c))
                continue;
            ++lit;
            const double x = (static_cast<double>(c) - static_cast<double>(cols - 1) / 2) * pitchX;
            const double y = (static_cast<double>(r) - static_cast<double>(rows - 1) / 2) * pitchY;
            sum += std::polar(1.0, phase(a, x, y) - phase(b, x, y));
        }
    return std::abs(sum) / static_cast<double>(lit);
}

Spot movedBy(const SpotExtent& extent, Spot spot, double x, double y, double z) {
    spot.x += x * extent.x;
    spot.y += y * extent.y;
    spot.z += z * extent.z;
    return spot;
}

TEST(SpotSpacing, ExtentsAreWhereTheAmplitudesFallAlike) {
    const LitSpots lens = around(SpotGeometry::Lens, 0);
    const Spot spot = lens.spots.front();
    const SpotExtent extent = spotExtent(lens, 0);
    EXPECT_NEAR(overlap(lens, spot, movedBy(extent, spot, 1, 0, 0)), 0.37, 0.01);
    EXPECT_NEAR(overlap(lens, spot, movedBy(extent, spot, 0, 1, 0)), 0.37, 0.01);
    LitSpots square = lens;
    square.setup.plate.size = {112, 112};
    EXPECT_NEAR(overlap(square, spot, movedBy(spotExtent(square, 0), spot, 0, 0, 1)), 0.39, 0.03);
}

TEST(SpotSpacing, ExtentsAreThoseOfTheAperture) {
    LitSpots slit = around(SpotGeometry::Lens, 0);
    slit.setup.aperture = {Aperture::Kind::Rectangle, {}, Length(40 * 8e-6), 1.0_m};
    const Spot spot = slit.spots.front();
    const SpotExtent narrow = spotExtent(slit, 0);
    EXPECT_NEAR(overlap(slit, spot, movedBy(narrow, spot, 1, 0, 0)), 0.37, 0.01);
    EXPECT_NEAR(overlap(slit, spot, movedBy(narrow, spot, 0, 1, 0)), 0.37, 0.01);
    LitSpots pupil = around(SpotGeometry::Lens, 0);
    pupil.setup.aperture = {Aperture::Kind::Circle, Length(90.5 * 8e-6)};
    const SpotExtent round = spotExtent(pupil, 0);
    EXPECT_NEAR(overlap(pupil, spot, movedBy(round, spot, 1, 0, 0)), 0.37, 0.01);
    EXPECT_NEAR(overlap(pupil, spot, movedBy(round, spot, 0, 1, 0)), 0.37, 0.01);
    EXPECT_NEAR(overlap(pupil, spot, movedBy(round, spot, 0, 0, 1)), 0.39, 0.03);
}

TEST(SpotSpacing, TellsMergedSpotsFromSpotsApart) {
    for (const auto geometry : {SpotGeometry::Lens, SpotGeometry::FreeFresnel}) {
        LitSpots design = around(geometry, geometry == SpotGeometry::Lens ? 0.002 : 0.3);
        design.setup.plate.size = {480, 560};
        const Spot spot{0, 0, design.spots.front().z, 1, {}};
        const SpotExtent extent = spotExtent(design, spot.z);
        const auto pairWith = [&](double x, double y, double z) {
            design.spots = {spot, movedBy(extent, spot, x, y, z)};
            return mergedSpots(design);
        };
        for (const double sign : {-1, 1}) {
            EXPECT_EQ(pairWith(0.9 * sign, 0, 0), std::pair(std::size_t{0}, std::size_t{1}));
            EXPECT_TRUE(pairWith(0, 0.9 * sign, 0));
            EXPECT_TRUE(pairWith(0, 0, 0.5 * sign));
            EXPECT_FALSE(pairWith(1.1 * sign, 0, 0));
            EXPECT_FALSE(pairWith(0, 1.1 * sign, 0));
            EXPECT_FALSE(pairWith(0, 0, 3 * sign));
        }
    }
}

TEST(SpotSpacing, FindsTheOnlyPairOfManyAsComparingAllDoes) {
    LitSpots design = around(SpotGeometry::Lens, 0);
    const SpotExtent extent = spotExtent(design, 0);
    design.spots.clear();
    for (int i = 0; i < 1000; ++i)
        design.spots.push_back({1.05 * extent.x * (i % 10),
                                1.05 * extent.y * (i / 10 % 10),
                                1.05 * extent.z * (i / 100),
                                1,
                                {}});
    EXPECT_FALSE(mergedSpots(design));
    for (const std::size_t near : {0, 137, 555, 999}) {
        LitSpots one = design;
        one.spots.insert(one.spots.begin() + 500,
                         movedBy(extent, design.spots[near], 0.02, -0.02, 0.02));
        const auto pair = mergedSpots(one);
        ASSERT_TRUE(pair);
        const std::size_t shifted = near + (near >= 500 ? 1 : 0);
        EXPECT_EQ(*pair, std::minmax({std::size_t{500}, shifted}));
    }
}

TEST(SpotSpacing, CloserThanResolvedIsNoted) {
    Design design = spotsDesign({{1e-3, 0.5e-3, 0, 1, {}}});
    const SpotExtent extent = spotExtent(litSpotsOf(design), 0);
    const auto findingsAt = [&](double extents) {
        setSpots(design, {spotsOf(design).spots().front()});
        changeList(design, [&](SpotList& list) {
            list.push_back(movedBy(extent, list.front(), extents, 0, 0));
        });
        return plan(design).findings;
    };
    EXPECT_TRUE(findingsAt(1.001 / 0.7).empty()); // λf/(Np)
    const Findings close = findingsAt(1.2);
    ASSERT_EQ(close.size(), 1U);
    EXPECT_EQ(close.front().severity, Severity::Note);
    EXPECT_NE(close.front().message.english().find("may exceed 1"), std::string::npos);
}

TEST(SpotSpacing, IsAWarningThatDoesNotHoldUpTheWork) {
    Design design = spotsDesign({{1e-3, 0.5e-3, 0, 1, {}}});
    EXPECT_TRUE(plan(design).findings.empty());
    const SpotExtent extent = spotExtent(litSpotsOf(design), 0);
    changeList(design,
               [&](SpotList& list) { list.push_back(movedBy(extent, list.front(), 0.5, 0, 0)); });
    const Plan made = plan(design);
    EXPECT_TRUE(made.runnable());
    ASSERT_EQ(made.findings.size(), 1U);
    EXPECT_EQ(made.findings.front().severity, Severity::Warning);
    EXPECT_EQ(made.findings.front().parameter, "spots.list");
    EXPECT_NE(made.findings.front().message.english().find("Spots 1 and 2"), std::string::npos);
    EXPECT_GT(made.seconds, 0);
}

} // namespace
} // namespace fringe::test
