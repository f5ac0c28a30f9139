// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace fringe::test {

/// What came of a command of `fringe`.
struct ProgramRun {
    int status = 0;
    std::string sentence; ///< that ended it; empty: none did
    std::string fault;    ///< what is wrong with how it ended; empty: nothing
};

/// Runs `fringe` in a folder. What works for long is interrupted, and has to stop then.
ProgramRun runOf(const std::string& program, const std::vector<std::string>& words,
                 const std::filesystem::path& folder);

} // namespace fringe::test
