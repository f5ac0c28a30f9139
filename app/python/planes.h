// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"

#include <pybind11/pybind11.h>

#include <memory>
#include <variant>

namespace fringe::python {

/// A plane of samples as Python sees it, and what it needs that is not in it.
struct PlaneHolder {
    std::variant<Plane<Complex>, Plane<std::uint16_t>, Plane<float>> plane;
    std::shared_ptr<const void> owner{};
};

void bindPlanes(pybind11::module_& module);

} // namespace fringe::python
