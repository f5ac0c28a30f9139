// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/cuda/cuda_device.h"
#include "kernels/cuda/launchers.h"
#include "kernels/gpu/point_records.h"

namespace fringe::cuda {

void CudaDevice::addPointSources(Buffer& field, const PointSourcesArgs& args) {
    requireContract(field.shape(), args);
    requireOffered(*this, args);
    if (args.points.empty() || args.rowCount == 0)
        return;
    makeCurrent();
    const bool isExact = args.model == WaveModel::Exact;
    const DeviceMemory points = uploaded(gpu::pointRecords(args));
    PointLaunch work{
        samplesOf(field), points.as<formulas::PointRecord>(), gpu::planeRecord(args), {}};
    const gpu::PointWork whole{work.plane.cols, static_cast<int>(args.firstRow),
                               static_cast<int>(args.firstRow + args.rowCount),
                               static_cast<int>(args.points.size())};
    gpu::PacedLaunches& launches = isExact ? exactLaunches_ : fresnelLaunches_;
    launches.run(whole, [&](const formulas::LaunchRecord& launch) {
        work.launch = launch;
        require(isExact ? "The launch of addExactPoints" : "The launch of addFresnelPoints",
                isExact ? launchExactPoints(work) : launchFresnelPoints(work));
        require("cudaDeviceSynchronize", cudaDeviceSynchronize());
    });
}

} // namespace fringe::cuda
