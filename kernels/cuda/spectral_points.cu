// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/spectral_kernels.h"
#include "kernels/formulas/point_survey.inc"
#include "kernels/formulas/spectral_points.inc"

namespace fringe::cuda {
namespace {

template <class... Args> const void* addressOf(void (*kernel)(Args...)) {
    return reinterpret_cast<const void*>(kernel);
}

} // namespace

const void* functionOf(gpu::SpectralKernel kernel) {
    switch (kernel) {
    case gpu::SpectralKernel::FindDistances:
        return addressOf(formulas::findDistances);
    case gpu::SpectralKernel::SurveyBins:
        return addressOf(formulas::surveyBins);
    case gpu::SpectralKernel::KeyPoints:
        return addressOf(formulas::keyPoints);
    case gpu::SpectralKernel::CountDigits:
        return addressOf(formulas::countDigits);
    case gpu::SpectralKernel::SumCounts:
        return addressOf(formulas::sumCounts);
    case gpu::SpectralKernel::MoveEntries:
        return addressOf(formulas::moveEntries);
    case gpu::SpectralKernel::RecordPoints:
        return addressOf(formulas::recordPoints);
    case gpu::SpectralKernel::SpreadPoints:
        return addressOf(formulas::spreadPoints);
    case gpu::SpectralKernel::CollectCells:
        return addressOf(formulas::collectCells);
    case gpu::SpectralKernel::CarryTiles:
        break;
    }
    return addressOf(formulas::carryTiles);
}

} // namespace fringe::cuda
