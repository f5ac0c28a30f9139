// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/message.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fringe {

enum class Severity {
    Note,    ///< worth knowing
    Warning, ///< allowed, but the result will suffer
    Refusal, ///< cannot be computed as it stands
};

/// One finding of `plan`, tied to the parameter it is about.
struct Advice {
    Severity severity = Severity::Note;
    std::string parameter; ///< path such as "plate.pitch_x", or empty
    Message message;
};

/// What computing a design will take, known before anything is allocated.
struct Plan {
    Shape shape;                ///< of the hologram
    int planes = 1;             ///< wavelengths
    std::uint64_t bytes = 0;    ///< peak memory of compute and reconstruction
    double pairs = 0;           ///< point × pixel pairs, all wavelengths, window not counted
    double seconds = 0;         ///< estimate; 0 if unknown
    std::vector<Advice> advice; ///< all problems, worst first

    bool runnable() const; ///< no refusal among the advice
};

struct PlanLimits {
    std::uint64_t memory = 0;  ///< budget [bytes]; 0: the machine's free memory
    double pairsPerSecond = 0; ///< measured speed of the device for this method; 0: unknown
};

/// Checks the whole design at once: every parameter against its table, the memory, and the optics:
/// largest distance whose angular spectrum is sampled, aliasing, object outside the field of view,
/// |z| < λ. Never throws for a bad design; reads the cloud once. Any thread.
Plan plan(const Design& design, const PlanLimits& limits = {});

/// Throws the first refusal of `plan` as an `Error` (BadInput).
void requireRunnable(const Plan& plan);

} // namespace fringe
