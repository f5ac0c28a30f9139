// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

#include <optional>
#include <string>

namespace fringe {

/// A stop rule that only some designs know.
struct StopGoal {
    const char* option;
    std::optional<double>& value;
    const char* help;
};

/// The options of the rules that end the rounds of a design: `stop` holds their defaults and takes
/// their values.
template <class Stop> void declareStops(CLI::App& app, Stop& stop, const StopGoal& goal) {
    app.option_defaults()->group("End of the rounds");
    app.add_option("--iterations", stop.rounds, "Rounds at most")
        ->type_name("N")
        ->capture_default_str();
    app.add_option(goal.option, goal.value, goal.help)->type_name("NUMBER");
    app.add_option("--until-efficiency", stop.efficiency,
                   "End at this efficiency of the best pattern, such as 0.9")
        ->type_name("NUMBER");
    app.add_option("--until-no-gain", stop.noGainRounds,
                   "End after this many rounds without a better pattern; 0 for never")
        ->type_name("N")
        ->capture_default_str();
    app.add_option("--until-seconds", stop.seconds, "End after this time; 0 for never")
        ->type_name("NUMBER")
        ->capture_default_str();
}

} // namespace fringe
