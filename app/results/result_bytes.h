// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/result_store.h"

#include <cstddef>
#include <cstdint>
#include <vector>

/// Results as bytes, for projects that keep them: levels, a summed field, and of a designed pattern
/// what its iterations go on from.
namespace fringe {

/// What those of a result take.
std::uint64_t sizeOfBytes(const HologramResult& result);

/// Bytes of a result of the design, whose field lies in memory or was put away, with levels by the
/// design's encoding. Throws `Error`.
std::vector<std::byte> bytesOf(const HologramResult& result, const Design& design);

/// The result as it was. Throws `Error` (BadInput) if the bytes are damaged or of a design from
/// which other bits come; where the design was migrated, only if they do not fit it.
HologramResult resultOf(std::vector<std::byte> bytes, const DesignPtr& design,
                        bool isMigrated = false);

} // namespace fringe
