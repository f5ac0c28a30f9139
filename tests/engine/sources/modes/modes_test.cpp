// SPDX-License-Identifier: GPL-3.0-or-later
// Modes on the plate against plain sums, and what is found of them.
#include "engine/sources/modes/modes_source.h"

#include "engine/sources/modes/scaled_bessel.h"
#include "tests/engine/sources/modes/plain_modes.h"
#include "tests/engine/sources/modes/sample_modes.h"

#include <algorithm>

namespace fringe::test {
namespace {

/// Relative L2 of the field to the middle of a wider plane.
double differenceTo(const PlainPlane& wide, const Field& field) {
    const Shape shape = field.shape();
    const Field here = inMemory(field);
    double square = 0, norm = 0;
    for (std::int64_t r = 0; r < shape.rows; ++r)
        for (std::int64_t c = 0; c < shape.cols; ++c) {
            const Wide wanted = wide.at(r - shape.rows / 2 + wide.shape.rows / 2,
                                        c - shape.cols / 2 + wide.shape.cols / 2);
            const auto at = static_cast<std::size_t>(r * shape.cols + c);
            square += std::norm(Wide(here.samples()[at]) - wanted);
            norm += std::norm(wanted);
        }
    return std::sqrt(square / norm);
}

double differenceOf(const Mode& mode, const Plate& plate) {
    const Design design = designOf({mode}, plate);
    const PlainPlane wide{{211, 251}, plate.pitchX.si(), plate.pitchY.si()};
    return differenceTo(plainWave(mode, wide, design.setup.wavelength().si()),
                        planeOf(computed(design)));
}

std::vector<Mode> everyFamily() {
    return {sampleMode(ModeFamily::Laguerre, 0),     sampleMode(ModeFamily::Laguerre, 1),
            sampleMode(ModeFamily::Laguerre, -3, 2), sampleMode(ModeFamily::Hermite, 2, 1),
            sampleMode(ModeFamily::Hermite, 0, 3),   sampleMode(ModeFamily::Bessel, 0),
            sampleMode(ModeFamily::Bessel, 2),       sampleMode(ModeFamily::Bessel, -1)};
}

TEST(Modes, AtTheirWaistAreThoseOfExplicitSums) {
    for (const Mode& mode : everyFamily())
        EXPECT_LE(differenceOf(mode, narrow), 1e-5) << nameOf(mode);
}

TEST(Modes, AreCarriedToThePlateFromBothSides) {
    for (Mode mode : everyFamily())
        for (const Length z : {20.0_mm, -31.0_mm}) {
            mode.z = z;
            mode.x = 40_um;
            mode.y = -30_um;
            mode.phase = 50.0_deg;
            EXPECT_LE(differenceOf(mode, narrow), 2e-4) << nameOf(mode) << " " << z.si();
        }
}

TEST(Modes, OfEvenAndOddPlatesHaveTheSameMiddle) {
    Mode mode = sampleMode(ModeFamily::Laguerre, 2, 1);
    mode.z = 12.0_mm;
    for (const Shape size : {Shape{64, 80}, Shape{63, 80}, Shape{64, 79}, Shape{97, 89}})
        EXPECT_LE(differenceOf(mode, {size, 7_um, 9_um}), 2e-4) << size.rows << "x" << size.cols;
}

TEST(Modes, AreOrthonormal) {
    std::vector<Field> fields;
    const Plate plate{{180, 200}, 5_um, 6_um};
    for (Mode mode :
         {sampleMode(ModeFamily::Laguerre, 1), sampleMode(ModeFamily::Laguerre, 1, 1),
          sampleMode(ModeFamily::Laguerre, -1), sampleMode(ModeFamily::Laguerre, 0, 2)}) {
        mode.z = 15.0_mm;
        fields.push_back(inMemory(planeOf(computed(designOf({mode}, plate)))));
    }
    for (std::size_t a = 0; a < fields.size(); ++a)
        for (std::size_t b = 0; b < fields.size(); ++b) {
            Wide sum;
            for (std::size_t i = 0; i < fields[a].size(); ++i)
                sum += std::conj(Wide(fields[a].samples()[i])) * Wide(fields[b].samples()[i]);
            EXPECT_NEAR(std::abs(sum) * plate.pitchX.si() * plate.pitchY.si() / 1e-6,
                        a == b ? 1 : 0, 1e-4);
        }
}

TEST(Modes, OfManyTurnsAndRingsKeepTheirPower) {
    for (Mode mode :
         {sampleMode(ModeFamily::Laguerre, 60, 20), sampleMode(ModeFamily::Hermite, 70, 30),
          sampleMode(ModeFamily::Bessel, 40)}) {
        mode.waist = 0.2_mm;
        const Plate plate{{700, 700}, 8_um, 8_um};
        const Field field = inMemory(planeOf(computed(designOf({mode}, plate))));
        double power = 0;
        for (const Complex sample : field.samples())
            power += std::norm(Wide(sample));
        EXPECT_NEAR(power * 64e-12 / 1e-6, 1, 1e-3) << nameOf(mode);
    }
}

TEST(ScaledBessel, IsThatOfPlainIntegrals) {
    for (const std::int64_t l : {0, 1, 7, 30})
        for (const double x : {0.0, 0.3, 5.0, 29.0, 33.0, 90.0}) {
            EXPECT_NEAR(std::abs(scaledBessel(l, x) - plainBessel(l, x)), 0, 1e-12)
                << l << " " << x;
            double modified = 0; // e^-x I_l(x) = (1/2π) ∫ e^(x cos θ - x) cos lθ dθ
            for (int i = 0; i < 1000; ++i)
                modified += std::exp(x * std::cos(2 * pi * i / 1000) - x)
                            * std::cos(2 * pi * i * static_cast<double>(l) / 1000) / 1000;
            EXPECT_NEAR(std::abs(scaledBessel(l, {0, x})), modified, 1e-12) << l << " " << x;
        }
}

/// Turns of the phase on a circle.
double windingOf(const Field& field, const Plate& plate, const Mode& mode, double radius) {
    constexpr int steps = 400;
    const Field here = inMemory(field);
    const auto phaseAt = [&](int step) {
        const double angle = 2 * pi * step / steps;
        const auto col = std::lround((mode.x.si() + radius * std::cos(angle)) / plate.pitchX.si())
                         + plate.size.cols / 2,
                   row =
                       plate.size.rows / 2
                       - std::lround((mode.y.si() + radius * std::sin(angle)) / plate.pitchY.si());
        return std::arg(here.samples()[static_cast<std::size_t>(row * plate.size.cols + col)]);
    };
    double turned = 0;
    for (int step = 0; step < steps; ++step)
        turned += std::remainder(phaseAt(step + 1) - phaseAt(step), 2 * pi);
    return turned / (2 * pi);
}

ModeList chargedArray() {
    ModeList modes;
    for (std::int64_t i = 0; i < 25; ++i) {
        Mode mode = sampleMode(ModeFamily::Laguerre, i - 12);
        mode.waist = 80_um;
        mode.x = Length(0.7e-3 * static_cast<double>(i % 5 - 2));
        mode.y = Length(0.7e-3 * static_cast<double>(i / 5 - 2));
        modes.push_back(mode);
    }
    return modes;
}

TEST(Modes, OfAnArrayHaveTheirCharges) {
    const Plate plate{{500, 500}, 8_um, 8_um};
    const ModeList modes = chargedArray();
    const Field field = planeOf(computed(designOf(modes, plate)));
    for (const Mode& mode : modes) {
        const double ring =
            mode.waist.si() * std::sqrt(std::max(std::abs(static_cast<double>(mode.l)), 1.0) / 2);
        EXPECT_NEAR(windingOf(field, plate, mode, ring), static_cast<double>(mode.l), 1e-6)
            << mode.l;
    }
}

TEST(Modes, OfATableAreMovedTogether) {
    const Plate plate{{60, 64}, 8_um, 8_um};
    ModeList modes{sampleMode(ModeFamily::Laguerre, 1), sampleMode(ModeFamily::Hermite, 1)};
    modes[1].weight = 2;
    Design moved = designOf(modes, plate);
    Source& source = moved.sources.front();
    sourceKindOf("modes").move(source, {.shift = {16e-6, -24e-6, 0.01}});
    for (Mode& mode : modes) {
        mode.x = 16_um;
        mode.y = -24_um;
        mode.z = 10.0_mm;
    }
    EXPECT_EQ(planeOf(computed(moved)), planeOf(computed(designOf(modes, plate))));
}

} // namespace
} // namespace fringe::test
