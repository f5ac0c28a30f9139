// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/scalar.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fringe {

class InputFile;

enum class PlyEncoding { Ascii, LittleEndian, BigEndian };

/// One number of an element, or a list: a count of type `countType` and as many numbers.
struct PlyProperty {
    std::string name; ///< in lower case
    ScalarType type = ScalarType::Float32;
    bool isList = false;
    ScalarType countType = ScalarType::Uint8;
};

struct PlyElement {
    std::string name; ///< in lower case
    std::uint64_t count = 0;
    std::vector<PlyProperty> properties;
};

struct PlyHeader {
    PlyEncoding encoding = PlyEncoding::Ascii;
    std::vector<PlyElement> elements;
    std::vector<std::string> comments{}; ///< without that word
};

/// Reads up to and with the line "end_header". Throws `Error` (BadInput), also where the elements
/// need more bytes than the file has left.
PlyHeader readPlyHeader(InputFile& file);

} // namespace fringe
