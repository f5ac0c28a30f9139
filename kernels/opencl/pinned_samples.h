// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"
#include "kernels/opencl/opencl_api.h"

namespace fringe::opencl {

/// Mapped memory that the driver can pin, copied by a queue of its own. The constructor throws
/// `cl::Error`.
class PinnedSamples final : public Staging {
  public:
    PinnedSamples(const cl::Context& context, const cl::Device& device, cl::Buffer plane,
                  std::size_t bytes);
    ~PinnedSamples() override;

    std::span<Complex> samples() override {
        return {static_cast<Complex*>(mapped_), bytes_ / sizeof(Complex)};
    }
    void send() override;
    void receive() override;

  private:
    cl::Buffer plane_;
    std::size_t bytes_;
    cl::CommandQueue queue_;
    cl::Buffer host_;
    void* mapped_;
};

} // namespace fringe::opencl
