// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled once per instruction set: FRINGE_SIMD_FUNCTION, FRINGE_SIMD_SPACE and FRINGE_SIMD_NAME
// name the copy.
#include "kernels/cpu/simd/functions.h"
#include "kernels/cpu/simd/nufft_functions.h"
#include "kernels/cpu/simd/padded_functions.h"
#include "kernels/cpu/simd/spot_functions.h"
#include "kernels/cpu/simd/stereogram_functions.h"

namespace fringe::simd {

const Kernels& FRINGE_SIMD_FUNCTION() {
    using namespace FRINGE_SIMD_SPACE;
    static constexpr Kernels kernels{
        FRINGE_SIMD_NAME, quadraticPhasors,     axialPhasors,     multiply,        addFarPoints,
        addNearPoints,    addFresnelRecurrence, addFresnelPoints, addWaveProducts, quadraticWaves,
        scaledWaves,      addRealProducts,      scaleComplex,     nufftKernels,    spotKernels,
        paddedKernels,    stereogramKernels};
    return kernels;
}

} // namespace fringe::simd
