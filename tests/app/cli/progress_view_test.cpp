// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"
#include "app/cli/progress_view.h"
#include "app/cli/terminal.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace fringe {
namespace {

/// Steps of a millisecond, far too many to end on their own.
void workUntilCancelled(JobControl& control) {
    control.begin(message("work"), 0, 1, 1e6);
    for (;;) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        control.advance(1);
    }
}

std::vector<double> fractionsIn(const std::string& lines) {
    std::vector<double> fractions;
    std::istringstream in(lines);
    for (std::string line; std::getline(in, line);)
        if (line.starts_with('{'))
            fractions.push_back(nlohmann::json::parse(line).at("fraction").get<double>());
    return fractions;
}

/// The view reads from its own thread while the job writes, messages come between, and a signal
/// ends the job: all the threads of a command.
TEST(ProgressView, FollowsAJobUntilASignal) {
    JobControl control;
    CommonOptions options;
    options.progress = "json";
    ::testing::internal::CaptureStderr();
    {
        const InterruptGuard guard(control);
        const ProgressView view(options, control);
        std::jthread signal([] {
            for (int i = 0; i < 50; ++i) {
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
                printErrorLine("a message");
            }
            std::raise(SIGINT);
        });
        EXPECT_THROW(workUntilCancelled(control), Cancelled);
    }
    const std::vector<double> fractions = fractionsIn(::testing::internal::GetCapturedStderr());
    ASSERT_GE(fractions.size(), 2u);
    EXPECT_TRUE(std::is_sorted(fractions.begin(), fractions.end()));
    EXPECT_LT(fractions.front(), fractions.back());
}

} // namespace
} // namespace fringe
