// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/frame.h"

#include "engine/device/packing.h"
#include "engine/model/colours.h"

namespace fringe {

std::vector<Plane<std::uint16_t>> pictureOf(const Frame& frame) {
    const Packing& packing = packingOf(frame.packing);
    if (frame.planes.size() == 3 && packing.isPlain()) {
        ValuePlanes picture;
        for (const std::size_t plane : byColour(frame.wavelengths))
            picture.push_back(frame.planes[plane]);
        return picture;
    }
    return packed(packing, frame.planes.size() == 1
                               ? ValuePlanes(packing.frames, frame.planes.front())
                               : frame.planes);
}

} // namespace fringe
