// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/cuda_device.h"
#include "kernels/cuda/launchers.h"
#include "kernels/gpu/line_groups.h"
#include "kernels/gpu/point_records.h"

namespace fringe::cuda {

void CudaDevice::addSpectra(formulas::Phasor* field, const gpu::SpectralWork& work,
                            const PointSourcesArgs& args) {
    const DeviceMemory group = uploaded(std::vector{work.group});
    const DeviceMemory points = uploaded(work.points);
    const DeviceMemory taper = uploaded(work.taper);
    SpectralLaunch launch{};
    launch.field = field;
    launch.group = group.as<formulas::SpectralRecord>();
    launch.points = points.as<formulas::PointRecord>();
    launch.taper = taper.as<float>();
    launch.plane = gpu::planeRecord(args);
    launch.rows = {static_cast<int>(args.firstRow), static_cast<int>(args.firstRow + args.rowCount),
                   0, 0};
    launch.side = work.group.side;
    if (work.batches.empty())
        return;
    // The first batch is the largest, and every pass leaves the cells empty.
    const std::size_t cellBytes = work.cellCount(work.batches.front()) * sizeof(int);
    const DeviceMemory cells(cellBytes);
    const DeviceMemory planes(work.sampleCount(work.batches.front()) * sizeof(formulas::Phasor));
    require("cudaMemsetAsync", cudaMemsetAsync(cells.data(), 0, cellBytes, currentStream()));
    launch.cells = cells.as<int>();
    launch.planes = planes.as<formulas::Phasor>();
    for (const gpu::SpectralBatch& batch : work.batches)
        addBatch(launch, work, batch);
}

void CudaDevice::addBatch(SpectralLaunch launch, const gpu::SpectralWork& work,
                          const gpu::SpectralBatch& batch) {
    const DeviceMemory tiles = uploaded(batch.tiles);
    const DeviceMemory carriers = uploaded(batch.carriers);
    launch.tiles = tiles.as<formulas::SpectralTileRecord>();
    launch.carriers = carriers.as<formulas::CarrierRecord>();
    launch.tileCount = static_cast<int>(batch.tiles.size());
    for (const formulas::SpectralPass& pass : work.passes) {
        require("The launch of spreadPoints", launchSpread(launch, pass));
        require("The launch of collectCells", launchCollect(launch, pass));
    }
    transformSquares(launch.planes, 2 * launch.side, work.squares(batch));
    require("The launch of carryTiles", launchCarry(launch));
}

/// In groups of few sizes, as for lines.
void CudaDevice::transformSquares(formulas::Phasor* planes, std::int64_t length,
                                  std::int64_t count) {
    const FftArgs all{Axis::Rows, Direction::Inverse, 0, count};
    gpu::forLineGroups(all, length * length, [&](std::int64_t first, std::int64_t squares) {
        auto* const samples = reinterpret_cast<cufftComplex*>(planes + first * length * length);
        const FftLayout layout{length, squares, 1, length * length, 2};
        require("cufftExecC2C", cufftExecC2C(plans_.plan(layout), samples, samples, CUFFT_INVERSE));
    });
}

} // namespace fringe::cuda
