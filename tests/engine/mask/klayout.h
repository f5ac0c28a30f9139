// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <string>

namespace fringe::test {

/// What KLayout, a program of its own, makes of files in a folder; skipped where it is not
/// installed.
class KLayout : public ::testing::Test {
  protected:
    void SetUp() override {
        if (run("command -v klayout").empty())
            GTEST_SKIP() << "KLayout is not installed (the package klayout)";
    }

    static std::string run(const std::string& command) {
        std::string said;
        FILE* const pipe = ::popen((command + " 2>&1").c_str(), "r");
        std::array<char, 4096> part;
        while (const std::size_t count = std::fread(part.data(), 1, part.size(), pipe))
            said.append(part.data(), count);
        ::pclose(pipe);
        return said;
    }

    /// What a script in Ruby prints.
    std::string script(const std::string& text) const {
        const auto path = folder_.file("script.rb", text);
        return run("cd '" + folder_.path().string()
                   + "' && QT_QPA_PLATFORM=offscreen klayout -b -r " + path.string());
    }

    ScratchFolder folder_;
};

} // namespace fringe::test
