// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <sys/types.h>
#include <vector>

namespace fringe::test {

/// Whether a program can be started by its name.
bool isInstalled(const std::string& program);

/// Starts a program; "quietly" where its words are of no interest. -1: it cannot be.
pid_t startProgram(const std::vector<std::string>& words, bool isQuiet = true);
void endProgram(pid_t process);

/// Runs a line of the shell; its exit status.
int runLine(const std::string& line);

/// An X server of a test's own, whose number DISPLAY has while it lives. Nothing is in it but a
/// desktop of one colour.
class TestDisplay {
  public:
    /// A virtual frame buffer of 3200 × 1200, of which monitors are made by name.
    static std::vector<std::string> virtualServer();

    /// words: the server, which takes `-displayfd 3` behind them.
    explicit TestDisplay(const std::vector<std::string>& words = virtualServer());
    ~TestDisplay();
    TestDisplay(const TestDisplay&) = delete;
    TestDisplay& operator=(const TestDisplay&) = delete;

    bool isThere() const { return !name_.empty(); }
    const std::string& name() const { return name_; } ///< ":7"

  private:
    pid_t server_ = -1;
    std::string name_;
};

/// A desk of 1280 × 1024 as the primary monitor, and a panel to its right, if it is there.
void placeMonitors(int width, int height);
void placePanel(int width, int height, int x, int y);

} // namespace fringe::test
