// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>
#include <string>
#include <sys/types.h>
#include <vector>

namespace fringe::test {

/// What a run of `fringe` left behind.
struct Ran {
    int status = -1; ///< exit status, or 128 + the signal that ended it
    std::string out, err;
    std::uint64_t peak = 0; ///< of the memory that it held [bytes]
};

/// Runs the built program in a folder of the test's own; its scratch files lie in another, so that
/// what other jobs of the machine have left is none of its business.
class Program : public testing::Test {
  protected:
    Program();
    ~Program() override;

    Ran fringe(const std::vector<std::string>& arguments) const;

    /// Starts without waiting; `wait` collects it. addresses: limit of its address space [bytes];
    /// 0: none.
    pid_t start(const std::vector<std::string>& arguments, std::uint64_t addresses = 0) const;
    Ran wait(pid_t child) const;

    /// Runs, and expects exit status 2, nothing on standard output, one line on standard error that
    /// contains `parts`, and no new file.
    void expectRefused(const std::vector<std::string>& arguments,
                       const std::vector<std::string>& parts) const;

    std::set<std::string> files() const; ///< names in the folder, all levels
    std::string read(const std::string& name) const;
    void write(const std::string& name, const std::string& text) const;

    ScratchFolder folder_, words_;
};

} // namespace fringe::test
