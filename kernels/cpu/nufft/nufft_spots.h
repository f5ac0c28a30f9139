// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/spots.h"

#include <optional>

namespace fringe::cpu {

/// Both sums within the tolerance of the call, by the spectra of tiles; null where others are as
/// fast, or nothing else keeps the tolerance. Throws `std::bad_alloc`.
std::unique_ptr<CpuSpots> prepareNufftSpots(const SpotsArgs& args);

/// What they take on so many threads; none where there are none.
std::optional<Work> nufftWorkOf(const SpotsArgs& args, int threads);

} // namespace fringe::cpu
