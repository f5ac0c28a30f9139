// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <pybind11/pybind11.h>

namespace fringe::python {

/// What comes of designs: `compute`, and what is asked of a result.
void bindResults(pybind11::module_& module);

} // namespace fringe::python
