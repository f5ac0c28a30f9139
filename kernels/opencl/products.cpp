// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/gpu/kept_steps.h"
#include "kernels/opencl/opencl_device.h"
#include "kernels/opencl/opencl_errors.h"
#include "kernels/opencl/whole_groups.h"

namespace fringe::opencl {
void OpenClDevice::multiplyAngular(const cl::Buffer& spectrum, const TransferArgs& args) {
    cl::Kernel kernel = programs_.kernel("plane_products", "multiplyAngularTransfer");
    const cl::Buffer kept = memory_.copyOf(gpu::keptSteps(args));
    kernel.setArg(0, spectrum);
    kernel.setArg(1, kept);
    kernel.setArg(2, gpu::transferRecord(args));
    queue_.enqueueNDRangeKernel(kernel, cl::NullRange,
                                wholeGroups({args.rowCount, args.grid.shape.cols}), groupItems());
}

void OpenClDevice::multiplySeparable(const cl::Buffer& field, const gpu::SeparableFactors& factors,
                                     std::int64_t firstRow) {
    cl::Kernel kernel = programs_.kernel("plane_products", "multiplySeparable");
    const cl::Buffer columns = memory_.copyOf(factors.columns);
    const cl::Buffer rows = memory_.copyOf(factors.rows);
    const auto first = static_cast<int>(firstRow);
    const auto rowCount = static_cast<int>(factors.rows.size());
    const auto cols = static_cast<int>(factors.columns.size());
    kernel.setArg(0, field);
    kernel.setArg(1, columns);
    kernel.setArg(2, rows);
    kernel.setArg(3, formulas::PlaneSpan{cols, first, first + rowCount});
    queue_.enqueueNDRangeKernel(kernel, cl::NullRange, wholeGroups({rowCount, cols}), groupItems());
}

void OpenClDevice::multiplyTransfer(Buffer& spectrum, const TransferArgs& args) {
    requireContract(spectrum.shape(), args);
    if (args.rowCount == 0)
        return;
    translated([&] {
        if (args.model == TransferModel::AngularSpectrum)
            multiplyAngular(memoryOf(spectrum), args);
        else
            multiplySeparable(memoryOf(spectrum), gpu::fresnelTransferFactors(args), args.firstRow);
    });
}

void OpenClDevice::multiplyChirp(Buffer& field, const ChirpArgs& args) {
    requireContract(field.shape(), args);
    translated(
        [&] { multiplySeparable(memoryOf(field), gpu::chirpFactors(field.shape(), args), 0); });
}

} // namespace fringe::opencl
