// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/line_groups.h"
#include "kernels/gpu/point_records.h"
#include "kernels/opencl/opencl_device.h"

namespace fringe::opencl {
namespace {

const cl::NDRange group(FRINGE_GROUP_SIDE, FRINGE_GROUP_SIDE);

/// Work-items for squares of `side` samples beside each other.
cl::NDRange itemsOver(std::size_t squares, int side) {
    return {squares * static_cast<std::size_t>(side), static_cast<std::size_t>(side)};
}

/// A group for each FRINGE_SPREAD_POINTS points of a pass and each tile.
cl::NDRange itemsOver(const formulas::SpectralPass& pass, std::size_t tiles) {
    const auto points = static_cast<std::size_t>(pass.endPoint - pass.firstPoint);
    const std::size_t groups = (points - 1) / FRINGE_SPREAD_POINTS + 1;
    return {groups * FRINGE_GROUP_SIDE, tiles * FRINGE_GROUP_SIDE};
}

template <class... Values> void setArgs(cl::Kernel& kernel, const Values&... values) {
    cl_uint index = 0;
    (kernel.setArg(index++, values), ...);
}

} // namespace

void OpenClDevice::addSpectra(const cl::Buffer& field, const gpu::SpectralWork& work,
                              const PointSourcesArgs& args) {
    cl::Kernel spread = programs_.kernel("spectral_points", "spreadPoints");
    cl::Kernel collect = programs_.kernel("spectral_points", "collectCells");
    cl::Kernel carry = programs_.kernel("spectral_points", "carryTiles");
    const formulas::PlaneRecord plane = gpu::planeRecord(args);
    const formulas::LaunchRecord rows{static_cast<int>(args.firstRow),
                                      static_cast<int>(args.firstRow + args.rowCount), 0, 0};
    const cl::Buffer record = memory_.copyOf(std::vector{work.group});
    const cl::Buffer points = memory_.copyOf(work.points);
    const cl::Buffer taper = memory_.copyOf(work.taper);
    const int side = work.group.side;
    if (work.batches.empty())
        return;
    // The first batch is the largest, and every pass leaves the cells empty.
    const cl::Buffer cells = zeroed(work.cellCount(work.batches.front()) * sizeof(cl_int));
    const cl::Buffer planes =
        memory_.room(work.sampleCount(work.batches.front()) * sizeof(Complex));
    for (const gpu::SpectralBatch& batch : work.batches) {
        const cl::Buffer tiles = memory_.copyOf(batch.tiles);
        const cl::Buffer carriers = memory_.copyOf(batch.carriers);
        for (const formulas::SpectralPass& pass : work.passes) {
            setArgs(spread, cells, points, tiles, record, plane, pass);
            queue_.enqueueNDRangeKernel(spread, cl::NullRange, itemsOver(pass, batch.tiles.size()),
                                        group);
            setArgs(collect, planes, cells, record, pass);
            queue_.enqueueNDRangeKernel(collect, cl::NullRange,
                                        itemsOver(batch.tiles.size(), 2 * side), group);
        }
        transformSquares(planes, 2 * side, work.squares(batch));
        setArgs(carry, field, planes, tiles, carriers, taper, record, plane, rows);
        queue_.enqueueNDRangeKernel(carry, cl::NullRange, itemsOver(batch.tiles.size(), side),
                                    group);
    }
    queue_.finish();
}

/// In groups of few sizes, as for lines.
void OpenClDevice::transformSquares(const cl::Buffer& planes, std::int64_t length,
                                    std::int64_t count) {
    const FftArgs all{Axis::Rows, Direction::Inverse, 0, count};
    gpu::forLineGroups(all, length * length, [&](std::int64_t first, std::int64_t squares) {
        plans_.run(planes, {FftKind::Squares, length, squares, length}, Direction::Inverse,
                   first * length * length);
    });
}

} // namespace fringe::opencl
