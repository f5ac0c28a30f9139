// SPDX-License-Identifier: GPL-3.0-or-later
// The studio's panel on a display: what is seen there is what is written, and nothing once it is
// lost.
#include "app/studio/panel_frames.h"
#include "app/studio/studio.h"
#include "app/tasks/compute.h"
#include "app/tasks/live.h"
#include "app/tasks/states.h"
#include "engine/encodings/encoding.h"
#include "engine/job/job_control.h"
#include "panel.h"
#include "tests/app/studio/camera_design.h"
#include "tests/app/studio/inline_runner.h"
#include "tests/app/studio/panel_spots.h"
#include "tests/app/studio/small_design.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <functional>

namespace fringe::test {
namespace {

bool comesTrue(const std::function<bool()>& condition, int milliseconds = 10000) {
    QElapsedTimer timer;
    timer.start();
    while (!condition() && timer.elapsed() < milliseconds)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 20);
    return condition();
}

class StudioOnDisplay : public PanelOnDisplay {
  protected:
    void SetUp() override {
        PanelOnDisplay::SetUp();
        if (IsSkipped() || HasFatalFailure())
            return;
        studio_.document().reset(spotsForPanel({200, 320}, {1024, 1280}), {}, true);
        startCompute(studio_);
        ASSERT_TRUE(studio_.results().shown().chain.encodedBefore());
        output().findScreens();
        ASSERT_TRUE(comesTrue([&] { return !output().screens().empty(); }));
        const auto& screens = output().screens();
        const auto panel = std::ranges::find(screens, "SLM", &PanelScreen::name);
        ASSERT_NE(panel, screens.end());
        output().choose(*panel);
        output().arm();
        ASSERT_TRUE(comesTrue([&] { return output().state() == PanelState::Armed; }));
    }

    PanelOutput& output() { return studio_.panelOutput(); }
    /// Whether the panel's screen has these, grey by grey.
    bool isSeen(const PanelPicture& picture) const {
        const auto pixels = observer_->pixels(1280, 0, 1280, 1024);
        return std::ranges::equal(pixels, picture.samples, {}, {},
                                  [](std::uint8_t grey) { return grey * 0x010101u; });
    }
    /// Whether it has the pattern that is at hand as it is sent.
    bool isSeen() {
        const HologramResult& shown = studio_.results().shown();
        return isSeen(sentPicture(*shown.chain.field(), *shown.chain.encodedBefore(),
                                  studio_.document().design()->device));
    }
    /// What a panel is sent of a design that is computed without a studio.
    static PanelPicture sentOf(const Design& design) {
        const ComputeDevice device = ComputeDevice::open("cpu");
        JobControl control;
        const Plan made = plan(design, {.device = device.capabilities()});
        const Hologram hologram = *compute(made, {device, control}).value->field();
        return sentPicture(hologram, encode(hologram, design.encoding), design.device);
    }
    bool isBlack() const {
        return std::ranges::count(observer_->pixels(1280, 0, 1280, 1024), 0u) == 1280 * 1024;
    }

    /// Shows a design on the panel, which follows from then on.
    void showFollowed(const Design& scene) {
        studio_.document().reset(scene, {}, true);
        startCompute(studio_);
        output().show();
        before_ = sentOf(scene);
        ASSERT_TRUE(comesTrue([&] { return isSeen(before_); }));
        ASSERT_TRUE(comesTrue([&] { return output().state() == PanelState::Showing; }));
        output().setFollows(true);
    }
    /// Drags to where `move` leads; that is seen, and something else than before.
    void expectFollowed(const std::function<Design(Design)>& move) {
        studio_.document().setDraft(move);
        const PanelPicture expected = sentOf(*studio_.document().draft());
        EXPECT_NE(expected.samples, before_.samples);
        EXPECT_TRUE(comesTrue([&] { return isSeen(expected); }));
        EXPECT_TRUE(studio_.results().shown().isPreview);
        before_ = expected;
    }

    PanelPicture before_; // that the panel shows
    int count_ = 0;       // of arguments
    QCoreApplication application_{count_, nullptr};
    InlineRunner runner_;
    Studio studio_{runner_};
};

TEST_F(StudioOnDisplay, ShowsWhatIsWritten) {
    EXPECT_FALSE(isSeen());
    output().show();
    ASSERT_TRUE(comesTrue([&] { return output().shown() == 1; }));
    EXPECT_TRUE(isSeen());
    output().blank();
    EXPECT_TRUE(comesTrue([&] { return output().state() == PanelState::Armed; }));
    EXPECT_TRUE(comesTrue([&] { return isBlack(); }));
}

TEST_F(StudioOnDisplay, FollowsEditsOnlyWhereThatIsAsked) {
    output().show();
    ASSERT_TRUE(comesTrue([&] { return output().shown() == 1; }));
    const auto turn = [&](const char* sign) {
        studio_.document().edit(QStringLiteral("Sign"), [&](Design design) {
            return withParameterText(std::move(design), "device.sign", sign);
        });
    };
    turn("-1");
    EXPECT_FALSE(comesTrue([&] { return output().shown() > 1; }, 500));
    EXPECT_FALSE(isSeen());
    output().setFollows(true);
    ASSERT_TRUE(comesTrue([&] { return output().shown() == 2; }));
    EXPECT_TRUE(isSeen());
    turn("+1");
    ASSERT_TRUE(comesTrue([&] { return output().shown() == 3; }));
    EXPECT_TRUE(isSeen());
}

// A correction belongs to what the panel is sent of a pattern, also once the design has moved on.
TEST_F(StudioOnDisplay, FollowsByTheDeviceOfTheStateThatIsNamed) {
    const auto age = [&] {
        return ageOf(studio_.document(), *output().sent(), Stage::Sent).toStdString();
    };
    output().show();
    ASSERT_TRUE(comesTrue([&] { return output().shown() == 1; }));
    EXPECT_EQ(age(), "");
    studio_.document().edit(QStringLiteral("Correction"), [](Design design) {
        const Shape plate = design.setup.plate.size;
        Raster phases{.shape = plate, .planes = 1, .white = 1, .samples = {}};
        for (std::int64_t at = 0; at < plate.count(); ++at)
            phases.samples.push_back(static_cast<float>(at % 5) / 5);
        design.device.assets["correction"] = {"flat.npy",
                                              std::make_shared<const Raster>(std::move(phases))};
        return design;
    });
    EXPECT_EQ(age(), "Before \"Correction\"");
    output().setFollows(true);
    ASSERT_TRUE(comesTrue([&] { return output().shown() == 2; }));
    const PanelPicture corrected = sentOf(*studio_.document().design());
    EXPECT_TRUE(isSeen(corrected));
    EXPECT_EQ(age(), "");
    studio_.document().edit(QStringLiteral("Move 1 spot"), [](Design design) {
        return withSpotsMoved(std::move(design), 0, {0}, {1e-4, 0, 0});
    });
    EXPECT_FALSE(comesTrue([&] { return output().shown() > 2; }, 500));
    EXPECT_TRUE(isSeen(corrected));
    EXPECT_EQ(age(), "Before \"Move 1 spot\"");
    output().show();
    ASSERT_TRUE(comesTrue([&] { return output().shown() == 3; }));
    EXPECT_TRUE(isSeen(corrected));
    startCompute(studio_);
    ASSERT_TRUE(comesTrue([&] { return output().shown() == 4; }));
    EXPECT_TRUE(isSeen(sentOf(*studio_.document().design())));
    EXPECT_EQ(age(), "");
}

// A draft that leaves out samples is no pattern of the panel's size; each that is dragged has all.
TEST_F(StudioOnDisplay, FollowsWhatIsDraggedWithAllPixels) {
    studio_.document().edit(QStringLiteral("Plate"), [](Design design) {
        design.setup.plate.size = {1017, 1276};
        return design;
    });
    startCompute(studio_);
    Live live(studio_);
    live.setOn(true);
    output().show();
    ASSERT_TRUE(comesTrue([&] { return output().shown() == 1; }));
    output().setFollows(true);
    ASSERT_TRUE(comesTrue([&] { return output().shown() == 2; }));
    for (int step = 1; step <= 3; ++step) {
        studio_.document().setDraft([&](Design dragged) {
            return withSpots(std::move(dragged), 0,
                             {{step * 1e-4, 5e-4, 0, 1, {}}, {-1e-3, 5e-4, 0, 1, {}}});
        });
        const auto isThere = [&] {
            return studio_.results().shown().design == studio_.document().draft() && isSeen();
        };
        EXPECT_TRUE(comesTrue(isThere)) << step;
        EXPECT_TRUE(studio_.results().shown().isPreview);
    }
}

// Each place of the hand is the hologram that is computed of it when nothing is dragged.
TEST_F(StudioOnDisplay, FollowsObjectsThatAreDragged) {
    const Design scene = forPanel(smallDesign(), {200, 320}, {1024, 1280});
    showFollowed(scene);
    Live live(studio_);
    live.setOn(true);
    for (int step = 1; step <= 3; ++step)
        expectFollowed(
            [&](Design dragged) { return withSourceMoved(std::move(dragged), 0, {step * 3e-5}); });
}

TEST_F(StudioOnDisplay, FollowsCamerasAndWhatTheySee) {
    const Design scene = forPanel(cameraDesign(), {200, 320}, {1024, 1280});
    showFollowed(scene);
    Live live(studio_);
    live.setOn(true);
    for (int step = 1; step <= 4; ++step)
        expectFollowed([&](Design dragged) {
            if (step % 2 == 0)
                dragged.sources.back().kind.values["azimuth"] = 0.1 * step;
            return withSourceMoved(std::move(dragged), 0, {step * 3e-5});
        });
    EXPECT_FALSE(studio_.liveLook().pictures());
    output().hold(true);
    ASSERT_TRUE(comesTrue([&] { return output().state() == PanelState::Hold; }));
    studio_.document().setDraft(
        [](Design dragged) { return withSourceMoved(std::move(dragged), 0, {1e-4}); });
    EXPECT_TRUE(comesTrue([&] { return studio_.liveLook().pictures() != nullptr; }))
        << "frames are back while the panel holds";
    EXPECT_TRUE(isSeen(before_));
}

TEST_F(StudioOnDisplay, SaysOnceThatWhatFollowsDoesNotFit) {
    QStringList said;
    QObject::connect(&output(), &PanelOutput::refused, [&](const QString& why) { said << why; });
    output().show();
    ASSERT_TRUE(comesTrue([&] { return output().shown() == 1; }));
    output().setFollows(true);
    ASSERT_TRUE(comesTrue([&] { return output().shown() == 2; }));
    const auto edit = [&](const char* path, const char* text) {
        studio_.document().edit(QString::fromLatin1(path), [&](Design design) {
            return withParameterText(std::move(design), path, text);
        });
    };
    edit("device.mode_columns", "1290");
    edit("device.sign", "-1");
    ASSERT_EQ(said.size(), 1);
    EXPECT_TRUE(said.front().contains(QStringLiteral("1290"))) << said.front().toStdString();
    edit("device.mode_columns", "1280");
    EXPECT_TRUE(comesTrue([&] { return isSeen(); }));
    edit("device.mode_rows", "1030");
    EXPECT_EQ(said.size(), 2);
}

// Pictures of the list that are on their way stay unseen, too.
TEST_F(StudioOnDisplay, TheKeyMakesItBlackWhicheverWindowHasTheFocus) {
    if (!isInstalled("xdotool"))
        GTEST_SKIP() << "there is no xdotool";
    output().addShown(QStringLiteral("one"));
    ASSERT_TRUE(comesTrue([&] { return !output().list().empty(); }));
    output().play(50);
    ASSERT_TRUE(comesTrue([&] { return output().shown() > 3; }));
    ASSERT_EQ(runLine("xdotool key shift+F9"), 0);
    ASSERT_TRUE(comesTrue([&] { return output().state() == PanelState::Armed; }));
    EXPECT_FALSE(output().isPlaying());
    EXPECT_FALSE(comesTrue([&] { return !isBlack(); }, 300));
}

TEST_F(StudioOnDisplay, IsOffWhenTheScreenIsLostAndStaysSo) {
    QString why;
    QObject::connect(&output(), &PanelOutput::refused, [&](const QString& text) { why = text; });
    output().show();
    ASSERT_TRUE(comesTrue([&] { return output().shown() == 1; }));
    ASSERT_EQ(runLine("xrandr --delmonitor SLM"), 0);
    ASSERT_TRUE(comesTrue([&] { return output().state() == PanelState::Off; }));
    EXPECT_FALSE(why.isEmpty());
    placePanel(1280, 1024, 1280, 0);
    EXPECT_FALSE(comesTrue([&] { return output().state() != PanelState::Off; }, 1000));
    EXPECT_FALSE(isSeen());
}

TEST_F(StudioOnDisplay, AnotherProjectMakesItBlank) {
    output().show();
    ASSERT_TRUE(comesTrue([&] { return output().shown() == 1; }));
    studio_.document().reset(smallSpots(), {}, true);
    EXPECT_TRUE(comesTrue([&] { return output().state() == PanelState::Armed; }));
    EXPECT_TRUE(comesTrue([&] { return isBlack(); }));
}

} // namespace
} // namespace fringe::test
