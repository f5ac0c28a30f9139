// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/picture_light.h"

#include "engine/encodings/encoding.h"
#include "engine/model/design_parameters.h"
#include "tests/engine/computed.h"
#include "tests/engine/points_design.h"

#include <cmath>
#include <complex>
#include <numbers>

namespace fringe {
namespace {

using Wide = std::complex<double>;

/// Shares of the light by a sum over all frequencies, without a fast transform.
struct ByHand {
    PictureBand band;
    Shape shape;

    bool passes(std::int64_t row, std::int64_t col) const {
        const auto away = [](std::int64_t bin, std::int64_t count, double middle) {
            const double f = static_cast<double>(bin) / static_cast<double>(count) - middle;
            return std::abs(f - std::round(f));
        };
        const bool isZero = row == 0 && col == 0;
        return away(col, shape.cols, 0) < band.halfX - 1e-9
               && away(-row, shape.rows, band.middleY) < band.halfY - 1e-9
               && !(isZero && band.isWithoutZero);
    }

    static Wide turn(double cycles) { return std::polar(1.0, 2 * std::numbers::pi * cycles); }

    std::vector<Wide> light(const Field& shown) const {
        const auto [rows, cols] = shape;
        std::vector<Wide> turned, all(shown.size());
        for (std::int64_t row = 0; row < rows; ++row)
            for (std::int64_t col = 0; col < cols; ++col)
                turned.push_back(Wide(shown.samples()[static_cast<std::size_t>(row * cols + col)])
                                 * turn(-band.x * static_cast<double>(col - cols / 2)
                                        + band.y * static_cast<double>(row - rows / 2)));
        for (std::int64_t v = 0; v < rows; ++v)
            for (std::int64_t u = 0; u < cols; ++u) {
                if (!passes(v, u))
                    continue;
                const auto wave = [&](std::int64_t row, std::int64_t col) {
                    return turn(static_cast<double>(v * row) / static_cast<double>(rows)
                                + static_cast<double>(u * col) / static_cast<double>(cols));
                };
                Wide share;
                for (std::int64_t row = 0; row < rows; ++row)
                    for (std::int64_t col = 0; col < cols; ++col)
                        share += turned[static_cast<std::size_t>(row * cols + col)]
                                 * std::conj(wave(row, col));
                for (std::int64_t row = 0; row < rows; ++row)
                    for (std::int64_t col = 0; col < cols; ++col)
                        all[static_cast<std::size_t>(row * cols + col)] +=
                            share * wave(row, col) / static_cast<double>(rows * cols);
            }
        return all;
    }
};

struct PictureLight : testing::Test {
    JobControl control;
    const Job job{test::cpu(), control};

    Chain chain(const Settings& settings) const {
        Design design = test::pointsDesign({{0, 0, 0.01}, {1e-4, -5e-5, 0.012}});
        design.setup.plate.size = {15, 22};
        return test::computed(withSettings(std::move(design), settings));
    }
    Field levelsShown(const Chain& of) {
        return inMemory(fieldOfPattern(*of.encoded(control)).planes.front());
    }
    void expectNear(const Field& found, const std::vector<Wide>& wanted) {
        const Field here = inMemory(found);
        for (std::size_t i = 0; i < wanted.size(); ++i)
            ASSERT_LT(std::abs(Wide(here.samples()[i]) - wanted[i]), 1e-4) << i;
    }
    /// What is looked at is the light in that band.
    void expectInBand(const Chain& of, const PictureBand& band) {
        expectNear(of.lit(job).planes.front(),
                   ByHand{band, of.field()->shape()}.light(levelsShown(of)));
    }
};

const Setting centre{"device.stop", std::string("centre")};
Setting encodedBy(const char* key) {
    return {"encoding.kind", std::string(key)};
}

TEST_F(PictureLight, PassesAStopAboutTheAxis) {
    expectInBand(chain({encodedBy("double-phase"), centre}), {.halfX = 0.25, .halfY = 0.25});
    expectInBand(chain({encodedBy("amplitude"), centre}), {.isWithoutZero = true});
    expectInBand(chain({encodedBy("single-sideband"), centre}), {.halfY = 0.25, .middleY = 0.25});
}

TEST_F(PictureLight, OfAPictureAsideIsMovedToTheAxis) {
    expectInBand(chain({encodedBy("off-axis")}), {.x = 6.0 / 22, .halfX = 5.0 / 22});
    expectInBand(chain({encodedBy("burckhardt")}), {.x = -1.0 / 3, .halfX = 1.0 / 6});
}

/// The angle is a whole fringe of the shortest wavelength alone.
TEST_F(PictureLight, OfEachColourHasItsOwnPlace) {
    const Chain colours =
        chain({encodedBy("off-axis"),
               {"illumination.wavelengths", std::vector<double>{633e-9, 600e-9, 450e-9}},
               {"encoding.carrier", std::string("angle")},
               {"encoding.angle_x", 0.5 * 550e-9 / (22 * 8e-6)}});
    const auto levels = colours.encoded(control);
    ASSERT_EQ(levels->bands.size(), 3U);
    EXPECT_FALSE(levels->bands[0].isAside());
    EXPECT_TRUE(levels->bands[2].isAside());
    const Hologram seen = colours.lit(job);
    for (std::size_t i = 0; i < 3; ++i)
        expectNear(seen.planes[i], ByHand{levels->bands[i], seen.shape()}.light(
                                       inMemory(fieldOfPattern(*levels).planes[i])));
}

TEST_F(PictureLight, IsAllLightWithoutAStop) {
    for (const Chain& all :
         {chain({encodedBy("double-phase")}), chain({encodedBy("phase"), centre}),
          chain({encodedBy("off-axis"), {"reconstruction.filtered", false}}),
          chain({encodedBy("double-phase"), centre, {"reconstruction.filtered", false}})})
        EXPECT_EQ(inMemory(all.lit(job)).planes.front(), levelsShown(all));
}

TEST_F(PictureLight, BeyondMemoryIsSaid) {
    const Chain large = chain({encodedBy("off-axis")});
    const Job small{test::cpu(), control, 1000};
    EXPECT_EQ(inMemory(large.lit(small)).planes.front(), levelsShown(large));
    EXPECT_FALSE(control.takeNotes().empty());
}

} // namespace
} // namespace fringe
