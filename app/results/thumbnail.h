// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/preview/preview.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace fringe {

/// A small PNG of the light in a plane, the longest wavelength of three in red; empty if there are
/// no pictures. Bright samples outshine their neighbours, so that spots are seen. Any thread.
std::vector<std::byte> thumbnailOf(const Previews& pictures);

/// What the depth camera of a design sees, on as many samples; null: nothing, or there is none. Any
/// thread.
std::shared_ptr<const Raster> smallPhotographOf(Design design);

} // namespace fringe
