// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/layout_choice.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace fringe {

struct ChoiceInfo;
struct Design;
class PatternOptions;

/// How layouts among the inputs of a command are read: --layers, --layer-per, --cell, --tone.
class LayoutOptions {
  public:
    /// isWriter: the command has options of these names for what it writes, all but --layers.
    explicit LayoutOptions(CLI::App& app, bool isWriter = false);
    /// Declares them for a kind of source whose data are waves.
    LayoutOptions(CLI::App& app, const ChoiceInfo& kind);

    /// Throws `Error` (BadInput), also where something is chosen and no input is a layout.
    LayoutChoice choiceFor(const std::vector<std::string>& inputs) const;

    /// For a design's wave, sampled at the pitch that the options give. Throws likewise.
    LayoutChoice choiceFor(const std::string& file, const PatternOptions& pattern,
                           const Design& design) const;

    std::string text() const; ///< of what was given

  private:
    void declare(CLI::App& app, bool isWriter);

    std::string layers_, layerPer_, cell_, tone_;
};

} // namespace fringe
