// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/design_options.h"
#include "app/cli/hologram_command.h"
#include "app/cli/progress_text.h"
#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "engine/bench/report.h"
#include "engine/io/point_files.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
#include "engine/model/placed_points.h"
#include "engine/model/showable_text.h"
#include "engine/model/units.h"
#include "engine/sources/points/points_source.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <iterator>
#include <memory>

namespace fringe {
namespace {

using Rows = std::vector<std::vector<std::string>>;

struct Options {
    explicit Options(CLI::App& app) {
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
        addList(app, "--points", points,
                "Numbers of points or of spots, for the benchmarks points, choice and spots",
                "N[,N...]");
        addList(app, "--size", sizes,
                "Sizes of the hologram, for the benchmarks points, choice, propagation and fft",
                "WxH[,WxH...]");
        addList(app, "--method", methods, "Methods, likewise and for errors; all if none is given",
                "METHOD[,METHOD...]");
        addList(app, "--tolerance", tolerances, "Tolerances that the methods are to keep, likewise",
                "NUMBER[,NUMBER...]");
        addList(app, "--distance", distances,
                "Distances of the points, for the benchmarks choice and errors",
                "LENGTH[,LENGTH...]");
        addList(app, "--pitch", pitches, "Pixel pitches, for the benchmark errors",
                "LENGTH[,LENGTH...]");
        app.add_flag(
            "--real", realPart,
            "Only the real part of the field, as for amplitudes, for the benchmark points");
        addList(app, "--depth", depths, "Depths of the points over their distance, likewise",
                "NUMBER[,NUMBER...]");
        app.add_option(
               "--cloud", cloud,
               "Point cloud for the benchmark points, in place of random ones: .ply .obj .pcd, or "
               "a table")
            ->type_name("FILE")
            ->excludes("--points");
        placement = std::make_unique<DesignOptions>(
            app, DesignOptionChoice{.paths = {"points."}, .base = designFor("points")});
    }

    BenchChoice choice(JobControl& control) const;

    std::vector<std::string> names;
    bool realPart = false;

  private:
    BenchCloud readCloud(JobControl& control) const;
    static void addList(CLI::App& app, const char* name, std::string& text, const char* help,
                        const char* type) {
        app.add_option(name, text, help)->type_name(type);
    }
    std::string points, sizes, methods, tolerances, distances, pitches, depths, cloud;
    std::unique_ptr<DesignOptions> placement; ///< of the cloud
};

/// The parts of a list, read one by one; `read` throws `Error` for one that is none.
template <class Read> auto partsOf(const char* option, const std::string& text, Read read) {
    std::vector<decltype(read(std::string()))> values;
    if (text.empty())
        return values;
    try {
        for (const std::string& part : splitList(text, ','))
            values.push_back(read(part));
    } catch (const Error& error) {
        throw badInput("{0} {1}: {2}", option, showable(text, mostQuoted),
                       error.message().english());
    }
    return values;
}

Value valueOf(const char* path, const std::string& text) {
    const Design design = withParameterText(designFor("points"), path, text);
    return designParameter(design, path).get(design);
}

Shape sizeOf(const std::string& text) {
    const std::vector<std::string> parts = splitList(text, 'x');
    if (parts.size() != 2)
        throw badInput("give WIDTHxHEIGHT, such as 1920x1080.");
    return {std::get<std::int64_t>(valueOf("plate.rows", parts[1])),
            std::get<std::int64_t>(valueOf("plate.columns", parts[0]))};
}

std::int64_t countOf(const std::string& text) {
    const double number = parseNumber(text);
    if (number < 1 || number > 1e8 || number != std::floor(number))
        throw badInput("{0} is no number of points; give one from 1 to 1e8.", text);
    return static_cast<std::int64_t>(number);
}

double metresOf(const std::string& text) {
    const double metres = parseLength(text).si();
    if (metres <= 0)
        throw badInput("{0} is no length above 0.", text);
    return metres;
}

double shareOf(const std::string& text) {
    const double share = parseNumber(text);
    if (share < 0 || share > 1)
        throw badInput("{0} is no share; give a number from 0 to 1.", text);
    return share;
}

BenchCloud Options::readCloud(JobControl& control) const {
    const Design base = designFor("points");
    Design design = placement->applyTo(base);
    if (cloud.empty() && (design != base || placement->isGiven("fit")))
        throw badInput("--fit, --scale and --random-phase are for a cloud; give --cloud too.");
    if (cloud.empty())
        return {};
    if (!names.empty() && std::ranges::find(names, "points") == names.end())
        throw badInput("--cloud {0} is for the benchmark points; give that name too.", cloud);
    setData(design, cloud, std::make_shared<const PointCloud>(readPointCloud(cloud, {control})));
    const CloudSource source = asCloud(placement->applyTo(design).sources.front());
    return {design.sources.front().name, std::make_shared<const PointCloud>(placed(source))};
}

BenchChoice Options::choice(JobControl& control) const {
    return {names,
            partsOf("--method", methods,
                    [](const std::string& text) {
                        return std::get<std::string>(valueOf("method.name", text));
                    }),
            partsOf("--points", points, countOf),
            partsOf("--size", sizes, sizeOf),
            partsOf("--tolerance", tolerances,
                    [](const std::string& text) {
                        return std::get<double>(valueOf("method.tolerance", text));
                    }),
            partsOf("--distance", distances, metresOf),
            partsOf("--pitch", pitches, metresOf),
            partsOf("--depth", depths, shareOf),
            realPart,
            readCloud(control)};
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
    for (std::size_t i = 0; i < devices.size(); ++i) {
        const double count = static_cast<double>(devices.size());
        const JobShare share(session.control(), static_cast<double>(i) / count,
                             static_cast<double>(i + 1) / count);
        measureBenchmarks(choice, {devices[i], measured.peaks, session.control(),
                                   [&](BenchRow row) { measured.rows.push_back(std::move(row)); }});
    }
}

Report run(const Options& options, Session& session) {
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
    "bench", "Measure speed and accuracy on this machine",
    "fringe bench points --device cpu --method exact,nufft --points 1024,10000 --size 1920x1024",
    bodyOf<Options, run>};

} // namespace fringe
