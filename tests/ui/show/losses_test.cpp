// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a pattern when its screen does not stay as it was: it is gone from all screens,
// and does not come back by itself.
#include "panel.h"

#include <xcb/randr.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

namespace fringe::test {
namespace {

constexpr double longestLoss = 500; ///< ms, of a busy machine; what was measured is printed

/// Changes monitors at once, without a program that has to start first.
class Monitors {
  public:
    Monitors() : connection_(xcb_connect(nullptr, nullptr)) {
        root_ = xcb_setup_roots_iterator(xcb_get_setup(connection_)).data->root;
    }
    ~Monitors() { xcb_disconnect(connection_); }
    Monitors(const Monitors&) = delete;
    Monitors& operator=(const Monitors&) = delete;

    void remove(const char* name = "SLM") {
        xcb_randr_delete_monitor(connection_, root_, atom(name));
        xcb_flush(connection_);
    }
    /// In place of the one of that name, if there is one.
    void place(const char* name, std::int16_t x, std::uint16_t width) {
        xcb_randr_monitor_info_t monitor{atom(name), 0, 0, 0, x, 0, width, 1024, 16, 13};
        xcb_randr_delete_monitor(connection_, root_, monitor.name);
        xcb_randr_set_monitor(connection_, root_, &monitor);
        xcb_flush(connection_);
    }

  private:
    xcb_atom_t atom(const std::string& name) {
        auto* reply = xcb_intern_atom_reply(
            connection_,
            xcb_intern_atom(connection_, 0, static_cast<std::uint16_t>(name.size()), name.c_str()),
            nullptr);
        const xcb_atom_t atom = reply->atom;
        std::free(reply);
        return atom;
    }
    xcb_connection_t* connection_;
    xcb_window_t root_ = 0;
};

class Losses : public PanelOnDisplay {
  protected:
    void expectGone(PanelLink& link, const char* what,
                    std::chrono::steady_clock::time_point since) {
        const auto gone = timeUntilGone(*observer_, 1290, 500, 200, since);
        ASSERT_TRUE(gone) << what;
        std::printf("  no pattern pixel %.1f ms after: %s\n", *gone, what);
        EXPECT_LT(*gone, longestLoss) << what;
        const auto told = await(link, PanelEvent::Kind::State);
        ASSERT_TRUE(told);
        EXPECT_EQ(told->state, PanelState::Off);
        EXPECT_NE(told->why.english(), "");
        EXPECT_TRUE(observer_->windows().empty());
        link.show(pattern(1280, 1024));
        EXPECT_TRUE(await(link, PanelEvent::Kind::Refused));
        EXPECT_FALSE(isPatternAnywhere(*observer_));
    }

    template <class Change> void expectLost(const char* what, Change change) {
        PanelLink link;
        show(link);
        const auto since = std::chrono::steady_clock::now();
        change();
        expectGone(link, what, since);
    }

    void expectAllLost() {
        Monitors monitors;
        expectLost("the monitor was deleted", [&] { monitors.remove(); });
        monitors.place("SLM", 1280, 1280);
        usleep(300'000);
        EXPECT_FALSE(isPatternAnywhere(*observer_)); // it came back, and shows nothing
        expectLost("the monitor is narrower", [&] { monitors.place("SLM", 1280, 1200); });
        monitors.place("SLM", 1280, 1280);
        expectLost("the monitor was moved", [&] { monitors.place("SLM", 1600, 1280); });
        monitors.place("SLM", 1280, 1280);
        expectLost("another monitor shows pixels of it",
                   [&] { monitors.place("TWIN", 1300, 1280); });
        monitors.remove("TWIN");
    }
};

TEST_F(Losses, OfAMonitorTakeThePatternAway) {
    expectAllLost();
}

TEST_F(Losses, UnderAWindowManagerTakeThePatternAway) {
    if (!isInstalled("openbox"))
        GTEST_SKIP() << "there is no openbox";
    const pid_t manager = startProgram({"openbox"});
    ::usleep(700'000);
    observer_->paintDesktop();
    expectAllLost();
    endProgram(manager);
}

TEST_F(Losses, OfItsPlaceToAnotherProgramTakeThePatternAway) {
    if (!isInstalled("xdotool"))
        GTEST_SKIP() << "there is no xdotool";
    PanelLink link;
    show(link);
    const auto windows = observer_->windows();
    ASSERT_EQ(windows.size(), 1U);
    const auto since = std::chrono::steady_clock::now();
    runLine("xdotool windowmove " + std::to_string(windows.front().id) + " 100 0");
    expectGone(link, "another program moved the window", since);
}

/// Xorg's own outputs, of which modes can be changed; it runs as root only.
class DummyOutputs : public testing::Test {
  protected:
    void SetUp() override {
        if (::geteuid() != 0 || !isInstalled("Xorg") || !isInstalled("xrandr")
            || !std::filesystem::exists("/usr/lib/xorg/modules/drivers/dummy_drv.so"))
            GTEST_SKIP() << "Xorg and its dummy driver are not installed, or this is not root";
        config_ = std::filesystem::temp_directory_path()
                  / ("fringe-show-" + std::to_string(::getpid()) + ".conf");
        std::ofstream(config_) << "Section \"Device\"\n Identifier \"d\"\n Driver \"dummy\"\n"
                                  " VideoRam 256000\nEndSection\n"
                                  "Section \"Monitor\"\n Identifier \"m\"\n HorizSync 5-1000\n"
                                  " VertRefresh 5-200\nEndSection\n"
                                  "Section \"Screen\"\n Identifier \"s\"\n Device \"d\"\n"
                                  " Monitor \"m\"\n DefaultDepth 24\n SubSection \"Display\"\n"
                                  "  Depth 24\n  Modes \"1280x1024\"\n  Virtual 3840 2160\n"
                                  " EndSubSection\nEndSection\n";
        display_.emplace(std::vector<std::string>{"Xorg", "-noreset", "-config", config_.string(),
                                                  "-novtswitch", "-sharevts", "-nolisten", "tcp",
                                                  "-logfile", "/dev/null"});
        if (!display_->isThere())
            GTEST_SKIP() << "Xorg does not start here";
        if (runLine("xrandr --output DUMMY0 --mode 1280x1024 --pos 0x0 --primary && "
                    "xrandr --addmode DUMMY1 1280x1024 && xrandr --addmode DUMMY1 1024x768 && "
                    + on_)
            != 0)
            GTEST_SKIP() << "this dummy driver has no second output";
        observer_.emplace();
        observer_->paintDesktop();
    }
    void TearDown() override {
        observer_.reset();
        display_.reset();
        std::error_code ignored;
        std::filesystem::remove(config_, ignored);
    }

    void expectLost(const std::string& line, const char* what) {
        ASSERT_EQ(runLine(on_), 0);
        PanelLink link;
        ASSERT_TRUE(isArmed(link, {.screen = "DUMMY1", .mode = {1280, 1024}}));
        ASSERT_TRUE(isShown(link, pattern(1280, 1024)));
        EXPECT_EQ(observer_->windows(), (std::vector{SeenWindow{0, 1280, 0, 1280, 1024}}));
        const auto since = std::chrono::steady_clock::now();
        const pid_t change = startProgram({"sh", "-c", line});
        const auto told = await(link, PanelEvent::Kind::State);
        const std::chrono::duration<double, std::milli> passed =
            std::chrono::steady_clock::now() - since;
        endProgram(change);
        ASSERT_TRUE(told) << what;
        EXPECT_EQ(told->state, PanelState::Off);
        std::printf("  off %.1f ms after the command was started: %s\n", passed.count(), what);
        observer_.emplace(); // the desktop has another size
        EXPECT_FALSE(isPatternAnywhere(*observer_)) << what;
        ASSERT_EQ(runLine(on_), 0);
        ::usleep(300'000);
        observer_.emplace();
        EXPECT_FALSE(isPatternAnywhere(*observer_)) << what;
    }

    const std::string on_ = "xrandr --output DUMMY1 --mode 1280x1024 --right-of DUMMY0";
    std::filesystem::path config_;
    std::optional<TestDisplay> display_;
    std::optional<Observer> observer_;
};

TEST_F(DummyOutputs, ThatAreSwitchedOffOrChangedLoseThePattern) {
    expectLost("xrandr --output DUMMY1 --off", "the output was switched off");
    expectLost("xrandr --output DUMMY1 --mode 1024x768", "the output has another mode");
    expectLost("xrandr --output DUMMY1 --same-as DUMMY0", "the output is mirrored");
}

TEST_F(DummyOutputs, ThatChangeValuesAreNotArmedUnasked) {
    if (runLine("xrandr --output DUMMY1 --gamma 0.8:1:1") != 0)
        GTEST_SKIP() << "this dummy driver has no tables";
    PanelLink link;
    link.arm({.screen = "DUMMY1", .mode = {1280, 1024}});
    const auto asked = await(link, PanelEvent::Kind::Refused);
    ASSERT_TRUE(asked);
    EXPECT_TRUE(asked->asks);
    EXPECT_NE(asked->why.english().find("A table of the screen DUMMY1"), std::string::npos)
        << asked->why.english();
}

TEST_F(DummyOutputs, ThatAreMirroredAreNotArmedUnasked) {
    ASSERT_EQ(runLine("xrandr --output DUMMY1 --mode 1280x1024 --same-as DUMMY0"), 0);
    PanelLink link;
    link.arm({.screen = "DUMMY1", .mode = {1280, 1024}});
    const auto asked = await(link, PanelEvent::Kind::Refused);
    ASSERT_TRUE(asked);
    EXPECT_TRUE(asked->asks) << asked->why.english();
}

} // namespace
} // namespace fringe::test
