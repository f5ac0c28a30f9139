// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/values.h"

#include "engine/model/error.h"

#include <pybind11/stl.h>

#include <string>
#include <vector>

namespace fringe::python {
namespace {

namespace py = pybind11;

/// No array, which may be taken for one.
bool isWhole(const py::handle& object) {
    return PyIndex_Check(object.ptr()) != 0 && PySequence_Check(object.ptr()) == 0;
}

bool hasUnit(const ParameterInfo& row) {
    return row.kind == ValueKind::Length || row.kind == ValueKind::Lengths
           || row.kind == ValueKind::Angle;
}

Error wrongType(const ParameterInfo& row, const py::handle& object) {
    const std::string given = py::str(py::type::of(object).attr("__name__"));
    return Error(
        ErrorKind::BadInput,
        message("{0} takes {1}, not a value of the type {2}.", row.key, describeKind(row), given),
        row.key);
}

/// A float, or a whole number where no unit is wanted.
double numberOf(const ParameterInfo& row, const py::handle& object) {
    const bool isBare = PyBool_Check(object.ptr()) || isWhole(object);
    if (isBare && hasUnit(row))
        throw Error(ErrorKind::BadInput,
                    message("{0}: {1} has no unit; give {2}, or a float in SI units.", row.key,
                            std::string(py::str(object)), describeKind(row)),
                    row.key);
    const double number = PyFloat_AsDouble(object.ptr());
    if (number == -1 && PyErr_Occurred() != nullptr) {
        PyErr_Clear();
        throw wrongType(row, object);
    }
    return number;
}

std::vector<double> numbersOf(const ParameterInfo& row, const py::object& object) {
    if (!py::isinstance<py::sequence>(object))
        return {numberOf(row, object)};
    std::vector<double> numbers;
    for (const py::handle item : object)
        numbers.push_back(numberOf(row, item));
    return numbers;
}

std::int64_t countOf(const ParameterInfo& row, const py::object& object) {
    if (!isWhole(object))
        throw wrongType(row, object);
    const std::int64_t count =
        PyLong_AsLongLong(py::reinterpret_steal<py::object>(PyNumber_Index(object.ptr())).ptr());
    if (count == -1 && PyErr_Occurred() != nullptr) {
        PyErr_Clear();
        throw wrongType(row, object);
    }
    return count;
}

} // namespace

py::object asObject(const Value& value) {
    if (const auto* list = std::get_if<std::vector<double>>(&value))
        return py::tuple(py::cast(*list));
    return std::visit([](const auto& held) -> py::object { return py::cast(held); }, value);
}

Value asValue(const ParameterInfo& row, const py::object& object) {
    if (py::isinstance<py::str>(object))
        return parseValue(row, object.cast<std::string>());
    switch (row.kind) {
    case ValueKind::Toggle:
        if (!PyBool_Check(object.ptr()))
            throw wrongType(row, object);
        return object.cast<bool>();
    case ValueKind::Count:
        return countOf(row, object);
    case ValueKind::Lengths:
    case ValueKind::Numbers:
        return numbersOf(row, object);
    case ValueKind::Number:
    case ValueKind::Length:
    case ValueKind::Angle:
        return numberOf(row, object);
    default:
        throw wrongType(row, object);
    }
}

py::object asObject(const nlohmann::ordered_json& json) {
    if (json.is_object()) {
        py::dict all;
        for (const auto& [key, item] : json.items())
            all[py::str(key)] = asObject(item);
        return all;
    }
    if (json.is_array()) {
        py::list all;
        for (const auto& item : json)
            all.append(asObject(item));
        return all;
    }
    if (json.is_boolean())
        return py::cast(json.get<bool>());
    if (json.is_number_integer())
        return py::cast(json.get<std::int64_t>());
    if (json.is_number())
        return py::cast(json.get<double>());
    return json.is_string() ? py::object(py::str(json.get<std::string>())) : py::none();
}

py::dict factsOf(const ParameterInfo& row) {
    py::list choices;
    for (const ParameterChoice& choice : row.choices)
        choices.append(py::make_tuple(choice.key, choice.label, choice.help));
    py::dict facts;
    facts["label"] = row.label;
    facts["help"] = row.help;
    facts["takes"] = describeKind(row);
    facts["initial"] = formatValue(row, row.initial);
    facts["least"] = row.least;
    facts["most"] = row.most;
    facts["choices"] = choices;
    return facts;
}

} // namespace fringe::python
