// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/abilities.h"
#include "engine/model/advice.h"
#include "engine/model/design.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fringe {

class JobControl;

/// What one method would make of a design.
struct MethodOutlook {
    std::string key;
    bool possible = true; ///< offered by the device, and not refused
    double seconds = 0;   ///< estimate
    double error = 0;     ///< at most: relative L2 against the exact wave
};

/// What computing a design will take, known before anything is allocated.
struct Plan {
    Shape shape;             ///< of the hologram
    int planes = 1;          ///< wavelengths
    std::uint64_t bytes = 0; ///< peak memory of compute and, if wanted, reconstruction
    /// Most of a device's own memory that computing and, if wanted, reconstruction take; 0 where
    /// the device computes in the host's.
    std::uint64_t deviceBytes = 0;
    double pairs = 0;   ///< point × pixel pairs, all wavelengths, window not counted
    double seconds = 0; ///< estimate of computing; 0 if the design is refused
    /// At most: relative L2 against the exact wave, of waves that do not cancel one another. Single
    /// precision rounds each wave, so that the rest of waves in antiphase has a larger error.
    double error = 0;
    Choice method;                      ///< what does the work; of a pattern its algorithm
    std::vector<MethodOutlook> methods; ///< every one in the order of their table, if wanted
    std::vector<Advice> advice;         ///< all problems, worst first

    bool runnable() const; ///< no refusal among the advice
};

struct PlanLimits {
    std::uint64_t memory = 0; ///< budget [bytes]; 0: the machine's free memory
    /// Seconds that this design's method took on this machine over what was estimated.
    double pace = 1;
    /// The device to plan for; the cpu if it is not known yet.
    std::optional<Abilities> device = std::nullopt;
    bool reconstructing = true; ///< a reconstruction follows
    bool refocusing = false;    ///< the spectra of all wavelengths are kept for a distance slider
    /// Only the real part of the field is wanted, see `Encoding`; the imaginary part is 0.
    bool realPart = false;
    /// What every method would take is wanted, for those who compare them: that takes longer than a
    /// small hologram.
    bool comparing = false;
    /// Whose checkpoints planning passes; null: none.
    const JobControl* control = nullptr;
};

/// Checks the whole design at once: every parameter against its table, the memory, and the optics:
/// largest distance whose angular spectrum is sampled, aliasing, object outside the field of view,
/// |z| < λ; and what the method would take. Throws `Cancelled`, but nothing for a bad design; reads
/// the cloud once. Any thread.
Plan plan(const Design& design, const PlanLimits& limits = {});

/// What is wrong with single parameters of the design, by their table.
std::vector<Advice> checkTable(const Design& design);

/// Throws the first refusal of `plan` as an `Error` (BadInput).
void requireRunnable(const Plan& plan);

} // namespace fringe
