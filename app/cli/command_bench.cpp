// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/progress_text.h"
#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "engine/bench/benchmark.h"
#include "engine/model/units.h"

#include <array>
#include <cstdio>
#include <memory>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;
using Rows = std::vector<std::vector<std::string>>;

struct Options {
    explicit Options(CLI::App& app) {
        std::string known;
        for (const Benchmark* benchmark : allBenchmarks())
            known += (known.empty() ? "" : "; ") + std::string(benchmark->name) + ": "
                     + benchmark->subject;
        app.add_option("NAME", names, "Benchmarks to run, all if none is given. " + known)
            ->type_name("");
    }
    std::vector<std::string> names;
};

std::vector<std::string> devicesFor(const std::string& option) {
    if (option != "auto")
        return {option};
    std::vector<std::string> ids;
    for (const BackendListing& backend : listDevices())
        for (const ComputeDeviceInfo& device : backend.devices)
            ids.push_back(device.id);
    return ids;
}

std::string formatted(const char* pattern, double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), pattern, value);
    return text.data();
}

std::vector<std::string> cellsOf(const BenchRow& row) {
    return {row.benchmark,
            row.subject,
            row.device,
            secondsText(row.seconds),
            withPrefix(row.rate) + (row.rate < 999.5 ? " " : "") + row.unit + "/s",
            formatted("%.1e", row.error),
            formatBytes(row.memory),
            row.share > 0 ? formatted("%.1f %%", 100 * row.share) : "-"};
}

Json jsonOf(const BenchRow& row) {
    return {{"benchmark", row.benchmark},
            {"subject", row.subject},
            {"device", row.device},
            {"runs", row.runs},
            {"seconds", row.seconds},
            {"rate", row.rate},
            {"unit", row.unit + "/s"},
            {"relative_l2", row.error},
            {"relative_l2_of", row.errorOf},
            {"memory_bytes", row.memory},
            {"share_of_peak", row.share > 0 ? Json(row.share) : Json()}};
}

Report reportOf(const std::vector<BenchRow>& rows, const MachinePeaks& peaks) {
    Rows cells{{"benchmark", "what", "device", "median", "rate", "error", "memory", "of peak"}};
    Json list = Json::array();
    for (const BenchRow& row : rows) {
        cells.push_back(cellsOf(row));
        list.push_back(jsonOf(row));
    }
    const std::string peakLine = "cpu peak: " + withPrefix(peaks.multiplyAdds)
                                 + " multiply-adds/s, copy " + withPrefix(peaks.copyBytes) + "B/s";
    return {alignedTable(cells, {3, 4, 5, 6, 7}) + '\n' + peakLine,
            {{"peaks",
              {{"multiply_adds_per_second", peaks.multiplyAdds},
               {"copy_bytes_per_second", peaks.copyBytes}}},
             {"rows", list}}};
}

Report run(const Options& options, Session& session) {
    const std::vector<std::string> ids = devicesFor(session.options().device);
    std::vector<BenchRow> rows;
    MachinePeaks peaks;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const ComputeDevice device = ComputeDevice::open(ids[i], session.options().threads);
        if (i == 0)
            peaks = measurePeaks();
        const double count = static_cast<double>(ids.size());
        const JobShare share(session.control(), static_cast<double>(i) / count,
                             static_cast<double>(i + 1) / count);
        const std::vector<BenchRow> more =
            measureBenchmarks(options.names, device, peaks, session.control());
        rows.insert(rows.end(), more.begin(), more.end());
    }
    return reportOf(rows, peaks);
}

const Command entry{"bench", "Measure speed and accuracy on this machine",
                    "fringe bench points --device cpu --json", [](CLI::App& app) -> CommandBody {
                        return [options = std::make_shared<Options>(app)](Session& session) {
                            return run(*options, session);
                        };
                    }};

} // namespace

const Command& command_bench_entry() {
    return entry;
}

} // namespace fringe
