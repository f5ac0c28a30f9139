// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/spots.h"

namespace fringe::cpu {

/// Both sums within the tolerance of the call, by the spectra of tiles; null where others are as
/// fast, or nothing else keeps the tolerance. Throws `std::bad_alloc`.
std::unique_ptr<CpuSpots> prepareSpectralSpots(const SpotsArgs& args);

} // namespace fringe::cpu
