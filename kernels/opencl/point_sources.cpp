// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/gpu/point_records.h"
#include "kernels/opencl/opencl_device.h"
#include "kernels/opencl/opencl_errors.h"

namespace fringe::opencl {
namespace {

constexpr int exactTile = FRINGE_EXACT_PIXELS * FRINGE_GROUP_SIDE;
constexpr int fresnelTile = FRINGE_FRESNEL_PIXELS * FRINGE_GROUP_SIDE;

/// Work-items that cover `count` samples of a direction with whole tiles.
std::size_t itemsFor(int count, int tile) {
    const int tiles = count / tile + (count % tile != 0 ? 1 : 0);
    return static_cast<std::size_t>(tiles) * FRINGE_GROUP_SIDE;
}

} // namespace

void OpenClDevice::addPointSources(Buffer& field, const PointSourcesArgs& args) {
    requireContract(field.shape(), args);
    requireOffered(*this, args);
    if (args.points.empty() || args.rowCount == 0)
        return;
    const bool isExact = args.model == WaveModel::Exact;
    const int tile = isExact ? exactTile : fresnelTile;
    const formulas::PlaneRecord plane = gpu::planeRecord(args);
    translated([&] {
        cl::Kernel kernel = isExact ? programs_.kernel("exact_points", "addExactPoints")
                                    : programs_.kernel("fresnel_points", "addFresnelPoints");
        const cl::Buffer points = uploaded(gpu::pointRecords(args));
        kernel.setArg(0, memoryOf(field));
        kernel.setArg(1, points);
        kernel.setArg(2, plane);
        gpu::PacedLaunches& launches = isExact ? exactLaunches_ : fresnelLaunches_;
        const gpu::PointWork work{plane.cols, static_cast<int>(args.firstRow),
                                  static_cast<int>(args.firstRow + args.rowCount),
                                  static_cast<int>(args.points.size())};
        launches.run(work, [&](const formulas::LaunchRecord& launch) {
            kernel.setArg(3, launch);
            const cl::NDRange items(itemsFor(plane.cols, tile),
                                    itemsFor(launch.endRow - launch.firstRow, tile));
            queue_.enqueueNDRangeKernel(kernel, cl::NullRange, items,
                                        cl::NDRange(FRINGE_GROUP_SIDE, FRINGE_GROUP_SIDE));
            queue_.finish();
        });
    });
}

} // namespace fringe::opencl
