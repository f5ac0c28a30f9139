// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"

namespace fringe::gpu {

/// What both GPU back-ends allocate in a call with `count` points, of which those of the arguments
/// may be a sample; the time of tile spectra, by `units` multiprocessors of a GPU, if
/// there are any. Plans of transforms are not counted: they are kept for the device, and hold
/// tables of a line or two. hasLibrary: as in `pointPasses`.
Work deviceWork(const PointSourcesArgs& args, std::size_t count, bool hasLibrary, int units);

} // namespace fringe::gpu
