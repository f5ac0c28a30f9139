// SPDX-License-Identifier: GPL-3.0-or-later
// What is looked at of a hologram, in memory and on the disk.
#include "engine/run/look.h"

#include "engine/model/error.h"
#include "engine/optics/metrics.h"
#include "tests/engine/computed.h"
#include "tests/support/scratch_folder.h"

#include <cmath>
#include <random>

namespace fringe::test {
namespace {

constexpr double pitchX = 7e-6, pitchY = 5e-6;

/// Light with smooth or with random phases.
Hologram waveOn(Shape plate, bool isSmooth, std::size_t planes = 1) {
    std::mt19937 random(3);
    Hologram hologram{.sampling = {Length(pitchX), Length(pitchY), {}}};
    for (std::size_t plane = 0; plane < planes; ++plane) {
        std::vector<Complex> samples;
        for (std::int64_t i = 0; i < plate.count(); ++i) {
            const auto row = static_cast<float>(i / plate.cols),
                       col = static_cast<float>(i % plate.cols);
            samples.push_back(isSmooth
                                  ? std::polar(1 + std::sin(row / 11), std::cos(col / 17))
                                  : std::polar(1.0F, static_cast<float>(random() % 1000) / 159));
        }
        hologram.planes.emplace_back(plate, std::move(samples));
        hologram.sampling.wavelengths.push_back(532_nm + static_cast<double>(plane) * 50_nm);
    }
    return hologram;
}

/// A hologram that no memory holds.
Hologram unheld(Hologram hologram) {
    for (Field& plane : hologram.planes)
        plane = made<Complex>(plane.shape(), {.isMade = true}, [held = plane] {
            return
                [reader = held.open()](const Region& region, Complex* to, std::ptrdiff_t stride) {
                    reader->read(region, to, stride);
                };
        });
    return hologram;
}

class LookTest : public testing::Test {
  protected:
    /// memory: 0: enough of it.
    Picture seen(const Hologram& hologram, const Look& at, std::uint64_t memory = 0) {
        scratch_ = Scratch({place_.path(), ScratchJob{7, "cpu", false}});
        return inMemory(finished(look(hologram, at, {cpu(), control_, memory, &scratch_})));
    }
    bool tookDisk() const { return scratch_.opened() != nullptr; }

    static double apart(const Picture& a, const Picture& b) {
        double difference = 0, all = 0;
        for (std::size_t i = 0; i < a.planes.size(); ++i)
            for (std::size_t k = 0; k < b.planes[i].size(); ++k) {
                const double one = a.planes[i].samples()[k], other = b.planes[i].samples()[k];
                difference += (one - other) * (one - other);
                all += other * other;
            }
        return std::sqrt(difference / all);
    }

    /// What the whole picture has where the window lies: `right` and `down` of the middle.
    static Picture cutOf(const Picture& whole, Shape window, std::int64_t right,
                         std::int64_t down) {
        const auto [rows, cols] = whole.shape();
        Picture part = whole;
        for (Plane<float>& plane : part.planes)
            plane = partOf(plane, {rows / 2 + down - window.rows / 2,
                                   cols / 2 + right - window.cols / 2, window});
        return part;
    }

    static Window windowOf(Shape window, std::int64_t right, std::int64_t down) {
        return {static_cast<double>(window.cols) * Length(pitchX),
                static_cast<double>(window.rows) * Length(pitchY),
                static_cast<double>(right) * Length(pitchX),
                static_cast<double>(-down) * Length(pitchY)};
    }

    JobControl control_;
    ScratchFolder place_;
    Scratch scratch_{nullptr};
};

TEST_F(LookTest, byTheDiskIsTheSameAsInMemory) {
    for (const Shape plate : {Shape{97, 131}, {64, 90}, {211, 53}})
        for (const double z : {3e-3, -2e-3})
            for (const bool isPart : {false, true}) {
                Look at{.distance = Length(z)};
                if (isPart)
                    at.window = windowOf({31, 24}, 5, -7);
                const Hologram wave = waveOn(plate, false, 2);
                const Picture held = seen(wave, at);
                ASSERT_FALSE(tookDisk());
                const Picture carried = seen(unheld(wave), at, 120'000);
                ASSERT_TRUE(tookDisk());
                EXPECT_EQ(carried.shape(), isPart ? (Shape{31, 24}) : plate);
                EXPECT_LT(apart(carried, held), 2e-6);
                EXPECT_EQ(carried.x, held.x);
                EXPECT_EQ(carried.y, held.y);
                EXPECT_EQ(carried.distance, at.distance);
            }
}

TEST_F(LookTest, aWindowIsWhatTheWholePlaneHasThere) {
    constexpr Shape plate{151, 203};
    std::mt19937 random(11);
    const auto within = [&](std::int64_t low, std::int64_t high) {
        return low + static_cast<std::int64_t>(random()) % (high - low + 1);
    };
    for (int i = 0; i < 12; ++i) {
        const bool isSmooth = i % 2 == 0;
        const Shape window{within(12, 40), within(12, 40)};
        const std::int64_t right = within(-60, 60), down = within(-40, 40);
        Look at{.distance = Length(i % 4 < 2 ? 1.3e-3 : -2.1e-3),
                .pupil = {i % 3 == 0 ? Length(6e-4) : Length{}, Length(1e-4), Length(-5e-5)}};
        const Hologram wave = waveOn(plate, isSmooth);
        const Picture whole = seen(wave, at);
        at.window = windowOf(window, right, down);
        const Picture part = seen(wave, at);
        ASSERT_EQ(part.shape(), window);
        EXPECT_LT(apart(part, cutOf(whole, window, right, down)), 3e-2) << i;
        EXPECT_NEAR(part.x.si(), static_cast<double>(right) * pitchX, 1e-12);
        EXPECT_NEAR(part.y.si(), static_cast<double>(-down) * pitchY, 1e-12);
    }
}

TEST_F(LookTest, sizeZeroIsAllAlongThatAxis) {
    const Hologram wave = waveOn({60, 84}, true);
    Look at{.distance = 1_mm, .window = windowOf({12, 20}, 0, 3)};
    at.window.width = {};
    EXPECT_EQ(seen(wave, at).shape(), (Shape{12, 84}));
    at.window = {};
    EXPECT_EQ(seen(wave, at).shape(), (Shape{60, 84}));
}

TEST_F(LookTest, whereAllOfThePlaneIsMadeAWindowIsCutOutOfIt) {
    const Hologram wave = waveOn({48, 37}, false);
    for (const Look& like : {Look{.distance = 1_mm, .lens = 100_mm},
                             Look{.distance = 300_mm, .propagation = {"fraunhofer"}}}) {
        const Picture whole = seen(wave, like);
        Look at = like;
        at.window = {9.0 * whole.sampling.pitchX, 7.0 * whole.sampling.pitchY,
                     -3.0 * whole.sampling.pitchX, 2.0 * whole.sampling.pitchY};
        EXPECT_EQ(seen(wave, at).planes, cutOf(whole, {7, 9}, -3, -2).planes);
    }
}

TEST_F(LookTest, whatOfAWindowIsNotMadeIsNoted) {
    const Hologram wave = waveOn({60, 84}, true);
    seen(wave, {.distance = 1_mm, .window = windowOf({40, 100}, 0, 0)});
    const auto notes = control_.takeNotes();
    ASSERT_EQ(notes.size(), 1U);
    EXPECT_NE(notes.front().english().find("beyond the plane; the 84 x 40"), std::string::npos);
    const auto outcome =
        look(wave, {.distance = 1_mm, .window = windowOf({4, 4}, 500, 0)}, {cpu(), control_});
    ASSERT_TRUE(outcome.error);
    EXPECT_NE(std::string(outcome.error->what()).find("no sample"), std::string::npos);
}

TEST_F(LookTest, withoutAFolderTooLittleMemoryIsRefused) {
    const Hologram wave = unheld(waveOn({97, 131}, false));
    for (const auto& lens : {std::optional<Length>(), std::optional(100_mm)}) {
        const auto outcome =
            look(wave, {.distance = 3_mm, .lens = lens}, {cpu(), control_, 120'000});
        ASSERT_TRUE(outcome.error);
        EXPECT_NE(std::string(outcome.error->what()).find("are allowed"), std::string::npos);
    }
}

} // namespace
} // namespace fringe::test
