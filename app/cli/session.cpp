// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"

#include "app/cli/terminal.h"
#include "engine/run/driver_faults.h"

#include <nlohmann/json.hpp>

#include <set>

namespace fringe {

void sayOnError(const CommonOptions& options, const char* kind, const std::string& sentence) {
    using Json = nlohmann::json;
    const std::string word = kind;
    if (options.progress == "json")
        return printErrorLine(
            Json{{word, sentence}}.dump(-1, ' ', false, Json::error_handler_t::replace));
    const bool isNamed = word == "warning" || word == "note";
    printErrorLine("fringe: " + (isNamed ? word + ": " : "") + sentence);
}

Session::Session(const CommonOptions& options, JobControl& control, SessionEnds ends)
    : options_(options), control_(control), ends_(std::move(ends)) {}

ComputeDevice Session::openDevice() const {
    ComputeDevice device = ComputeDevice::open(
        options_.device, {options_.threads, options_.deviceMemoryBytes()}, &control_);
    if (options_.device == "auto")
        for (const Message& fault : driverFaults())
            say("warning", fault.english() + "; computing goes on without it.");
    const ComputeDeviceInfo info = device.info();
    explain("device", "device " + info.id + ": " + info.name);
    return device;
}

Job Session::job(const ComputeDevice& device, Scratch* scratch) const {
    return {device, control_, options_.memoryBytes(), scratch};
}

PlanLimits Session::limits() const {
    return {.memory = options_.memoryBytes(), .control = &control_};
}

PlanLimits Session::limits(const ComputeDevice& device) const {
    return {
        .memory = options_.memoryBytes(), .device = device.capabilities(), .control = &control_};
}

void Session::say(const char* kind, const std::string& sentence) const {
    if (ends_.say)
        ends_.say(kind, sentence);
    else if (!options_.quiet)
        sayOnError(options_, kind, sentence);
}

void Session::explain(const char* kind, const std::string& sentence) const {
    if (options_.verbose)
        say(kind, sentence);
}

void Session::tellNotes() const {
    for (const Message& note : control_.takeNotes())
        say("note", note.english());
}

void Session::tell(const Findings& findings) const {
    tellNotes();
    std::set<std::string> told; // many sources may have one and the same
    for (const Finding& finding : findings) {
        if (!told.insert(finding.message.english()).second)
            continue;
        if (finding.severity == Severity::Warning)
            say("warning", finding.message.english());
        if (finding.severity == Severity::Note)
            explain("note", finding.message.english());
    }
}

} // namespace fringe
