// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/design_options.h"
#include "app/cli/device_options.h"
#include "app/cli/field_input.h"
#include "app/cli/help_formatter.h"
#include "app/cli/lengths.h"
#include "app/cli/parameter_option.h"
#include "app/cli/session.h"
#include "engine/camera/camera.h"
#include "engine/io/file_checks.h"
#include "engine/model/mapped_plane.h"
#include "engine/model/units.h"

#include <CLI/App.hpp>

#include <algorithm>

namespace fringe {
namespace {

struct Options {
    explicit Options(CLI::App& app)
        : input(app), rows(app, {}), camera(app, simulatedCameraInfo()), device(app) {
        app.option_defaults()->group("Optics");
        app.add_option("--focal-length", focalLength,
                       "Focal length of a lens in the panel, near whose focal plane the camera "
                       "stands; that of the file if neither this nor --distance is given")
            ->type_name("LENGTH");
        essential(app.add_option("--distance", distance,
                                 "Distance of the camera, behind a lens from its focal plane"))
            ->type_name("LENGTH");
        app.option_defaults()->group("Files");
        app.add_option("-o,--out", output,
                       "The camera's counts: .png .bmp, or as numbers .tif .exr .npy")
            ->required()
            ->type_name("FILE");
    }
    FieldInput input;
    DesignOptions rows; ///< none
    ChoiceOptions camera;
    DeviceOptions device; ///< whose tables a frame was made with
    std::string focalLength, distance, output;
};

CameraView viewOf(const Options& options, const ParameterValues& values) {
    CameraView view = cameraViewOf(values);
    if (!options.focalLength.empty())
        view.focalLength = lengthOption("--focal-length", options.focalLength);
    if (!options.distance.empty())
        view.distance = lengthOption("--distance", options.distance);
    return view;
}

/// Behind the lens that the file says, which is said, where nothing is given.
CameraView placed(CameraView view, const LevelPattern& levels, const Session& session) {
    if (view.focalLength || view.distance != Length{})
        return view;
    if (!levels.lens)
        throw badInput("where the camera stands is missing; give --focal-length LENGTH or "
                       "--distance LENGTH.");
    view.focalLength = levels.lens;
    session.say(
        "note",
        "the camera stands in the focal plane of the lens that the pattern was made for, of "
            + formatLength(*levels.lens) + "; --focal-length says another.");
    return view;
}

/// Whether the counts are written as numbers of a picture rather than as gray levels.
bool areNumbers(const std::string& path) {
    return formatFor(path, FileContent::Picture).writePicture != nullptr;
}

void writeCounts(const std::string& path, const Picture& counts, const CameraSensor& sensor,
                 const Session& session) {
    const bool overwrite = session.options().force;
    if (areNumbers(path))
        return writePicture(path, counts, overwrite, session.writingControl());
    LevelPattern levels;
    levels.count = sensor.saturation() + 1;
    levels.sampling = counts.sampling;
    levels.encoding = "amplitude";
    for (const auto& plane : counts.planes)
        levels.planes.push_back(
            mapped(plane, [](float count) { return static_cast<std::uint16_t>(count); }));
    writeLevels(path, levels, overwrite, session.writingControl());
}

Report run(const Options& options, Session& session) {
    const ParameterValues values = options.camera.read();
    const CameraSensor sensor = cameraSensorOf(values);
    const CameraView given = viewOf(options, values);
    requireWritable(options.output,
                    areNumbers(options.output) ? FileContent::Picture : FileContent::Levels,
                    session.options().force);
    const SentPattern sent = options.input.readSent(
        session.options().memoryBytes(), session.control(),
        options.device.tables(options.rows, options.input.path(), session.control()),
        slmModelOf(values));
    const CameraView view = placed(given, sent.values, session);
    const Picture light = lightOnCamera(sent.values, sent.model, view, session.control());
    const Picture counts = counted(light, sensor);
    std::int64_t full = 0;
    float most = 0;
    for (const auto& plane : counts.planes)
        for (const float count : plane.samples()) {
            most = std::max(most, count);
            full += count >= static_cast<float>(sensor.saturation()) ? 1 : 0;
        }
    writeCounts(options.output, counts, sensor, session);
    const double exposure = exposureFor(light, sensor);
    return {options.output + ": counts up to " + std::to_string(static_cast<int>(most)) + " of "
                + std::to_string(sensor.saturation()) + ", " + std::to_string(full)
                + " pixels saturated, exposure " + formatRounded(exposure),
            {{"file", options.output},
             {"shape", {view.size.rows, view.size.cols}},
             {"pitch_m", view.pitch.si()},
             {"most", most},
             {"saturation", sensor.saturation()},
             {"saturated_pixels", full},
             {"exposure", exposure}}};
}

} // namespace

extern const Command command_camera{
    "camera",
    "Show what a simulated camera sees of a panel with a pattern",
    CommandGroup::Light,
    "fringe run example:spots -o results\n"
    "fringe camera results/spots-phase.png --focal-length 200mm --fill 0.9 --gaps reflecting "
    "-o seen.png",
    bodyOf<Options, run>,
    false,
    true};

} // namespace fringe
