// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/opencl/pinned_samples.h"

#include "kernels/opencl/opencl_errors.h"

namespace fringe::opencl {

PinnedSamples::PinnedSamples(const cl::Context& context, const cl::Device& device, cl::Buffer plane,
                             std::size_t bytes)
    : plane_(std::move(plane)), bytes_(bytes), queue_(context, device),
      host_(context, CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR, bytes),
      mapped_(queue_.enqueueMapBuffer(host_, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, 0, bytes)) {}

PinnedSamples::~PinnedSamples() {
    try {
        queue_.enqueueUnmapMemObject(host_, mapped_);
        queue_.finish();
    } catch (const cl::Error&) { // the context ends it
    }
}

void PinnedSamples::send() {
    translated([&] { queue_.enqueueWriteBuffer(plane_, CL_TRUE, 0, bytes_, mapped_); });
}

void PinnedSamples::receive() {
    translated([&] { queue_.enqueueReadBuffer(plane_, CL_TRUE, 0, bytes_, mapped_); });
}

} // namespace fringe::opencl
