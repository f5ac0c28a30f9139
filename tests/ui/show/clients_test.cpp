// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a pattern when the program that sent it ends, is stopped, or stops answering.
#include "panel.h"

#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fringe::test {
namespace {

constexpr double longestSilence = 1000; ///< ms, of a busy machine; what was measured is printed

class Clients : public PanelOnDisplay {
  protected:
    /// A process that shows a pattern, and then another one again and again.
    pid_t showingProcess() {
        int ends[2] = {-1, -1};
        EXPECT_EQ(::pipe(ends), 0);
        const pid_t child = ::fork();
        if (child == 0)
            showForever(ends[1]);
        char ready = 0;
        EXPECT_EQ(::read(ends[0], &ready, 1), 1);
        ::close(ends[0]);
        ::close(ends[1]);
        return child;
    }

    void expectGone(const char* what, std::chrono::steady_clock::time_point since) {
        const auto gone = timeUntilGone(*observer_, 1290, 500, 200, since);
        ASSERT_TRUE(gone) << what;
        std::printf("  no pattern pixel %.1f ms after: %s\n", *gone, what);
        EXPECT_LT(*gone, longestSilence) << what;
    }

  private:
    [[noreturn]] static void showForever(int ready) {
        PanelLink link;
        const auto picture = pattern(1280, 1024);
        const bool isWell =
            isArmed(link, {.screen = "SLM", .mode = {1280, 1024}}) && isShown(link, picture);
        if (isWell && ::write(ready, "1", 1) == 1)
            while (true) {
                link.show(picture);
                static_cast<void>(link.wait(std::chrono::milliseconds(50)));
            }
        ::_exit(1);
    }
};

TEST_F(Clients, ThatAreKilledLeaveNoPattern) {
    const pid_t client = showingProcess();
    ASSERT_TRUE(isPatternAnywhere(*observer_));
    const auto since = std::chrono::steady_clock::now();
    ::kill(client, SIGKILL);
    expectGone("the program was killed", since);
    ::waitpid(client, nullptr, 0);
}

TEST_F(Clients, ThatAreStoppedLeaveNoPatternAndShowNoneByGoingOn) {
    const pid_t client = showingProcess();
    ASSERT_TRUE(isPatternAnywhere(*observer_));
    const auto since = std::chrono::steady_clock::now();
    ::kill(client, SIGSTOP);
    expectGone("the program was stopped", since);
    EXPECT_EQ(observer_->windows().size(), 1U); // black, until it is known what becomes of it
    ::kill(client, SIGCONT);
    ::usleep(500'000);
    EXPECT_FALSE(isPatternAnywhere(*observer_));
    ::kill(client, SIGKILL);
    ::waitpid(client, nullptr, 0);
    ::usleep(300'000);
    EXPECT_TRUE(observer_->windows().empty());
}

// A screen that goes while nobody answers takes the black window with it.
TEST_F(Clients, ThatAreStoppedDoNotKeepTheWindowOfAScreenThatWent) {
    const pid_t client = showingProcess();
    const auto since = std::chrono::steady_clock::now();
    ::kill(client, SIGSTOP);
    expectGone("the program was stopped", since);
    runLine("xrandr --delmonitor SLM");
    ::usleep(300'000);
    EXPECT_TRUE(observer_->windows().empty());
    ::kill(client, SIGKILL);
    ::waitpid(client, nullptr, 0);
}

// Who stops to answer without being stopped: the socket is open, and nothing comes.
TEST_F(Clients, ThatSayNothingLeaveNoPattern) {
    int ends[2] = {-1, -1};
    ASSERT_EQ(::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends), 0);
    const int memory = newSharedMemory();
    const pid_t program = ::fork();
    if (program == 0) {
        const int socket = ::fcntl(ends[1], F_DUPFD, 10), pictures = ::fcntl(memory, F_DUPFD, 10);
        ::dup2(socket, panelSocket);
        ::dup2(pictures, panelMemory);
        ::execl(FRINGE_SHOW, "fringe-show", nullptr);
        ::_exit(127);
    }
    PictureSlots slots(memory, {1280, 1024}, true);
    slots.write(1, pattern(1280, 1024));
    sendPacket(ends[0], packed({.kind = PanelRequest::Kind::Arm,
                                .arming = {.screen = "SLM", .mode = {1280, 1024}, .patience = 1}}));
    sendPacket(ends[0], packed({.kind = PanelRequest::Kind::Show, .sequence = 1}));
    const auto since = std::chrono::steady_clock::now();
    bool isSeen = false;
    for (int i = 0; i < 800 && !isSeen; ++i, ::usleep(1000))
        isSeen = isPatternAnywhere(*observer_);
    EXPECT_TRUE(isSeen);
    const auto gone = timeUntilGone(*observer_, 1290, 500, 200, since);
    ASSERT_TRUE(gone);
    std::printf("  no pattern pixel %.0f ms after the last word of a program\n", *gone);
    EXPECT_GT(*gone, 900);
    EXPECT_LT(*gone, 3000);
    ::close(ends[0]);
    ::close(ends[1]);
    ::waitpid(program, nullptr, 0);
    ::close(memory);
}

// A program whose thread hangs lives, and its sign of life goes on; it says how long that hung.
TEST_F(Clients, ThatHangLeaveNoPattern) {
    PanelLink link;
    show(link);
    ::sleep(4);
    EXPECT_TRUE(isPatternAnywhere(*observer_));
    const auto since = std::chrono::steady_clock::now();
    EXPECT_TRUE(timeUntilGone(*observer_, 1290, 500, 200, since));
    const auto told = await(link, PanelEvent::Kind::State);
    ASSERT_TRUE(told);
    EXPECT_NE(told->why.english().find("was busy"), std::string::npos) << told->why.english();
}

TEST_F(Clients, ThatHangForLessThanWasAgreedUponKeepTheirPattern) {
    PanelLink link;
    ASSERT_TRUE(isArmed(link, {.screen = "SLM", .mode = {1280, 1024}, .patience = 30}));
    ASSERT_TRUE(isShown(link, pattern(1280, 1024)));
    ::sleep(8);
    EXPECT_TRUE(isPatternAnywhere(*observer_));
    link.listScreens();
    EXPECT_TRUE(await(link, PanelEvent::Kind::Screens));
    EXPECT_TRUE(isPatternAnywhere(*observer_));
}

// Who was late is the display: what came meanwhile lies in the socket.
TEST_F(Clients, AreNotGoneWhereTheDisplayKeptTheProgramWaiting) {
    PanelLink link;
    ASSERT_TRUE(isArmed(link, {.screen = "SLM", .mode = {1280, 1024}, .patience = 1}));
    const auto picture = pattern(1280, 1024);
    ASSERT_TRUE(isShown(link, picture));
    const std::string server = "$(pgrep -P " + std::to_string(::getpid()) + " -x Xvfb)";
    for (int i = 0; i < 3; ++i) {
        ASSERT_EQ(runLine("kill -STOP " + server), 0);
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(3);
        while (std::chrono::steady_clock::now() < end) {
            link.show(picture);
            const auto event = link.wait(std::chrono::milliseconds(20));
            EXPECT_TRUE(!event || event->why.empty()) << event->why.english();
        }
        ASSERT_EQ(runLine("kill -CONT " + server), 0);
        ::usleep(300'000);
        link.listScreens();
        const auto told = await(link, PanelEvent::Kind::Screens);
        ASSERT_TRUE(told);
        EXPECT_EQ(told->why.english(), "");
        EXPECT_TRUE(isPatternAnywhere(*observer_));
    }
}

/// Stops the program of a link for some seconds, and demands something meanwhile.
void stopProgramFor(PanelLink& link, int seconds) {
    const std::string program = "$(pgrep -P " + std::to_string(::getpid()) + " -x fringe-show)";
    ASSERT_EQ(runLine("kill -STOP " + program), 0);
    ::sleep(static_cast<unsigned>(seconds));
    link.hold();
    ASSERT_EQ(runLine("kill -CONT " + program), 0);
}

TEST_F(Clients, WaitForTheProgramAsLongAsItWaitsForThem) {
    {
        PanelLink link;
        ASSERT_TRUE(isArmed(link, {.screen = "SLM", .mode = {1280, 1024}, .patience = 30}));
        ASSERT_TRUE(isShown(link, pattern(1280, 1024)));
        ASSERT_NO_FATAL_FAILURE(stopProgramFor(link, 8));
        const auto told = await(link, PanelEvent::Kind::State);
        ASSERT_TRUE(told);
        EXPECT_EQ(told->state, PanelState::Hold);
        EXPECT_TRUE(isPatternAnywhere(*observer_));
    }
    PanelLink link;
    ASSERT_TRUE(isArmed(link, {.screen = "SLM", .mode = {1280, 1024}, .patience = 1}));
    ASSERT_TRUE(isShown(link, pattern(1280, 1024)));
    ASSERT_NO_FATAL_FAILURE(stopProgramFor(link, 3));
    const auto ended = await(link, PanelEvent::Kind::Ended);
    ASSERT_TRUE(ended);
    EXPECT_NE(ended->why.english().find("took no demand"), std::string::npos)
        << ended->why.english();
    EXPECT_FALSE(isPatternAnywhere(*observer_));
}

TEST_F(Clients, ThatEndWellLeaveNothing) {
    {
        PanelLink link;
        show(link);
    }
    EXPECT_TRUE(observer_->windows().empty());
    EXPECT_FALSE(isPatternAnywhere(*observer_));
}

TEST_F(Clients, LearnThatTheProgramIsGone) {
    PanelLink link;
    show(link);
    runLine("kill -9 $(pgrep -P " + std::to_string(::getpid()) + " -x fringe-show)");
    EXPECT_TRUE(await(link, PanelEvent::Kind::Ended));
    EXPECT_FALSE(isPatternAnywhere(*observer_));
}

} // namespace
} // namespace fringe::test
