// SPDX-License-Identifier: GPL-3.0-or-later
// `fringe show`, as a user runs it.
#include "engine/io/field_files.h"
#include "panel.h"
#include "tests/support/scratch_folder.h"

#include <csignal>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace fringe::test {
namespace {

class ShowCommand : public PanelOnDisplay {
  protected:
    /// Writes a gray pattern as an array; its samples.
    std::vector<std::uint16_t> write(const std::string& name, int width, int height,
                                     unsigned number) {
        std::vector<std::uint16_t> samples(static_cast<std::size_t>(width)
                                           * static_cast<std::size_t>(height));
        for (std::size_t i = 0; i < samples.size(); ++i)
            samples[i] = static_cast<std::uint16_t>((i * number % 256) | 1);
        LevelPattern levels{.sampling = {Length(8e-6), Length(8e-6), {Length(5e-7)}},
                            .encoding = "phase"};
        levels.planes.push_back({{height, width}, samples});
        writeLevels(folder_ / name, levels, true);
        return samples;
    }

    pid_t start(std::vector<std::string> words) const {
        words.insert(words.begin(), {FRINGE_PROGRAM, "show"});
        std::string line = "cd " + folder_.path().string() + " && exec";
        for (const std::string& word : words)
            line += " '" + word + "'";
        return startProgram({"sh", "-c", line + " >out 2>err"}, false);
    }
    static int statusOf(pid_t process) {
        int status = 0;
        ::waitpid(process, &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    std::string out() const { return contentsOf(folder_ / "out"); }
    std::string err() const { return contentsOf(folder_ / "err"); }
    bool waitForPattern() const {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        while (std::chrono::steady_clock::now() < end)
            if (isPatternAnywhere(*observer_))
                return true;
        return false;
    }

    ScratchFolder folder_;
};

TEST_F(ShowCommand, ListsScreens) {
    ASSERT_EQ(statusOf(start({"--screens", "--json"})), 0) << err();
    EXPECT_NE(out().find("\"name\": \"SLM\""), std::string::npos) << out();
    EXPECT_NE(out().find("\"width\": 1280"), std::string::npos) << out();
}

TEST_F(ShowCommand, ShowsAFileUntilItIsInterrupted) {
    const auto samples = write("a.npy", 1280, 1024, 7);
    const pid_t program = start({"a.npy", "--screen", "SLM"});
    ASSERT_TRUE(waitForPattern()) << err();
    for (const std::size_t at : {0, 1279, 1280, 1280 * 1024 - 1})
        EXPECT_EQ(observer_->pixels(1280 + static_cast<int>(at % 1280), static_cast<int>(at / 1280),
                                    1, 1)[0],
                  samples[at] * 0x10101U);
    ::kill(program, SIGINT);
    EXPECT_EQ(statusOf(program), 130);
    EXPECT_FALSE(isPatternAnywhere(*observer_));
    EXPECT_TRUE(observer_->windows().empty());
}

TEST_F(ShowCommand, ShowsListsOfAllThreeForms) {
    write("a.npy", 1280, 1024, 7);
    write("b.npy", 1280, 1024, 11);
    writeFile(folder_ / "list.csv", "file,dwell\na.npy,50ms\nb.npy,100ms\n");
    writeFile(folder_ / "list.txt", "# two\na.npy\n\nb.npy\na.npy\n");
    writeFile(folder_ / "list.json", R"(["a.npy", {"file": "b.npy", "dwell": "50ms"}])");
    ASSERT_EQ(statusOf(start({"list.csv", "--screen", "SLM"})), 0) << err();
    EXPECT_NE(out().find("SLM: 2 patterns shown"), std::string::npos) << out();
    ASSERT_EQ(statusOf(start({"list.txt", "--screen", "SLM", "--frames-per-pattern", "2"})), 0)
        << err();
    EXPECT_NE(out().find("SLM: 3 patterns shown"), std::string::npos) << out();
    ASSERT_EQ(statusOf(start({"list.json", "--screen", "SLM", "--dwell", "30ms", "--json"})), 0)
        << err();
    EXPECT_NE(out().find("\"shown\": 2"), std::string::npos) << out();
    EXPECT_NE(err().find("30 ms are shown as 2 refreshes, 3"), std::string::npos) << err();
    ASSERT_EQ(statusOf(start({"list.json", "--screen", "SLM", "--dwell", "20ms", "--repeat", "3"})),
              0)
        << err();
    EXPECT_NE(out().find("SLM: 6 patterns shown"), std::string::npos) << out();
    EXPECT_FALSE(isPatternAnywhere(*observer_));
}

TEST_F(ShowCommand, ShowsATestPage) {
    ASSERT_EQ(statusOf(start({"--test-page", "wedge", "--screen", "SLM", "--dwell", "50ms"})), 0)
        << err();
}

// X13138: 1272 columns from the fourth of 1280; the outermost of them are white.
TEST_F(ShowCommand, ShowsATestPageWhereThePanelLies) {
    const pid_t program = start({"--test-page", "address", "--screen", "SLM", "--device-preset",
                                 "X13138", "--wavelength", "1064nm"});
    ASSERT_TRUE(waitForPattern()) << err();
    EXPECT_EQ(observer_->pixels(1280 + 3, 7, 2, 1), (std::vector{0U, 0xffffffU}));
    EXPECT_EQ(observer_->pixels(1280 + 1275, 7, 2, 1), (std::vector{0xffffffU, 0U}));
    ::kill(program, SIGTERM);
    EXPECT_EQ(statusOf(program), 130);
}

TEST_F(ShowCommand, RefusesInOneSentence) {
    write("a.npy", 1280, 1024, 7);
    write("small.npy", 640, 480, 7);
    writeFile(folder_ / "list.txt", "a.npy\nsmall.npy\n");
    writeFile(folder_ / "none.txt", "# nothing\n");
    writeFile(folder_ / "dwell.txt", "a.npy,50ms\na.npy,500\n");
    const std::vector<std::pair<std::vector<std::string>, std::string>> cases{
        {{"a.npy"}, "--screen is missing"},
        {{"--screen", "SLM"}, "Give a FILE to show"},
        {{"a.npy", "--screen", "PLUTO"}, "there is no screen \"PLUTO\"; there are: DESK"},
        {{"absent.npy", "--screen", "SLM"}, "absent.npy"},
        {{"none.txt", "--screen", "SLM"}, "names no picture"},
        {{"list.txt", "--screen", "SLM"}, "all must be of one size"},
        {{"dwell.txt", "--screen", "SLM"}, "line 2: \"500\" is no time"},
        {{"a.npy", "--screen", "SLM", "--dwell", "5"}, "\"5\" is no time"},
        {{"a.npy", "--screen", "SLM", "--repeat", "0"}, "--repeat: \"0\" is no number from 1"},
        {{"a.npy", "--screen", "SLM", "--repeat", "forever"}, "how long do its pictures stay?"},
        {{"small.npy", "--screen", "SLM"}, "640 × 480"},
        {{"small.npy", "--screen", "SLM", "--device-preset", "X13138"},
         "small.npy has 640 × 480 pixels, and X13138 is sent 1280 × 1024"},
        {{"--test-page", "sign", "--screen", "SLM", "--device-preset", "X13138"},
         "--wavelength is missing"},
        {{"--test-page", "sing", "--screen", "SLM"}, "sign, table, wedge, address"}};
    for (const auto& [words, part] : cases) {
        const int status = statusOf(start(words));
        EXPECT_TRUE(status == 1 || status == 2) << part;
        EXPECT_NE(err().find(part), std::string::npos) << part << " is not in: " << err();
    }
    EXPECT_TRUE(observer_->windows().empty());
}

TEST_F(ShowCommand, AsksBeforeItShowsOnAMirroredScreen) {
    write("a.npy", 1280, 1024, 7);
    runLine("xrandr --setmonitor TWIN 600/10x600/10+1300+0 none");
    EXPECT_EQ(statusOf(start({"a.npy", "--screen", "SLM"})), 2);
    EXPECT_NE(err().find("Give --yes if that is meant."), std::string::npos) << err();
    EXPECT_EQ(statusOf(start({"a.npy", "--screen", "SLM", "--dwell", "50ms", "--yes"})), 0)
        << err();
}

} // namespace
} // namespace fringe::test
