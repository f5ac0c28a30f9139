// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/placement.h"

#include <string>
#include <vector>

namespace fringe {

/// An option that sets several parameters of a design at once: `--size 1920x1080`.
struct CompositeOption {
    enum class Missing { Refuse, Repeat, Leave }; ///< what a part that is not given means
    const char* name;
    const char* type; ///< as the help shows it: "WIDTHxHEIGHT"
    const char* help;
    char separator = ',';
    Missing missing = Missing::Refuse;
    std::vector<std::string> paths; ///< the parameters, in the order of the parts
    /// Places a source by the parts [m] once its data have been read, in place of setting
    /// parameters.
    Placement (*place)(const Placement& placement, const Box& box, const Place& parts) = nullptr;
    std::vector<const char*> excludes{}; ///< options that must not be given too
    Settings also{};                     ///< what is set before, so that the parts have a meaning
    bool isEssential = false;            ///< the short help of a command lists it
};

/// source: the path of the source that options place, the first of its design.
std::vector<CompositeOption> compositeOptions(const std::string& source = "points");

/// `design` with the parts of `text` set. Throws `Error` (BadInput).
Design withComposite(Design design, const CompositeOption& option, const std::string& text);

/// The text that would set the option's parameters to what they are in `design`.
std::string compositeText(const Design& design, const CompositeOption& option);

} // namespace fringe
