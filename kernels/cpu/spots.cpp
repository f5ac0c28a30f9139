// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/spots.h"

#include "kernels/cpu/nufft/nufft_spots.h"
#include "kernels/cpu/nufft/spot_costs.h"

namespace fringe::cpu {
namespace {

bool isPaired(const SpotsArgs& args) {
    return args.eachPair || args.geometry == SpotGeometry::FreeExact;
}

} // namespace

std::unique_ptr<CpuSpots> prepareSpots(const SpotsArgs& args) {
    if (auto nufft = prepareNufftSpots(args))
        return nufft;
    return isPaired(args) ? preparePairedSpots(args) : prepareSeparableSpots(args);
}

Work workOf(const SpotsArgs& args, int threads) {
    if (const auto nufft = nufftWorkOf(args, threads))
        return *nufft;
    const auto pixels = static_cast<double>(args.grid.shape.count());
    const auto spots = static_cast<double>(args.spots.size());
    const double perPair = isPaired(args) ? spotCosts.perPair : spotCosts.perProduct;
    const auto kept = static_cast<double>(
        isPaired(args) ? pairedSpotBytes(args.grid.shape, args.spots.size())
                       : separableSpotBytes(args.grid.shape, args.spots.size()));
    return {kept, 1e-9 * perPair * pixels * spots / threads};
}

} // namespace fringe::cpu
