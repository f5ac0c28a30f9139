// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/quantity.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

/// Text with unit suffixes, as command line and files take and print it; forms take more, see
/// `typedValue`. The decimal mark is the point. All parsers throw `Error` (BadInput) with a
/// sentence that names the text and the units that fit; a bare number is an error.
namespace fringe {

/// "a, b": what `text` makes of each, or a member of it.
template <class Range, class Text = std::identity>
std::string joined(const Range& range, const Text& text = {}, const char* separator = ", ") {
    std::string all;
    for (const auto& one : range) {
        if (!all.empty())
            all += separator;
        all += std::invoke(text, one);
    }
    return all;
}

Length parseLength(std::string_view text); ///< "8um", "0.2 m", "532 nm", "1e-3m"; nm um µm mm cm m
Angle parseAngle(std::string_view text);   ///< "1deg", "3 mrad", "0.1rad"
std::uint64_t parseBytes(std::string_view text); ///< "2GiB", "512 MiB", "4096B"
double parseNumber(std::string_view text);       ///< finite, without a unit

/// factor × 10^exponent of the SI unit. The power of ten is kept apart because a decimal text is
/// read exactly with it: "0.2um" and "200nm" are then the same double.
struct Unit {
    const char* name = "";
    int exponent = 0;
    double factor = 1;

    double si() const; ///< metres, or radians

    friend bool operator==(const Unit& a, const Unit& b) {
        return a.exponent == b.exponent && a.factor == b.factor;
    }
};

/// The unit of this name; throws for a name that is none.
const Unit& lengthUnit(std::string_view name);
const Unit& angleUnit(std::string_view name);

bool isUnit(std::string_view name); ///< of length or angle

/// A decimal number in a unit as parsers read it [SI]; NaN: it is no finite number.
double fromUnit(std::string_view digits, const Unit& unit);
/// Shortest text that `fromUnit` reads as the same double; of a unit that is no power of ten the
/// nearest one to 17 digits where there is none.
std::string inUnit(double si, const Unit& unit);

/// Shortest text in the unit that fits the magnitude, read back as the same double: "8 µm".
std::string formatLength(Length value);
/// In degrees, or in radians where that is far shorter.
std::string formatAngle(Angle value);
/// To four significant digits in the unit that fits, to be read: "15.36 mm".
std::string legibleLength(Length value);
std::string formatBytes(std::uint64_t bytes);
std::string formatNumber(double value);  ///< shortest that reads back as the same double
std::string formatRounded(double value); ///< to two significant digits: "0.012", "1.2e-5"
std::string formatSeconds(double value); ///< to two significant digits: "0.04 s", "3.5 min", "2 h"

} // namespace fringe
