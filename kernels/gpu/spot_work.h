// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"

namespace fringe::gpu {

/// What both GPU back-ends allocate for spots and for sums over them on a device of so many
/// multiprocessors.
Work spotWork(const SpotsArgs& args, int multiprocessors);

} // namespace fringe::gpu
