// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/place.h"

namespace fringe::cuda {
namespace {

thread_local Place place;

} // namespace

cudaError_t enter(const Place& entered) {
    place = entered;
    return cudaSetDevice(entered.ordinal);
}

const Place& currentPlace() {
    return place;
}

} // namespace fringe::cuda
