// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace fringe {

/// FNV-1a; of more bytes after those whose sum is `before`.
constexpr std::uint64_t checksum(std::span<const std::byte> bytes,
                                 std::uint64_t before = 0xcbf29ce484222325U) {
    for (const std::byte byte : bytes)
        before = (before ^ static_cast<std::uint64_t>(byte)) * 0x100000001b3U;
    return before;
}

} // namespace fringe
