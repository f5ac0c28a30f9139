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

} // namespace fringe
