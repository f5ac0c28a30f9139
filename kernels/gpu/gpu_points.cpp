// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/gpu/device_work.h"
#include "kernels/gpu/gpu_device.h"
#include "kernels/gpu/point_records.h"
#include "kernels/gpu/point_sums.h"

namespace fringe::gpu {
namespace {

/// The tiles that the rows of a launch meet, which come in pieces of some ten thousand rows.
KernelGroups tilesOver(const formulas::LaunchRecord& launch, int cols, int side) {
    return {static_cast<std::size_t>((cols - 1) / side + 1),
            static_cast<std::size_t>((launch.endRow - 1) / side - launch.firstRow / side + 1)};
}

} // namespace

WorkEstimate GpuDevice::workEstimate() const {
    const DeviceTraits traits{queue_->hasDouble(),
                              info_.kind == DeviceKind::Gpu ? info_.computeUnits : 0};
    return [traits](const PointSourcesArgs& args, std::size_t count) {
        return deviceWork(args, count, traits);
    };
}

void GpuDevice::addPoints(const DeviceArray& field, const PointPass& pass,
                          const PointSourcesArgs& args) {
    const OwnedArray points = queue_->copyOf(pass.points);
    const formulas::PlaneRecord plane = planeRecord(args, pass.cornerSide);
    const PointWork work{plane.cols, static_cast<int>(args.firstRow),
                         static_cast<int>(args.firstRow + args.rowCount),
                         static_cast<int>(pass.points.size())};
    PacedLaunches& launches = pointLaunches_[static_cast<std::size_t>(pass.kernel)];
    launches.run(work, [&](const formulas::LaunchRecord& launch) {
        queue_->run(pass.kernel, tilesOver(launch, plane.cols, tileSide(pass.kernel)), field,
                    points, plane, launch);
        queue_->finish();
    });
}

void GpuDevice::addPointSources(Buffer& field, const PointSourcesArgs& args) {
    requireContract(field.shape(), args);
    requireOffered(*this, args);
    if (args.points.empty() || args.rowCount == 0)
        return;
    const DeviceArray& samples = arrayOf(field);
    sumPoints(args,
              {[&](const PointPass& pass) { addPoints(samples, pass, args); }, *queue_, samples});
    queue_->finish();
}

} // namespace fringe::gpu
