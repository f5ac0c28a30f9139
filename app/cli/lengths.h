// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/quantity.h"

#include <string>
#include <utility>
#include <vector>

namespace fringe {

/// The length given to an option; throws `Error` (BadInput) that names the option.
Length lengthOption(const std::string& option, const std::string& text);

/// Two lengths given to an option, such as "8mmx6mm" or "1mm,2mm"; throws likewise.
std::pair<Length, Length> lengthPair(const std::string& option, const std::string& text,
                                     char separator);

/// "100mm:300mm:5": evenly spaced distances from the first to the last, 1 to 100,000 of them.
/// Throws `Error` (BadInput).
std::vector<Length> parseSweep(const std::string& text);

} // namespace fringe
