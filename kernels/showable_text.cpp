// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/message.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <utility>

namespace fringe {
namespace {

struct Character {
    std::string_view bytes;
    std::uint32_t code = 0;
    bool isValid = false;
};

/// The first of a text that is not empty; of no UTF-8, its first byte.
Character firstOf(std::string_view text) {
    const auto at = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    constexpr std::array<std::uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const unsigned lead = at(0);
    const std::size_t length = lead < 0x80                   ? 1
                               : lead >= 0xC0 && lead < 0xE0 ? 2
                               : lead >= 0xE0 && lead < 0xF0 ? 3
                               : lead >= 0xF0 && lead < 0xF8 ? 4
                                                             : 0;
    std::uint32_t code = length < 2 ? lead : lead & (0x7FU >> length);
    bool isValid = length > 0;
    for (std::size_t i = 1; i < length; ++i) {
        isValid = isValid && (at(i) & 0xC0U) == 0x80U;
        code = code << 6U | (at(i) & 0x3FU);
    }
    isValid =
        isValid && code >= least[length] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
    return {text.substr(0, isValid ? length : 1), isValid ? code : lead, isValid};
}

/// Controls, line separators, and what sets the direction of a line.
bool isHidden(std::uint32_t code) {
    constexpr std::array<std::pair<std::uint32_t, std::uint32_t>, 8> hidden{{{0x00, 0x1F},
                                                                             {0x7F, 0x9F},
                                                                             {0x61C, 0x61C},
                                                                             {0x200E, 0x200F},
                                                                             {0x2028, 0x202E},
                                                                             {0x2066, 0x206F},
                                                                             {0xFEFF, 0xFEFF},
                                                                             {0xFFF9, 0xFFFB}}};
    return std::ranges::any_of(
        hidden, [&](const auto& range) { return code >= range.first && code <= range.second; });
}

std::string shown(const Character& one) {
    if (one.isValid && !isHidden(one.code))
        return std::string(one.bytes);
    std::array<char, 12> escaped{};
    std::snprintf(escaped.data(), escaped.size(), one.isValid ? "\\u%04X" : "\\x%02X",
                  static_cast<unsigned>(one.code));
    return escaped.data();
}

/// The byte that the character of a number begins with.
std::size_t placeOf(std::string_view text, std::size_t number) {
    std::size_t place = 0;
    while (number-- > 0 && place < text.size())
        place += firstOf(text.substr(place)).bytes.size();
    return place;
}

std::string allShown(std::string_view text) {
    std::string all;
    while (!text.empty()) {
        const Character one = firstOf(text);
        all += shown(one);
        text.remove_prefix(one.bytes.size());
    }
    return all;
}

} // namespace

std::string showable(std::string_view text, std::size_t longest) {
    if (placeOf(text, longest) == text.size())
        return allShown(text);
    const std::size_t last = longest / 3;
    std::string_view end = text.substr(text.size() - std::min(text.size(), 4 * last));
    while (!end.empty() && placeOf(end, last) < end.size())
        end.remove_prefix(firstOf(end).bytes.size());
    return allShown(text.substr(0, placeOf(text, longest - last))) + "…" + allShown(end);
}

} // namespace fringe
