// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gl_place.h"
#include "kernels/gpu/kernel_queue.h"
#include "kernels/opencl/device_list.h"

/// Textures of OpenGL as images of OpenCL: the extension cl_khr_gl_sharing.
namespace fringe::opencl {

/// A context of one device, with OpenGL's where it shares that one's textures.
struct SharingContext {
    /// place: current on this thread; null: none.
    SharingContext(const ListedDevice& listed, const GlPlace* place);

    Message absence; ///< why it does not, a clause; empty where it does
    cl::Context context;
};

/// A texture of OpenGL's context that belongs to that of the commands, for planes of the queue.
/// Throws `cl::Error` where the driver does not take it.
std::unique_ptr<TextureLink> linkOf(const gpu::DeviceQueue& queue, const cl::CommandQueue& commands,
                                    GlTexture& texture);

} // namespace fringe::opencl
