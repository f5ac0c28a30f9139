// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/commands.h"
#include "app/python/design.h"
#include "app/python/errors.h"
#include "app/python/panel.h"
#include "app/python/plan.h"
#include "app/python/planes.h"
#include "app/python/result.h"
#include "engine/model/build.h"

/// What `import fringe` is made of: plain values and texts, which the package fringe gives its
/// names.
PYBIND11_MODULE(_fringe, module) {
    using namespace fringe::python;
    translateErrors();
    bindPlanes(module);
    bindDesigns(module);
    bindPlans(module);
    bindResults(module);
    bindLoops(module);
    bindPanels(module);
    bindCommands(module);
    module.attr("version") = fringe::programName();
}
