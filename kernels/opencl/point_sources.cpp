// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/gpu/point_records.h"
#include "kernels/opencl/nufft_queue.h"
#include "kernels/opencl/opencl_device.h"
#include "kernels/opencl/opencl_errors.h"

namespace fringe::opencl {
namespace {

struct KernelName {
    const char* program;
    const char* function;
};

KernelName nameOf(gpu::PointKernel kernel) {
    constexpr KernelName names[gpu::pointKernelCount]{
        {"exact_points", "addExactPoints"},    {"fresnel_points", "addFresnelPoints"},
        {"fresnel_pairs", "addFresnelPairs"},  {"fresnel_pairs", "addFresnelRecurrence"},
        {"tile_points", "addPointsOnTiles64"}, {"tile_points", "addPointsOnTiles32"},
        {"tile_points", "addPointsOnTiles16"}, {"exact_patches", "addExactPatches8"},
        {"exact_patches", "addExactPatches4"}};
    return names[static_cast<std::size_t>(kernel)];
}

/// Work-items for the tiles that the rows of a launch meet.
cl::NDRange itemsFor(const formulas::LaunchRecord& launch, int cols, int side) {
    const int across = (cols - 1) / side + 1;
    const int down = (launch.endRow - 1) / side - launch.firstRow / side + 1;
    return {static_cast<std::size_t>(across) * FRINGE_GROUP_SIDE,
            static_cast<std::size_t>(down) * FRINGE_GROUP_SIDE};
}

} // namespace

void OpenClDevice::addPoints(const cl::Buffer& field, const gpu::PointPass& pass,
                             const PointSourcesArgs& args) {
    const KernelName name = nameOf(pass.kernel);
    cl::Kernel kernel = programs_.kernel(name.program, name.function);
    const formulas::PlaneRecord plane = gpu::planeRecord(args, pass.cornerSide);
    const cl::Buffer points = memory_.copyOf(pass.points);
    kernel.setArg(0, field);
    kernel.setArg(1, points);
    kernel.setArg(2, plane);
    const gpu::PointWork work{plane.cols, static_cast<int>(args.firstRow),
                              static_cast<int>(args.firstRow + args.rowCount),
                              static_cast<int>(pass.points.size())};
    gpu::PacedLaunches& launches = pointLaunches_[static_cast<std::size_t>(pass.kernel)];
    launches.run(work, [&](const formulas::LaunchRecord& launch) {
        kernel.setArg(3, launch);
        queue_.enqueueNDRangeKernel(kernel, cl::NullRange,
                                    itemsFor(launch, plane.cols, gpu::tileSide(pass.kernel)),
                                    cl::NDRange(FRINGE_GROUP_SIDE, FRINGE_GROUP_SIDE));
        queue_.finish();
    });
}

void OpenClDevice::addPointSources(Buffer& field, const PointSourcesArgs& args) {
    requireContract(field.shape(), args);
    requireOffered(*this, args);
    if (args.points.empty() || args.rowCount == 0)
        return;
    const cl::Buffer& memory = memoryOf(field);
    translated([&] {
        NufftQueue spectra(device_, queue_, memory_, programs_, plans_);
        const BufferArray array(memory);
        gpu::sumPoints(args, {[&](const gpu::PointPass& pass) { addPoints(memory, pass, args); },
                              spectra, array});
        queue_.finish();
    });
}

} // namespace fringe::opencl
