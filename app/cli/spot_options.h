// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/pattern_options.h"
#include "app/cli/solver_options.h"
#include "engine/spots/spot_design.h"

#include <cstdint>
#include <optional>
#include <string>

namespace fringe {

class JobControl;

/// The options that describe a design of spots, apart from files.
class SpotOptions : public PatternOptions {
  public:
    explicit SpotOptions(CLI::App& app);

    /// The design with the spots of a file. Throws `Error` (BadInput) that names file or option.
    SpotDesign read(const std::string& spots, const JobControl& control) const;

  private:
    void declareModel(CLI::App& app);
    WaveModel model() const;

    SolverOptions solving_;
    std::string model_ = "fresnel";
    std::optional<double> tolerance_;
};

} // namespace fringe
