// SPDX-License-Identifier: GPL-3.0-or-later
// Designs whose light passes an aperture.
#include "engine/optics/encoding.h"
#include "engine/optics/lens_focus.h"
#include "engine/spots/spot_checks.h"
#include "sample_designs.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe::test {
namespace {

Aperture circle(Length diameter) {
    return {Aperture::Kind::Circle, diameter};
}

Aperture rectangle(Length width, Length height) {
    return {Aperture::Kind::Rectangle, {}, width, height};
}

/// The same light, given pixel by pixel.
Beam pictured(const SpotDesign& design) {
    Beam beam;
    beam.kind = Beam::Kind::Picture;
    beam.picture = givenPixels("beam", design.plate.size, beamAmplitude(design.beam, design.plate));
    return beam;
}

TEST(SpotAperture, givesTheBitsOfAPictureOfTheBeamThatIsDarkOutside) {
    for (const Aperture& aperture : {circle(0.6_mm), rectangle(0.5_mm, 0.3_mm)})
        for (const Beam::Kind beam : {Beam::Kind::Uniform, Beam::Kind::Gaussian})
            for (const char* algorithm : {"superposition", "ora", "gs", "wgs", "wgs-kim",
                                          "wgs-nogrette", "direct-search", "annealing"}) {
                SpotDesign design = scatteredSpots(SpotGeometry::Lens, 5);
                design.algorithm = algorithm;
                design.levels = 8;
                design.stop.rounds = 3;
                design.beam = {beam, 0.4_mm, {}, aperture};
                SpotDesign same = design;
                same.beam = pictured(design);
                EXPECT_EQ(designed(design).state, designed(same).state) << algorithm;
            }
}

TEST(SpotAperture, isKeptByARehearsal) {
    SpotDesign design = scatteredSpots(SpotGeometry::Lens, 5);
    design.start.kind = SpotStart::Kind::Rehearsed;
    design.start.rehearsalRounds = 4;
    design.stop.rounds = 2;
    design.beam.aperture = circle(0.3_mm);
    SpotDesign same = design;
    same.beam = pictured(design);
    EXPECT_EQ(designed(design).state, designed(same).state);
}

TEST(SpotAperture, ofASmallerPlateGivesWhatThatPlateGives) {
    for (const SpotGeometry geometry :
         {SpotGeometry::Lens, SpotGeometry::FreeFresnel, SpotGeometry::FreeExact}) {
        SpotDesign stopped = scatteredSpots(geometry, 5);
        stopped.levels = 0;
        stopped.stop.rounds = 4;
        stopped.beam.aperture = rectangle(Length(61 * 8e-6), Length(48 * 8e-6));
        SpotDesign small = stopped;
        small.plate.size = {48, 61};
        small.beam.aperture = {};
        const std::vector<SpotRound> got = designed(stopped).state.history;
        const std::vector<SpotRound> wanted = designed(small).state.history;
        for (std::size_t round = 0; round < wanted.size(); ++round) {
            EXPECT_NEAR(got[round].figures.efficiency, wanted[round].figures.efficiency, 1e-4);
            EXPECT_NEAR(got[round].figures.zeroOrder, wanted[round].figures.zeroOrder, 1e-4);
            for (std::size_t r = 0; r < stopped.spots.size(); ++r)
                EXPECT_NEAR(got[round].powers[r], wanted[round].powers[r], 1e-4);
        }
    }
}

TEST(SpotAperture, ofThePlateOrMoreChangesNothing) {
    SpotDesign design = scatteredSpots(SpotGeometry::Lens, 5);
    design.stop.rounds = 3;
    const SpotState open = designed(design).state;
    design.beam.aperture = circle(2.0_mm);
    const SpotState wide = designed(design).state;
    EXPECT_EQ(wide.pattern, open.pattern);
    EXPECT_EQ(wide.history, open.history);
}

TEST(SpotAperture, figuresAreSharesOfTheLightThatPasses) {
    SpotDesign design = scatteredSpots(SpotGeometry::Lens, 1);
    design.levels = 0;
    design.beam.aperture = circle(0.2_mm);
    EXPECT_NEAR(designed(design).state.best.figures.efficiency, 1, 1e-4);
}

TEST(SpotAperture, leavesDarkPixelsOfPhaseZero) {
    SpotDesign design = scatteredSpots(SpotGeometry::Lens, 5);
    design.levels = 2;
    design.beam.aperture = rectangle(0.4_mm, 0.4_mm);
    const Hologram field = fieldOf(design, designed(design));
    const LevelPattern levels = encode(field, {EncodingKind::Phase, 2});
    EXPECT_EQ(levels.aperture, design.beam.aperture);
    const Hologram shown = fieldOfPattern(levels);
    int bright = 0;
    for (std::int64_t row = 0; row < 96; ++row)
        for (std::int64_t col = 0; col < 112; ++col) {
            const auto i = static_cast<std::size_t>(row * 112 + col);
            const Complex sample = field.planes.front().samples[i];
            EXPECT_LT(std::abs(sample - shown.planes.front().samples[i]), 1e-6F);
            if (isLit(design.beam.aperture, gridOf(design.plate), row, col)) {
                EXPECT_NEAR(std::abs(sample), 1, 1e-6);
                ++bright;
            } else {
                EXPECT_EQ(std::abs(sample), 0);
                EXPECT_FALSE(std::signbit(sample.real()) || std::signbit(sample.imag()));
                EXPECT_EQ(levels.planes.front()[i], 0);
            }
        }
    EXPECT_EQ(bright, 50 * 50);
}

/// [2 J₁(πρD/(λf))/(πρD/(λf))]², dark at 1.22 λf/D.
double airy(double r) {
    const double v = std::numbers::pi * r;
    return v < 1e-9 ? 1 : std::pow(2 * std::cyl_bessel_j(1.0, v) / v, 2);
}

TEST(SpotAperture, aCircleMakesTheAiryDiscOfASpot) {
    constexpr double diameter = 2e-3, focalLength = 0.2;
    constexpr std::int64_t padding = 6;
    SpotDesign design;
    design.plate = {{300, 300}, 8.0_um, 8.0_um};
    design.algorithm = "superposition";
    design.levels = 0;
    design.focalLength = Length(focalLength);
    const PlaneSampling plate{design.plate.pitchX, design.plate.pitchY, design.wavelength};
    const PlaneSampling there = lensSampling(plate, design.plate.size, design.focalLength, padding);
    const std::int64_t middle = 300 * padding / 2, spot = middle + 40;
    design.spots = {{40 * there.pitchX.si(), 0, 0, 1, {}}};
    design.beam.aperture = circle(Length(diameter));
    JobControl control;
    const Field seen = focused(fieldOf(design, designed(design)).planes.front(), plate,
                               {design.focalLength, {}}, padding, cpu().kernels(), control);
    const auto at = [&](std::int64_t row, std::int64_t col) {
        return std::norm(seen.samples[static_cast<std::size_t>(row * seen.shape.cols + col)]);
    };
    const double unit = design.wavelength.si() * focalLength / diameter;
    const double peak = at(middle, spot), step = there.pitchX.si() / unit;
    for (std::int64_t row = -30; row <= 30; ++row)
        for (std::int64_t col = -30; col <= 30; ++col)
            EXPECT_NEAR(at(middle + row, spot + col) / peak,
                        airy(std::hypot(static_cast<double>(row), static_cast<double>(col)) * step),
                        2e-3);
    const auto falls = [&](std::int64_t r) {
        return at(middle, spot + r + 1) < at(middle, spot + r);
    };
    std::int64_t dark = 0;
    while (falls(dark))
        ++dark;
    EXPECT_NEAR(static_cast<double>(dark) * step, 1.22, step);
    EXPECT_LT(step, 0.15);
}

TEST(SpotAperture, mustBeOfAPixelOrMore) {
    const auto refusalOf = [](const Aperture& aperture) {
        SpotDesign design = scatteredSpots(SpotGeometry::Lens, 3);
        design.beam.aperture = aperture;
        const Plan plan = planSpots(design);
        return plan.runnable() ? std::string() : plan.advice.front().parameter;
    };
    for (const double bad : {0.0, -1e-3, 7e-6, std::nan(""), HUGE_VAL}) {
        EXPECT_EQ(refusalOf(circle(Length(bad))), "aperture") << bad;
        EXPECT_EQ(refusalOf(rectangle(Length(bad), 1.0_mm)), "aperture") << bad;
        EXPECT_EQ(refusalOf(rectangle(1.0_mm, Length(bad))), "aperture") << bad;
    }
    EXPECT_EQ(refusalOf(circle(0.1_mm)), "");
    EXPECT_EQ(refusalOf(circle(1.0_m)), "");
}

TEST(SpotAperture, mustPassSomeOfThePictureOfTheBeam) {
    SpotDesign design = scatteredSpots(SpotGeometry::Lens, 3);
    std::vector<float> corner(96 * 112, 0);
    corner.front() = 1;
    design.beam.kind = Beam::Kind::Picture;
    design.beam.picture = givenPixels("corner", {96, 112}, corner);
    EXPECT_TRUE(planSpots(design).runnable());
    design.beam.aperture = circle(0.5_mm);
    const Plan plan = planSpots(design);
    ASSERT_FALSE(plan.runnable());
    EXPECT_NE(plan.advice.front().message.english().find("dark everywhere"), std::string::npos);
}

} // namespace
} // namespace fringe::test
