// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/launch_grid.h"
#include "kernels/cuda/launchers.h"
#include "kernels/formulas/spectral_points.inc"

namespace fringe::cuda {
namespace {

/// Groups over squares of `side` samples beside each other.
dim3 groupsOverSquares(int squares, int side) {
    const auto perSide = static_cast<unsigned>(side / FRINGE_GROUP_SIDE);
    return dim3(static_cast<unsigned>(squares) * perSide, perSide);
}

} // namespace

cudaError_t launchSpread(const SpectralLaunch& work, const formulas::SpectralPass& pass) {
    const int points = pass.endPoint - pass.firstPoint;
    const dim3 groups(static_cast<unsigned>((points - 1) / FRINGE_SPREAD_POINTS + 1),
                      static_cast<unsigned>(work.tileCount));
    formulas::spreadPoints<<<groups, groupSize(), 0, currentStream()>>>(
        work.cells, work.points, work.tiles, work.group, work.plane, pass);
    return cudaGetLastError();
}

cudaError_t launchCollect(const SpectralLaunch& work, const formulas::SpectralPass& pass) {
    formulas::collectCells<<<groupsOverSquares(work.tileCount, 2 * work.side), groupSize(), 0,
                             currentStream()>>>(work.planes, work.cells, work.group, pass);
    return cudaGetLastError();
}

cudaError_t launchCarry(const SpectralLaunch& work) {
    formulas::carryTiles<<<groupsOverSquares(work.tileCount, work.side), groupSize(), 0,
                           currentStream()>>>(work.field, work.planes, work.tiles, work.carriers,
                                              work.taper, work.group, work.plane, work.rows);
    return cudaGetLastError();
}

} // namespace fringe::cuda
