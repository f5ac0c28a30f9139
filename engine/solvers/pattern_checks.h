// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/finding.h"

#include <cstdint>

/// What designs for any source check alike. What is wrong is added to `findings`.
namespace fringe {

/// Adds a refusal; `sentence` is FRINGE_MARKed where it is no message yet.
void refuse(Findings& findings, const char* parameter, Message sentence, Settings fix = {});
void refuseIf(bool wrong, Findings& findings, const char* parameter, const char* sentence);

/// Adds a warning, and what would mend it.
void warn(Findings& findings, const char* parameter, Message sentence, Settings fix = {});

bool isPositive(double value); ///< and finite

/// Plate, wavelength and lens of a setup, and the number of levels.
void checkOptics(const Setup& setup, std::int64_t levels, Findings& findings);
void checkAperture(const Setup& setup, Findings& findings);
void checkBeam(const Setup& setup, Findings& findings);

/// The solver is known and its parameters, the start and the stop rules are within their ranges.
void checkSolving(const Solving& solving, Findings& findings);
/// The given phases, in cycles, fit the plate and are finite.
void checkGivenStart(const Asset& given, const Plate& plate, Findings& findings);

} // namespace fringe
