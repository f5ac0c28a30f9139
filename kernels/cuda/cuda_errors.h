// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime.h>
#include <cufft.h>

#include <string>

namespace fringe::cuda {

/// "cudaMemcpy failed with cudaErrorIllegalAddress: an illegal memory access was encountered."
std::string errorClause(const char* call, cudaError_t error);
std::string errorSentence(const char* call, cudaError_t error); ///< with a full stop

/// Throws `DeviceError` that names the call and the error unless it succeeded. The runtime forgets
/// the error, which the next launch would report as its own.
void require(const char* call, cudaError_t error);
void require(const char* call, cufftResult result);

} // namespace fringe::cuda
