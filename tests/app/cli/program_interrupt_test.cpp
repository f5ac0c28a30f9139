// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <csignal>
#include <unistd.h>

namespace fringe::test {
namespace {

class ProgramInterrupt : public Program {
  protected:
    ProgramInterrupt() {
        std::string text = "x[mm],y[mm],z[mm]\n";
        for (int i = 0; i < 200'000; ++i)
            text += "0," + std::to_string(i % 7) + ",200\n";
        write("many.csv", text);
    }

    /// Hours of work, so that it cannot end on its own before the signal.
    std::vector<std::string> longRun() const {
        return {"points",    "many.csv", "-o",  "f.npy",      "--size",
                "4000x4000", "--device", "cpu", "--progress", "json"};
    }

    void waitForProgress() const {
        for (int i = 0; i < 6000; ++i) {
            std::error_code ignored;
            const auto size = std::filesystem::file_size(words_ / "err", ignored);
            if (!ignored && size > 0)
                return;
            ::usleep(10'000);
        }
        ADD_FAILURE() << "no progress";
    }
};

TEST_F(ProgramInterrupt, ASignalEndsItWithoutAFile) {
    for (const int signal : {SIGINT, SIGTERM}) {
        const std::set<std::string> before = files();
        const pid_t child = start(longRun());
        waitForProgress();
        ::kill(child, signal);
        const Ran ran = wait(child);
        EXPECT_EQ(ran.status, 130);
        EXPECT_EQ(files(), before);
        EXPECT_NE(ran.err.find("interrupted"), std::string::npos) << ran.err;
        std::filesystem::remove(words_ / "err");
    }
}

TEST_F(ProgramInterrupt, ASignalEndsABenchmark) {
    const pid_t child = start({"bench", "--device", "cpu", "--progress", "json"});
    waitForProgress();
    ::kill(child, SIGINT);
    EXPECT_EQ(wait(child).status, 130);
}

} // namespace
} // namespace fringe::test
