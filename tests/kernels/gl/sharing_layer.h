// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <dlfcn.h>

#include <atomic>
#include <cstdlib>

/// What the layer counts, which exports it under the C name `fringe_sharing_counts`.
struct SharingCounts {
    std::atomic<int> acquired{0}, released{0};
    std::atomic<int> wrong{0}; ///< acquired twice, or released without that
};

/// Environment variable that says what goes wrong, read at each call: "foreign" (OpenGL draws on
/// another device), "format" (textures are refused), "lost" (nothing is acquired any more), "copy"
/// (copying an image fails), "alter" (texels are), "crash" (acquiring ends the program).
inline constexpr const char* sharingFault = "FRINGE_SHARING_FAULT";

/// Counts of the layer that the OpenCL loader has; null where it has none.
inline SharingCounts* sharingCounts() {
    const char* const layer = std::getenv("OPENCL_LAYERS");
    void* const loaded = layer == nullptr ? nullptr : ::dlopen(layer, RTLD_NOW | RTLD_NOLOAD);
    return loaded == nullptr
               ? nullptr
               : static_cast<SharingCounts*>(::dlsym(loaded, "fringe_sharing_counts"));
}
