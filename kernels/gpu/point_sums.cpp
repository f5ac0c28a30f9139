// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/point_sums.h"

#include "kernels/gpu/nufft_sum.h"

namespace fringe::gpu {

void sumPoints(const PointSourcesArgs& args, const PointLaunches& sums) {
    if (args.sum == PointSum::Nufft)
        return sumSpectra(args, sums.queue, sums.field, sums.points);
    for (const PointPass& pass : pointPasses(args))
        sums.points(pass);
}

} // namespace fringe::gpu
