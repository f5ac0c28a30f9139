// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/frame.h"

#include "engine/device/packing.h"

namespace fringe {

std::vector<Plane<std::uint16_t>> pictureOf(const Frame& frame) {
    const Packing& packing = packingOf(frame.packing);
    return packed(packing, frame.planes.size() == 1
                               ? ValuePlanes(packing.frames, frame.planes.front())
                               : frame.planes);
}

} // namespace fringe
