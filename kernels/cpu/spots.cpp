// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/spots.h"

#include "kernels/cpu/spectral/spectral_spots.h"

namespace fringe::cpu {

std::unique_ptr<CpuSpots> prepareSpots(const SpotsArgs& args) {
    if (auto spectral = prepareSpectralSpots(args))
        return spectral;
    const bool isPaired = args.eachPair || args.geometry == SpotGeometry::FreeExact;
    return isPaired ? preparePairedSpots(args) : prepareSeparableSpots(args);
}

} // namespace fringe::cpu
