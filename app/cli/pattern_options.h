// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/design_options.h"

#include <cstdint>
#include <map>
#include <string>

namespace fringe {

/// The options of commands that design a phase pattern: setup, encoding and seed. All readers throw
/// `Error` (BadInput) that names the option.
class PatternOptions {
  public:
    /// `geometryHelp` says from where distances count.
    PatternOptions(CLI::App& app, const std::string& geometryHelp);

    Choice encoding() const { return design_.applyTo(Design{}).encoding; }
    bool isEncodingGiven() const { return design_.isGiven("encode"); }

  protected:
    void declareAnyPhase(CLI::App& app);
    bool isLens() const;

    /// A design with what the options say; with any phase it has 0 levels.
    Design givenDesign() const;

  private:
    Length focalLength() const; ///< of the lens; where there is none it must not be given
    Beam beam() const;
    Aperture aperture() const;

    DesignOptions design_;
    std::string geometry_, focalLength_, beam_ = "uniform", aperture_ = "none";
    bool anyPhase_ = false;
};

/// The phases of a file of a field or of levels: `--start FILE`. Throws `Error` (BadInput).
GivenPixels givenStart(const std::string& path);

} // namespace fringe
