// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/dry_run.h"

#include "app/cli/text_table.h"
#include "engine/job/memory_budget.h"
#include "engine/job/time_estimate.h"
#include "engine/model/units.h"

#include <CLI/App.hpp>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

std::string sentence(const Plan& plan, const std::string& device) {
    const TimeRange time = expectedRange(plan.seconds);
    std::string text = plan.method().key + " on " + device + ": about " + formatSeconds(time.least)
                       + " to " + formatSeconds(time.most) + ", " + formatBytes(plan.bytes)
                       + " of memory beside the " + formatBytes(residentMemory())
                       + " that the program holds now";
    if (plan.deviceBytes > 0)
        text += " and " + formatBytes(plan.deviceBytes) + " on the device";
    if (plan.bands)
        text += ", " + formatBytes(plan.bands->disk) + " of scratch files, "
                + formatBytes(plan.bands->moved) + " moved from and to them";
    if (plan.error > 0)
        text += ", error " + formatRounded(plan.error) + " at most";
    return text;
}

std::string estimateTable(const std::vector<MethodEstimate>& methods) {
    std::vector<std::vector<std::string>> rows{{"method", "time", "error"}};
    for (const MethodEstimate& method : methods)
        if (method.possible)
            rows.push_back(
                {method.key, formatSeconds(method.seconds), formatRounded(method.error)});
        else
            rows.push_back({method.key, "-", "-"});
    return alignedTable(rows, {1, 2});
}

Json estimateJson(const std::vector<MethodEstimate>& methods) {
    Json rows = Json::array();
    for (const MethodEstimate& method : methods) {
        Json row{{"method", method.key}, {"possible", method.possible}};
        if (method.possible) {
            row["seconds_expected"] = method.seconds;
            row["error_expected"] = method.error;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace

void declareDryRun(CLI::App& app, bool& isDry) {
    app.add_flag(
        "--dry-run", isDry,
        "Print how it would be done and what time and memory that takes, or why it cannot "
        "be done, and write nothing. Times are those of a machine that does nothing else, as "
        "the studio learned them here, or else of one like it; what the program holds by "
        "itself is some 140 MiB more, and a run 0.5 to 1 s longer, once the libraries that read "
        "and write images are loaded; errors are relative to waves that do not cancel one another");
}

Report forecastReport(const Plan& plan, const std::string& device) {
    Json facts{{"method", plan.method().key},       {"device", device},
               {"seconds_expected", plan.seconds},  {"bytes", plan.bytes},
               {"program_bytes", residentMemory()}, {"device_bytes", plan.deviceBytes}};
    if (plan.bands)
        facts.update({{"scratch_bytes", plan.bands->disk}, {"moved_bytes", plan.bands->moved}});
    if (plan.error > 0)
        facts["error_expected"] = plan.error;
    std::string text = sentence(plan, device);
    if (!plan.estimates.empty()) {
        facts["methods"] = estimateJson(plan.estimates);
        text += '\n' + estimateTable(plan.estimates);
    }
    return {std::move(text), std::move(facts)};
}

} // namespace fringe
