// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mask/layout_reader.h"
#include "engine/mask/mask_plan.h"

#include <cstdint>
#include <string>
#include <string_view>

/// OASIS (SEMI P39): what its reader and its writer both know.
namespace fringe::oasis {

constexpr std::string_view magic = "%SEMI-OASIS\r\n";
constexpr std::size_t endBytes = 256;           ///< of the last record
constexpr std::string_view markName = "FRINGE"; ///< of the property with the `maskMark`

enum Record : std::uint8_t {
    pad = 0,
    start = 1,
    end = 2,
    cellName = 3,
    cellNameNumbered = 4,
    textString = 5,
    textStringNumbered = 6,
    propertyName = 7,
    propertyNameNumbered = 8,
    propertyString = 9,
    propertyStringNumbered = 10,
    layerName = 11,
    layerNameOfText = 12,
    cellNumbered = 13,
    cell = 14,
    absolute = 15,
    relative = 16,
    placement = 17,
    placementTurned = 18,
    text = 19,
    rectangle = 20,
    polygon = 21,
    path = 22,
    trapezoid = 23,
    trapezoidA = 24,
    trapezoidB = 25,
    ctrapezoid = 26,
    circle = 27,
    property = 28,
    lastProperty = 29,
    xName = 30,
    xNameNumbered = 31,
    xElement = 32,
    xGeometry = 33,
    cblock = 34
};

inline void putNumber(std::string& to, std::uint64_t number) {
    for (; number >= 128; number >>= 7)
        to += static_cast<char>(number | 128);
    to += static_cast<char>(number);
}

inline void putSigned(std::string& to, std::int64_t number) {
    const auto size = static_cast<std::uint64_t>(number < 0 ? -number : number);
    putNumber(to, size << 1 | (number < 0));
}

inline void putText(std::string& to, std::string_view text) {
    putNumber(to, text.size());
    to += text;
}

/// What it is written by, and what KLayout makes others of.
extern const LayoutFormat layout;
/// As `MaskFormat::read`.
LayoutHead read(const LayoutBytes& bytes, const FileReading& reading, LayoutSink& sink);

} // namespace fringe::oasis
