// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/field_input.h"

#include "app/cli/pattern_options.h"
#include "engine/encodings/encoding.h"
#include "engine/io/checkpoint.h"
#include "engine/io/file_checks.h"
#include "engine/mask/mask_format.h"
#include "engine/model/bounds.h"
#include "engine/model/showable_text.h"
#include "engine/model/units.h"
#include "engine/outputs/sent_files.h"
#include "engine/run/key.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>

#include <algorithm>
#include <cmath>
#include <sstream>
#include <utility>

namespace fringe {

FieldInput::FieldInput(CLI::App& app, bool writesLayouts)
    : sampling_(app, {.paths = {"illumination.wavelengths", "plate.pitch"}, .showDefaults = false}),
      arrays_(app), layout_(app, writesLayouts) {
    app.add_option("IN", path_,
                   "Field (.npy .npz .mat .h5 .exr .tif) or level pattern (.png .bmp .tif, integer "
                   ".npy, layouts: "
                       + joined(layoutSuffixes(), std::identity(), " ") + ")")
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
    hints.array = arrays_.of({path_});
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

/// Refuses the tables of a panel for what none was sent.
void requireFrame(const PatternRead& read, const Choice& tables, const std::string& path) {
    if (tables.key == "panel" && !(read.metadata && read.metadata->frame))
        throw badInput("{0} is not what a panel is sent, so that --device-preset and tables of a "
                       "panel have no effect on it; leave them out.",
                       path);
}

} // namespace

std::uint64_t FieldInput::mark(const Hologram& source, const Design& design,
                               const std::string& where) const {
    std::error_code ignored;
    const std::filesystem::path path = std::filesystem::absolute(path_, ignored);
    const ArrayChoice array = arrays_.of({path_});
    std::ostringstream words;
    words << path << '\n'
          << std::filesystem::file_size(path, ignored) << '\n'
          << std::filesystem::last_write_time(path, ignored).time_since_epoch().count() << '\n'
          << encoding_ << ' ' << levels_ << ' ' << beam_ << '\n'
          << layout_.text() << '\n'
          << array.name << ' ' << array.transpose << '\n'
          << where;
    return carriedKey(source.sampling, design, words.str());
}

/// Refuses options that say what the file is, where it is something else.
void FieldInput::requireMeant(const PatternRead& read) const {
    const bool isFrame = read.metadata && read.metadata->frame;
    const bool isField = std::holds_alternative<Hologram>(read.content);
    for (const auto& [option, isGiven] :
         {std::pair("--encoding", !encoding_.empty()), {"--gray-levels", levels_ > 0}}) {
        if (isGiven && isFrame)
            throw badInput("{0} has no effect on {1}, whose side-car says what its values are; "
                           "leave it out, or remove the side-car.",
                           option, path_);
        if (isGiven && isField)
            throw badInput("{0} is for levels, and {1} is a field; leave it out.", option, path_);
    }
    const std::vector<Length> given = hints().wavelengths;
    if (isFrame && !given.empty() && given != read.metadata->frame->wavelengths)
        throw badInput("--wavelength: {0} is what the panel {1} is sent for light of {2}, and no "
                       "one knows what it makes of other light; leave it out.",
                       path_, showable(read.metadata->frame->panel, mostQuoted),
                       joined(read.metadata->frame->wavelengths, formatLength));
}

PatternRead FieldInput::content(std::uint64_t memory, const JobControl& control) const {
    PatternRead read = readPattern(path_, {.sampling = hints()}, memory, true, &control);
    requireMeant(read);
    if (!beam_.empty())
        std::visit(
            [&](auto& content) {
                const Beam said = std::exchange(content.beam, beamOption(beam_, control));
                content.beam.values = said.values;
            },
            read.content);
    return read;
}

SentPattern FieldInput::readSent(std::uint64_t memory, const JobControl& control,
                                 const Choice& tables, SlmModel model) const {
    PatternRead read = content(memory, control);
    auto* pattern = std::get_if<LevelPattern>(&read.content);
    if (pattern == nullptr)
        throw badInput("{0} is a field, and a panel shows levels; make them with fringe encode.",
                       path_);
    requireFrame(read, tables, path_);
    if (read.metadata && read.metadata->frame)
        return sentInFile({path_, std::move(*pattern), *read.metadata->frame}, tables,
                          std::move(model));
    requireSampling(pattern->sampling, pattern->planes.size(), path_);
    return {std::move(*pattern), std::move(model)};
}

FieldOrLevels FieldInput::readEither(std::uint64_t memory, const JobControl& control,
                                     const Choice& tables) const {
    PatternRead read = content(memory, control);
    requireFrame(read, tables, path_);
    FieldOrLevels& data = read.content;
    if (auto* levels = std::get_if<LevelPattern>(&data);
        levels != nullptr && read.metadata && read.metadata->frame)
        data = shownOfFile({path_, std::move(*levels), *read.metadata->frame}, tables);
    std::visit(
        [&](const auto& content) {
            requireSampling(content.sampling, content.planes.size(), path_);
        },
        data);
    if (const auto* field = std::get_if<Hologram>(&data))
        requireAmplitudes(*field, path_);
    return std::move(data);
}

Hologram FieldInput::read(std::uint64_t memory, const JobControl& control,
                          const Choice& tables) const {
    FieldOrLevels data = readEither(memory, control, tables);
    if (const auto* levels = std::get_if<LevelPattern>(&data))
        return fieldOfPattern(*levels);
    return std::get<Hologram>(std::move(data));
}

} // namespace fringe
