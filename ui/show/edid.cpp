// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/show/edid.h"

#include <cstdint>
#include <cstdio>

namespace fringe {

std::string edidHash(std::span<const std::uint8_t> edid) {
    if (edid.empty())
        return {};
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const std::uint8_t byte : edid)
        hash = (hash ^ byte) * 0x100000001b3;
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash));
    return digits;
}

std::string edidModel(std::span<const std::uint8_t> edid) {
    constexpr std::size_t first = 54, length = 18, head = 5;
    constexpr std::uint8_t nameTag = 0xfc;
    for (std::size_t at = first; at + length <= 128 && at + length <= edid.size(); at += length) {
        const auto block = edid.subspan(at, length);
        if (block[0] != 0 || block[1] != 0 || block[3] != nameTag)
            continue;
        std::string name;
        for (std::size_t i = head; i < length && block[i] >= ' ' && block[i] < 0x7f; ++i)
            name += static_cast<char>(block[i]);
        return name.substr(0, name.find_last_not_of(' ') + 1);
    }
    return {};
}

} // namespace fringe
