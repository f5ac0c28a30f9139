// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pattern_options.h"

#include "app/cli/lengths.h"
#include "engine/io/pixel_files.h"
#include "engine/model/error.h"

#include <CLI/App.hpp>

#include <tuple>

namespace fringe {
namespace {

/// What the file of an option gives; `read` throws what is wrong with the file.
template <class Read>
GivenPixels pixelsOf(const std::string& option, const std::string& path, Read read) {
    try {
        return read(path);
    } catch (const Error& error) {
        throw badInput("{0}: {1}", option, error.message().english());
    }
}

} // namespace

PatternOptions::PatternOptions(CLI::App& app, const std::string& geometryHelp)
    : design_(app, {.paths = {"illumination.", "plate.", "encoding.", "scene.seed"}}) {
    app.option_defaults()->group("Optics");
    app.add_option("--geometry", geometry_, geometryHelp)->required()->type_name("lens|free");
    app.add_option("--focal-length", focalLength_, "Of the lens")->type_name("LENGTH");
    app.add_option("--beam", beam_,
                   "Amplitude on the hologram: uniform, gaussian:W with the radius W at 1/e, or a "
                   "file of one number a pixel")
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

void PatternOptions::declareAnyPhase(CLI::App& app) {
    app.add_flag("--any-phase", anyPhase_, "Let the pattern take any phase instead of levels");
}

bool PatternOptions::isLens() const {
    if (geometry_ != "lens" && geometry_ != "free")
        throw badInput("--geometry {0}: give lens or free.", geometry_);
    return geometry_ == "lens";
}

Design PatternOptions::givenDesign() const {
    Design design = design_.applyTo(Design{});
    Setup& setup = design.setup;
    if (setup.wavelengths.size() != 1)
        throw badInput("--wavelength: a pattern is designed for one wavelength; give one.");
    setup.lens = {isLens(), focalLength()};
    setup.beam = beam();
    setup.aperture = aperture();
    if (anyPhase_)
        design.encoding.values["levels"] = std::int64_t{0};
    return design;
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
        return {Beam::Kind::Gaussian, lengthOption("--beam", beam_.substr(gaussian.size())), {}};
    return {Beam::Kind::Picture, {}, pixelsOf("--beam", beam_, readBeamPicture)};
}

Aperture PatternOptions::aperture() const {
    constexpr std::string_view circle = "circle:";
    Aperture aperture;
    if (aperture_ == "none")
        return aperture;
    if (aperture_.starts_with(circle)) {
        aperture.kind = Aperture::Kind::Circle;
        aperture.diameter = lengthOption("--aperture", aperture_.substr(circle.size()));
        return aperture;
    }
    aperture.kind = Aperture::Kind::Rectangle;
    std::tie(aperture.width, aperture.height) = lengthPair("--aperture", aperture_, 'x');
    return aperture;
}

GivenPixels givenStart(const std::string& path) {
    return pixelsOf("--start", path, readStartPattern);
}

} // namespace fringe
