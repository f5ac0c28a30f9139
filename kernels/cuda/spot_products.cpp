// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/spots.h"
#include "kernels/gpu/spot_records.h"

#include <algorithm>

namespace fringe::cuda {
namespace {

using gpu::groupsDown;
using gpu::piecesOf;

/// Throws `OutOfDeviceMemory`.
DeviceMemory tableMemory(const DeviceInfo& device, std::uint64_t bytes) {
    DeviceMemory memory;
    const cudaError_t error = memory.allocate(bytes);
    if (error == cudaErrorMemoryAllocation)
        gpu::refuseTables(device, bytes, errorSentence("cudaMallocAsync", error));
    require("cudaMallocAsync", error);
    return memory;
}

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
          y_(filledTable(args, gpu::SpotAxis::Y, device)) {}

    void superpose(formulas::Phasor* field, const SuperposeArgs& args) const override {
        const DeviceMemory coefficients = uploaded(gpu::coefficientPhasors(args.coefficients));
        require("The launch of superposeSpotProducts",
                launchSuperposeProducts(
                    field, coefficients.as<formulas::Phasor>(), view(args.firstRow, args.rowCount),
                    {strips(), groupsDown(piecesOf(args.rowCount, FRINGE_BLOCK))}));
    }

    void gather(const formulas::Phasor* field, const GatherArgs& args) const override {
        const std::int64_t bands = piecesOf(args.rowCount, FRINGE_BAND_ROWS);
        const std::int64_t blocks = piecesOf(static_cast<std::int64_t>(count()), FRINGE_BLOCK);
        const std::int64_t pieces = bands * strips();
        const DeviceMemory partial = partialSums(pieces, count());
        require("The launch of gatherSpotProducts",
                launchGatherProducts(field, partial.as<formulas::Phasor>(),
                                     view(args.firstRow, args.rowCount),
                                     {strips(), groupsDown(bands * blocks)}));
        addPartial(partial, pieces, args);
    }

  private:
    std::int64_t strips() const { return piecesOf(shape().cols, FRINGE_BLOCK); }

    SpotTableView view(std::int64_t firstRow, std::int64_t rowCount) const {
        return {x_.as<formulas::Phasor>(),
                y_.as<formulas::Phasor>(),
                {static_cast<int>(shape().rows), static_cast<int>(shape().cols),
                 static_cast<int>(firstRow), static_cast<int>(firstRow + rowCount),
                 static_cast<int>(count())}};
    }

    DeviceMemory x_; ///< x(spot, column)
    DeviceMemory y_; ///< y(spot, row)
};

} // namespace

std::unique_ptr<CudaSpots> prepareSpotProducts(const SpotsArgs& args, const DeviceInfo& device) {
    return std::make_unique<SpotProducts>(args, device);
}

} // namespace fringe::cuda
