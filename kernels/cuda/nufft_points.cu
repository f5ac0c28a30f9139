// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/nufft_kernels.h"
#include "kernels/formulas/cut_points.inc"
#include "kernels/formulas/nufft_points.inc"
#include "kernels/formulas/point_survey.inc"

namespace fringe::cuda {
namespace {

template <class... Args> const void* addressOf(void (*kernel)(Args...)) {
    return reinterpret_cast<const void*>(kernel);
}

} // namespace

const void* functionOf(gpu::NufftKernel kernel) {
    switch (kernel) {
    case gpu::NufftKernel::FindDistances:
        return addressOf(formulas::findDistances);
    case gpu::NufftKernel::SurveyBins:
        return addressOf(formulas::surveyBins);
    case gpu::NufftKernel::KeyPoints:
        return addressOf(formulas::keyPoints);
    case gpu::NufftKernel::CountDigits:
        return addressOf(formulas::countDigits);
    case gpu::NufftKernel::SumCounts:
        return addressOf(formulas::sumCounts);
    case gpu::NufftKernel::MoveEntries:
        return addressOf(formulas::moveEntries);
    case gpu::NufftKernel::RecordPoints:
        return addressOf(formulas::recordPoints);
    case gpu::NufftKernel::SpreadPoints:
        return addressOf(formulas::spreadPoints);
    case gpu::NufftKernel::CollectCells:
        return addressOf(formulas::collectCells);
    case gpu::NufftKernel::CarryTiles:
        return addressOf(formulas::carryTiles);
    case gpu::NufftKernel::DrawCuts:
        return addressOf(formulas::drawCuts);
    case gpu::NufftKernel::CollectCuts:
        return addressOf(formulas::collectCuts);
    case gpu::NufftKernel::CarryCuts:
        break;
    }
    return addressOf(formulas::carryCuts);
}

} // namespace fringe::cuda
