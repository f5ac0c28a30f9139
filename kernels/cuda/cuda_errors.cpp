// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/cuda_errors.h"

#include "kernels/error.h"

namespace fringe::cuda {
namespace {

/// cuFFT has no function for the names of its results.
std::string fftErrorName(cufftResult result) {
    switch (result) {
    case CUFFT_INVALID_PLAN:
        return "CUFFT_INVALID_PLAN";
    case CUFFT_ALLOC_FAILED:
        return "CUFFT_ALLOC_FAILED";
    case CUFFT_INVALID_VALUE:
        return "CUFFT_INVALID_VALUE";
    case CUFFT_INTERNAL_ERROR:
        return "CUFFT_INTERNAL_ERROR";
    case CUFFT_EXEC_FAILED:
        return "CUFFT_EXEC_FAILED";
    case CUFFT_SETUP_FAILED:
        return "CUFFT_SETUP_FAILED";
    case CUFFT_INVALID_SIZE:
        return "CUFFT_INVALID_SIZE";
    case CUFFT_INVALID_DEVICE:
        return "CUFFT_INVALID_DEVICE";
    case CUFFT_NOT_SUPPORTED:
        return "CUFFT_NOT_SUPPORTED";
    default:
        return "cuFFT error " + std::to_string(result);
    }
}

} // namespace

std::string errorClause(const char* call, cudaError_t error) {
    return std::string(call) + " failed with " + cudaGetErrorName(error) + ": "
           + cudaGetErrorString(error);
}

std::string errorSentence(const char* call, cudaError_t error) {
    return errorClause(call, error) + ".";
}

void require(const char* call, cudaError_t error) {
    if (error == cudaSuccess)
        return;
    cudaGetLastError();
    throw DeviceError(errorSentence(call, error));
}

void require(const char* call, cufftResult result) {
    if (result != CUFFT_SUCCESS)
        throw DeviceError(std::string(call) + " failed with " + fftErrorName(result) + ".");
}

} // namespace fringe::cuda
