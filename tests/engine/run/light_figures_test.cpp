// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of light against plain sums.
#include "engine/run/light_figures.h"

#include "engine/model/design_parameters.h"
#include "engine/optics/metrics.h"
#include "engine/run/look.h"
#include "tests/engine/computed.h"
#include "tests/engine/points_design.h"

#include <cmath>
#include <complex>
#include <numbers>

namespace fringe {
namespace {

using Wide = std::complex<double>;

struct LightFiguresOf : testing::Test {
    JobControl control;
    const Job job{test::cpu(), control};
    const Length distance = 11.0_mm;

    /// Odd sizes have no frequency that stands for two.
    Chain chain(const Settings& settings = {}) const {
        Design design = test::pointsDesign({{0, 0, 0.01}, {1e-4, -5e-5, 0.012}});
        design.setup.plate.size = {15, 21};
        return test::computed(withSettings(std::move(design), settings));
    }
    std::optional<LightFigures> figures(const Chain& of) const {
        LightJudge judge;
        return taken(judge.figures(of, distance, job));
    }
    Picture pictureOf(const Hologram& of) const {
        return inMemory(intensity(taken(propagateHologram(of, distance, {"asm"}, job))));
    }
};

struct Sums {
    Wide along, straight;
    double wanted = 0, shown = 0;
};

/// Sums over pixels that are lit by 1.
Sums sumsOf(const Field& wanted, const LevelPattern& levels) {
    Sums sums;
    const auto numbers = inMemory(levels.planes.front());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const Wide v(wanted.samples()[i]),
            d = std::polar(1.0, 2 * std::numbers::pi * numbers.samples()[i] / levels.count);
        sums.along += std::conj(v) * d;
        sums.straight += d;
        sums.wanted += std::norm(v);
        sums.shown += std::norm(d);
    }
    return sums;
}

/// At half the pitch by the sum of all waves, from the first sample on.
Hologram finer(Hologram hologram) {
    const Field field = inMemory(hologram.planes.front());
    const auto [rows, cols] = field.shape();
    std::vector<Complex> fine;
    const auto kernel = [](double x, std::int64_t count) { // of Dirichlet, odd counts
        const double turn = std::numbers::pi * x;
        return std::abs(std::sin(turn / double(count))) < 1e-12
                   ? 1.0
                   : std::sin(turn) / (double(count) * std::sin(turn / double(count)));
    };
    for (std::int64_t row = 0; row < 2 * rows; ++row)
        for (std::int64_t col = 0; col < 2 * cols; ++col) {
            Wide sum;
            for (std::int64_t r = 0; r < rows; ++r)
                for (std::int64_t c = 0; c < cols; ++c)
                    sum += Wide(field.samples()[static_cast<std::size_t>(r * cols + c)])
                           * kernel(double(row) / 2 - double(r), rows)
                           * kernel(double(col) / 2 - double(c), cols);
            fine.emplace_back(sum);
        }
    hologram.planes = {Field({2 * rows, 2 * cols}, std::move(fine))};
    hologram.sampling.pitchX = hologram.sampling.pitchX / 2;
    hologram.sampling.pitchY = hologram.sampling.pitchY / 2;
    return hologram;
}

TEST_F(LightFiguresOf, AnEncodingAreThoseOfPlainSums) {
    const Chain shown = chain();
    const auto found = figures(shown);
    ASSERT_TRUE(found);
    const Field wanted = inMemory(shown.field()->planes.front());
    const Sums sums = sumsOf(wanted, *shown.encoded(control));
    const double signal = std::norm(sums.along) / sums.wanted;
    EXPECT_NEAR(found->snr, 10 * std::log10(signal / (sums.shown - signal)), 1e-3);
    EXPECT_NEAR(found->light, signal / sums.shown, 1e-5);
    EXPECT_NEAR(found->zeroOrder, std::norm(sums.straight / sums.shown), 1e-5);

    const Hologram light = fieldOfPattern(*shown.encoded(control));
    const PictureMetrics own = comparePictures(pictureOf(light), pictureOf(*shown.field())),
                         fine = comparePictures(pictureOf(finer(light)),
                                                pictureOf(finer(*shown.field())));
    EXPECT_NEAR(found->psnr, own.scaledPsnr, 1e-3);
    EXPECT_NEAR(found->ssim, own.scaledSsim, 1e-4);
    EXPECT_NEAR(found->finerPsnr, fine.scaledPsnr, 0.01);
    EXPECT_NEAR(found->finerSsim, fine.scaledSsim, 1e-3);
}

TEST_F(LightFiguresOf, APictureBesideTheAxisAreOfItAlone) {
    const auto found = figures(chain({{"encoding.kind", std::string("off-axis")}}));
    ASSERT_TRUE(found);
    EXPECT_GT(found->snr, 25);
    EXPECT_LT(found->light, 0.15);
    EXPECT_GT(found->zeroOrder, 0.2);
}

TEST_F(LightFiguresOf, AFieldAreNone) {
    EXPECT_FALSE(figures(chain({{"reconstruction.from_encoded", false}})));
}

TEST_F(LightFiguresOf, AnotherDistanceAreOthers) {
    LightJudge judge;
    const Chain shown = chain();
    const auto first = taken(judge.figures(shown, distance, job));
    const auto far = taken(judge.figures(shown, 2 * distance, job));
    const auto again = taken(judge.figures(shown, distance, job));
    ASSERT_TRUE(first && far && again);
    EXPECT_NE(first->psnr, far->psnr);
    EXPECT_EQ(first->psnr, again->psnr);
    EXPECT_EQ(first->snr, far->snr);
}

} // namespace
} // namespace fringe
