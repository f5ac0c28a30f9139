// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"
#include "kernels/gl_place.h"
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

/// A texture of OpenGL's context that belongs to that of the queue. Throws `cl::Error` where the
/// driver does not take it.
std::unique_ptr<TextureLink> linkOf(const cl::CommandQueue& queue, GlTexture& texture);

} // namespace fringe::opencl
