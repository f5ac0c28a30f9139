// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/opencl/spots.h"

#include "kernels/contract.h"
#include "kernels/gpu/spot_records.h"
#include "kernels/opencl/opencl_device.h"
#include "kernels/opencl/opencl_errors.h"

#include <stdexcept>

namespace fringe::opencl {
namespace {

const OpenClSpots& tablesOf(const SpotTables& spots) {
    if (const auto* own = dynamic_cast<const OpenClSpots*>(&spots))
        return *own;
    throw std::invalid_argument("the spots belong to another device");
}

} // namespace

void launchGroups(const SpotTools& tools, const cl::Kernel& kernel, std::int64_t across,
                  std::int64_t down) {
    const auto items = [](std::int64_t groups) {
        return static_cast<std::size_t>(groups * FRINGE_GROUP_SIDE);
    };
    tools.queue.enqueueNDRangeKernel(kernel, cl::NullRange,
                                     cl::NDRange(items(across), items(gpu::groupsDown(down))),
                                     cl::NDRange(FRINGE_GROUP_SIDE, FRINGE_GROUP_SIDE));
}

std::uint64_t partialBytes(std::int64_t pieces, std::size_t spots) {
    return static_cast<std::uint64_t>(pieces) * (spots + 1) * sizeof(formulas::Phasor);
}

void addPartial(const SpotTools& tools, const cl::Buffer& partial, std::int64_t pieces,
                const ForwardArgs& args) {
    const auto numbers = static_cast<int>(args.sums.size() + 1);
    std::vector<formulas::SpotSum> sums(args.sums.size() + 1);
    const std::size_t bytes = sums.size() * sizeof(formulas::SpotSum);
    const cl::Buffer total = tools.memory.room(bytes);
    cl::Kernel kernel = tools.programs.kernel("spot_sums", "sumSpotPieces");
    kernel.setArg(0, total);
    kernel.setArg(1, partial);
    kernel.setArg(2, formulas::SpotPieces{static_cast<int>(pieces), numbers});
    launchGroups(tools, kernel, 1, gpu::piecesOf(numbers, FRINGE_GROUP_SIDE));
    tools.queue.enqueueReadBuffer(total, CL_TRUE, 0, bytes, sums.data());
    gpu::addSums(sums, args);
}

std::unique_ptr<SpotTables> OpenClDevice::prepareSpots(const SpotsArgs& args) {
    requireContract(args);
    const SpotTools tools{info_, memory_, queue_, programs_};
    return translated([&]() -> std::unique_ptr<SpotTables> {
        return gpu::sumsByProducts(args) ? prepareSpotProducts(args, tools)
                                         : preparePairedSpots(args, tools);
    });
}

void OpenClDevice::adjointOfSpots(Buffer& field, const SpotTables& spots, const AdjointArgs& args) {
    requireContract(field.shape(), spots, args);
    const OpenClSpots& tables = tablesOf(spots);
    if (args.rowCount > 0)
        translated([&] { tables.adjoint(memoryOf(field), args); });
}

void OpenClDevice::forwardToSpots(const Buffer& field, const SpotTables& spots,
                                  const ForwardArgs& args) {
    requireContract(field.shape(), spots, args);
    const OpenClSpots& tables = tablesOf(spots);
    if (args.rowCount > 0)
        translated([&] { tables.forward(memoryOf(field), args); });
}

} // namespace fringe::opencl
