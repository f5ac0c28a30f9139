// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cuda/place.h"
#include "kernels/device.h"

#include <memory>
#include <type_traits>

namespace fringe::cuda {

/// Pinned memory of the host beside a plane, copied on a stream of its own.
class PinnedSamples final : public Staging {
  public:
    /// plane: of so many complex samples, at the place. Throws `OutOfDeviceMemory`.
    PinnedSamples(const Place& place, void* plane, std::size_t count);

    std::span<Complex> samples() override { return {host_.get(), count_}; }
    void send() override { copy(plane_, host_.get(), cudaMemcpyHostToDevice); }
    void receive() override { copy(host_.get(), plane_, cudaMemcpyDeviceToHost); }

  private:
    struct FreeHost {
        void operator()(Complex* memory) const { cudaFreeHost(memory); }
    };
    struct DestroyStream {
        void operator()(cudaStream_t stream) const { cudaStreamDestroy(stream); }
    };

    std::size_t bytes() const { return count_ * sizeof(Complex); }
    void copy(void* target, const void* source, cudaMemcpyKind kind);

    void* plane_;
    std::size_t count_;
    Place place_;
    std::unique_ptr<Complex, FreeHost> host_;
    std::unique_ptr<std::remove_pointer_t<cudaStream_t>, DestroyStream> stream_;
};

} // namespace fringe::cuda
