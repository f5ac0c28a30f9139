// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common_options.h"

#include "engine/model/units.h"

namespace fringe {

std::uint64_t CommonOptions::memory() const {
    return memoryText.empty() ? 0 : parseBytes(memoryText);
}

void declareCommonOptions(CLI::App& app, CommonOptions& values) {
    const char* group = "Common options";
    app.add_option("--device", values.device,
                   "auto, cpu, opencl[:N] or cuda[:N]; auto takes the fastest usable")
        ->type_name("DEVICE")
        ->capture_default_str()
        ->group(group);
    app.add_option("--threads", values.threads, "Most CPU threads to use; 0 for all cores")
        ->type_name("N")
        ->check(CLI::Range(0, 4096))
        ->capture_default_str()
        ->group(group);
    app.add_option("--memory", values.memoryText,
                   "Most memory to use, such as 2GiB; the machine's free memory if not given")
        ->type_name("BYTES")
        ->group(group);
    app.add_option("--progress", values.progress,
                   "Progress on standard error: auto (a bar on a terminal), json (a line each), none")
        ->type_name("KIND")
        ->check(CLI::IsMember({"auto", "json", "none"}))
        ->capture_default_str()
        ->group(group);
    app.add_flag("--json", values.json, "Print the result as JSON")->group(group);
    app.add_flag("--quiet", values.quiet, "Print errors only")->group(group);
    app.add_flag("--verbose", values.verbose, "Print what is done, and with what")->group(group);
    app.add_flag("--force", values.force, "Overwrite files that exist")->group(group);
}

} // namespace fringe
