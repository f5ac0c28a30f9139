// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter.h"

#include <QString>

namespace fringe {

/// What a person types into a field that shows `shown`: as `parseValue` takes it, or with either
/// decimal mark, without a unit (it is in that of the field then; in a list, in that of the last
/// one that has some), and by simple arithmetic: "150", "0,5 mm", "638, 532, 450 nm", "2*100 mm",
/// "1920/2". A comma between two digits, once in its number, is a decimal mark. Throws `Error`
/// (BadInput).
Value typedValue(const ParameterInfo& info, const QString& text, const QString& shown);

/// What a person types for values that may differ.
struct TypedChange {
    enum class Kind { To, By, Times } kind = Kind::To;
    double number = 0; ///< [SI], of times none

    double of(double before) const;
};

/// As `typedValue`, or with a sign in front that changes each: "+0.1 mm", "+-5 µm", "*2", "/3".
/// info: of a real number.
TypedChange typedChange(const ParameterInfo& info, const QString& text, const QString& shown);

} // namespace fringe
