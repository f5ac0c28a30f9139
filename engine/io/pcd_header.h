// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/scalar.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fringe {

class InputFile;

enum class PcdEncoding { Ascii, Binary, Compressed };

/// A named group of `count` numbers of one type in each point.
struct PcdField {
    std::string name; ///< in lower case
    ScalarType type = ScalarType::Float32;
    std::uint64_t count = 1;

    std::uint64_t bytes() const { return count * scalarSize(type); }
};

struct PcdHeader {
    PcdEncoding encoding = PcdEncoding::Ascii;
    std::uint64_t points = 0;
    std::vector<PcdField> fields;

    std::uint64_t numbersPerPoint() const;
    std::uint64_t bytesPerPoint() const;
};

/// Reads up to and with the line "DATA" of a PCD file of version 0.7 (or 0.5, 0.6, which have no
/// viewpoint). Throws `Error` (BadInput), also where the points need more bytes than follow.
PcdHeader readPcdHeader(InputFile& file);

} // namespace fringe
