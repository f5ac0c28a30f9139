// SPDX-License-Identifier: GPL-3.0-or-later
// The studio's panel on a display: what is seen there is what is written, and nothing once it is
// lost.
#include "app/studio/studio.h"
#include "app/tasks/compute.h"
#include "panel.h"
#include "tests/app/studio/inline_runner.h"
#include "tests/app/studio/panel_spots.h"

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
        ASSERT_TRUE(studio_.results().shown().levels);
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
    /// Whether the panel's screen has the pattern that is at hand as it is sent, grey by grey.
    bool isSeen() {
        const HologramResult& shown = studio_.results().shown();
        const PanelPicture picture =
            pictureFor(*shown.hologram, *shown.levels, studio_.document().design()->device);
        const auto pixels = observer_->pixels(1280, 0, 1280, 1024);
        return std::ranges::equal(pixels, picture.samples, {}, {},
                                  [](std::uint8_t grey) { return grey * 0x010101u; });
    }
    bool isBlack() const {
        return std::ranges::count(observer_->pixels(1280, 0, 1280, 1024), 0u) == 1280 * 1024;
    }

    int count_ = 0; // of arguments
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
