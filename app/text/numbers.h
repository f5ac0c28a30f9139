// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter.h"
#include "engine/model/quantity.h"

#include <QString>

#include <string>

namespace fringe {

/// A positive number by its power of ten, to two digits: "10⁻⁴", "3.1·10⁻⁵", with the decimal point
/// of the language.
QString powerText(double number);

/// Any number to be read in passing, to `digits` digits: "0", "532", "-1.5", and by its power of
/// ten where it is large or small: "3·10⁴", "1.25·10⁻⁵".
QString shortNumber(double value, int digits = 4);

/// "1e-04" is "10⁻⁴" and "3.14e-05" is "3.14·10⁻⁵"; no digit is lost, nothing else is changed.
QString withPowers(const QString& text);
/// What a person writes or `withPowers` has written, as the engine reads it: "3.14·10⁻⁵", "3.14 *
/// 10^-5" and "3.14e-5" are "3.14e-5".
QString withoutPowers(const QString& text);

/// What the engine writes of a number, with a unit or without, as the language writes it: "0.5 mm"
/// is "0,5 mm" in German, "1e-4" is "10⁻⁴". Any other text comes back as it is.
QString localNumber(const std::string& plain);

/// What the engine writes of numbers, with each number that has more digits than a person types
/// rounded to four: "0.3 mm" of "0.30000000000000004 mm". Whole numbers keep all digits.
std::string legible(const std::string& plain);

/// What a field shows of a value before it is made `legible`, to the last bit: as `formatValue`,
/// but all lengths of a row in one unit.
std::string fieldText(const ParameterInfo& info, const Value& value);

/// A length in the unit that suits it: "0,5 mm".
QString localLength(Length length);
/// To four digits and always as many, so that what changes does not jump: "0.6704", "12.30".
QString steadyNumber(double value);

/// A length in mm likewise, without the unit.
QString millimetres(double metres);

/// A number of seconds to be read in passing, to two digits or so: "48 ms", "120 ms", "3.4 s", "2
/// min 05 s".
QString durationText(double seconds);
/// "8.0 s to 15.0 s", of an estimate. load: see `expectedRange`.
QString expectedText(double seconds, double load);

} // namespace fringe
