// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/errors.h"

#include "engine/run/outcome.h"

#include <pybind11/pybind11.h>

#include <exception>

namespace fringe::python {
namespace {

namespace py = pybind11;

void raise(const Error& error) {
    const py::object made = py::module_::import("fringe._words")
                                .attr("made")(error.kind() == ErrorKind::BadInput,
                                              error.message().english(), error.parameter());
    PyErr_SetObject(py::type::of(made).ptr(), made.ptr());
}

/// What pybind11 itself throws, and makes of it.
bool isOfPython(std::exception_ptr fault) {
    try {
        std::rethrow_exception(std::move(fault));
    } catch (const py::error_already_set&) {
        return true;
    } catch (const py::builtin_exception&) {
        return true;
    } catch (...) {
        return false;
    }
}

void translate(std::exception_ptr fault) {
    if (!fault)
        return;
    if (isOfPython(fault))
        std::rethrow_exception(fault);
    try {
        std::rethrow_exception(fault);
    } catch (const Cancelled&) {
        PyErr_SetNone(PyExc_KeyboardInterrupt);
    } catch (...) {
        raise(detail::currentError());
    }
}

} // namespace

void translateErrors() {
    py::register_local_exception_translator(&translate);
}

} // namespace fringe::python
