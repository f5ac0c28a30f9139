// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common_options.h"

#include "app/cli/help_formatter.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <CLI/App.hpp>

namespace fringe {
namespace {

constexpr const char* group = "Common options";

std::string progressRefusal(const std::string& text) {
    const bool known = text == "auto" || text == "json" || text == "none";
    return known ? "" : "\"" + text + "\" is none of its kinds; give auto, json or none";
}

std::string bytesRefusal(const std::string& text) {
    return text.empty() ? "it is empty; give an amount such as 2GiB" : "";
}

std::string threadsRefusal(const std::string& text) {
    const bool digits = !text.empty() && text.size() <= 4
                        && text.find_first_not_of("0123456789") == std::string::npos;
    return digits ? "" : "\"" + text + "\" is not a number of threads; give 0 (all) to 9999";
}

void declareResources(CLI::App& app, CommonOptions& values) {
    essential(
        app.add_option(
            "--device", values.device,
            "Compute device: auto (the fastest usable), cpu, opencl[:N] or cuda[:N]; see "
            "`fringe devices`. Several with commas share planes that are carried by the disk"))
        ->type_name("DEVICE")
        ->capture_default_str();
    app.add_option("--threads", values.threads, "Most CPU threads to use; 0 for all cores")
        ->type_name("N")
        ->check(threadsRefusal)
        ->capture_default_str();
    app.add_option("--memory", values.memory,
                   "Most memory to use beside the program's own, such as 2GiB, within what limits "
                   "of the process leave; what is free if not given")
        ->type_name("BYTES")
        ->check(bytesRefusal);
    app.add_option("--device-memory", values.deviceMemory,
                   "Most of a GPU's own memory to use; all if not given")
        ->type_name("BYTES")
        ->check(bytesRefusal);
}

void declareWords(CLI::App& app, CommonOptions& values) {
    app.add_option(
           "--progress", values.progress,
           "Progress on standard error: auto (a bar on a terminal), json (a line each, and for "
           "every warning, note and error), none")
        ->type_name("KIND")
        ->check(progressRefusal)
        ->capture_default_str();
    app.add_flag("--json", values.json, "Print the result as JSON");
    app.add_flag("--quiet", values.quiet, "Print errors only");
    app.add_flag("--verbose", values.verbose, "Print what is done, and with what");
}

std::uint64_t bytesOf(const char* option, const std::string& text) {
    try {
        return text.empty() ? 0 : parseBytes(text);
    } catch (const Error& error) {
        throw badInput("{0}: {1}", option, error.message().english());
    }
}

} // namespace

std::uint64_t CommonOptions::memoryBytes() const {
    return bytesOf("--memory", memory);
}

std::uint64_t CommonOptions::deviceMemoryBytes() const {
    return bytesOf("--device-memory", deviceMemory);
}

void declareCommonOptions(CLI::App& app, CommonOptions& values, bool computes) {
    app.option_defaults()->group(computes ? group : "");
    declareResources(app, values);
    app.option_defaults()->group(group);
    declareWords(app, values);
    essential(app.add_flag("--force", values.force,
                           "Overwrite files that exist; never through a link out of its folder"));
    if (CLI::Option* help = app.get_help_ptr())
        help->group(group);
}

OptionGroup::OptionGroup(CLI::App& app, const std::string& title)
    : app_(app), before_(app.option_defaults()->get_group()) {
    app_.option_defaults()->group(title);
}

OptionGroup::~OptionGroup() {
    app_.option_defaults()->group(before_);
}

std::string givenResources(const CLI::App& app) {
    std::string given;
    for (const char* name : {"--device", "--threads", "--memory", "--device-memory"})
        if (app.count(name) > 0 && app.get_option(name)->get_group().empty())
            given += (given.empty() ? "" : ", ") + std::string(name);
    return given;
}

} // namespace fringe
