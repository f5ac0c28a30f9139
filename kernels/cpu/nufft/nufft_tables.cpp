// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/nufft/nufft_tables.h"

#include "kernels/plan/gridding_kernel.h"

namespace fringe::cpu {

NufftTables::NufftTables(const plan::NufftChoices& chosen, const FftPlans::Line& lineOfCells)
    : choices(chosen), cells(2 * chosen.side), panels(cells), line(lineOfCells),
      deconvolution(plan::gridDeconvolution(chosen.side, chosen.width)) {
    for (int i = 0; i < cells; ++i) {
        float power = 1;
        for (std::vector<float>& table : powers) {
            table.push_back(power);
            power *= static_cast<float>(i - cells / 2) / static_cast<float>(cells);
        }
    }
    const int half = choices.side / 2;
    for (int pixel = 0; pixel < choices.side; ++pixel) {
        deconvolve.push_back(1 / deconvolution[static_cast<std::size_t>(pixel)]);
        places.push_back(panels.rowOf(pixel < half ? pixel + cells - half : pixel - half));
        inOrder.push_back(pixel);
    }
}

simd::NufftChoice NufftTables::chosen(std::span<const std::int32_t> listed) const {
    return {listed.data(), static_cast<int>(listed.size()), choices.terms,
            static_cast<float>(cells)};
}

} // namespace fringe::cpu
