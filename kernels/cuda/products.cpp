// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/cuda/cuda_device.h"
#include "kernels/cuda/launchers.h"
#include "kernels/gpu/kept_steps.h"

namespace fringe::cuda {
namespace {

void multiplyAngular(formulas::Phasor* spectrum, const TransferArgs& args) {
    const DeviceMemory kept = uploaded(gpu::keptSteps(args));
    require("The launch of multiplyAngularTransfer",
            launchAngularTransfer(spectrum, kept.as<int>(), gpu::transferRecord(args)));
}

void multiplySeparable(formulas::Phasor* field, const gpu::SeparableFactors& factors,
                       std::int64_t firstRow) {
    const DeviceMemory columns = uploaded(factors.columns);
    const DeviceMemory rows = uploaded(factors.rows);
    const auto first = static_cast<int>(firstRow);
    const formulas::PlaneSpan span{static_cast<int>(factors.columns.size()), first,
                                   first + static_cast<int>(factors.rows.size())};
    require("The launch of multiplySeparable",
            launchSeparable(
                {field, columns.as<formulas::Phasor>(), rows.as<formulas::Phasor>(), span}));
}

} // namespace

void CudaDevice::multiplyTransfer(Buffer& spectrum, const TransferArgs& args) {
    requireContract(spectrum.shape(), args);
    if (args.rowCount == 0)
        return;
    makeCurrent();
    if (args.model == TransferModel::AngularSpectrum)
        multiplyAngular(samplesOf(spectrum), args);
    else
        multiplySeparable(samplesOf(spectrum), gpu::fresnelTransferFactors(args), args.firstRow);
}

void CudaDevice::multiplyChirp(Buffer& field, const ChirpArgs& args) {
    requireContract(field.shape(), args);
    makeCurrent();
    multiplySeparable(samplesOf(field), gpu::chirpFactors(field.shape(), args), 0);
}

} // namespace fringe::cuda
