// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/design_options.h"
#include "engine/optics/propagation.h"

#include <string>
#include <utility>
#include <vector>

namespace CLI {
class App;
}

namespace fringe {

/// The options --method and --pad of commands that propagate.
class PropagationChoice {
  public:
    explicit PropagationChoice(CLI::App& app);
    PropagationOptions options() const; ///< throws `Error` (BadInput)

  private:
    DesignOptions design_;
    std::string method_ = "asm";
};

/// The length given to an option; throws `Error` (BadInput) that names the option.
Length lengthOption(const std::string& option, const std::string& text);

/// Two lengths given to an option, such as "8mmx6mm" or "1mm,2mm"; throws likewise.
std::pair<Length, Length> lengthPair(const std::string& option, const std::string& text,
                                     char separator);

/// "100mm:300mm:5": evenly spaced distances from the first to the last, 1 to 100,000 of them.
/// Throws `Error` (BadInput).
std::vector<Length> parseSweep(const std::string& text);

} // namespace fringe
