// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/design_options.h"
#include "app/cli/field_input.h"
#include "app/cli/hologram_command.h"
#include "app/cli/parameter_option.h"
#include "app/cli/progress_text.h"
#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "engine/bench/report.h"
#include "engine/camera/encoding_table.h"
#include "engine/encodings/encoding.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
#include "engine/model/placed_points.h"
#include "engine/model/showable_text.h"
#include "engine/model/units.h"
#include "engine/sources/points/points_source.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>

namespace fringe {
namespace {

using Rows = std::vector<std::vector<std::string>>;
using Json = nlohmann::ordered_json;

std::string benchmarksFor(std::string_view key) {
    return joined(benchmarksWith(key));
}

/// The option of what benchmarks vary.
CLI::Option* addAxis(CLI::App& app, const ParameterInfo& info, const std::string& type) {
    const std::string help = helpText(info, benchmarksFor(info.key));
    return info.kind == ValueKind::Toggle
               ? app.add_flag("--" + info.option, help)
               : addTextOption(app, info.option, help)->type_name(type + "[," + type + "...]");
}

CLI::App* declared(CLI::App& bench) {
    CLI::App* app = bench.add_subcommand(
        "encodings", "What each encoding makes of a field, seen at a distance: through the stop "
                     "that it is made for, with all light, and on a panel of which 90 % move light "
                     "and whose neighbours blur each other by half a pixel");
    app->footer("fringe run example:die -o results\n"
                "fringe bench encodings results/die-field.npy --distance 200mm");
    app->fallthrough();
    return app;
}

std::string decibels(double value) {
    return std::isfinite(value) ? formatted("%.1f", value) : "-";
}

/// Cells of light, or of none.
void addCells(std::vector<std::string>& cells, const std::optional<LightFigures>& light) {
    const auto of = [&](double LightFigures::*figure) {
        return light ? decibels((*light).*figure) : "-";
    };
    cells.insert(cells.end(), {of(&LightFigures::snr),
                               of(&LightFigures::psnr) + " / " + of(&LightFigures::finerPsnr),
                               light ? formatted("%.1f %%", 100 * light->light) : "-"});
}

Json jsonOf(const LightFigures& light) {
    Json json{{"light", light.light}, {"zero_order", light.zeroOrder}};
    for (const auto& [key, figure] : {std::pair("snr_db", light.snr),
                                      {"psnr_db", light.psnr},
                                      {"psnr_twice_as_fine_db", light.finerPsnr},
                                      {"ssim", light.ssim},
                                      {"ssim_twice_as_fine", light.finerSsim},
                                      {"purity", light.purity}})
        if (std::isfinite(figure))
            json[key] = figure;
    return json;
}

/// `fringe bench encodings FIELD`: what each encoding makes of a field.
class EncodingComparison {
  public:
    explicit EncodingComparison(CLI::App& bench)
        : app_(declared(bench)), input_(*app_),
          design_(*app_, {.paths = {"encoding.levels", "reconstruction."},
                          .names = {{"reconstruction.propagation", "method"},
                                    {"reconstruction.window_width", ""},
                                    {"reconstruction.filtered", ""}}}) {}

    bool isAsked() const { return app_->parsed(); }

    Report report(Session& session) const {
        const Design design = design_.applyTo(Design{});
        const Hologram field = input_.read(session.options().memoryBytes(), session.control());
        const ComputeDevice device = session.openDevice();
        const Chain chain(std::make_shared<const Design>(design), field);
        const std::vector<EncodingRow> rows = taken(encodingTable(chain, session.job(device)));
        std::vector<std::vector<std::string>> cells{
            {"encoding", "levels", "SNR dB", "PSNR dB, own / twice as fine", "light",
             "without a stop: SNR", "PSNR", "light", "on a panel: SNR", "PSNR", "light"}};
        Json json = Json::array();
        for (const EncodingRow& row : rows) {
            const std::string levels = std::to_string(deviceLevels(row.encoding));
            cells.push_back({row.encoding.key, levels});
            addCells(cells.back(), row.alone);
            addCells(cells.back(), row.all);
            addCells(cells.back(), row.onPanel);
            json.push_back({{"encoding", row.encoding.key},
                            {"levels", deviceLevels(row.encoding)},
                            {"all_light", jsonOf(row.all)},
                            {"on_panel", jsonOf(row.onPanel)}});
            if (row.alone)
                json.back()["through_stop"] = jsonOf(*row.alone);
        }
        return {alignedTable(cells, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}), {{"rows", std::move(json)}}};
    }

  private:
    CLI::App* app_;
    FieldInput input_;
    DesignOptions design_;
};

struct Options {
    explicit Options(CLI::App& app) : encodings(app) {
        const std::string known = joined(
            allBenchmarks(),
            [](const Benchmark* benchmark) {
                return std::string(benchmark->name) + ": " + benchmark->subject;
            },
            "; ");
        app.add_option("NAME", names,
                       "Benchmarks to run, all if none is given, on every device or on those of "
                       "--device, such as cpu,opencl. "
                           + known)
            ->type_name("");
        for (const BenchAxis& axis : benchAxes())
            axes.emplace_back(axis, addAxis(app, axis.info, axis.type));
        app.add_option(
               "--cloud", cloud,
               "Point cloud in place of random ones, .ply .obj .pcd, a table, or example:KEY, for "
                   + benchmarksFor("cloud"))
            ->type_name("FILE")
            ->excludes("--points");
        placement = std::make_unique<DesignOptions>(
            app, DesignOptionChoice{.paths = {"points."}, .base = base});
    }

    BenchChoice choice(JobControl& control) const;

    EncodingComparison encodings;

  private:
    /// Refuses what none of the benchmarks named takes.
    void refuseIdle(const std::string& option, std::string_view key) const;
    BenchCloud readCloud(JobControl& control) const;

    std::vector<std::string> names;
    std::vector<std::pair<BenchAxis, CLI::Option*>> axes;
    std::string cloud;
    const Design base = designFor("points");
    std::unique_ptr<DesignOptions> placement; ///< of the cloud
};

/// The values of a list, read one by one.
std::vector<Value> valuesOf(const BenchAxis& axis, const std::string& text) {
    std::vector<Value> values;
    try {
        for (const std::string& part : splitList(text, ','))
            values.push_back(axis.read(axis.info, part));
    } catch (const Error& error) {
        throw badInput("--{0} {1}: {2}", axis.info.option, showable(text, mostQuoted),
                       error.message().english());
    }
    return values;
}

void Options::refuseIdle(const std::string& option, std::string_view key) const {
    const std::vector<std::string> takers = benchmarksWith(key);
    if (!names.empty() && std::ranges::find_first_of(names, takers) == names.end())
        throw badInput("--{0} is for: {1}; name such a benchmark too, or leave it out.", option,
                       joined(takers));
}

BenchCloud Options::readCloud(JobControl& control) const {
    Design design = placement->applyTo(base);
    if (cloud.empty() && (design != base || placement->isGiven("fit")))
        throw badInput("--fit, --scale and --random-phase are for a cloud; give --cloud too.");
    if (cloud.empty())
        return {};
    refuseIdle("cloud", "cloud");
    readData(design, cloud, {.control = &control});
    const CloudSource source = asCloud(placement->applyTo(design).sources.front());
    return {design.sources.front().name, std::make_shared<const PointCloud>(placed(source))};
}

BenchChoice Options::choice(JobControl& control) const {
    BenchChoice choice{.names = names};
    benchAxes(names); // refuses a name that is none first
    for (const auto& [axis, option] : axes) {
        if (option->count() == 0)
            continue;
        refuseIdle(axis.info.option, axis.info.key);
        choice.values[axis.info.key] = axis.info.kind == ValueKind::Toggle
                                           ? std::vector<Value>{true}
                                           : valuesOf(axis, option->as<std::string>());
    }
    choice.cloud = readCloud(control);
    return choice;
}

/// "cpu,opencl:0"; all there are for "auto".
std::vector<std::string> devicesFor(const std::string& option, const JobControl& control) {
    if (option != "auto")
        return splitList(option, ',');
    std::vector<std::string> ids;
    for (const BackendListing& backend : listDevices(control))
        for (const ComputeDeviceInfo& device : backend.devices)
            ids.push_back(device.id);
    return ids;
}

std::vector<std::string> cellsOf(const BenchRow& row) {
    const std::string rate = withPrefix(row.rate) + (row.rate < 999.5 ? " " : "");
    return {row.benchmark,
            row.subject,
            row.device,
            row.seconds > 0 ? secondsText(row.seconds) : "-",
            row.rate > 0 ? rate + row.unit + "/s" : "-",
            row.error > 0 ? formatted("%.1e", row.error) : "-",
            row.memory > 0 ? formatBytes(row.memory) : "-",
            row.peak > 0 ? formatBytes(row.peak) : "-",
            row.share > 0 ? formatted("%.1f %%", 100 * row.share) : "-",
            row.remark.english()};
}

Report reportOf(const std::vector<BenchRow>& rows, const MachinePeaks& peaks) {
    Rows cells{{"benchmark", "what", "device", "median", "rate", "error", "memory", "measured",
                "of peak", ""}};
    for (const BenchRow& row : rows)
        cells.push_back(cellsOf(row));
    const std::string peakLine = "cpu peak: " + withPrefix(peaks.multiplyAdds)
                                 + " multiply-adds/s, copy " + withPrefix(peaks.copyBytes) + "B/s";
    return {alignedTable(cells, {3, 4, 5, 6, 7, 8}) + '\n' + peakLine, benchJson(rows, peaks)};
}

/// Measured one after the other; what was measured stays when the job is cancelled.
struct Measurements {
    std::vector<BenchRow> rows{};
    MachinePeaks peaks{};
};

void measure(const BenchChoice& choice, Session& session, Measurements& measured) {
    std::vector<ComputeDevice> devices; // none is missed only after the others were measured
    for (const std::string& id : devicesFor(session.options().device, session.control()))
        devices.push_back(ComputeDevice::open(
            id, {session.options().threads, session.options().deviceMemoryBytes()},
            &session.control()));
    measured.peaks = measurePeaks();
    inShares(session.control(), devices.size(), [&](std::size_t i) {
        measureBenchmarks({choice, devices[i], measured.peaks, session.control(),
                           [&](BenchRow row) { measured.rows.push_back(std::move(row)); }});
    });
}

Report run(const Options& options, Session& session) {
    if (options.encodings.isAsked())
        return options.encodings.report(session);
    BenchChoice choice = options.choice(session.control());
    choice.memory = session.options().memoryBytes();
    Measurements measured;
    bool isInterrupted = false;
    try {
        measure(choice, session, measured);
    } catch (const Cancelled&) {
        if (measured.rows.empty())
            throw;
        isInterrupted = true;
    }
    std::ranges::copy(publishedFigures(choice), std::back_inserter(measured.rows));
    Report report = reportOf(measured.rows, measured.peaks);
    report.isInterrupted = isInterrupted;
    return report;
}

} // namespace

extern const Command command_bench{
    "bench", "Measure speed and accuracy on this machine", CommandGroup::Machine,
    "fringe bench points --device cpu --method exact,nufft --points 1024,10000 --size 1920x1024",
    bodyOf<Options, run>};

} // namespace fringe
