// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common_options.h"
#include "app/cli/fringe_program.h"
#include "app/cli/help_formatter.h"
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
#include <regex>
#include <set>
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

    static constexpr auto all = CLI::AppFormatMode::All;
    static std::string helpOf(const CLI::App& app,
                              CLI::AppFormatMode mode = CLI::AppFormatMode::Normal) {
        return app.help("fringe", mode);
    }

    CLI::App root_{"", "fringe"};
    CommonOptions common_;
    std::vector<DeclaredCommand> commands_;
};

TEST_F(Commands, ExamplesParse) {
    for (const DeclaredCommand& command : commands_) {
        std::istringstream lines(command.app->get_footer());
        std::string line;
        while (std::getline(lines, line)) {
            ASSERT_TRUE(line.starts_with("fringe ")) << line;
            EXPECT_EQ(refusalOf(line.substr(7)), "taken") << line;
        }
        EXPECT_TRUE(line.starts_with("fringe " + command.app->get_name() + ' ')) << line;
    }
}

TEST_F(Commands, HelpShowsUnitsDefaultsAndTheExample) {
    const std::string help = helpOf(*root_.get_subcommand("points"), all);
    for (const char* part : {"--size WIDTHxHEIGHT", "[1920x1080]", "[532 nm]", "[8µm,8µm]",
                             "--no-window", "fringe points example:die"})
        EXPECT_NE(help.find(part), std::string::npos) << part << '\n' << help;
}

TEST_F(Commands, HelpFitsAHundredColumns) {
    for (const DeclaredCommand& command : commands_) {
        std::istringstream lines(helpOf(*command.app) + helpOf(*command.app, all));
        for (std::string line; std::getline(lines, line);)
            if (!line.starts_with("  fringe ")
                && !line.starts_with(command.app->get_description())) {
                EXPECT_LE(widthOf(line), 100U) << line;
            }
    }
}

/// An option by itself; its text may be read without its name.
TEST_F(Commands, OptionsBeginWithTheirSubjectAndEachSaysItsOwn) {
    const std::regex fragment("^([^A-Z]|(About|Also|At|By|First about|For|From|In|Instead|Its?|"
                              "Likewise|Of|On|Only|Per|That|Their|These|This|Those|To|With)\\b)");
    for (const DeclaredCommand& command : commands_) {
        std::vector<const CLI::App*> apps = {command.app};
        for (const CLI::App* app :
             command.app->get_subcommands([](const CLI::App*) { return true; }))
            apps.push_back(app);
        for (const CLI::App* app : apps) {
            std::set<std::string> texts;
            for (const CLI::Option* option : listedOptions(*app)) {
                const std::string text = option->get_description();
                const std::string what = app->get_name() + ' ' + option->get_name() + ": " + text;
                EXPECT_FALSE(std::regex_search(text, fragment)) << what;
                EXPECT_TRUE(texts.insert(text).second) << what;
            }
        }
    }
}

TEST_F(Commands, ShortHelpsListTwelveOptionsAtMostAndSayWhatListsTheRest) {
    std::size_t shortOnes = 0;
    for (const DeclaredCommand& command : commands_) {
        const CLI::App& app = *command.app;
        const auto options = listedOptions(app);
        const std::string longHelp = helpOf(app, all), shortHelp = helpOf(app);
        for (const CLI::Option* option : options)
            EXPECT_NE(longHelp.find(option->get_name()), longHelp.npos) << option->get_name();
        if (shortHelp == longHelp)
            continue;
        ++shortOnes;
        const auto isOption = &CLI::Option::nonpositional;
        EXPECT_LE(std::ranges::count_if(options,
                                        [&](const CLI::Option* option) {
                                            return option->nonpositional()
                                                   && isEssential(app, *option);
                                        }),
                  12)
            << shortHelp;
        EXPECT_TRUE(shortHelp.ends_with("\nfringe " + app.get_name() + " --help-all lists all "
                                        + std::to_string(std::ranges::count_if(options, isOption))
                                        + " options.\n"))
            << shortHelp;
    }
    EXPECT_GT(shortOnes, 10U);
}

TEST_F(Commands, AreListedInFiveGroupsWithAnExample) {
    const std::string help = root_.help();
    std::size_t at = 0;
    for (const char* group : commandGroups) {
        const std::size_t title = help.find(std::string("\n\n") + group + "\n  ");
        EXPECT_GT(title, at) << group;
        at = title;
    }
    EXPECT_EQ(commandGroups.size(), 5U);
    EXPECT_LT(at, help.find("\n\nExample\n  " + root_.get_footer() + '\n'));
    for (const DeclaredCommand& command : commands_)
        EXPECT_EQ(help.find("\n  " + command.app->get_name() + ' '),
                  help.rfind("\n  " + command.app->get_name() + ' '))
            << command.app->get_name();
    EXPECT_EQ(refusalOf(root_.get_footer().substr(7)), "taken");
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
