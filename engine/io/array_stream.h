// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

/// What `fringe-read-mat FILE BYTES SECONDS NAME` and `fringe-read-h5` write to their standard
/// output, in the order of bytes of the machine. BYTES and SECONDS limit its own memory and
/// computing time; NAME is that of the array that is wished, or empty.
///
/// First an `ArrayStreamHead`, then `text` bytes: names, each behind a line feed, of what its end
/// says. If an array was read, its numbers follow, row by row, plane by plane.
namespace fringe {

struct ArrayStreamHead {
    enum class End : std::uint32_t {
        Read,      ///< names: of what is not read
        Several,   ///< names: of the arrays that may be meant, or that there are if one was wished
        None,      ///< names: of what else there is
        Elsewhere, ///< names: of what lies in other files, which are not read
        Packed,    ///< names: of the filter that is missing
        Damaged,   ///< or no file of that kind
        TooLarge,  ///< for the memory that it may take
    };

    std::array<char, 8> sign{'a', 'r', 'r', 'a', 'y', 's', ' ', '2'};
    End end = End::Read;
    std::uint32_t text = 0;
    std::uint32_t type = 0;         ///< an `NpyType`
    std::uint32_t dimensions = 0;   ///< 2 or 3
    std::uint32_t columnsFirst = 0; ///< 1: the last index counts rows, the one before it columns
    std::uint32_t unused = 0;
    std::array<std::uint64_t, 3> lengths{}; ///< as many
};

} // namespace fringe
