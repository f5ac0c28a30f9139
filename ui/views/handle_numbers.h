// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter.h"
#include "ui/views/handles.h"

#include <QString>

#include <optional>
#include <vector>

namespace fringe {

/// The numbers that a handle changes: where the object is, how large it is along the axis of the
/// handle or along its longest side, by how much it is turned from now on, where its light comes
/// from.
struct HandleNumbers {
    ValueKind kind = ValueKind::Length; ///< or Angle
    std::vector<double> values;         ///< in the SI unit

    QString text() const; ///< in mm or degrees, with the unit at the end; parts stand between ";"
};
HandleNumbers numbersOf(const Grip& grip, const Handle& handle);

/// What pulls the object to these numbers, as many as the handle has; nothing: they are none for
/// it.
std::optional<Pull> pullTo(const Grip& grip, const Handle& handle,
                           const std::vector<double>& values);

/// The numbers that a person types in place of those, with units, arithmetic and either decimal
/// mark. Throws `Error` (BadInput).
std::vector<double> typedNumbers(const HandleNumbers& now, const QString& text);

} // namespace fringe
