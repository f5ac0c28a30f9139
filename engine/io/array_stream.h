// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

/// What `fringe-read-mat FILE BYTES SECONDS` and `fringe-read-h5` write to their standard output,
/// in the order of bytes of the machine. BYTES and SECONDS limit its own memory and computing time.
///
/// First an `ArrayStreamHead`, then `text` bytes: names of arrays, each behind a line feed, of
/// those that are not read, or if there are `Several`, of those that may be meant. If one was read,
/// its numbers follow, row by row, plane by plane.
namespace fringe {

struct ArrayStreamHead {
    enum class End : std::uint32_t {
        Read,
        Several,  ///< or none that can be read
        Damaged,  ///< or no file of that kind
        TooLarge, ///< for the memory that it may take
    };

    std::array<char, 8> sign{'a', 'r', 'r', 'a', 'y', 's', ' ', '1'};
    End end = End::Read;
    std::uint32_t text = 0;
    std::uint32_t type = 0;                 ///< an `NpyType`
    std::uint32_t dimensions = 0;           ///< 2 or 3
    std::array<std::uint64_t, 3> lengths{}; ///< as many, rows and columns last
};

} // namespace fringe
