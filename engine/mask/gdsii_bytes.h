// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mask/layout_reader.h"

#include <cstdint>

/// GDSII stream format, release 6: records of two bytes of length, one of kind, one of the type of
/// data, and numbers with their highest byte first.
namespace fringe::gdsii {

enum Record : std::uint8_t {
    header = 0x00,
    beginLibrary = 0x01,
    libraryName = 0x02,
    units = 0x03,
    endLibrary = 0x04,
    beginStructure = 0x05,
    structureName = 0x06,
    endStructure = 0x07,
    boundary = 0x08,
    path = 0x09,
    structureReference = 0x0a,
    arrayReference = 0x0b,
    text = 0x0c,
    layer = 0x0d,
    dataType = 0x0e,
    width = 0x0f,
    points = 0x10,
    endElement = 0x11,
    referenceName = 0x12,
    columnsRows = 0x13,
    node = 0x15,
    textType = 0x16,
    transformation = 0x1a,
    magnification = 0x1b,
    angle = 0x1c,
    pathType = 0x21,
    nodeType = 0x2a,
    box = 0x2d,
    boxType = 0x2e,
    beginExtension = 0x30,
    endExtension = 0x31
};

enum Data : std::uint8_t { none = 0, bits = 1, int16 = 2, int32 = 3, real64 = 5, ascii = 6 };

constexpr std::size_t headBytes = 4;                     ///< of a record
constexpr std::string_view magic("\0\6\0\2", headBytes); ///< a header with a short number

/// As `MaskFormat::read`.
LayoutHead read(const LayoutBytes& bytes, const FileReading& reading, LayoutSink& sink);

} // namespace fringe::gdsii
