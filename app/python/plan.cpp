// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/plan.h"

#include "app/python/call.h"
#include "app/python/design.h"
#include "app/python/machine.h"
#include "app/python/values.h"
#include "engine/io/paces.h"
#include "engine/model/design_parameters.h"

#include <pybind11/stl.h>

namespace fringe::python {
namespace {

struct FindingHolder {
    DesignPtr design;
    Finding finding;
};

const char* severityOf(const FindingHolder& held) {
    switch (held.finding.severity) {
    case Severity::Refusal:
        return "refusal";
    case Severity::Warning:
        return "warning";
    default:
        return "note";
    }
}

/// Each fix: its name, and the rows that it sets with their texts.
py::list fixesOf(const FindingHolder& held) {
    py::list fixes;
    for (const Fix& fix : held.finding.fixes) {
        py::dict settings;
        for (const Setting& setting : fix.settings)
            settings[py::str(setting.path)] =
                formatValue(designParameter(*held.design, setting.path).info, setting.value);
        fixes.append(py::make_tuple(fix.name.english(), settings));
    }
    return fixes;
}

DesignHolder fixedBy(const FindingHolder& held, std::size_t number) {
    if (number >= held.finding.fixes.size())
        throw py::index_error("the finding has no such fix");
    return {std::make_shared<const Design>(
        withSettings(*held.design, held.finding.fixes[number].settings))};
}

std::vector<FindingHolder> findingsOf(const Plan& plan) {
    std::vector<FindingHolder> all;
    for (const Finding& finding : plan.findings)
        all.push_back({plan.design, finding});
    return all;
}

std::vector<std::string> methodsOf(const Plan& plan) {
    std::vector<std::string> keys;
    for (const Choice& method : plan.methods)
        keys.push_back(method.key);
    return keys;
}

Plan planOf(const DesignHolder& held, const std::map<std::string, std::string>& options,
            const std::string& scratch, const py::object& progress) {
    Call call(optionsOf(options));
    std::optional<Plan> made;
    const DesignPtr design = held.design;
    call.carryOut(
        [&] { made = planned(design, *lentDevice(call.session()), call.session(), scratch); },
        progress);
    call.warn();
    return std::move(*made);
}

} // namespace

Plan planned(const DesignPtr& design, const ComputeDevice& device, const Session& session,
             const std::string& scratch) {
    PlanLimits limits = session.limits(device);
    limits.reconstructing = false;
    limits.encoding = true;
    limits.scratch = scratch;
    limits.pace = Paces(usualPaces()).of(device.info().id, paceKey(*design));
    return plan(design, limits);
}

void bindPlans(py::module_& module) {
    py::class_<FindingHolder>(module, "Finding")
        .def_property_readonly("severity", &severityOf)
        .def_property_readonly("path",
                               [](const FindingHolder& held) { return held.finding.parameter; })
        .def_property_readonly(
            "text", [](const FindingHolder& held) { return held.finding.message.english(); })
        .def_property_readonly("fixes", &fixesOf)
        .def("fixed", &fixedBy);
    py::class_<Plan>(module, "Plan")
        .def_property_readonly("findings", &findingsOf)
        .def_property_readonly("methods", &methodsOf)
        .def_readonly("seconds", &Plan::seconds)
        .def_readonly("bytes", &Plan::bytes)
        .def_readonly("device_bytes", &Plan::deviceBytes)
        .def_readonly("error", &Plan::error)
        .def_property_readonly("disk_bytes",
                               [](const Plan& plan) { return plan.bands ? plan.bands->disk : 0; })
        .def_property_readonly("runnable", &Plan::runnable);
    module.def("plan", &planOf);
}

} // namespace fringe::python
