// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pattern_options.h"

#include "app/cli/propagation_choice.h"
#include "engine/io/field_files.h"
#include "engine/model/error.h"
#include "engine/optics/encoding.h"

#include <cmath>
#include <numbers>

namespace fringe {
namespace {

/// The one plane of a file of a field or of levels, as a field.
Field planeOf(const std::string& option, const std::string& path) {
    const FieldOrLevels read = readFieldOrLevels(path, {});
    const auto* levels = std::get_if<LevelPattern>(&read);
    const Hologram field = levels ? fieldOfPattern(*levels) : std::get<Hologram>(read);
    if (field.planes.size() != 1)
        throw badInput("{0}: {1} has {2} planes; give a file with one.", option, path,
                       field.planes.size());
    return field.planes.front();
}

/// Levels of a picture are amplitudes from 0 to 1; of a field the amplitude counts.
Beam beamOfFile(const std::string& path) {
    FieldOrLevels read = readFieldOrLevels(path, {});
    if (auto* levels = std::get_if<LevelPattern>(&read)) {
        levels->encoding = "amplitude";
        read = fieldOfPattern(*levels);
    }
    const Hologram& field = std::get<Hologram>(read);
    if (field.planes.size() != 1)
        throw badInput("--beam: {0} has {1} planes; give a grey picture.", path,
                       field.planes.size());
    Beam beam{Beam::Kind::Picture, {}, field.shape(), {}};
    for (const Complex sample : field.planes.front().samples)
        beam.picture.push_back(std::abs(sample));
    return beam;
}

} // namespace

PatternOptions::PatternOptions(CLI::App& app, const std::string& geometryHelp) {
    app.option_defaults()->group("Optics");
    app.add_option("--geometry", geometry_, geometryHelp)->required()->type_name("lens|free");
    app.add_option("--focal-length", focalLength_, "Of the lens")->type_name("LENGTH");
    app.add_option("--beam", beam_,
                   "Amplitude on the hologram: uniform, gaussian:W with the radius W at 1/e, or a "
                   "file of one number a pixel")
        ->type_name("uniform|gaussian:W|FILE")
        ->capture_default_str();
}

bool PatternOptions::isLens() const {
    if (geometry_ != "lens" && geometry_ != "free")
        throw badInput("--geometry {0}: give lens or free.", geometry_);
    return geometry_ == "lens";
}

Length PatternOptions::focalLength() const {
    if (isLens() && focalLength_.empty())
        throw badInput(
            "--geometry lens needs the lens's focal length; give --focal-length LENGTH.");
    if (!isLens() && !focalLength_.empty())
        throw badInput("--focal-length belongs to --geometry lens; leave it out with free.");
    return isLens() ? lengthOption("--focal-length", focalLength_) : Length{};
}

Beam PatternOptions::beam() const {
    constexpr std::string_view gaussian = "gaussian:";
    if (beam_ == "uniform")
        return {};
    if (beam_.starts_with(gaussian))
        return {
            Beam::Kind::Gaussian, lengthOption("--beam", beam_.substr(gaussian.size())), {}, {}};
    return beamOfFile(beam_);
}

std::vector<float> startTurns(const std::string& path) {
    std::vector<float> turns;
    for (const Complex sample : planeOf("--start", path).samples)
        turns.push_back(std::arg(sample) / (2 * std::numbers::pi_v<float>));
    return turns;
}

} // namespace fringe
