// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/field_input.h"

#include "app/cli/pattern_options.h"
#include "engine/encodings/encoding.h"
#include "engine/io/checkpoint.h"
#include "engine/io/file_checks.h"
#include "engine/model/bounds.h"
#include "engine/outputs/sent_files.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>

#include <algorithm>
#include <cmath>
#include <sstream>
#include <utility>

namespace fringe {

FieldInput::FieldInput(CLI::App& app, bool writesLayouts)
    : sampling_(app, {.paths = {"illumination.wavelengths", "plate.pitch"}, .showDefaults = false}),
      layout_(app, writesLayouts) {
    app.add_option("IN", path_,
                   "Field (.npy .npz .mat .h5 .exr .tif) or level pattern (.png .bmp .tif "
                   ".oas .gds, integer .npy)")
        ->required()
        ->type_name("FILE");
    app.add_option("--encoding", encoding_,
                   "What the levels of IN mean: " + keyList(encodingInfos())
                       + "; its metadata or phase if not given")
        ->type_name("KEY");
    app.add_option("--gray-levels", levels_,
                   "How many levels there are in IN, of phases how many go around: 255 where the "
                   "level 255 is 2 pi; its metadata or all that it can hold if not given")
        ->check(CLI::Range(2, 65536))
        ->type_name("COUNT");
    app.add_option("--beam", beam_,
                   "Light on the levels of IN: gaussian:RADIUS (at 1/e of the amplitude), uniform, "
                   "or a picture of its amplitude; its metadata or uniform if not given")
        ->type_name("LIGHT");
}

SamplingHints FieldInput::hints() const {
    const Design design = sampling_.applyTo(Design{});
    SamplingHints hints;
    if (sampling_.isGiven("pitch")) {
        hints.pitchX = design.setup.plate.pitchX;
        hints.pitchY = design.setup.plate.pitchY;
    }
    if (sampling_.isGiven("wavelength"))
        hints.wavelengths = design.setup.wavelengths;
    hints.encoding = encoding_;
    hints.levels = levels_;
    hints.layout = layout_.choiceFor({path_});
    hints.takesFrames = true;
    return hints;
}

namespace {

/// Refuses samples that are no amplitudes, which would spread over the whole plane.
void requireAmplitudes(const Hologram& field, const std::string& path) {
    const auto isLight = [](Complex u) { return isAmplitude(u.real()) && isAmplitude(u.imag()); };
    for (const Field& plane : field.planes) {
        inBands(plane, [&](std::int64_t row, std::span<const Complex> samples) {
            const auto first = std::ranges::find_if_not(samples, isLight);
            if (first == samples.end())
                return;
            const std::int64_t cols = plane.shape().cols;
            throw sampleBeyond(path, row * cols + (first - samples.begin()), cols);
        });
    }
}

} // namespace

std::uint64_t FieldInput::mark(const Hologram& source, const Design& design,
                               const std::string& where) const {
    std::error_code ignored;
    const std::filesystem::path path = std::filesystem::absolute(path_, ignored);
    std::ostringstream words;
    words << path << '\n'
          << std::filesystem::file_size(path, ignored) << '\n'
          << std::filesystem::last_write_time(path, ignored).time_since_epoch().count() << '\n'
          << encoding_ << ' ' << levels_ << '\n'
          << where;
    return carriedMark(source.sampling, design, words.str());
}

FieldOrLevels FieldInput::content(std::uint64_t memory, const JobControl& control) const {
    FieldOrLevels data = readFieldOrLevels(path_, hints(), memory, true, &control);
    if (!beam_.empty())
        std::visit(
            [&](auto& content) {
                const Beam said = std::exchange(content.beam, beamOption(beam_, control));
                content.beam.values = said.values;
            },
            data);
    return data;
}

LevelPattern FieldInput::readLevels(std::uint64_t memory, const JobControl& control) const {
    FieldOrLevels data = content(memory, control);
    if (std::holds_alternative<Hologram>(data))
        throw badInput("{0} is a field, and a panel shows levels; make them with fringe encode.",
                       path_);
    LevelPattern pattern = std::get<LevelPattern>(std::move(data));
    requireSampling(pattern.sampling, pattern.planes.size(), path_);
    return pattern;
}

FieldOrLevels FieldInput::readEither(std::uint64_t memory, const JobControl& control,
                                     const Choice& tables) const {
    FieldOrLevels data = content(memory, control);
    if (const auto* levels = std::get_if<LevelPattern>(&data))
        if (auto sent = shownOfFile(path_, *levels, tables))
            data = *std::move(sent);
    std::visit(
        [&](const auto& content) {
            requireSampling(content.sampling, content.planes.size(), path_);
        },
        data);
    if (const auto* field = std::get_if<Hologram>(&data))
        requireAmplitudes(*field, path_);
    return data;
}

Hologram FieldInput::read(std::uint64_t memory, const JobControl& control,
                          const Choice& tables) const {
    FieldOrLevels data = readEither(memory, control, tables);
    if (const auto* levels = std::get_if<LevelPattern>(&data))
        return fieldOfPattern(*levels);
    return std::get<Hologram>(std::move(data));
}

} // namespace fringe
