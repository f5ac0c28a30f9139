// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/units.h"

#include "engine/model/error.h"
#include "engine/model/showable_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <string>

namespace fringe {
namespace {

constexpr std::array lengthUnits{Unit{"nm", -9},      Unit{"um", -6}, Unit{"µm", -6},
                                 Unit{"\u03bcm", -6}, Unit{"mm", -3}, Unit{"cm", -2},
                                 Unit{"m", 0}};
constexpr std::array angleUnits{Unit{"deg", 0, std::numbers::pi / 180},
                                Unit{"\u00b0", 0, std::numbers::pi / 180}, Unit{"mrad", -3},
                                Unit{"rad", 0}};
constexpr std::array byteUnits{Unit{"B", 0, 1.0}, Unit{"KiB", 0, 1024.0}, Unit{"MiB", 0, 1048576.0},
                               Unit{"GiB", 0, 1073741824.0}, Unit{"TiB", 0, 1099511627776.0}};

std::string_view trimmed(std::string_view text) {
    const char* blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// The decimal number at the start of `text`, which is moved behind it; empty if there is none.
std::string takeDigits(std::string_view& text) {
    std::string digits(text.substr(0, text.find_first_not_of("+-.0123456789eE")));
    while (!digits.empty() && (digits.back() == 'e' || digits.back() == 'E'))
        digits.pop_back();
    text.remove_prefix(digits.size());
    return digits.starts_with('+') ? digits.substr(1) : digits;
}

/// The double nearest to digits × 10^exponent, or NaN if `digits` is no finite number.
double nearest(const std::string& digits, int exponent) {
    const std::size_t e = digits.find_first_of("eE");
    int own = 0;
    if (e != std::string::npos)
        own = std::atoi(digits.c_str() + e + 1);
    const std::string text = digits.substr(0, e) + "e" + std::to_string(own + exponent);
    double number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = fault == std::errc{} && end == text.data() + text.size();
    return whole && std::isfinite(number) ? number : std::nan("");
}

template <std::size_t N>
const Unit* unitOf(const std::array<Unit, N>& units, std::string_view name) {
    const auto found = std::ranges::find(units, trimmed(name), &Unit::name);
    return found == units.end() ? nullptr : &*found;
}

template <std::size_t N>
double parseWithUnit(std::string_view text, const std::array<Unit, N>& units,
                     const char* expected) {
    std::string_view rest = trimmed(text);
    const std::string digits = takeDigits(rest);
    const Unit* unit = unitOf(units, rest);
    const double number = unit ? nearest(digits, unit->exponent) : std::nan("");
    if (std::isnan(number))
        throw badInput(expected, showable(text, mostQuoted));
    return number * unit->factor;
}

constexpr const char* expectedLength =
    FRINGE_MARK("\"{0}\" is not a length; give a number with nm, um, mm, cm or m, as in 8.5um.");
constexpr const char* expectedAngle =
    FRINGE_MARK("\"{0}\" is not an angle; give a number with deg, mrad or rad, as in 1.5deg.");
constexpr const char* expectedBytes = FRINGE_MARK(
    "\"{0}\" is not an amount of memory; give a number with B, KiB, MiB or GiB, as in 2GiB.");

} // namespace

Length parseLength(std::string_view text) {
    return Length(parseWithUnit(text, lengthUnits, expectedLength));
}

Angle parseAngle(std::string_view text) {
    return Angle(parseWithUnit(text, angleUnits, expectedAngle));
}

std::uint64_t parseBytes(std::string_view text) {
    const double bytes = parseWithUnit(text, byteUnits, expectedBytes);
    if (bytes < 0 || bytes >= 9.2e18)
        throw badInput(expectedBytes, showable(text, mostQuoted));
    return static_cast<std::uint64_t>(bytes);
}

double parseNumber(std::string_view text) {
    std::string_view rest = trimmed(text);
    const double number = nearest(takeDigits(rest), 0);
    if (std::isnan(number) || !trimmed(rest).empty())
        throw badInput(FRINGE_MARK("\"{0}\" is not a number; give one such as 0.5 or 1e-3."),
                       showable(text, mostQuoted));
    return number;
}

const Unit& lengthUnit(std::string_view name) {
    if (const Unit* unit = unitOf(lengthUnits, name))
        return *unit;
    throw badInput(FRINGE_MARK("\"{0}\" is not a unit of length; use nm, um, mm, cm or m."),
                   showable(name, mostQuoted));
}

const Unit& angleUnit(std::string_view name) {
    if (const Unit* unit = unitOf(angleUnits, name))
        return *unit;
    throw badInput(FRINGE_MARK("\"{0}\" is not a unit of angle; use deg, mrad or rad."),
                   showable(name, mostQuoted));
}

std::string formatNumber(double value) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    return {digits.data(), end};
}

bool isUnit(std::string_view name) {
    return unitOf(lengthUnits, name) || unitOf(angleUnits, name);
}

double Unit::si() const {
    return nearest("1", exponent) * factor;
}

double fromUnit(std::string_view digits, const Unit& unit) {
    std::string_view rest = trimmed(digits);
    const std::string number = takeDigits(rest);
    return rest.empty() ? nearest(number, unit.exponent) * unit.factor : std::nan("");
}

namespace {

std::string toDigits(double value, int digits) {
    std::array<char, 48> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                   std::chars_format::scientific, digits - 1)
                         .ptr;
    std::from_chars(buffer.data(), end, value);
    return formatNumber(value);
}

/// The shortest text of a double, times 10^exponent, in digits that no double may have.
std::string shifted(double value, int exponent) {
    std::array<char, 48> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                   std::chars_format::scientific)
                         .ptr;
    const std::string text(buffer.data(), end);
    const std::size_t e = text.find('e');
    std::string digits = text.substr(0, e);
    std::erase_if(digits, [](char c) { return c == '-' || c == '.'; });
    const int before = std::atoi(text.c_str() + e + 1) + exponent + 1; // of the point
    constexpr int mostZeros = 5;
    const auto count = static_cast<int>(digits.size());
    const std::string sign = value < 0 ? "-" : "";
    if (before <= -mostZeros || before > count + mostZeros)
        return sign + digits + 'e' + std::to_string(before - count);
    if (before <= 0)
        return sign + "0." + std::string(static_cast<std::size_t>(-before), '0') + digits;
    digits.resize(static_cast<std::size_t>(std::max(before, count)), '0');
    if (before < count)
        digits.insert(static_cast<std::size_t>(before), 1, '.');
    return sign + digits;
}

const Unit& lengthUnitFor(double metres) {
    static constexpr Unit nm{"nm", -9}, um{"µm", -6}, mm{"mm", -3}, m{"m", 0};
    const double size = std::abs(metres);
    if (size == 0 || (size >= 0.9995e-3 && size < 1))
        return mm;
    if (size >= 1)
        return m;
    return size < 0.9995e-6 ? nm : um;
}

constexpr int legibleDigits = 4;
constexpr int mostTyped = 8; ///< digits of a number that somebody typed

int digitsOf(const std::string& number) {
    return static_cast<int>(std::ranges::count_if(number.substr(0, number.find('e')),
                                                  [](char c) { return c >= '0' && c <= '9'; }));
}

} // namespace

std::string inUnit(double si, const Unit& unit) {
    if (unit.factor == 1) {
        const std::string text = formatNumber(nearest(formatNumber(si), -unit.exponent));
        return fromUnit(text, unit) == si ? text : shifted(si, -unit.exponent);
    }
    std::string text;
    for (int digits = 1; digits <= 17 && (text.empty() || fromUnit(text, unit) != si); ++digits)
        text = toDigits(si / unit.factor, digits);
    return text;
}

std::string formatLength(Length value) {
    const Unit& unit = lengthUnitFor(value.si());
    return inUnit(value.si(), unit) + ' ' + unit.name;
}

std::string formatAngle(Angle value) {
    const Unit &degrees = angleUnit("deg"), &radians = angleUnit("rad");
    const std::string text = inUnit(value.si(), degrees), other = inUnit(value.si(), radians);
    const bool isTyped = digitsOf(text) <= mostTyped || digitsOf(other) > mostTyped;
    return isTyped && fromUnit(text, degrees) == value.si() ? text + " deg" : other + " rad";
}

std::string legibleLength(Length value) {
    const Unit& unit = lengthUnitFor(value.si());
    return toDigits(value.si() / unit.si(), legibleDigits) + ' ' + unit.name;
}

std::string formatBytes(std::uint64_t bytes) {
    const auto* unit = &byteUnits.front();
    for (const Unit& candidate : byteUnits)
        if (static_cast<double>(bytes) >= candidate.factor)
            unit = &candidate;
    std::array<char, 32> digits{};
    const double scaled = static_cast<double>(bytes) / unit->factor;
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), scaled,
                      std::chars_format::fixed, unit->factor == 1 || scaled >= 100 ? 0 : 1)
            .ptr;
    return std::string(digits.data(), end) + " " + unit->name;
}

std::string formatRounded(double value) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                   std::chars_format::scientific, 1)
                         .ptr;
    double rounded = 0;
    std::from_chars(digits.data(), end, rounded);
    std::string text = formatNumber(rounded);
    if (const auto exponent = text.find("e-0"); exponent != std::string::npos)
        text.erase(exponent + 2, 1);
    return text;
}

std::string formatSeconds(double value) {
    if (value < 100)
        return formatRounded(value) + " s";
    if (value < 100 * 60)
        return formatRounded(value / 60) + " min";
    return formatRounded(value / 3600) + " h";
}

} // namespace fringe
