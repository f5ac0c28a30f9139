// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <csignal>
#include <cstdlib>
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

    /// The last fraction that the program told; below 0 before it told any.
    double fractionTold() const {
        const std::string key = R"("fraction":)", told = contentsOf(words_ / "err");
        const std::size_t at = told.rfind(key);
        return at == std::string::npos ? -1 : std::atof(told.c_str() + at + key.size());
    }

    void waitForProgressBeyond(double fraction) const {
        for (int i = 0; i < 6000; ++i) {
            if (fractionTold() > fraction)
                return;
            ::usleep(10'000);
        }
        ADD_FAILURE() << "no progress";
    }

    void waitForProgress() const { waitForProgressBeyond(-0.5); }
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

TEST_F(ProgramInterrupt, ALookThatBeginsAnewSaysSoBeforeTheWork) {
    write("p.csv", "x[mm],y[mm],z[mm]\n0,0,200\n");
    ASSERT_EQ(fringe({"points", "p.csv", "-o", "f.npy", "--size", "1000x1000"}).status, 0);
    const pid_t child = start({"reconstruct", "f.npy", "--sweep", "100mm:300mm:9000", "--show",
                               "depth", "-o", "depth.npy", "--device", "cpu", "--resume"});
    for (int i = 0; i < 6000 && contentsOf(words_ / "err").find("anew") == std::string::npos; ++i)
        ::usleep(10'000);
    ::kill(child, SIGINT);
    const Ran ran = wait(child);
    EXPECT_EQ(ran.status, 130);
    EXPECT_NE(ran.err.find("it begins anew"), std::string::npos) << ran.err;
}

TEST_F(ProgramInterrupt, ASignalEndsABenchmark) {
    const pid_t child = start({"bench", "--device", "cpu", "--progress", "json"});
    waitForProgress();
    ::kill(child, SIGINT);
    EXPECT_EQ(wait(child).status, 130);
}

TEST_F(ProgramInterrupt, ABenchmarkTellsWhatItMeasuredUntilThen) {
    const pid_t child = start({"bench", "points", "--device", "cpu", "--method", "exact", "--size",
                               "320x240", "--points", "1,1000000", "--progress", "json"});
    waitForProgressBeyond(0.5); // half is told before the first row is checked and kept
    ::kill(child, SIGINT);
    const Ran ran = wait(child);
    EXPECT_EQ(ran.status, 130);
    EXPECT_NE(ran.out.find("exact, 1 points"), std::string::npos) << ran.out;
    EXPECT_EQ(ran.out.find("exact, 1000000 points"), std::string::npos) << ran.out;
}

} // namespace
} // namespace fringe::test
