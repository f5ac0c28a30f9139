// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"
#include "engine/run/job.h"

#include <pybind11/pybind11.h>

#include <memory>
#include <mutex>
#include <variant>

namespace fringe::python {

/// What planes need that are not in memory. One thread at a time works with it, under its guard.
struct Ground {
    std::shared_ptr<JobControl> control;
    std::shared_ptr<const ComputeDevice> device;
    std::shared_ptr<Scratch> scratch;
    std::mutex guard{};
};

/// A plane of samples as Python sees it.
struct PlaneHolder {
    std::variant<Plane<Complex>, Plane<std::uint16_t>, Plane<float>> plane;
    std::shared_ptr<Ground> ground{}; ///< null: it lies in memory
};

void bindPlanes(pybind11::module_& module);

} // namespace fringe::python
