// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"

#include "app/cli/terminal.h"

namespace fringe {

Session::Session(const CommonOptions& options, JobControl& control)
    : options_(options), control_(control) {}

ComputeDevice Session::openDevice() const {
    ComputeDevice device =
        ComputeDevice::open(options_.device, options_.threads, options_.deviceMemoryBytes());
    const ComputeDeviceInfo info = device.info();
    explain("device " + info.id + ": " + info.name);
    return device;
}

PlanLimits Session::limits() const {
    return {.memory = options_.memoryBytes(), .control = &control_};
}

PlanLimits Session::limits(const ComputeDevice& device) const {
    return {
        .memory = options_.memoryBytes(), .device = device.capabilities(), .control = &control_};
}

void Session::warn(const std::string& sentence) const {
    if (!options_.quiet)
        printErrorLine("fringe: " + sentence);
}

void Session::explain(const std::string& sentence) const {
    if (options_.verbose && !options_.quiet)
        printErrorLine("fringe: " + sentence);
}

void Session::tell(const Plan& plan) const {
    for (const Finding& finding : plan.findings) {
        if (finding.severity == Severity::Warning)
            warn("warning: " + finding.message.english());
        if (finding.severity == Severity::Note)
            explain("note: " + finding.message.english());
    }
}

} // namespace fringe
