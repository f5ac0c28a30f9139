// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace fringe {

struct ImageHeader;

/// The real and imaginary channel of a plane; without the latter it is real.
struct ChannelPair {
    std::size_t re = 0;
    std::optional<std::size_t> im;
};

/// What the channels of an image are.
struct ChannelUse {
    std::vector<ChannelPair> planes;
    std::optional<std::size_t> opacity, depth;
    std::vector<std::string> leftOut; ///< the names of those that are nothing of this
};

/// By names where the file gives them, "re" and "im" of a field above all; else by their order.
ChannelUse channelUse(const ImageHeader& header);

} // namespace fringe
