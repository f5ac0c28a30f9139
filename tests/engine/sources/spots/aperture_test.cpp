// SPDX-License-Identifier: GPL-3.0-or-later
// Designs whose light passes an aperture.
#include "engine/propagation/lens_focus.h"
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

TEST(SpotAperture, isKeptByAWarmStart) {
    Design design = scatteredSpots(SpotGeometry::Lens, 5);
    design.start.kind = Start::Kind::WarmStart;
    design.start.warmIterations = 4;
    design.stop.iterations = 2;
    design.setup.aperture = circle(0.3_mm);
    EXPECT_EQ(designed(design).state, designed(inPicturedLight(design)).state);
}

/// What is seen of the start and of every iteration.
struct Seen {
    Figures figures;
    std::vector<double> powers;
};

std::vector<Seen> seenOf(const Design& design) {
    std::vector<Seen> seen;
    designed(design, {{}, [&](const SolverState& state) {
                          seen.push_back({state.history.back(), lastPowers(state)});
                      }});
    return seen;
}

TEST(SpotAperture, ofASmallerPlateGivesWhatThatPlateGives) {
    for (const SpotGeometry geometry :
         {SpotGeometry::Lens, SpotGeometry::FreeFresnel, SpotGeometry::FreeExact}) {
        Design stopped = scatteredSpots(geometry, 5);
        setLevels(stopped, anyPhase);
        stopped.stop.iterations = 4;
        stopped.setup.aperture = rectangle(Length(61 * 8e-6), Length(48 * 8e-6));
        Design small = stopped;
        small.setup.plate.size = {48, 61};
        small.setup.aperture = {};
        const std::vector<Seen> got = seenOf(stopped), wanted = seenOf(small);
        ASSERT_EQ(got.size(), wanted.size());
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            EXPECT_NEAR(got[i].figures.efficiency, wanted[i].figures.efficiency, 1e-4);
            EXPECT_NEAR(got[i].figures.zeroOrder, wanted[i].figures.zeroOrder, 1e-4);
            for (std::size_t r = 0; r < 5; ++r)
                EXPECT_NEAR(got[i].powers[r], wanted[i].powers[r], 1e-4);
        }
    }
}

TEST(SpotAperture, ofThePlateOrMoreChangesNothing) {
    Design design = scatteredSpots(SpotGeometry::Lens, 5);
    design.stop.iterations = 3;
    const SolverState open = designed(design).state;
    design.setup.aperture = circle(2.0_mm);
    const SolverState wide = designed(design).state;
    EXPECT_EQ(wide.pattern, open.pattern);
    EXPECT_EQ(wide.history, open.history);
}

TEST(SpotAperture, figuresAreSharesOfTheLightThatPasses) {
    Design design = scatteredSpots(SpotGeometry::Lens, 1);
    setLevels(design, anyPhase);
    design.setup.aperture = circle(0.2_mm);
    EXPECT_NEAR(designed(design).state.best.figures.efficiency, 1, 1e-4);
}

TEST(SpotAperture, leavesDarkPixelsOfPhaseZero) {
    Design design = scatteredSpots(SpotGeometry::Lens, 5);
    setLevels(design, 2);
    design.setup.aperture = rectangle(0.4_mm, 0.4_mm);
    const Hologram field = bestField(design);
    const LevelPattern levels = encode(field, {"phase", {{"levels", 2}}});
    EXPECT_EQ(levels.aperture, design.setup.aperture);
    const Hologram shown = fieldOfPattern(levels);
    int bright = 0;
    for (std::int64_t row = 0; row < 96; ++row)
        for (std::int64_t col = 0; col < 112; ++col) {
            const auto i = static_cast<std::size_t>(row * 112 + col);
            const Complex sample = field.planes.front().samples()[i];
            EXPECT_LT(std::abs(sample - shown.planes.front().samples()[i]), 1e-6F);
            if (isLit(design.setup.aperture, gridOf(design.setup.plate), row, col)) {
                EXPECT_NEAR(std::abs(sample), 1, 1e-6);
                ++bright;
            } else {
                EXPECT_EQ(std::abs(sample), 0);
                EXPECT_FALSE(std::signbit(sample.real()) || std::signbit(sample.imag()));
                EXPECT_EQ(levels.planes.front().samples()[i], 0);
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
    Design design = spotsDesign({});
    design.setup.plate.size = {300, 300};
    design.solver.key = "superposition";
    setLevels(design, anyPhase);
    design.setup.lens.focalLength = Length(focalLength);
    const PlaneSampling plate{design.setup.plate.pitchX, design.setup.plate.pitchY,
                              design.setup.wavelength()};
    const PlaneSampling there =
        lensSampling(plate, design.setup.plate.size, design.setup.lens.focalLength, padding);
    const std::int64_t middle = 300 * padding / 2, spot = middle + 40;
    setSpots(design, {{40 * there.pitchX.si(), 0, 0, 1, {}}});
    design.setup.aperture = circle(Length(diameter));
    JobControl control;
    const Field seen =
        focused(bestField(design).planes.front(), plate, {design.setup.lens.focalLength, {}},
                padding, cpu().kernels(), control);
    const auto at = [&](std::int64_t row, std::int64_t col) {
        return std::norm(seen.samples()[static_cast<std::size_t>(row * seen.shape().cols + col)]);
    };
    const double unit = design.setup.wavelength().si() * focalLength / diameter;
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
    const auto refusedAt = [](const Aperture& aperture) {
        Design design = scatteredSpots(SpotGeometry::Lens, 3);
        design.setup.aperture = aperture;
        return refusalOf(design).path;
    };
    for (const double bad : {0.0, -1e-3, 7e-6, std::nan(""), HUGE_VAL}) {
        for (const Aperture& aperture :
             {circle(Length(bad)), rectangle(Length(bad), 1.0_mm), rectangle(1.0_mm, Length(bad))})
            EXPECT_TRUE(refusedAt(aperture).starts_with("illumination.aperture")) << bad;
    }
    EXPECT_EQ(refusedAt(circle(0.1_mm)), "");
    EXPECT_EQ(refusedAt(circle(1.0_m)), "");
}

TEST(SpotAperture, mustPassSomeOfThePictureOfTheBeam) {
    Design design = scatteredSpots(SpotGeometry::Lens, 3);
    std::vector<float> corner(96 * 112, 0);
    corner.front() = 1;
    design.setup.beam.kind = Beam::Kind::Picture;
    design.setup.beam.picture = pictureAsset("corner", {96, 112}, corner);
    EXPECT_TRUE(plan(design).runnable());
    design.setup.aperture = circle(0.5_mm);
    EXPECT_NE(refusalOf(design).sentence.find("dark everywhere"), std::string::npos);
}

} // namespace
} // namespace fringe::test
