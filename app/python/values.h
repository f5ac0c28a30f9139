// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter.h"

#include <nlohmann/json.hpp>
#include <pybind11/pybind11.h>

namespace fringe::python {

/// A value as Python has it: a length in metres, an angle in radians, a list as a tuple.
pybind11::object asObject(const Value& value);

/// A value of Python's for a row: text as on the command line; else a truth value, a number, or a
/// list of them, of lengths and angles floats in SI. Throws `Error` (BadInput) that names the row.
Value asValue(const ParameterInfo& row, const pybind11::object& object);

/// Dicts, lists, texts and numbers.
pybind11::object asObject(const nlohmann::ordered_json& json);

/// What a row says, for documents and types.
pybind11::dict factsOf(const ParameterInfo& row);

} // namespace fringe::python
