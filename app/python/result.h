// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/python/call.h"
#include "app/python/planes.h"
#include "engine/run/chain.h"

#include <pybind11/pybind11.h>

#include <map>
#include <memory>
#include <string>

namespace fringe::python {

/// Options of calls by their names, as `optionsOf` takes them.
using Texts = std::map<std::string, std::string>;

/// A result as Python holds it. Immutable: any thread.
struct ResultHolder {
    Chain chain;
    std::shared_ptr<Ground> ground{}; ///< null: all lies in memory
    Texts options{};                  ///< that it was computed with
};

/// From where iterations go on; without a state they begin.
struct StateHolder {
    DesignPtr design;
    std::optional<SolverState> state{};
};

/// What comes of designs: `compute`, and what is asked of a result.
void bindResults(pybind11::module_& module);

/// Iterations that go on, and cameras that look at their patterns.
void bindLoops(pybind11::module_& module);

} // namespace fringe::python
