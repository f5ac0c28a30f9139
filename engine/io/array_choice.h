// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace fringe {

/// What a file of arrays holds under a name.
struct ArrayEntry {
    std::string name;
    std::vector<std::uint64_t> lengths; ///< rows and columns last; empty: it is no array to read
};

/// First those that have more sides longer than a sample.
inline void sortByLongSides(std::vector<ArrayEntry>& entries) {
    std::ranges::stable_sort(entries, std::ranges::greater(), [](const ArrayEntry& entry) {
        return std::ranges::count_if(entry.lengths,
                                     [](std::uint64_t length) { return length > 1; });
    });
}

/// The one that can be meant: that with several rows and columns, or else that with several
/// samples, or else the only one. Nothing: there is none, or another like it.
inline std::optional<std::size_t> meantArray(const std::vector<ArrayEntry>& entries) {
    for (const std::size_t leastLong : {2U, 1U, 0U}) {
        const auto isMeant = [&](const ArrayEntry& entry) {
            return entry.lengths.size() > 1
                   && std::ranges::count_if(entry.lengths.end() - 2, entry.lengths.end(),
                                            [](std::uint64_t length) { return length > 1; })
                          >= static_cast<std::ptrdiff_t>(leastLong);
        };
        const auto found = std::ranges::find_if(entries, isMeant);
        if (found != entries.end())
            return std::find_if(found + 1, entries.end(), isMeant) == entries.end()
                       ? std::optional(static_cast<std::size_t>(found - entries.begin()))
                       : std::nullopt;
    }
    return std::nullopt;
}

/// Array of the wished name, or without a wish the one that can be meant.
inline std::optional<std::size_t> chosenArray(const std::vector<ArrayEntry>& entries,
                                              const std::string& wished) {
    if (wished.empty())
        return meantArray(entries);
    const auto found = std::ranges::find_if(entries, [&](const ArrayEntry& entry) {
        return entry.name == wished && !entry.lengths.empty();
    });
    return found == entries.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - entries.begin()));
}

} // namespace fringe
