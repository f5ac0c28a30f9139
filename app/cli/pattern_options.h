// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"
#include "engine/spots/spot_design.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace fringe {

/// The options of commands that design a phase pattern: how its light gets to the target, and what
/// light falls on it. All readers throw `Error` (BadInput) that names the option.
class PatternOptions {
  public:
    /// `geometryHelp` says from where distances count.
    PatternOptions(CLI::App& app, const std::string& geometryHelp);

    bool isLens() const;
    Length focalLength() const; ///< of the lens; where there is none it must not be given
    Beam beam() const;

  private:
    std::string geometry_, focalLength_, beam_ = "uniform";
};

/// The phases of a file of a field or of levels: `--start FILE`. Throws `Error` (BadInput).
GivenPixels givenStart(const std::string& path);

} // namespace fringe
