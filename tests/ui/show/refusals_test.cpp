// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/error.h"
#include "panel.h"

#include <cstdlib>
#include <string>

namespace fringe::test {
namespace {

using Refusals = PanelOnDisplay;

std::string refusalOf(const PanelArming& arming) {
    PanelLink link;
    link.arm(arming);
    const auto refused = await(link, PanelEvent::Kind::Refused);
    return refused ? refused->why.english() : "armed";
}

TEST_F(Refusals, NameBothSizes) {
    const std::string why = refusalOf({.screen = "SLM", .mode = {1920, 1152}});
    EXPECT_NE(why.find("1280 × 1024"), std::string::npos) << why;
    EXPECT_NE(why.find("1920 × 1152"), std::string::npos) << why;
    EXPECT_TRUE(observer_->windows().empty());
}

TEST_F(Refusals, OfAMissingScreenNameThoseThatAreThere) {
    const std::string why = refusalOf({.screen = "PLUTO", .mode = {1280, 1024}});
    EXPECT_NE(why.find("DESK (1280 × 1024), SLM (1280 × 1024)"), std::string::npos) << why;
}

TEST_F(Refusals, OfThePrimaryAndAMirroredScreenAreQuestions) {
    runLine("xrandr --setmonitor TWIN 600/10x600/10+1300+0 none");
    for (const char* name : {"DESK", "SLM"}) {
        PanelLink link;
        link.arm({.screen = name, .mode = {1280, 1024}});
        const auto refused = await(link, PanelEvent::Kind::Refused);
        ASSERT_TRUE(refused) << name;
        EXPECT_EQ(refused->asks, std::string(name) == "SLM") << refused->why.english();
    }
}

TEST_F(Refusals, ScreensAreListedAsTheyAre) {
    PanelLink link;
    link.listScreens();
    const auto told = await(link, PanelEvent::Kind::Screens);
    ASSERT_TRUE(told);
    ASSERT_EQ(told->screens.size(), 2U);
    EXPECT_EQ(told->screens[0].name, "DESK");
    EXPECT_TRUE(told->screens[0].isPrimary);
    EXPECT_EQ(told->screens[1].name, "SLM");
    EXPECT_EQ(told->screens[1].x, 1280);
    EXPECT_EQ(told->screens[1].size, (PanelSize{1280, 1024}));
    EXPECT_FALSE(told->screens[1].isPrimary || told->screens[1].isMirrored);
}

TEST_F(Refusals, AWaylandSessionIsNamed) {
    ::setenv("XDG_SESSION_TYPE", "wayland", 1);
    const std::string why = refusalOf({.screen = "SLM", .mode = {1280, 1024}});
    ::unsetenv("XDG_SESSION_TYPE");
    EXPECT_NE(why.find("Wayland"), std::string::npos) << why;
}

TEST(NoDisplay, IsSaid) {
    ::unsetenv("DISPLAY");
    ::unsetenv("XDG_SESSION_TYPE");
    const std::string why = refusalOf({.screen = "SLM", .mode = {1280, 1024}});
    EXPECT_NE(why.find("There is no X11 display"), std::string::npos) << why;
}

TEST(NoProgram, IsSaid) {
    ::setenv("FRINGE_MODULE_PATH", "/nowhere", 1);
    try {
        PanelLink link;
        ADD_FAILURE() << "started";
    } catch (const Error& error) {
        EXPECT_NE(error.message().english().find("fringe-show is not installed"),
                  std::string::npos);
    }
    ::unsetenv("FRINGE_MODULE_PATH");
}

} // namespace
} // namespace fringe::test
