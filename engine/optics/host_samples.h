// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"

#include <vector>

namespace fringe {

/// A plane's samples for the host: in place where the device lets them be reached, else a copy that
/// is kept between the calls.
class HostSamples {
  public:
    /// Keeps references.
    HostSamples(Device& device, Buffer& buffer) : device_(device), buffer_(buffer) {}

    /// What operations left in the plane.
    std::span<Complex> received() {
        const std::span<Complex> samples = toFill();
        if (!copy_.empty())
            device_.download(buffer_, samples);
        return samples;
    }

    /// To be written and sent.
    std::span<Complex> toFill() {
        device_.finish();
        const std::span<Complex> inPlace = device_.hostSamples(buffer_);
        if (!inPlace.empty())
            return inPlace;
        copy_.resize(static_cast<std::size_t>(buffer_.shape().count()));
        return copy_;
    }

    void send() {
        if (!copy_.empty())
            device_.upload(buffer_, copy_);
    }

  private:
    Device& device_;
    Buffer& buffer_;
    std::vector<Complex> copy_;
};

} // namespace fringe
