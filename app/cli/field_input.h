// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/array_options.h"
#include "app/cli/design_options.h"
#include "app/cli/layout_options.h"
#include "engine/camera/sent_pattern.h"
#include "engine/io/pattern_files.h"

#include <string>

namespace CLI {
class App;
}

namespace fringe {

/// The input of a command that takes a field or a level pattern, with the options that say what
/// the file's metadata does not: --pitch, --wavelength, --encoding, --gray-levels, --beam, --array.
class FieldInput {
  public:
    /// writesLayouts: as `LayoutOptions`' isWriter.
    explicit FieldInput(CLI::App& app, bool writesLayouts = false);

    /// The field; that of a level pattern, or of what a panel is sent, is what the device shows for
    /// it. Its sampling is complete. tables: of the panel.
    /// memory: that it may take [bytes]; 0: what is free. A file that takes more than a share of it
    /// is read where it lies, if its format allows it. control: is told what is not read. Throws
    /// `Error` (BadInput).
    Hologram read(std::uint64_t memory, const JobControl& control, const Choice& tables = {}) const;

    /// Field or levels as they are in the file, likewise; what a panel is sent is a field.
    FieldOrLevels readEither(std::uint64_t memory, const JobControl& control,
                             const Choice& tables = {}) const;

    /// What lies on a panel, and the model of what that does to light, likewise; of a file that is
    /// no frame its levels are what lies there. Throws `Error` (BadInput) where it is a field.
    SentPattern readSent(std::uint64_t memory, const JobControl& control, const Choice& tables,
                         SlmModel model) const;

    /// `carriedKey` of the file, as it was when it was changed last, and where it is carried to.
    std::uint64_t mark(const Hologram& source, const Design& design,
                       const std::string& where) const;

    const std::string& path() const { return path_; }

  private:
    SamplingHints hints() const;
    void requireMeant(const PatternRead& read) const;
    PatternRead content(std::uint64_t memory, const JobControl& control) const;
    DesignOptions sampling_;
    ArrayOptions arrays_;
    LayoutOptions layout_;
    std::string path_;
    std::string encoding_, beam_;
    int levels_ = 0;
};

} // namespace fringe
