// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/image_options.h"

#include "app/cli/lengths.h"
#include "app/cli/text_list.h"
#include "engine/encodings/encoding.h"
#include "engine/model/error.h"
#include "engine/model/region_outline.h"
#include "engine/pictures/picture_checks.h"
#include "engine/pictures/region_mask.h"
#include "engine/solvers/solver.h"

#include <CLI/App.hpp>

#include <cmath>
#include <memory>
#include <tuple>

namespace fringe {
namespace {

std::vector<PlanePoint> cornersOf(const std::string& text) {
    if (text.empty())
        throw badInput("--signal polygon needs its corners; give --corners X,Y,X,Y,X,Y[,X,Y...].");
    const std::vector<std::string> lengths = splitList(text, ',');
    if (lengths.size() < 6 || lengths.size() % 2 != 0)
        throw badInput("--corners {0}: a polygon needs three corners or more, with x and y of "
                       "each, as in -1mm,-1mm,1mm,-1mm,0mm,1mm.",
                       text);
    std::vector<PlanePoint> corners;
    for (std::size_t i = 0; i < lengths.size(); i += 2)
        corners.push_back({lengthOption("--corners", lengths[i]).si(),
                           lengthOption("--corners", lengths[i + 1]).si()});
    return corners;
}

/// What was weighted GS of pictures is Kim's.
SolverOffer offer() {
    SolverOffer offer;
    for (const Solver* solver : allSolvers())
        if (!solver->comparesLevels && solver->info.key != "wgs")
            offer.solvers.push_back(solver->info.key);
    offer.aliases = {{"wgs", "wgs-kim"}};
    offer.starts = {{"smooth", Start::Kind::Smooth}, {"random", Start::Kind::Random}};
    offer.startHelp = "First pattern: smooth (a quadratic phase that spreads the beam over the "
                      "picture), random (a phase a pixel), or a file of a field or of phase levels";
    return offer;
}

} // namespace

ImageOptions::ImageOptions(CLI::App& app)
    : PatternOptions(app,
                     "lens: pictures about the focal plane of a lens; free: no lens, pictures at "
                     "--distance from the hologram"),
      solving_(app, PictureSettings(), offer()) {
    declareTarget(app);
    declareAnyPhase(app);
}

void ImageOptions::declareTarget(CLI::App& app) {
    app.option_defaults()->group("Picture");
    app.add_option("--distance", distance_,
                   "Of each picture, from the hologram or, behind a lens, from its focal plane "
                   "(there 0 if not given)")
        ->type_name("LENGTH[,LENGTH...]");
    app.add_option("--picture-size", size_,
                   "Of the picture in its plane; else the largest in the middle half of it")
        ->type_name("WIDTHxHEIGHT");
    app.add_option("--picture-at", position_, "Its centre")
        ->type_name("X,Y")
        ->capture_default_str();
    app.add_option("--gamma", gamma_, "Intensity is the grey value to this power")
        ->type_name("NUMBER")
        ->capture_default_str();
    app.add_option("--signal", signal_,
                   "Where the picture counts, light being free elsewhere: picture (its rectangle "
                   "and a margin), ellipse (in that rectangle), polygon (with --corners), plane "
                   "(everywhere), or a mask: a picture of any size, stretched over the picture's "
                   "place, that counts where it is at least half as bright as at its brightest")
        ->type_name("picture|ellipse|polygon|plane|FILE")
        ->capture_default_str();
    app.add_option("--corners", corners_,
                   "Of --signal polygon, three or more, in the plane of the picture")
        ->type_name("X,Y,X,Y,X,Y[,X,Y...]");
    app.add_option("--margin", margin_, "Of --signal picture or ellipse, in parts of its size")
        ->type_name("NUMBER")
        ->capture_default_str();
    app.add_option("--far-field-samples", padding_,
                   "Behind a lens: samples per axis and pixel, 1 to 4; with 2 the light between "
                   "the pixels' own is shaped, too")
        ->type_name("N")
        ->capture_default_str();
}

std::vector<Length> ImageOptions::distances(std::size_t planes) const {
    if (distance_.empty() && !isLens())
        throw badInput("--geometry free needs how far the picture is; give --distance LENGTH.");
    if (distance_.empty())
        return std::vector<Length>(planes);
    std::vector<Length> lengths;
    for (const std::string& text : splitList(distance_, ','))
        lengths.push_back(lengthOption("--distance", text));
    if (lengths.size() != planes)
        throw badInput("--distance {0} has {1} lengths for {2} pictures; give one for each.",
                       distance_, lengths.size(), planes);
    return lengths;
}

PicturePlace ImageOptions::place(const GreyPicture& picture, const PlaneGrid& grid) const {
    PicturePlace place = middlePlace(picture.shape, grid);
    if (!size_.empty())
        std::tie(place.width, place.height) = lengthPair("--picture-size", size_, 'x');
    std::tie(place.x, place.y) = lengthPair("--picture-at", position_, ',');
    return place;
}

SignalRegion ImageOptions::region(const PicturePlace& place) const {
    using Kind = SignalRegion::Kind;
    if (signal_ == "polygon")
        return polygonThrough(cornersOf(corners_));
    SignalRegion region;
    region.place = place;
    if (signal_ == "plane") {
        region.kind = Kind::Plane;
    } else if (signal_ == "ellipse") {
        region.kind = Kind::Ellipse;
        region.place.width = (1 + 2 * margin_) * place.width;
        region.place.height = (1 + 2 * margin_) * place.height;
    } else {
        region.kind = Kind::Mask;
        region.mask = std::make_shared<const GreyPicture>(readMask(signal_));
    }
    return region;
}

std::vector<std::uint8_t> ImageOptions::signal(const PicturePlace& place,
                                               const PlaneGrid& grid) const {
    if (signal_ == "picture")
        return rectangleMask(grid, place, margin_);
    return regionMask(region(place), grid);
}

TargetPlane ImageOptions::plane(const std::string& path, const PlaneGrid& grid) const {
    GreyPicture picture = readTargetPicture(path);
    for (float& value : picture.intensity)
        value = gamma_ == 1 ? value : std::pow(value, static_cast<float>(gamma_));
    const PicturePlace where = place(picture, grid);
    try {
        return {{}, placedPicture(picture, grid, where), signal(where, grid)};
    } catch (const Error& error) {
        throw badInput("{0}: {1}", path, error.message().english());
    }
}

PictureDesign ImageOptions::read(const std::vector<std::string>& pictures) const {
    const Design given = givenDesign();
    if (!(gamma_ > 0) || !(margin_ >= 0))
        throw badInput("--gamma is more than 0, and --margin 0 or more.");
    if (!corners_.empty() && signal_ != "polygon")
        throw badInput("--corners {0} is for --signal polygon, not {1}.", corners_, signal_);
    PictureDesign design;
    static_cast<Solving&>(design) = solving_.read(given.scene.seed);
    design.padding = padding_;
    design.setup = given.setup;
    design.levels = levelsOf(given.encoding);
    Plan optics;
    optics.advice = checkPictureOptics(design);
    requireRunnable(optics);
    const std::vector<Length> along = distances(pictures.size());
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        design.planes.push_back(plane(pictures[i], planeGrid(design)));
        design.planes.back().z = along[i];
    }
    return design;
}

} // namespace fringe
