// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/spectral_kernels.h"
#include "kernels/formulas/cut_points.inc"
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
        return addressOf(formulas::carryTiles);
    case gpu::SpectralKernel::DrawCuts:
        return addressOf(formulas::drawCuts);
    case gpu::SpectralKernel::CollectCuts:
        return addressOf(formulas::collectCuts);
    case gpu::SpectralKernel::CarryCuts:
        break;
    }
    return addressOf(formulas::carryCuts);
}

} // namespace fringe::cuda
