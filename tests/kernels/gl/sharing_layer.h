// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

/// What the layer counts, which exports it under the C name `fringe_sharing_counts`.
struct SharingCounts {
    std::atomic<int> acquired{0}, released{0};
    std::atomic<int> wrong{0}; ///< acquired twice, or released without that
};

/// Environment variable that says what goes wrong, read at each call: "foreign" (OpenGL draws on
/// another device), "format" (textures are refused), "lost" (nothing is acquired any more), "copy"
/// (copying an image fails), "alter" (texels are), "crash" (acquiring ends the program).
inline constexpr const char* sharingFault = "FRINGE_SHARING_FAULT";
