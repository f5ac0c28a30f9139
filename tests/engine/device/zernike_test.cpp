// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/zernike.h"

#include "engine/model/error.h"
#include "tests/engine/io/expect_error.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

using test::expectSentence;
using test::sentenceOf;
using Orders = std::array<ZernikeOrder, 15>;

/// The first fifteen of the tables that people look into: OSA from 0 as in ANSI Z80.28, Noll from 1
/// as in his paper's table I, Fringe from 1 as in the University of Arizona's list.
constexpr Orders osa{{{0, 0},
                      {1, -1},
                      {1, 1},
                      {2, -2},
                      {2, 0},
                      {2, 2},
                      {3, -3},
                      {3, -1},
                      {3, 1},
                      {3, 3},
                      {4, -4},
                      {4, -2},
                      {4, 0},
                      {4, 2},
                      {4, 4}}};
constexpr Orders noll{{{0, 0},
                       {1, 1},
                       {1, -1},
                       {2, 0},
                       {2, -2},
                       {2, 2},
                       {3, -1},
                       {3, 1},
                       {3, -3},
                       {3, 3},
                       {4, 0},
                       {4, 2},
                       {4, -2},
                       {4, 4},
                       {4, -4}}};
constexpr Orders arizona{{{0, 0},
                          {1, 1},
                          {1, -1},
                          {2, 0},
                          {2, 2},
                          {2, -2},
                          {3, 1},
                          {3, -1},
                          {4, 0},
                          {3, 3},
                          {3, -3},
                          {4, 2},
                          {4, -2},
                          {5, 1},
                          {5, -1}}};

void expectTable(ZernikeIndex index, int first, const Orders& orders) {
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const int number = first + static_cast<int>(i);
        EXPECT_EQ(zernikeOrder(index, number), orders[i]) << nameOf(index) << ' ' << number;
        EXPECT_EQ(zernikeNumber(index, orders[i]), number) << nameOf(index) << ' ' << number;
    }
}

TEST(Zernike, HasTheNumbersOfThreeTables) {
    expectTable(ZernikeIndex::Osa, 0, osa);
    expectTable(ZernikeIndex::Noll, 1, noll);
    expectTable(ZernikeIndex::Fringe, 1, arizona);
}

/// The list of Arizona ends with 36, (10, 0), and has (12, 0) as 37 out of its sequence.
TEST(Zernike, EndsTheArizonaListAsItDoes) {
    EXPECT_EQ(zernikeOrder(ZernikeIndex::Fringe, 36), (ZernikeOrder{10, 0}));
    EXPECT_EQ(zernikeOrder(ZernikeIndex::Fringe, 37), (ZernikeOrder{12, 0}));
    EXPECT_THROW(zernikeOrder(ZernikeIndex::Fringe, 38), Error);
    EXPECT_THROW(zernikeOrder(ZernikeIndex::Fringe, 0), Error);
    expectSentence(sentenceOf([] {
                       zernikeNumber(ZernikeIndex::Fringe, {6, 6});
                   }),
                   "(6, 6)", "fringe");
}

/// Written out in Born and Wolf, table XXI: R(2,0) = 2ρ² - 1, R(3,1) = 3ρ³ - 2ρ,
/// R(4,2) = 4ρ⁴ - 3ρ², R(6,0) = 20ρ⁶ - 30ρ⁴ + 12ρ² - 1.
TEST(Zernike, HasTheFormulasOfBooks) {
    const double x = 0.3, y = 0.6, rho2 = x * x + y * y;
    const double angle = std::atan2(y, x), rho = std::sqrt(rho2);
    const auto at = [&](int n, int m) { return zernike({n, m}, ZernikeNorm::Peak, x, y); };
    EXPECT_NEAR(at(0, 0), 1, 1e-15);
    EXPECT_NEAR(at(2, 0), 2 * rho2 - 1, 1e-15);
    EXPECT_NEAR(at(3, 1), (3 * rho2 - 2) * rho * std::cos(angle), 1e-15);
    EXPECT_NEAR(at(3, -1), (3 * rho2 - 2) * rho * std::sin(angle), 1e-15);
    EXPECT_NEAR(at(4, 2), (4 * rho2 - 3) * rho2 * std::cos(2 * angle), 1e-15);
    EXPECT_NEAR(at(4, -4), rho2 * rho2 * std::sin(4 * angle), 1e-15);
    EXPECT_NEAR(at(6, 0), ((20 * rho2 - 30) * rho2 + 12) * rho2 - 1, 1e-15);
}

/// Gauss–Legendre would need a table; the midpoint rule over rings of equal area and over angles is
/// exact for what does not turn, and its error of rings falls with their number squared.
TEST(Zernike, IsOrthonormalOverThePupil) {
    constexpr int rings = 600, angles = 32;
    const auto mean = [](ZernikeOrder a, ZernikeOrder b) {
        double sum = 0;
        for (int ring = 0; ring < rings; ++ring)
            for (int k = 0; k < angles; ++k) {
                const double rho = std::sqrt((ring + 0.5) / rings);
                const double angle = 2 * std::numbers::pi * k / angles;
                const double x = rho * std::cos(angle), y = rho * std::sin(angle);
                sum += zernike(a, ZernikeNorm::Rms, x, y) * zernike(b, ZernikeNorm::Rms, x, y);
            }
        return sum / (rings * angles);
    };
    for (std::size_t a = 0; a < osa.size(); ++a)
        for (std::size_t b = 0; b <= a; ++b)
            EXPECT_NEAR(mean(osa[a], osa[b]), a == b ? 1 : 0, 2e-5) << a << ' ' << b;
}

TEST(Zernike, StaysExactInHighOrders) {
    for (const int n : {20, 40, 60}) {
        EXPECT_NEAR(zernike({n, 0}, ZernikeNorm::Peak, 1, 0), 1, 1e-12) << n;
        EXPECT_NEAR(zernike({n, 2}, ZernikeNorm::Peak, 0, 1), -1, 1e-12) << n;
        // R(n, 0; 0) = (-1)^(n/2)
        EXPECT_NEAR(zernike({n, 0}, ZernikeNorm::Peak, 0, 0), n / 2 % 2 == 0 ? 1 : -1, 1e-12) << n;
    }
    EXPECT_THROW(zernike({61, 1}, ZernikeNorm::Rms, 0, 0), Error);
    EXPECT_THROW(zernike({2, 1}, ZernikeNorm::Rms, 0, 0), Error);
}

/// √(2n + 2) of terms that turn, √(n + 1) of those that do not.
TEST(Zernike, DiffersByItsNormalisation) {
    for (const auto& [order, factor] : {std::pair{ZernikeOrder{1, 1}, 2.0},
                                        {ZernikeOrder{2, 0}, std::sqrt(3.0)},
                                        {ZernikeOrder{3, -3}, std::sqrt(8.0)},
                                        {ZernikeOrder{4, 0}, std::sqrt(5.0)}})
        EXPECT_NEAR(zernike(order, ZernikeNorm::Rms, 0.2, 0.7),
                    factor * zernike(order, ZernikeNorm::Peak, 0.2, 0.7), 1e-14);
}

/// The middle of 5 × 4 pixels of 1 mm is column 2, row 2, and the radius 2 mm.
constexpr PlaneGrid grid{{4, 5}, 1e-3, 1e-3};

Plane<double> shown(const std::string& terms) {
    return zernikePhases(parseZernike(terms), grid);
}

TEST(ZernikePhases, TiltToTheRightAndUp) {
    const Plane<double> right = shown("osa peak waves: 2=1"), up = shown("noll peak waves: 3=1");
    EXPECT_DOUBLE_EQ(right.at(2, 4), 1);  // x = 2 mm
    EXPECT_DOUBLE_EQ(right.at(0, 0), -1); // x = -2 mm
    EXPECT_DOUBLE_EQ(up.at(0, 2), 1);     // the top row: y = 2 mm
    EXPECT_DOUBLE_EQ(up.at(3, 2), -0.5);  // the bottom row: y = -1 mm
    EXPECT_DOUBLE_EQ(shown("fringe peak waves: 3=1").at(0, 2), 1);
    EXPECT_DOUBLE_EQ(shown("osa peak waves: 1=1").at(0, 2), 1);
}

TEST(ZernikePhases, GoOnBeyondThePupilAndTakeItsUnit) {
    // At (-2, 2) mm ρ² = 2, so that 2ρ² - 1 = 3; of 2 rad that are 6/2π cycles.
    EXPECT_NEAR(shown("osa peak rad: 4=2").at(0, 0), 3 / std::numbers::pi, 1e-15);
    // A pupil of 1 mm at (1, -1) mm: its right end is column 4 of row 3.
    EXPECT_NEAR(shown("nm peak waves radius 1mm centre 1mm,-1mm: (1, 1)=0.25").at(3, 4), 0.25,
                1e-12);
}

TEST(ZernikePhases, OfATileAreThoseOfThePlate) {
    const ZernikeSum sum = parseZernike("osa rms waves: 7=0.3, 12=0.1");
    const Plane<double> whole = zernikePhases(sum, grid);
    const Plane<double> tile = zernikePhases(sum, {{2, 3}, 1e-3, 1e-3, 1, 2, grid.shape});
    for (std::int64_t row = 0; row < 2; ++row)
        for (std::int64_t col = 0; col < 3; ++col)
            EXPECT_EQ(tile.at(row, col), whole.at(row + 1, col + 2));
}

TEST(ZernikeText, IsReadAsItIsWritten) {
    for (const char* text :
         {"osa rms waves: 4=0.5, 12=-0.1", "noll peak rad radius 5mm centre 1.5mm,-0.25mm: 4=0.5",
          "nm rms waves: (2, 0)=0.5, (3, -1)=1e-3", "fringe peak waves: "}) {
        const ZernikeSum sum = parseZernike(text);
        EXPECT_EQ(parseZernike(formatZernike(sum)), sum) << text;
    }
    EXPECT_EQ(formatZernike(parseZernike(" osa  rms waves :4 = 0.5,12=-0.1")),
              "osa rms waves: 4=0.5, 12=-0.1");
}

TEST(ZernikeText, SaysWhatItLacks) {
    const auto refused = [](const char* text) { return sentenceOf([&] { parseZernike(text); }); };
    expectSentence(refused("4=0.5"), "index, normalisation and unit");
    expectSentence(refused("osa rms: 4=0.5"), "index, normalisation and unit");
    expectSentence(refused("ansi rms waves: 4=0.5"), "\"ansi\"", "osa, noll, fringe, nm");
    expectSentence(refused("osa rms mm: 4=0.5"), "\"mm\"", "rad, waves");
    expectSentence(refused("osa rms waves: 4"), "\"4\"");
    expectSentence(refused("osa rms waves: 4=0.5, 4=1"), "twice");
    expectSentence(refused("noll rms waves: 0=0.5"), "number 0", "noll");
    expectSentence(refused("nm rms waves: (2, 1)=1"), "(2, 1)");
    expectSentence(refused("osa rms waves radius 5: 4=1"), "5", "mm");
    expectSentence(refused("osa rms waves pupil 5mm: 4=1"), "pupil 5mm", "radius");
}

} // namespace
} // namespace fringe
