// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cuda/place.h"
#include "kernels/gpu/kernel_queue.h"

/// Textures of OpenGL as arrays of CUDA.
namespace fringe::cuda {

/// A texture of the current context. place: of the queue, in whose stream texels are copied.
/// Throws `DeviceUnavailable` where OpenGL draws on another device; `DeviceError`.
std::unique_ptr<TextureLink> linkOf(const gpu::DeviceQueue& queue, const Place& place,
                                    GlTexture& texture);

} // namespace fringe::cuda
