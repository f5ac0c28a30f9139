// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/field_input.h"
#include "app/cli/plane_files.h"
#include "app/cli/progress_text.h"
#include "app/cli/propagation_choice.h"
#include "app/cli/session.h"
#include "app/cli/stopwatch.h"
#include "engine/io/field_files.h"
#include "engine/model/units.h"
#include "engine/run/run.h"

#include <memory>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
    explicit Options(CLI::App& app) : input(app), propagation(app) {
        CLI::Option* one =
            app.add_option("--distance", distance,
                           "Distance of the plane; negative lies behind the hologram")
                ->type_name("LENGTH");
        app.add_option("--sweep", sweep, "Planes from A to B, N in all, such as 150mm:250mm:11")
            ->type_name("A:B:N")
            ->excludes(one);
        app.add_option(
               "-o,--out", output,
               "Intensity: .png .bmp .tif, or as numbers .exr .npy; with --sweep a file per "
               "plane, its number and distance before the suffix")
            ->required()
            ->type_name("FILE");
    }
    FieldInput input;
    PropagationChoice propagation;
    std::string distance, sweep, output;
};

std::vector<Length> distancesOf(const Options& options) {
    if (!options.sweep.empty())
        return parseSweep(options.sweep);
    if (options.distance.empty())
        throw badInput("the distance is missing; give --distance LENGTH or --sweep A:B:N.");
    return {lengthOption("--distance", options.distance)};
}

std::vector<PlaneFile> planeFiles(const Options& options, bool overwrite) {
    std::vector<PlaneFile> files =
        options.sweep.empty()
            ? std::vector<PlaneFile>{{options.output, distancesOf(options).front()}}
            : sweepFiles(options.output, distancesOf(options));
    for (const PlaneFile& file : files)
        requireWritable(file.path, FileContent::Picture, overwrite);
    return files;
}

Report run(const Options& options, Session& session) {
    const PropagationOptions propagation = options.propagation.options();
    const bool overwrite = session.options().force;
    const std::vector<PlaneFile> files = planeFiles(options, overwrite);
    const Hologram source = options.input.read();
    const ComputeDevice device = session.openDevice();
    const Stopwatch watch;
    Json written = Json::array();
    for (std::size_t i = 0; i < files.size(); ++i) {
        const JobShare share(session.control(), double(i) / double(files.size()),
                             double(i + 1) / double(files.size()));
        const Picture picture = session.take(reconstruct(
            source, files[i].distance, propagation, device, session.control(), session.limits()));
        writePicture(files[i].path, picture, overwrite);
        written.push_back(
            {{"file", files[i].path.string()}, {"distance_m", files[i].distance.si()}});
    }
    return {reportText(files) + ", in " + secondsText(watch.seconds()) + " on " + device.info().id,
            {{"files", written}, {"device", device.info().id}, {"seconds", watch.seconds()}}};
}

const Command entry{
    "reconstruct", "Show what a hologram makes at a distance",
    "fringe reconstruct hologram.png --pitch 8um --wavelength 532nm --distance 200mm -o image.png",
    [](CLI::App& app) -> CommandBody {
        return [options = std::make_shared<Options>(app)](Session& session) {
            return run(*options, session);
        };
    }};

} // namespace

const Command& command_reconstruct_entry() {
    return entry;
}

} // namespace fringe
