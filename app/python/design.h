// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <pybind11/pybind11.h>

namespace fringe::python {

/// A design as Python holds it: setting a row gives it another value of its own, so that who has
/// taken the one before sees no change. The interpreter's lock guards the pointer.
struct DesignHolder {
    DesignPtr design;
};

/// `Design`, `Plan` and the commands that make designs.
void bindDesigns(pybind11::module_& module);

} // namespace fringe::python
