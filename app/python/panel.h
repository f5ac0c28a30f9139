// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <pybind11/pybind11.h>

namespace fringe::python {

/// A panel's window, by `fringe-show`.
void bindPanels(pybind11::module_& module);

} // namespace fringe::python
