// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/live/two_squares.h"

#include <cmath>

namespace fringe::test {
namespace {

/// Without padding and band limit light that leaves the plate comes in again and nothing is lost,
/// so that the way by the plate and back is none.
TEST(LiveFrames, ShowWhatTheHologramReconstructs) {
    for (const char* occlusion : {"none", "silhouette"})
        for (const Shape plate : {Shape{48, 64}, {37, 53}}) {
            Design design = twoSquares(plate, occlusion);
            design.propagation.values = {{"padding", std::int64_t{1}}, {"band_limit", "none"}};
            LiveFrames frames(cpu());
            ASSERT_TRUE(LiveFrames::suits(design));
            const LiveFrame frame = frameOf(design, frames);
            const Picture wanted = reconstructed(design, *computed(design).field());
            const auto values = inMemory(wanted.planes.front());
            ASSERT_EQ(frame.pictures.size(), 1U);
            double error = 0, all = 0;
            for (std::size_t i = 0; i < values.size(); ++i) {
                const double one = values.samples()[i], other = frame.pictures.front().values[i];
                error += (one - other) * (one - other);
                all += one * one;
            }
            ASSERT_GT(all, 0);
            EXPECT_LE(std::sqrt(error / all), 2e-4) << occlusion;
        }
}

TEST(LiveFrames, AreCountedAndTellTheirTime) {
    const Design design = twoSquares({48, 64}, "none");
    LiveFrames frames(cpu());
    for (std::uint64_t number = 1; number <= 3; ++number) {
        const LiveFrame frame = frameOf(design, frames);
        EXPECT_EQ(frame.number, number);
        for (const double seconds : frame.seconds)
            EXPECT_GT(seconds, 0);
    }
}

TEST(LiveFrames, AreOfDesignsWithACamera) {
    Design design = twoSquares({48, 64}, "none");
    EXPECT_TRUE(LiveFrames::suits(design));
    design.sources.back().visible = false;
    EXPECT_FALSE(LiveFrames::suits(design));
    design.sources.back().visible = true;
    design.solver = {"gs", {}};
    EXPECT_FALSE(LiveFrames::suits(design));
}

} // namespace
} // namespace fringe::test
