// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common_options.h"
#include "app/cli/fringe_program.h"
#include "app/cli/text_table.h"
#include "app/cli/usage_error.h"
#include "engine/model/design.h"
#include "engine/model/error.h"

#include <CLI/CLI.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <sstream>

namespace fringe {
namespace {

class Commands : public testing::Test {
  protected:
    Commands() { commands_ = declareCommands(root_, common_); }

    void parse(const std::string& line) {
        std::istringstream words(line);
        std::vector<std::string> arguments{std::istream_iterator<std::string>(words), {}};
        std::ranges::reverse(arguments);
        root_.parse(arguments);
    }

    std::string refusalOf(const std::string& line) {
        try {
            parse(line);
        } catch (const CLI::ParseError& error) {
            return usageSentence(root_, error);
        }
        return "taken";
    }

    CLI::App root_{"", "fringe"};
    CommonOptions common_;
    std::vector<DeclaredCommand> commands_;
};

TEST_F(Commands, ExamplesParse) {
    for (const DeclaredCommand& command : commands_) {
        const std::string example = command.app->get_footer();
        ASSERT_TRUE(example.starts_with("fringe " + command.app->get_name()));
        EXPECT_EQ(refusalOf(example.substr(7)), "taken") << example;
    }
}

TEST_F(Commands, HelpShowsUnitsDefaultsAndTheExample) {
    const std::string help = root_.get_subcommand("points")->help();
    for (const char* part : {"--size WIDTHxHEIGHT", "[1920x1080]", "[532 nm]", "[8µm,8µm]",
                             "--no-window", "fringe points cloud"})
        EXPECT_NE(help.find(part), std::string::npos) << part << '\n' << help;
}

TEST_F(Commands, HelpFitsAHundredColumns) {
    for (const DeclaredCommand& command : commands_) {
        std::istringstream lines(command.app->help());
        for (std::string line; std::getline(lines, line);)
            if (!line.starts_with("  fringe ")
                && !line.starts_with(command.app->get_description())) {
                EXPECT_LE(widthOf(line), 100U) << line;
            }
    }
}

TEST_F(Commands, RefusalsAreOneSentenceThatSaysWhatWouldBeRight) {
    EXPECT_NE(refusalOf("").find("give a command: bench, camera, camera-loop, compare"),
              std::string::npos);
    EXPECT_NE(refusalOf("pionts").find("did you mean points?"), std::string::npos);
    EXPECT_NE(refusalOf("points a -o b --wavelenght 1nm").find("mean --wavelength?"),
              std::string::npos);
    EXPECT_NE(refusalOf("points a b -o c").find("\"b\" is one argument too many"),
              std::string::npos);
    EXPECT_NE(refusalOf("points -o b").find("IN is missing"), std::string::npos);
    EXPECT_NE(refusalOf("points a").find("--out FILE is missing"), std::string::npos);
    EXPECT_NE(refusalOf("points a -o b --size").find("--size WIDTHxHEIGHT"), std::string::npos);
    EXPECT_NE(refusalOf("points a -o b --size 1x1 --size 2x2").find("give it once"),
              std::string::npos);
    EXPECT_NE(refusalOf("points a -o b --threads -1").find("number of threads"), std::string::npos);
}

/// As another program calls a command.
TEST(CalledCommand, GivesADesignInPlaceOfItsFile) {
    const std::filesystem::path table =
        std::filesystem::path(testing::TempDir()) / "called_spots.csv";
    std::ofstream(table) << "x,y,z\n1e-3,0,0\n";
    JobControl control;
    std::optional<Design> design;
    std::vector<std::string> said;
    const SessionEnds ends{
        [&](const char* kind, const std::string&) { said.emplace_back(kind); },
        [&](Design made) { design = std::move(made); },
    };
    calledCommand({"spots", table.string(), "--geometry", "lens", "--focal-length", "200mm",
                   "--size", "64x32", "--iterations", "7"},
                  control, ends);
    std::filesystem::remove(table);
    ASSERT_TRUE(design.has_value());
    EXPECT_EQ(design->setup.plate.size, (Shape{32, 64}));
    EXPECT_EQ(design->stop.iterations, 7);
    EXPECT_EQ(design->sources.front().kind.data<SpotList>("list")->size(), 1U);
    EXPECT_TRUE(said.empty());
}

TEST(CalledCommand, ThrowsWhatTheProgramWouldSay) {
    JobControl control;
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{}, {"pionts"}, {"spots", "a.csv", "--sizes", "1"}})
        EXPECT_THROW(calledCommand(words, control, {}), Error);
}

} // namespace
} // namespace fringe
