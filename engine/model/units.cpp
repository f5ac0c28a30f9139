// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/units.h"

#include "engine/model/error.h"

#include <array>
#include <charconv>
#include <cmath>
#include <numbers>
#include <string>

namespace fringe {
namespace {

struct Unit {
    const char* name;
    double factor;
};

constexpr std::array lengthUnits{Unit{"nm", 1e-9},      Unit{"um", 1e-6}, Unit{"µm", 1e-6},
                                 Unit{"\u03bcm", 1e-6}, Unit{"mm", 1e-3}, Unit{"cm", 1e-2},
                                 Unit{"m", 1.0}};
constexpr std::array angleUnits{Unit{"deg", std::numbers::pi / 180},
                                Unit{"\u00b0", std::numbers::pi / 180}, Unit{"mrad", 1e-3},
                                Unit{"rad", 1.0}};
constexpr std::array byteUnits{Unit{"B", 1.0}, Unit{"KiB", 1024.0}, Unit{"MiB", 1048576.0},
                               Unit{"GiB", 1073741824.0}, Unit{"TiB", 1099511627776.0}};

std::string_view trimmed(std::string_view text) {
    const char* blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// The number at the start of `text`, which is moved behind it; nothing if there is none.
bool takeNumber(std::string_view& text, double& number) {
    std::string plain(text.substr(0, text.find_first_not_of("+-.,0123456789eE")));
    while (!plain.empty() && (plain.back() == 'e' || plain.back() == 'E'))
        plain.pop_back();
    if (plain.find('.') == std::string::npos && plain.find(',') == plain.rfind(','))
        for (char& c : plain)
            c = c == ',' ? '.' : c;
    const char* begin = plain.data() + (plain.starts_with('+') ? 1 : 0);
    const auto [end, fault] = std::from_chars(begin, plain.data() + plain.size(), number);
    if (fault != std::errc{} || !std::isfinite(number))
        return false;
    text.remove_prefix(static_cast<std::size_t>(end - plain.data()));
    return true;
}

template <std::size_t N> double factorOf(const std::array<Unit, N>& units, std::string_view name) {
    for (const Unit& unit : units)
        if (name == unit.name)
            return unit.factor;
    return 0;
}

template <std::size_t N>
double parseWithUnit(std::string_view text, const std::array<Unit, N>& units,
                     const char* expected) {
    std::string_view rest = trimmed(text);
    double number = 0;
    const bool hasNumber = takeNumber(rest, number);
    const double factor = hasNumber ? factorOf(units, trimmed(rest)) : 0;
    if (factor == 0)
        throw badInput(expected, std::string(text));
    return factor < 1 ? number / std::round(1 / factor) : number * factor;
}

constexpr const char* expectedLength =
    FRINGE_MARK("\"{0}\" is not a length; give a number with nm, um, mm, cm or m, as in 8um.");
constexpr const char* expectedAngle =
    FRINGE_MARK("\"{0}\" is not an angle; give a number with deg, mrad or rad, as in 1.5deg.");
constexpr const char* expectedBytes = FRINGE_MARK(
    "\"{0}\" is not an amount of memory; give a number with B, KiB, MiB or GiB, as in 2GiB.");

} // namespace

Length parseLength(std::string_view text) {
    return Length(parseWithUnit(text, lengthUnits, expectedLength));
}

Angle parseAngle(std::string_view text) {
    std::string_view rest = trimmed(text);
    double number = 0;
    const double factor = takeNumber(rest, number) ? factorOf(angleUnits, trimmed(rest)) : 0;
    if (factor == 0)
        throw badInput(expectedAngle, std::string(text));
    return Angle(number * factor);
}

std::uint64_t parseBytes(std::string_view text) {
    const double bytes = parseWithUnit(text, byteUnits, expectedBytes);
    if (bytes < 0 || bytes >= 9.2e18)
        throw badInput(expectedBytes, std::string(text));
    return static_cast<std::uint64_t>(bytes);
}

double parseNumber(std::string_view text) {
    std::string_view rest = trimmed(text);
    double number = 0;
    if (!takeNumber(rest, number) || !trimmed(rest).empty())
        throw badInput(FRINGE_MARK("\"{0}\" is not a number; give one such as 0.5 or 1e-3."),
                       std::string(text));
    return number;
}

double lengthUnit(std::string_view name) {
    const double factor = factorOf(lengthUnits, trimmed(name));
    if (factor == 0)
        throw badInput(FRINGE_MARK("\"{0}\" is not a unit of length; use nm, um, mm, cm or m."),
                       std::string(name));
    return factor;
}

double angleUnit(std::string_view name) {
    const double factor = factorOf(angleUnits, trimmed(name));
    if (factor == 0)
        throw badInput(FRINGE_MARK("\"{0}\" is not a unit of angle; use deg, mrad or rad."),
                       std::string(name));
    return factor;
}

std::string formatNumber(double value) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    return {digits.data(), end};
}

namespace {

double rounded(double value, int digits) {
    std::array<char, 48> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                   std::chars_format::scientific, digits - 1)
                         .ptr;
    std::from_chars(buffer.data(), end, value);
    return value;
}

/// `number` with as few digits as read back as the same quantity, before the unit's name.
template <class ReadsBack>
std::string shortest(double number, const char* unit, const ReadsBack& readsBack) {
    std::string text;
    for (int digits = 1; digits <= 17; ++digits) {
        text = formatNumber(rounded(number, digits)) + " " + unit;
        if (readsBack(text))
            return text;
    }
    return {};
}

const Unit& lengthUnitFor(double metres) {
    static constexpr Unit nm{"nm", 1e-9}, um{"µm", 1e-6}, mm{"mm", 1e-3}, m{"m", 1.0};
    const double size = std::abs(metres);
    if (size == 0 || (size >= 0.9995e-3 && size < 1))
        return mm;
    if (size >= 1)
        return m;
    return size < 0.9995e-6 ? nm : um;
}

} // namespace

std::string formatLength(Length value) {
    const Unit& unit = lengthUnitFor(value.si());
    const double number = unit.factor < 1 ? value.si() * std::round(1 / unit.factor) : value.si();
    const auto readsBack = [&](const std::string& text) { return parseLength(text) == value; };
    const std::string text = shortest(number, unit.name, readsBack);
    return text.empty() ? formatNumber(value.si()) + " m" : text;
}

std::string formatAngle(Angle value) {
    const auto readsBack = [&](const std::string& text) { return parseAngle(text) == value; };
    const std::string text = shortest(value.si() * 180 / std::numbers::pi, "deg", readsBack);
    return text.empty() ? formatNumber(value.si()) + " rad" : text;
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

} // namespace fringe
