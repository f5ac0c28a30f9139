// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/error.h"
#include "panel.h"
#include "tests/support/scratch_folder.h"

#include <cstdlib>
#include <filesystem>
#include <string>
#include <unistd.h>

namespace fringe::test {
namespace {

using Refusals = PanelOnDisplay;

std::string refusalOf(const PanelArming& arming) {
    PanelLink link;
    link.arm(arming);
    const auto refused = await(link, PanelEvent::Kind::Refused);
    return refused ? refused->why.english() : "armed";
}

/// The program's own window is in nobody's way.
bool isArmedAgain(PanelLink& link) {
    link.arm({.screen = "SLM", .mode = {1280, 1024}});
    const auto off = await(link, PanelEvent::Kind::State);
    const auto armed = await(link, PanelEvent::Kind::State);
    return off && armed && off->state == PanelState::Off && armed->state == PanelState::Armed;
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

TEST_F(Refusals, AScreenIsShownOnByOneProgram) {
    PanelLink first;
    show(first);
    const auto before = observer_->pixels();
    const std::string why = refusalOf({.screen = "SLM", .mode = {1280, 1024}});
    EXPECT_EQ(why, "Another program shows patterns on SLM; end that first.");
    EXPECT_EQ(observer_->pixels(), before);
    EXPECT_TRUE(isArmedAgain(first));
}

TEST_F(Refusals, AWaylandSessionIsNamed) {
    ::setenv("XDG_SESSION_TYPE", "wayland", 1);
    const std::string why = refusalOf({.screen = "SLM", .mode = {1280, 1024}});
    ::unsetenv("XDG_SESSION_TYPE");
    EXPECT_NE(why.find("Wayland"), std::string::npos) << why;
}

/// `fringe` with what it starts, copied to where any user may enter.
std::filesystem::path programIn(const ScratchFolder& folder) {
    std::filesystem::create_directories(folder / "bin");
    std::filesystem::create_directories(folder / "lib/fringe");
    std::filesystem::copy_file(FRINGE_PROGRAM, folder / "bin/fringe");
    std::filesystem::copy_file(FRINGE_SHOW, folder / "lib/fringe/fringe-show");
    return folder / "bin/fringe";
}

/// A compositor without a screen, at a scale of 1.25, which runs `fringe show --screens` in its X
/// server. It does not run as root.
TEST(Wayland, IsRefusedWhereItPretendsToBeX11) {
    if (!isInstalled("sway") || !isInstalled("Xwayland") || !isInstalled("setpriv"))
        GTEST_SKIP() << "there is no sway, Xwayland or setpriv";
    const ScratchFolder folder;
    const std::string at = folder.path().string(), program = programIn(folder).string();
    writeFile(folder / "sway.conf", "xwayland force\noutput HEADLESS-1 mode 1280x1024 scale 1.25\n"
                                    "exec sh -c 'unset WAYLAND_DISPLAY XDG_SESSION_TYPE; "
                                        + program + " show --screens >" + at + "/said 2>&1; touch "
                                        + at + "/done; swaymsg exit'\n");
    const bool isRoot = ::geteuid() == 0;
    if (isRoot)
        runLine("chown -R nobody " + at);
    const std::string user = isRoot ? "setpriv --reuid=nobody --regid=nogroup --clear-groups " : "";
    runLine("cd " + at + " && " + user + "env -u DISPLAY -u WAYLAND_DISPLAY HOME=" + at
            + " XDG_RUNTIME_DIR=" + at
            + " WLR_BACKENDS=headless WLR_HEADLESS_OUTPUTS=1 WLR_RENDERER=pixman "
              "WLR_LIBINPUT_NO_DEVICES=1 timeout 30 sway -c sway.conf >sway.log 2>&1");
    if (!std::filesystem::exists(folder / "done"))
        GTEST_SKIP() << "sway does not start here";
    EXPECT_NE(contentsOf(folder / "said").find("fringe: This is a Wayland session"),
              std::string::npos)
        << contentsOf(folder / "said");
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
