// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/design_options.h"
#include "app/cli/dry_run.h"
#include "app/cli/field_output.h"
#include "app/cli/progress_text.h"
#include "app/cli/session.h"
#include "app/cli/stopwatch.h"
#include "engine/encodings/encoding.h"
#include "engine/io/point_files.h"
#include "engine/model/units.h"
#include "engine/run/machine.h"
#include "engine/run/run.h"

#include <CLI/App.hpp>

#include <memory>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

struct Files {
    explicit Files(CLI::App& app) {
        app.add_option("IN", input, "Point cloud: .ply .obj .xyz .pcd .csv")
            ->required()
            ->type_name("FILE");
        app.add_option("-o,--out", output,
                       "Field (.npy .exr .tif) or, encoded, levels (.png .bmp .tif .npy)")
            ->required()
            ->type_name("FILE");
        declareDryRun(app, isDry);
    }
    std::string input, output;
    bool isDry = false;
};

struct Options {
    explicit Options(CLI::App& app)
        : files(app),
          design(app, {.paths = {"scene.", "illumination.", "plate.", "method.", "encoding."}}) {}
    Files files;
    DesignOptions design;
};

/// Points that take more of the memory lie in a scratch file.
constexpr std::uint64_t shareOfPoints = 4;

std::uint64_t memoryOfPoints(std::uint64_t budget) {
    return (budget > 0 ? budget : availableMemory()) / shareOfPoints;
}

Design readDesign(const Options& options, Session& session) {
    Design design = options.design.applyTo(Design{});
    design.scene.name = std::filesystem::path(options.files.input).stem().string();
    design.scene.cloud = std::make_shared<const PointCloud>(readPointCloud(
        options.files.input, {session.control(), memoryOfPoints(session.options().memory())}));
    return design;
}

Json adviceJson(const Plan& plan) {
    Json notes = Json::array();
    for (const Advice& advice : plan.advice)
        notes.push_back(advice.message.english());
    return notes;
}

std::string sentence(const Json& facts, const Design& design) {
    const Shape shape = design.setup.plate.size;
    return facts["file"].get<std::string>() + ": " + std::to_string(shape.cols) + " x "
           + std::to_string(shape.rows) + " pixels of " + std::to_string(design.scene.cloud->size())
           + " points in " + secondsText(facts["seconds"]) + " by "
           + facts["method"].get<std::string>() + " on " + facts["device"].get<std::string>() + " ("
           + withPrefix(facts["pairs_per_second"]) + " point-pixels/s)";
}

Report run(const Options& options, Session& session) {
    Design design = options.design.applyTo(Design{});
    const FieldOutput output(options.files.output, design.encoding,
                             options.design.isGiven("encode"),
                             session.options().force || options.files.isDry);
    options.design.refuseIdle(design, output.isEncoded());
    design = readDesign(options, session);
    const ComputeDevice device = session.openDevice();
    PlanLimits limits = session.limits(device);
    limits.realPart = output.isEncoded() && encodingOf(design.encoding.key).readsRealPartOnly;
    limits.reconstructing = false;
    limits.comparing = options.files.isDry;
    const Plan planned = plan(design, limits);
    requireRunnable(planned);
    session.tell(planned);
    if (options.files.isDry)
        return forecastReport(planned, device.info().id);
    const Stopwatch watch;
    const Hologram field = session.take(computeHologram(design, device, session.control(), limits));
    const double seconds = watch.seconds();
    Json facts = output.write(field, session.writingControl());
    facts.update(factsOf(field));
    facts["points"] = design.scene.cloud->size();
    facts["method"] = planned.method.key;
    facts["error_expected"] = planned.error;
    facts["seconds_expected"] = planned.seconds;
    facts["seconds"] = seconds;
    facts["pairs_per_second"] = planned.pairs / seconds;
    facts["bytes"] = planned.bytes;
    facts["device_bytes"] = planned.deviceBytes;
    facts["notes"] = adviceJson(planned);
    return {sentence(facts, design), facts};
}

} // namespace

extern const Command command_points{
    "points", "Compute the hologram of a point cloud",
    "fringe points bunny.obj -o bunny.npy --size 1920x1080 --pitch 8um --wavelength 532nm "
    "--fit 8mmx8mmx8mm --at 200mm",
    bodyOf<Options, run>};

} // namespace fringe
