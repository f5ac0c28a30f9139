// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/design_options.h"
#include "engine/model/field.h"

#include <string>

namespace fringe {

class JobControl;
class Session;

/// The options of a panel that a pattern is sent to: its preset and its tables, beside the rows of
/// the design's device. Readers throw `Error` (BadInput) that names the option.
class DeviceOptions {
  public:
    explicit DeviceOptions(CLI::App& app);

    /// The design with preset, tables and, over them, the rows that were given; any of these makes
    /// its device a panel. control: is told of what is estimated.
    Design applyTo(Design design, const DesignOptions& rows, const JobControl& control) const;

    /// A design for a field that there is, at its wavelengths; one of another size is told.
    Design applyTo(Design design, const DesignOptions& rows, const Hologram& field,
                   Session& session) const;

    /// A device with the tables that were given, by whom the frame in a file is to be read, which
    /// says the bits of the panel.
    Choice tables(const DesignOptions& rows, const std::string& frame,
                  const JobControl& control) const;

    /// Whether any of them was given.
    bool isGiven(const DesignOptions& rows) const;
    /// Refuses a preset that there is not, before any work.
    void check() const;

    const std::string& preset() const { return preset_; } ///< empty: none

  private:
    void readTables(Design& design, const DesignOptions& rows, const JobControl& control) const;

    std::string preset_, drive_, response_, correction_, unit_;
};

} // namespace fringe
