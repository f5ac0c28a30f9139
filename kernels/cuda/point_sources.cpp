// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/cuda/cuda_device.h"
#include "kernels/cuda/launchers.h"
#include "kernels/cuda/nufft_queue.h"
#include "kernels/gpu/point_records.h"

namespace fringe::cuda {
namespace {

void launch(gpu::PointKernel kernel, const PointLaunch& work) {
    switch (kernel) {
    case gpu::PointKernel::Exact:
        return require("The launch of addExactPoints", launchExactPoints(work));
    case gpu::PointKernel::Fresnel:
        return require("The launch of addFresnelPoints", launchFresnelPoints(work));
    case gpu::PointKernel::FresnelPairs:
        return require("The launch of addFresnelPairs", launchFresnelPairs(work));
    case gpu::PointKernel::FresnelRecurrence:
        return require("The launch of addFresnelRecurrence", launchFresnelRecurrence(work));
    case gpu::PointKernel::Patches8:
        return require("The launch of addExactPatches", launchExactPatches(8, work));
    case gpu::PointKernel::Patches4:
        return require("The launch of addExactPatches", launchExactPatches(4, work));
    default:
        return require("The launch of addPointsOnTiles",
                       launchPointsOnTiles(gpu::tileSide(kernel), work));
    }
}

} // namespace

void CudaDevice::addPoints(formulas::Phasor* field, const gpu::PointPass& pass,
                           const PointSourcesArgs& args) {
    const DeviceMemory points = uploaded(pass.points);
    PointLaunch work{
        field, points.as<formulas::PointRecord>(), gpu::planeRecord(args, pass.cornerSide), {}};
    const gpu::PointWork whole{work.plane.cols, static_cast<int>(args.firstRow),
                               static_cast<int>(args.firstRow + args.rowCount),
                               static_cast<int>(pass.points.size())};
    gpu::PacedLaunches& launches = pointLaunches_[static_cast<std::size_t>(pass.kernel)];
    launches.run(whole, [&](const formulas::LaunchRecord& part) {
        work.launch = part;
        launch(pass.kernel, work);
        require("cudaStreamSynchronize", cudaStreamSynchronize(currentStream()));
    });
}

void CudaDevice::addPointSources(Buffer& field, const PointSourcesArgs& args) {
    requireContract(field.shape(), args);
    requireOffered(*this, args);
    if (args.points.empty() || args.rowCount == 0)
        return;
    makeCurrent();
    formulas::Phasor* const samples = samplesOf(field);
    const auto points = [&](const gpu::PointPass& pass) { addPoints(samples, pass, args); };
    NufftQueue queue(plans_);
    const BorrowedArray array(samples);
    gpu::sumPoints(args, {points, queue, array});
}

} // namespace fringe::cuda
