// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/memory_budget.h"

#include "engine/model/error.h"
#include "engine/model/units.h"
#include "engine/run/machine.h"

namespace fringe {

std::optional<Message> memoryRefusal(Shape shape, std::uint64_t bytes, std::uint64_t budget) {
    const std::uint64_t most = budget > 0 ? budget : availableMemory();
    if (bytes <= most)
        return std::nullopt;
    const char* pattern =
        budget > 0 ? FRINGE_MARK("{0} x {1} pixels need {2} of memory and {3} are allowed; allow "
                                 "more, or choose fewer pixels, wavelengths or less zero padding.")
                   : FRINGE_MARK("{0} x {1} pixels need {2} of memory and {3} are free; choose "
                                 "fewer pixels, wavelengths or less zero padding.");
    return message(pattern, shape.cols, shape.rows, formatBytes(bytes), formatBytes(most));
}

} // namespace fringe
