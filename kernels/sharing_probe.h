// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/message.h"
#include "kernels/values.h"

#include <chrono>
#include <functional>
#include <span>
#include <vector>

namespace fringe {

/// Word that asks the probe for the way of one device.
inline constexpr const char* sharingWord = "sharing";

/// How textures of OpenGL come to a device.
struct SharingWay {
    /// "shared by OpenCL", or copied, or not at all, and why: a clause
    Message way;
    bool hasFailed = false; ///< a program that tried did not end well: the driver crashed or hung
};

/// The ways to each of these devices of modules. Programs of their own, one a device, make a
/// context without a window and try small textures there and back, since drivers crash at that.
/// What a context of a window does may be otherwise, which `SharedTexture::way` says. checkpoint,
/// patience: as of `ReaderProcess`. Throws what the checkpoint throws.
std::vector<SharingWay> sharingWays(std::span<const DeviceInfo> devices,
                                    const std::function<void()>& checkpoint,
                                    std::chrono::milliseconds patience = std::chrono::seconds(15));

} // namespace fringe
