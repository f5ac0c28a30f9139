// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/solver_options.h"

#include "app/cli/pattern_options.h"
#include "engine/model/error.h"
#include "engine/solvers/solver.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <utility>

namespace fringe {
namespace {

std::string optionOf(const std::string& key) {
    std::string option = "--" + key;
    std::ranges::replace(option, '_', '-');
    return option;
}

std::string joined(const std::vector<std::string>& keys) {
    std::string text;
    for (const std::string& key : keys)
        text += (text.empty() ? "" : "|") + key;
    return text;
}

/// Of the offered solvers that have the parameter: "direct-search, annealing".
std::string solversWith(const std::string& key, const std::vector<std::string>& offered) {
    std::string text;
    for (const std::string& solver : offered) {
        const auto& parameters = solverOf(solver).info.parameters;
        if (std::ranges::find(parameters, key, &ParameterInfo::key) != parameters.end())
            text += (text.empty() ? "" : ", ") + solver;
    }
    return text;
}

} // namespace

SolverOptions::SolverOptions(CLI::App& app, const Solving& solving, SolverOffer offer)
    : solving_(solving), offer_(std::move(offer)) {
    for (const auto& [name, kind] : offer_.starts)
        if (kind == solving.start.kind)
            start_ = name;
    declareSolver(app);
    declareStops(app);
}

void SolverOptions::declareSolver(CLI::App& app) {
    app.option_defaults()->group("Design");
    app.add_option("--algorithm", solving_.solver.key, "How a round makes the next pattern")
        ->type_name(joined(offer_.solvers))
        ->capture_default_str();
    for (const std::string& solver : offer_.solvers)
        for (const ParameterInfo& info : solverOf(solver).info.parameters)
            if (!parameters_.contains(info.key))
                declareParameter(app, info, solversWith(info.key, offer_.solvers));
    std::string names;
    for (const auto& [name, kind] : offer_.starts)
        names += name + "|";
    app.add_option("--start", start_, offer_.startHelp)
        ->type_name(names + "FILE")
        ->capture_default_str();
}

void SolverOptions::declareParameter(CLI::App& app, const ParameterInfo& info,
                                     const std::string& solvers) {
    app.add_option(optionOf(info.key), parameters_[info.key], solvers + ": " + info.help)
        ->type_name(info.kind == ValueKind::Count ? "N" : "NUMBER")
        ->default_str(formatValue(info, info.initial));
}

void SolverOptions::declareStops(CLI::App& app) {
    StopRules& stop = solving_.stop;
    app.option_defaults()->group("End of the rounds");
    app.add_option("--iterations", stop.iterations, "Rounds at most")
        ->type_name("N")
        ->capture_default_str();
    app.add_option("--until-uniformity", stop.uniformity,
                   "Of spots: end at this uniformity of the best pattern, such as 0.99")
        ->type_name("NUMBER");
    app.add_option("--until-error", stop.error,
                   "End at this error of the best pattern, such as 0.05")
        ->type_name("NUMBER");
    app.add_option("--until-efficiency", stop.efficiency,
                   "End at this efficiency of the best pattern, such as 0.9")
        ->type_name("NUMBER");
    app.add_option("--until-no-gain", stop.noGainIterations,
                   "End after this many rounds without a better pattern; 0 for never")
        ->type_name("N")
        ->capture_default_str();
    app.add_option("--until-seconds", stop.seconds, "End after this time; 0 for never")
        ->type_name("NUMBER")
        ->capture_default_str();
}

Solving SolverOptions::read(std::int64_t seed) const {
    Solving solving = solving_;
    std::string& key = solving.solver.key;
    if (const auto alias = offer_.aliases.find(key); alias != offer_.aliases.end())
        key = alias->second;
    if (std::ranges::find(offer_.solvers, key) == offer_.solvers.end())
        throw badInput("--algorithm {0}: give {1}.", key, joined(offer_.solvers));
    for (const std::string& solver : offer_.solvers)
        for (const ParameterInfo& info : solverOf(solver).info.parameters)
            if (const std::string& text = parameters_.at(info.key); !text.empty())
                try {
                    solving.solver.values[info.key] = parseValue(info, text);
                } catch (const Error& error) {
                    throw badInput("{0} {1}: {2}", optionOf(info.key), text,
                                   error.message().english());
                }
    solving.start.seed = seed;
    const auto named = offer_.starts.find(start_);
    solving.start.kind = named != offer_.starts.end() ? named->second : Start::Kind::Given;
    if (solving.start.kind == Start::Kind::Given)
        solving.start.given = givenStart(start_);
    return solving;
}

} // namespace fringe
