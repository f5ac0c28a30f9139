// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/spots.h"
#include "kernels/gpu/spot_records.h"

#include <algorithm>

namespace fringe::cuda {
namespace {

using gpu::groupsDown;
using gpu::piecesOf;

/// A row a spot.
DeviceMemory filledTable(const SpotsArgs& args, gpu::SpotAxis axis, const DeviceInfo& device) {
    const formulas::SpotLines lines = gpu::linesOf(args, axis);
    const std::uint64_t rows = std::max<std::size_t>(args.spots.size(), 1);
    DeviceMemory table = tableMemory(device, rows * static_cast<std::uint64_t>(lines.count)
                                                 * sizeof(formulas::Phasor));
    const DeviceMemory axes = uploaded(gpu::axisRecords(args, axis));
    require("The launch of fillSpotTable",
            launchSpotTable(table.as<formulas::Phasor>(), axes.as<formulas::AxisRecord>(), lines,
                            {piecesOf(lines.count, FRINGE_GROUP_SIDE),
                             groupsDown(piecesOf(lines.spots, FRINGE_GROUP_SIDE))}));
    return table;
}

class SpotProducts final : public CudaSpots {
  public:
    SpotProducts(const SpotsArgs& args, const DeviceInfo& device)
        : CudaSpots(args.grid.shape, args.spots.size()),
          x_(filledTable(args, gpu::SpotAxis::X, device)),
          y_(filledTable(args, gpu::SpotAxis::Y, device)),
          processors_(std::max(device.computeUnits, 1)) {}

    void adjoint(formulas::Phasor* field, const AdjointArgs& args) const override {
        const formulas::SpotWork work = gpu::superposition(shape(), count(), args, processors_);
        formulas::Phasor* const waves =
            work.shares > 1 ? room_.shares.of<formulas::Phasor>(
                static_cast<std::size_t>(work.shares * args.rowCount * shape().cols))
                            : field;
        require("The launch of adjointSpotProducts",
                launchAdjointProducts(
                    waves, sent(args.coefficients, room_), view(work),
                    {strips(), groupsDown(piecesOf(args.rowCount, FRINGE_BLOCK) * work.shares)}));
        if (work.shares > 1)
            require("The launch of addSpotShares",
                    launchSpotShares(field, waves, work,
                                     {piecesOf(shape().cols, FRINGE_GROUP_SIDE),
                                      groupsDown(piecesOf(args.rowCount, FRINGE_GROUP_SIDE))}));
    }

    void forward(const formulas::Phasor* field, const ForwardArgs& args) const override {
        const std::int64_t bands = piecesOf(args.rowCount, FRINGE_BAND_ROWS);
        const auto spots = static_cast<std::int64_t>(std::max<std::size_t>(count(), 1));
        const std::int64_t blocks = piecesOf(spots, FRINGE_BLOCK);
        const std::int64_t pieces = bands * strips();
        require("The launch of forwardSpotProducts",
                launchForwardProducts(field, partialSums(room_, pieces, count()),
                                      view(gpu::gathering(shape(), count(), args)),
                                      {strips(), groupsDown(bands * blocks)}));
        addPartial(room_, pieces, args);
    }

  private:
    std::int64_t strips() const { return piecesOf(shape().cols, FRINGE_BLOCK); }

    SpotTableView view(const formulas::SpotWork& work) const {
        return {x_.as<formulas::Phasor>(), y_.as<formulas::Phasor>(), work};
    }

    DeviceMemory x_; ///< x(spot, column)
    DeviceMemory y_; ///< y(spot, row)
    int processors_;
    mutable SpotRoom room_;
};

} // namespace

std::unique_ptr<CudaSpots> prepareSpotProducts(const SpotsArgs& args, const DeviceInfo& device) {
    return std::make_unique<SpotProducts>(args, device);
}

} // namespace fringe::cuda
