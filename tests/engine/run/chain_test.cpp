// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/chain.h"

#include "engine/encodings/encoding.h"
#include "engine/model/design_parameters.h"
#include "tests/engine/computed.h"
#include "tests/engine/points_design.h"

#include <atomic>
#include <thread>

namespace fringe {
namespace {

Design smallDesign() {
    Design design = test::pointsDesign({{0, 0, 0.01}, {1e-4, -5e-5, 0.012}});
    design.setup.plate.size = {45, 62};
    return design;
}

/// Points for a panel that is sent eight bits.
DesignPtr panelDesign() {
    Design design = smallDesign();
    design.device = {"panel"};
    return std::make_shared<const Design>(std::move(design));
}

struct ChainOfStages : testing::Test {
    JobControl control;
    const Job job{test::cpu(), control};
    const Chain chain = test::computed(*panelDesign());
    const LevelPattern levels = encode(*chain.field(), chain.design().encoding);
    const OutputDevice& panel = outputDeviceOf("panel");
    const PatternToSend pattern{*chain.field(), levels, chain.design().device};
};

TEST_F(ChainOfStages, EachIsMadeOfTheOneBefore) {
    EXPECT_FALSE(chain.encodedBefore());
    EXPECT_EQ(chain.encoded(control)->planes, levels.planes);
    const Frame frame = panel.send(pattern);
    EXPECT_EQ(chain.sent(control)->planes, frame.planes);
    EXPECT_EQ(chain.lit(job).planes, panel.show(frame, pattern).planes);
    Design asField = chain.design();
    asField.reconstruction.fromEncoded = false;
    EXPECT_EQ(chain.with(std::make_shared<const Design>(asField)).lit(job).planes,
              chain.field()->planes);
}

TEST_F(ChainOfStages, EachIsMadeOnceForAllWhoAsk) {
    std::atomic<int> made = 0;
    const Chain kept = chain.kept(*chain.field(), [&](LevelPattern one, JobControl&) {
        ++made;
        return inMemory(std::move(one));
    });
    std::vector<std::shared_ptr<const LevelPattern>> found(4);
    {
        std::vector<std::jthread> threads;
        for (auto& one : found)
            threads.emplace_back([&one, copy = kept] {
                JobControl alone;
                one = copy.encoded(alone);
            });
    }
    EXPECT_EQ(made, 1);
    for (const auto& one : found)
        EXPECT_EQ(one, found.front());
    EXPECT_EQ(kept.sent(control), kept.sent(control));
    EXPECT_EQ(made, 1);
}

TEST_F(ChainOfStages, AnotherDesignSharesWhatIsTheSame) {
    const auto edited = [&](const char* path, const char* text) {
        return chain.with(
            std::make_shared<const Design>(withParameterText(chain.design(), path, text)));
    };
    const auto before = chain.encoded(control);
    const auto frame = chain.sent(control);
    EXPECT_EQ(edited("reconstruction.distance", "20mm").sent(control), frame);
    const Chain flipped = edited("device.flip_x", "on"), coarse = edited("encoding.levels", "4");
    EXPECT_EQ(flipped.encoded(control), before);
    EXPECT_NE(flipped.sent(control)->planes, frame->planes);
    EXPECT_EQ(coarse.field(), chain.field());
    EXPECT_EQ(coarse.encoded(control)->count, 4);
}

TEST_F(ChainOfStages, WhatFailedIsTriedAgain) {
    bool fails = true;
    const Chain kept = chain.kept(*chain.field(), [&](LevelPattern one, JobControl& by) {
        if (fails)
            by.cancel();
        by.checkpoint();
        return one;
    });
    JobControl cancelled;
    EXPECT_THROW(kept.encoded(cancelled), Cancelled);
    EXPECT_FALSE(kept.encodedBefore());
    fails = false;
    EXPECT_EQ(kept.encoded(control)->planes, levels.planes);
}

TEST_F(ChainOfStages, LevelsThatWereMadeBeforeAreTaken) {
    LevelPattern zeros = levels;
    zeros.planes = {{levels.shape(),
                     std::vector<std::uint16_t>(static_cast<std::size_t>(levels.shape().count()))}};
    const Chain given = chain.withLevels(zeros);
    EXPECT_EQ(given.encodedBefore()->planes, zeros.planes);
    EXPECT_EQ(given.levels(job)->planes, zeros.planes);
}

TEST(ChainWithoutADevice, IsSentNothing) {
    JobControl control;
    const Chain chain = test::computed(smallDesign());
    EXPECT_FALSE(chain.sent(control));
    EXPECT_EQ(chain.lit({test::cpu(), control}).planes,
              fieldOfPattern(*chain.encoded(control)).planes);
}

} // namespace
} // namespace fringe
