// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/image_options.h"

#include "app/cli/design_files.h"
#include "app/cli/help_formatter.h"
#include "app/cli/lengths.h"
#include "app/cli/text_table.h"
#include "engine/encodings/encoding.h"
#include "engine/io/target_picture.h"
#include "engine/model/error.h"
#include "engine/run/plan.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/sources/image/image_edits.h"
#include "engine/sources/image/image_place.h"
#include "engine/sources/image/image_plane.h"

#include <CLI/App.hpp>

#include <filesystem>
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

/// The place of all samples of a plane, of which the middle one of an even count is off the middle.
PicturePlace wholePlane(const PlaneGrid& grid) {
    const auto [rows, cols] = grid.shape;
    return {Length(static_cast<double>(cols) * grid.pitchX),
            Length(static_cast<double>(rows) * grid.pitchY),
            Length(cols % 2 == 0 ? -grid.pitchX / 2 : 0),
            Length(rows % 2 == 0 ? grid.pitchY / 2 : 0)};
}

/// A region that goes beyond its plane, without what does.
SignalRegion cutOff(SignalRegion region, const PlaneGrid& grid) {
    using Kind = SignalRegion::Kind;
    if (region.kind == Kind::Plane || region.kind == Kind::Mask || liesWithin(region.place, grid))
        return region;
    const std::vector<std::uint8_t> counts = regionMask(region, grid);
    region.kind = Kind::Mask;
    region.place = wholePlane(grid);
    region.mask = std::make_shared<const GreyPicture>(
        GreyPicture{grid.shape, std::vector<float>(counts.begin(), counts.end())});
    return region;
}

void requireOptics(const Design& design) {
    Plan optics;
    checkOptics(design.setup, levelsOf(design.encoding), optics.findings);
    requireRunnable(optics);
}

std::string stemOf(const std::string& file) {
    return std::filesystem::path(file).stem().string();
}

} // namespace

ImageOptions::ImageOptions(CLI::App& app) : margin_(usualMargin) {
    app.option_defaults()->group("Picture");
    essential(app.add_option("--distance", distance_,
                             "Distance of each picture, from the hologram or, behind a lens, from "
                             "its focal plane (there 0 if not given)"))
        ->type_name("LENGTH[,LENGTH...]");
    app.add_option("--picture-size", size_,
                   "Size of the picture in its plane; else the largest in the middle half of it")
        ->type_name("WIDTHxHEIGHT");
    app.add_option("--picture-at", position_, "Centre of the picture in its plane")
        ->type_name("X,Y")
        ->capture_default_str();
    app.add_option("--signal", signal_,
                   "Where the picture counts, light being free elsewhere: picture (its rectangle "
                   "and a margin), ellipse (in that rectangle), polygon (with --corners), plane "
                   "(everywhere), or a mask: a picture of any size, stretched over the picture's "
                   "place, that counts where it is at least half as bright as at its brightest")
        ->type_name("picture|ellipse|polygon|plane|FILE")
        ->capture_default_str();
    app.add_option("--corners", corners_,
                   "Corners of --signal polygon, three or more, in the plane of the picture")
        ->type_name("X,Y,X,Y,X,Y[,X,Y...]");
    app.add_option("--margin", margin_,
                   "Margin of --signal picture or ellipse, in parts of its size")
        ->type_name("NUMBER")
        ->capture_default_str();
}

std::vector<Length> ImageOptions::distances(const Lens& lens, std::size_t pictures) const {
    if (distance_.empty() && !lens.on)
        throw badInput("--geometry free needs how far the picture is; give --distance LENGTH.");
    if (distance_.empty())
        return std::vector<Length>(pictures);
    std::vector<Length> lengths;
    for (const std::string& text : splitList(distance_, ','))
        lengths.push_back(lengthOption("--distance", text));
    if (lengths.size() != pictures)
        throw badInput("--distance {0} has {1} lengths for {2} pictures; give one for each.",
                       distance_, lengths.size(), pictures);
    return lengths;
}

PicturePlace ImageOptions::place(const GreyPicture& picture, const PlaneGrid& grid) const {
    PicturePlace place = middlePlace(picture.shape, grid);
    if (!size_.empty())
        std::tie(place.width, place.height) = lengthPair("--picture-size", size_, 'x');
    std::tie(place.x, place.y) = lengthPair("--picture-at", position_, ',');
    return place;
}

SignalRegion ImageOptions::region(const PicturePlace& place, const JobControl& control) const {
    using Kind = SignalRegion::Kind;
    if (signal_ == "polygon")
        return polygonThrough(cornersOf(corners_));
    SignalRegion region;
    region.place = place;
    if (signal_ == "plane") {
        region.kind = Kind::Plane;
    } else if (signal_ == "picture" || signal_ == "ellipse") {
        region.kind = signal_ == "ellipse" ? Kind::Ellipse : Kind::Rectangle;
        region.place.width = (1 + 2 * margin_) * place.width;
        region.place.height = (1 + 2 * margin_) * place.height;
    } else {
        region.kind = Kind::Mask;
        region.mask = std::make_shared<const GreyPicture>(readMask(signal_, &control));
    }
    return region;
}

void ImageOptions::fill(Source& source, const std::string& file, Length distance,
                        const Setup& setup, const JobControl& control) const {
    TargetImage image = asImage(source);
    const PlaneGrid grid = planeGrid(setup, image.padding);
    image.distance = distance;
    image.place = place(*image.picture, grid);
    image.signal = region(image.place, control);
    try {
        image.signal = cutOff(std::move(image.signal), grid);
        targetPlane(image, setup);
    } catch (const Error& error) {
        throw badInput("{0}: {1}", file, error.message().english());
    }
    store(source, image);
    source.kind.assets.at("image").name = stemOf(file);
    if (const auto mask = source.kind.assets.find("mask"); mask != source.kind.assets.end())
        mask->second.name = stemOf(signal_);
}

void ImageOptions::addPictures(Design& design, const std::vector<std::string>& files,
                               const FileReading& reading) const {
    if (!(margin_ >= 0))
        throw badInput("--margin is 0 or more.");
    if (!corners_.empty() && signal_ != "polygon")
        throw badInput("--corners {0} is for --signal polygon, not {1}.", corners_, signal_);
    requireOptics(design);
    const std::vector<Length> along = distances(design.setup.lens, files.size());
    const Source like = std::move(design.sources.front());
    const SourceKind& kind = sourceKindOf(like.kind.key);
    const AssetSlot& slot = kind.info.assets.front();
    design.sources.clear();
    for (std::size_t i = 0; i < files.size(); ++i) {
        Source source = like;
        source.name = freeName(design, stemOf(files[i]));
        source.kind.assets[slot.key] = {stemOf(files[i]), dataFor(kind, slot, files[i], reading)};
        fill(source, files[i], along[i], design.setup, *reading.control);
        design.sources.push_back(std::move(source));
    }
}

} // namespace fringe
