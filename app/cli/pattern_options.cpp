// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pattern_options.h"

#include "app/cli/lengths.h"
#include "engine/io/pixel_files.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
#include "engine/model/showable_text.h"
#include "engine/run/plan.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace fringe {
namespace {

constexpr const char *startPath = "solver.start", *givenKey = "given";

/// What the file of an option gives; `read` throws what is wrong with the file.
template <class Read>
Asset pixelsOf(const std::string& option, const std::string& path, const JobControl& control,
               Read read) {
    try {
        return read(path, &control);
    } catch (const Error& error) {
        throw badInput("{0}: {1}", option, error.message().english());
    }
}

/// The rows of the solver are options by their own names, but for its own and the start.
DesignOptionChoice withCommon(DesignOptionChoice own) {
    own.paths.insert(own.paths.end(),
                     {"illumination.", "plate.", "encoding.", "device.", "solver."});
    own.names.insert({{"solver.name", "algorithm"}, {startPath, ""}});
    for (const DesignSection& section : designSections(own.base))
        if (section.key == "solver")
            for (const DesignParameter& row : section.rows) {
                std::string name = row.info.key.substr(section.key.size() + 1);
                std::ranges::replace(name, '_', '-');
                own.names.insert({row.info.key, std::move(name)});
            }
    return own;
}

/// Whether it names a start, today or formerly, other than a file.
bool isNamed(const ParameterInfo& starts, const std::string& start) {
    return std::ranges::any_of(starts.choices, [&](const ParameterChoice& choice) {
        return choice.key != givenKey && (choice.key == start || choice.alias == start);
    });
}

} // namespace

Beam beamOption(const std::string& text, const JobControl& control) {
    constexpr std::string_view gaussian = "gaussian:";
    Beam beam;
    if (text == "uniform")
        return beam;
    if (text.starts_with(gaussian)) {
        beam.kind = Beam::Kind::Gaussian;
        const std::string radii = text.substr(gaussian.size());
        if (radii.find('x') == radii.npos)
            beam.waist = lengthOption("--beam", radii);
        else
            std::tie(beam.waist, beam.waistY) = lengthPair("--beam", radii, 'x');
    } else {
        beam.kind = Beam::Kind::Picture;
        beam.picture = pixelsOf("--beam", text, control, readBeamPicture);
    }
    return beam;
}

PatternOptions::PatternOptions(CLI::App& app, DesignOptionChoice own,
                               const std::string& geometryHelp)
    : base_(own.base), table_(app, withCommon(std::move(own))), device_(app) {
    declareOptics(app, geometryHelp);
    declareStart(app);
}

void PatternOptions::declareOptics(CLI::App& app, const std::string& geometryHelp) {
    app.option_defaults()->group("Optics");
    CLI::Option* geometry =
        app.add_option("--geometry", geometry_, "Optics behind the hologram; " + geometryHelp);
    geometry->type_name("lens|free");
    base_.isDesigned() ? geometry->required() : geometry->capture_default_str();
    app.add_option("--focal-length", focalLength_, "Focal length of the lens")->type_name("LENGTH");
    app.add_option("--beam", beam_,
                   "Amplitude on the hologram: uniform, gaussian:W with the radius W at 1/e, or "
                   "gaussian:WXxWY with one along x and one along y, or a picture, which is "
                   "resampled to the hologram")
        ->type_name("uniform|gaussian:W|FILE")
        ->capture_default_str();
    app.add_option(
           "--aperture", aperture_,
           "A stop around the middle of the hologram: a circle of diameter D, or a rectangle. "
           "Figures are shares of the light that passes; pixels with their centre outside "
           "get the phase 0")
        ->type_name("none|circle:D|WIDTHxHEIGHT")
        ->capture_default_str();
}

void PatternOptions::declareStart(CLI::App& app) {
    const DesignParameter row = designParameter(base_, startPath);
    std::string names, help = "First pattern: ";
    for (const ParameterChoice& choice : row.info.choices)
        if (choice.key != givenKey) {
            names += choice.key + '|';
            help += choice.key + " (" + choice.label + "), ";
        }
    app.option_defaults()->group("Solver");
    app.add_option("--start", start_, help + "or a file of a field or of phase levels")
        ->type_name(names + "FILE")
        ->default_str(std::get<std::string>(row.get(base_)));
    app.add_option("--start-gray-levels", startLevels_,
                   "How many levels of --start FILE go around: 255 where the level 255 is 2 pi; "
                   "its metadata or all that it can hold if not given")
        ->check(CLI::Range(2, 65536))
        ->type_name("COUNT");
}

Design PatternOptions::base() const {
    Design design = base_;
    const auto& usual = usualDesign(base_.sources.front().kind.key);
    if (usual && table_.applyTo(base_).solver.key == usual->solver.key)
        static_cast<Solving&>(design) = *usual;
    return design;
}

bool PatternOptions::isLens() const {
    if (geometry_ != "lens" && geometry_ != "free")
        throw badInput("--geometry {0}: give lens or free.", geometry_);
    return geometry_ == "lens";
}

Design PatternOptions::read(const JobControl& control) const {
    Design design = device_.applyTo(table_.applyTo(base()), table_, control);
    if (design.isDesigned() && design.setup.wavelengths.size() != 1)
        throw badInput("--wavelength: a pattern is designed for one wavelength; give one.");
    readLens(design.setup.lens);
    Beam& beam = design.setup.beam;
    const Beam options = std::exchange(beam, beamOption(beam_, control));
    for (const auto& [name, kind] : {std::pair("beam-x", Beam::Kind::Gaussian),
                                     {"beam-y", Beam::Kind::Gaussian},
                                     {"beam-values", Beam::Kind::Picture}})
        if (table_.isGiven(name) && beam.kind != kind)
            throw badInput("--{0} has no effect with --beam {1}; it is for {2}.", name, beam_,
                           kind == Beam::Kind::Picture ? "a picture" : "gaussian:W");
    std::tie(beam.x, beam.y, beam.values) = std::tie(options.x, options.y, options.values);
    readAperture(design.setup.aperture);
    readStart(design, control);
    requireAllowed(design);
    return design;
}

/// What the table says against parts of options.
void PatternOptions::requireAllowed(const Design& design) const {
    const std::array<std::tuple<const char*, const char*, const std::string&>, 3> parts{
        {{"illumination.beam", "--beam", beam_},
         {"illumination.aperture", "--aperture", aperture_},
         {"lens.", "--focal-length", focalLength_}}};
    for (const Finding& finding : checkTable(design))
        for (const auto& [path, option, text] : parts)
            if (finding.parameter.starts_with(path))
                throw badInput("{0} {1}: {2}", option, showable(text, mostQuoted),
                               finding.message.english());
}

void PatternOptions::refuseIdle(const Design& design, bool encoded) const {
    table_.refuseIdle(design, encoded);
    if (!encoded && device_.isGiven(table_))
        throw badInput("A device is sent levels, but a field is written; give --encode too, or the "
                       "name of a picture.");
}

void PatternOptions::readLens(Lens& lens) const {
    lens.on = isLens();
    if (lens.on && focalLength_.empty())
        throw badInput(
            "--geometry lens needs the lens's focal length; give --focal-length LENGTH.");
    if (!lens.on && !focalLength_.empty())
        throw badInput("--focal-length belongs to --geometry lens; leave it out with free.");
    if (lens.on)
        lens.focalLength = lengthOption("--focal-length", focalLength_);
}

void PatternOptions::readAperture(Aperture& aperture) const {
    constexpr std::string_view circle = "circle:";
    if (aperture_ == "none")
        return;
    if (aperture_.starts_with(circle)) {
        aperture.kind = Aperture::Kind::Circle;
        aperture.diameter = lengthOption("--aperture", aperture_.substr(circle.size()));
    } else {
        aperture.kind = Aperture::Kind::Rectangle;
        std::tie(aperture.width, aperture.height) = lengthPair("--aperture", aperture_, 'x');
    }
}

void PatternOptions::readStart(Design& design, const JobControl& control) const {
    const DesignParameter row = designParameter(base_, startPath);
    const bool isFile = !start_.empty() && !isNamed(row.info, start_);
    if (!isFile && startLevels_ > 0)
        throw badInput("--start-gray-levels belongs to --start FILE; leave it out with {0}.",
                       start_.empty() ? std::get<std::string>(row.get(design)) : start_);
    if (start_.empty())
        return;
    row.set(design, isFile ? Value(std::string(givenKey)) : parseValue(row.info, start_));
    if (isFile)
        design.start.given =
            pixelsOf("--start", start_, control, [this](const auto& path, const auto* watcher) {
                return readStartPattern(path, watcher, startLevels_);
            });
}

} // namespace fringe
