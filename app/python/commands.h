// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <pybind11/pybind11.h>

namespace fringe::python {

/// What there is: commands with their options, and what carries one out.
void bindCommands(pybind11::module_& module);

} // namespace fringe::python
