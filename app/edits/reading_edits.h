// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <cstddef>
#include <string>

/// How the data of sources are understood, as a person changes it. Numbers of sources are less than
/// there are.
namespace fringe {

/// The lengths of the source's spots were in another unit, "mm".
Design withUnit(Design design, std::size_t number, const std::string& unit);

/// "µm" of "um".
std::string formatLengthUnit(const std::string& unit);

/// The depth picture lies where the plate's pixels reach, see `withDepthInReach`, with its depths
/// from near to far.
Design withDepthFitted(Design design, std::size_t number);

/// Whether the file of the source can be one of that kind, by its name and what it holds; spots are
/// few.
bool canReadAs(const Source& source, const std::string& kind);

/// Whether the source has colours of which a design of one wavelength, whose light is summed, shows
/// nothing.
bool wantsThreeColours(const Design& design, const Source& source);
Design withThreeColours(Design design); ///< 638, 532 and 450 nm

} // namespace fringe
