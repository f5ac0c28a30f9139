// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/nufft_tiling.h"

#include <algorithm>

namespace fringe::plan {

NufftTiling::NufftTiling(int side, const PointSourcesArgs& args)
    : side_(side), args_(args), across_((args.grid.shape.cols - 1) / side + 1),
      firstRow_(args.firstRow / side) {}

std::int64_t NufftTiling::count() const {
    const std::int64_t last = (args_.firstRow + args_.rowCount - 1) / side_;
    return across_ * (last - firstRow_ + 1);
}

NufftTile NufftTiling::tile(std::int64_t index) const {
    const PlaneGrid& grid = args_.grid;
    const std::int64_t top = (firstRow_ + index / across_) * side_;
    const std::int64_t left = index % across_ * side_;
    const double x = static_cast<double>(left + side_ / 2 - grid.centreCol()) * grid.pitchX;
    const double y = static_cast<double>(grid.centreRow() - top - side_ / 2) * grid.pitchY;
    return {
        {{std::max(top, args_.firstRow), std::min(top + side_, args_.firstRow + args_.rowCount)},
         {left, std::min(left + side_, grid.shape.cols)}},
        top,
        left,
        {x, y, static_cast<double>(side_) * grid.pitchX / 2,
         static_cast<double>(side_) * grid.pitchY / 2}};
}

} // namespace fringe::plan
