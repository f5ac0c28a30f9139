// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/beam.h"
#include "engine/model/design.h"
#include "engine/model/stop_rules.h"
#include "engine/run/plan.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <vector>

/// What designs of spots and of pictures check alike. What is wrong is added to `findings`.
namespace fringe {

using Findings = std::vector<Advice>;

/// Adds a refusal; `sentence` is FRINGE_MARKed where it is no message yet.
void refuse(Findings& findings, const char* parameter, Message sentence);
void refuseIf(bool wrong, Findings& findings, const char* parameter, const char* sentence);

/// Adds a warning.
void warn(Findings& findings, const char* parameter, Message sentence);

/// A plan that says no more than what was found.
Plan checkedPlan(const Plate& plate, Findings findings);

bool isPositive(double value); ///< and finite

void checkPlate(const Plate& plate, Length wavelength, Findings& findings);
void checkFocalLength(Length focalLength, Findings& findings);
void checkLevels(std::int64_t levels, Findings& findings);
void checkAperture(const Aperture& aperture, const Plate& plate, Findings& findings);
void checkBeam(const Beam& beam, const Plate& plate, Findings& findings);

/// goal: of the rule that only such patterns have. otherRounds: beside those of the rules.
void checkStop(const StopRules& stop, std::optional<double> goal,
               std::initializer_list<std::int64_t> otherRounds, Findings& findings);

/// Of phases in cycles.
void checkGivenStart(const GivenPixels& given, const Plate& plate, Findings& findings);

} // namespace fringe
