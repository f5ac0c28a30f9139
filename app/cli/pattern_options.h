// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/design_options.h"
#include "app/cli/device_options.h"

#include <string>
#include <utility>

namespace fringe {

class JobControl;

/// The light of `--beam`: "uniform", "gaussian:3mm" or a picture's file. Throws `Error` (BadInput).
Beam beamOption(const std::string& text, const JobControl& control);

/// The options of commands that make the hologram of sources of one kind: setup, encoding, solver,
/// and what a command adds of the kind's own. All readers throw `Error` (BadInput) that names the
/// option.
class PatternOptions {
  public:
    /// own: starts of paths and names beside those that all have; its base is of one source.
    /// `geometryHelp` says from where distances count.
    PatternOptions(CLI::App& app, DesignOptionChoice own, const std::string& geometryHelp);

    /// The base with what the options say; its source is still to be filled. control: is told what
    /// of their files is not read.
    Design read(const JobControl& control) const;

    /// A design with what the options of its table say, over what its files say.
    Design over(Design design) const { return table_.applyTo(std::move(design)); }

    bool isGiven(const std::string& option) const { return table_.isGiven(option); }

    /// Options without effect on what the design is made by.
    void refuseIdle(const Design& design, bool encoded) const;

  private:
    void declareOptics(CLI::App& app, const std::string& geometryHelp);
    void declareStart(CLI::App& app);
    Design base() const; ///< with what is usual for the solver that is chosen
    bool isLens() const;
    void readLens(Lens& lens) const;
    void readAperture(Aperture& aperture) const;
    void readStart(Design& design, const JobControl& control) const;
    void requireAllowed(const Design& design) const;

    Design base_;
    DesignOptions table_;
    DeviceOptions device_;
    std::string geometry_ = "free", focalLength_, beam_ = "uniform", aperture_ = "none", start_;
    int startLevels_ = 0;
};

} // namespace fringe
