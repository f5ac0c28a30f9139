// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/solving.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace fringe {

/// What a command offers of solvers.
struct SolverOffer {
    std::vector<std::string> solvers;           ///< keys
    std::map<std::string, std::string> aliases; ///< of solvers: former key, key
    std::map<std::string, Start::Kind> starts;  ///< by their names; a file is given besides
    std::string startHelp;
};

/// The options of the solver, each of its parameters, the start and the stop rules, made from the
/// solvers' tables.
class SolverOptions {
  public:
    /// `solving` holds the defaults.
    SolverOptions(CLI::App& app, const Solving& solving, SolverOffer offer);
    /// Throws `Error` (BadInput) that names the option.
    Solving read(std::int64_t seed) const;

  private:
    void declareSolver(CLI::App& app);
    void declareParameter(CLI::App& app, const ParameterInfo& info, const std::string& solvers);
    void declareStops(CLI::App& app);

    Solving solving_;
    SolverOffer offer_;
    std::map<std::string, std::string> parameters_; ///< texts by keys; empty: not given
    std::string start_;
};

} // namespace fringe
