// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"

#include <cstdint>

/// What is known of sums over spots as products by a library, of spot_factors.inc.
namespace fringe::gpu {

/// Whether a device that multiplies in TF32 is to do so: the phase separates, the tolerance allows
/// it, and the sums take long enough that opening a library is worth it.
bool suitsTf32(const SpotsArgs& args);

/// Spots in a line of the matrices: those of the call, the one after them, and dark ones up to a
/// number whose lines a library likes.
std::int64_t factorWidth(std::size_t spots);

/// What is allocated for the spots and for sums over all rows.
double bytesOfFactors(const SpotsArgs& args);

} // namespace fringe::gpu
