// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/place.h"

#include "kernels/cuda/cuda_errors.h"

namespace fringe::cuda {
namespace {

constexpr std::uint64_t keptOfPool = std::uint64_t{256} << 20; ///< between calls

thread_local Place place;

int attribute(cudaDeviceAttr wanted, int ordinal) {
    int value = 0;
    require("cudaDeviceGetAttribute", cudaDeviceGetAttribute(&value, wanted, ordinal));
    return value;
}

/// One of the device's own, so that what it counts is of this user alone. It gives freed memory
/// back to the system at the next wait, unless it is told to keep some.
cudaMemPool_t poolOn(int ordinal, std::uint64_t most) {
    if (attribute(cudaDevAttrMemoryPoolsSupported, ordinal) == 0)
        return nullptr;
    cudaMemPoolProps properties{};
    properties.allocType = cudaMemAllocationTypePinned;
    properties.location = {cudaMemLocationTypeDevice, ordinal};
#if CUDART_VERSION >= 12020
    properties.maxSize = most;
#else
    (void)most;
#endif
    cudaMemPool_t pool = nullptr;
    std::uint64_t kept = keptOfPool;
    require("cudaMemPoolCreate", cudaMemPoolCreate(&pool, &properties));
    require("cudaMemPoolSetAttribute",
            cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &kept));
    return pool;
}

} // namespace

Place placeOn(int ordinal, std::uint64_t most) {
    require("cudaSetDevice", cudaSetDevice(ordinal));
    Place made{ordinal, nullptr, poolOn(ordinal, most),
               attribute(cudaDevAttrPageableMemoryAccess, ordinal) != 0};
    require("cudaStreamCreateWithFlags",
            cudaStreamCreateWithFlags(&made.stream, cudaStreamNonBlocking));
    return made;
}

void leave(const Place& left) {
    cudaStreamSynchronize(left.stream);
    cudaStreamDestroy(left.stream);
    if (left.pool)
        cudaMemPoolDestroy(left.pool);
}

cudaError_t enter(const Place& entered) {
    place = entered;
    return cudaSetDevice(entered.ordinal);
}

const Place& currentPlace() {
    return place;
}

} // namespace fringe::cuda
