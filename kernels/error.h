// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/message.h"

#include <cstdint>
#include <stdexcept>
#include <string>

namespace fringe {

/// A device or its driver failed. `what()` is one English sentence that names the call.
class DeviceError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// The device has no room for a buffer.
class OutOfDeviceMemory : public DeviceError {
  public:
    OutOfDeviceMemory(const std::string& sentence, std::uint64_t wanted)
        : DeviceError(sentence), bytes(wanted) {}
    std::uint64_t bytes; ///< size of the buffer that was asked for; 0: the driver does not say
};

/// The named device does not exist or cannot be used here.
class DeviceUnavailable : public DeviceError {
  public:
    explicit DeviceUnavailable(Message reason)
        : DeviceError(reason.english()), message(std::move(reason)) {}
    Message message; ///< the same, to be translated
};

} // namespace fringe
