// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/design_options.h"
#include "app/cli/pattern_options.h"
#include "engine/spots/spot_design.h"

#include <cstdint>
#include <string>

namespace CLI {
class App;
}

namespace fringe {

class JobControl;

/// The options that describe a design of spots, apart from files.
class SpotOptions {
  public:
    explicit SpotOptions(CLI::App& app);

    /// The design with the spots of a file. Throws `Error` (BadInput) that names file or option.
    SpotDesign read(const std::string& spots, const JobControl& control) const;

    Encoding encoding() const { return design_.applyTo(Design{}).encoding; }
    bool isEncodingGiven() const { return design_.isGiven("encode"); }

  private:
    void declareModel(CLI::App& app);
    void declareAlgorithm(CLI::App& app);
    SpotGeometry geometry() const;

    DesignOptions design_;
    PatternOptions pattern_;
    std::string model_ = "fresnel", start_ = "superposition";
    bool anyPhase_ = false;
    SpotDesign wanted_; ///< as far as an option is one of its numbers
};

} // namespace fringe
