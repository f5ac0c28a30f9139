// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace fringe {

/// The one of several arrays in a file that can be meant, by their lengths, those of rows and
/// columns last: that with several rows and columns, or else that with several samples, or else the
/// only one. Nothing: there is none, or another like it.
inline std::optional<std::size_t>
meantArray(const std::vector<std::vector<std::uint64_t>>& arrays) {
    for (const std::size_t leastLong : {2U, 1U, 0U}) {
        const auto isMeant = [&](const std::vector<std::uint64_t>& lengths) {
            return lengths.size() > 1
                   && std::ranges::count_if(lengths.end() - 2, lengths.end(),
                                            [](std::uint64_t length) { return length > 1; })
                          >= static_cast<std::ptrdiff_t>(leastLong);
        };
        const auto found = std::ranges::find_if(arrays, isMeant);
        if (found != arrays.end())
            return std::find_if(found + 1, arrays.end(), isMeant) == arrays.end()
                       ? std::optional(static_cast<std::size_t>(found - arrays.begin()))
                       : std::nullopt;
    }
    return std::nullopt;
}

} // namespace fringe
