// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

/// Where the work of a thread goes. The runtime keeps a current device for each thread; this keeps
/// the stream with it, so that two users of one GPU do not wait for each other on the default one.
namespace fringe::cuda {

struct Place {
    int ordinal = 0;
    cudaStream_t stream = nullptr;
    /// Memory that can be had and freed in the order of the stream; null where there is none.
    cudaMemPool_t pool = nullptr;
    /// The device reads pageable memory of the host itself: a copy of it need not be staged, and
    /// may be made later.
    bool readsHostMemory = false;
};

/// A stream and a pool of `most` bytes on a GPU, until `leave`.
Place placeOn(int ordinal, std::uint64_t most);
void leave(const Place& left);

/// Makes it the calling thread's.
cudaError_t enter(const Place& place);

/// The one that the calling thread entered last.
const Place& currentPlace();

inline cudaStream_t currentStream() {
    return currentPlace().stream;
}

} // namespace fringe::cuda
