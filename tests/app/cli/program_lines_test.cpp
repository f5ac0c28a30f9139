// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <filesystem>
#include <iterator>
#include <regex>
#include <sstream>

namespace fringe::test {
namespace {

using Words = std::vector<std::string>;

/// The words behind "fringe" of lines that begin so behind an indent, without what a # begins.
std::vector<Words> linesOf(const std::string& text, const std::string& indent) {
    const std::string start = indent + "fringe ";
    std::vector<Words> lines;
    std::istringstream all(std::regex_replace(text, std::regex(R"( *\\\n *)"), " "));
    for (std::string line; std::getline(all, line);)
        if (line.starts_with(start)) {
            std::istringstream words(line.substr(start.size(), line.find(" #") - start.size()));
            lines.push_back({std::istream_iterator<std::string>(words), {}});
        }
    return lines;
}

/// What needs a panel, or minutes.
bool isOnlyParsed(const Words& line) {
    return line.front() == "show" || line.front() == "bench";
}

class ProgramLines : public Program {
  protected:
    void SetUp() override {
#ifndef FRINGE_HAS_IMAGES
        GTEST_SKIP() << "lines write pictures";
#endif
    }

    /// In the folder of the test, one after the other.
    void run(const std::vector<Words>& lines) const {
        EXPECT_FALSE(lines.empty());
        for (Words line : lines) {
            const bool isParsed = isOnlyParsed(line);
            if (isParsed)
                line.push_back("--no-such-option");
            const Ran ran = fringe(line);
            std::string all;
            for (const std::string& word : line)
                all += ' ' + word;
            if (isParsed)
                EXPECT_NE(ran.err.find(" no option --no-such-option"), ran.err.npos) << all;
            else
                EXPECT_EQ(ran.status, 0) << all << '\n' << ran.err;
        }
    }

    void runPage(const std::string& page) const {
        run(linesOf(contentsOf(std::filesystem::path(FRINGE_SOURCE) / page), "    "));
    }
};

TEST_F(ProgramLines, OfTheFirstPageRunAsTheyStand) {
    runPage("README.md");
}

TEST_F(ProgramLines, OfTheCommandLinesPageRunAsTheyStand) {
    runPage("app/cli/README.md");
}

TEST_F(ProgramLines, OfHelpsRunAsTheyStand) {
    const std::string all = fringe({"--help"}).out;
    run(linesOf(all, "  "));
    const std::regex entry(R"(\n  ([a-z][a-z-]*) )");
    std::size_t commands = 0;
    for (std::sregex_iterator found(all.begin(), all.end(), entry), end; found != end; ++found) {
        if ((*found)[1] == "fringe")
            continue;
        ++commands;
        for (const auto& old : std::filesystem::directory_iterator(folder_.path()))
            std::filesystem::remove_all(old);
        run(linesOf(fringe({(*found)[1], "--help"}).out, "  "));
    }
    EXPECT_GT(commands, 15U);
}

} // namespace
} // namespace fringe::test
