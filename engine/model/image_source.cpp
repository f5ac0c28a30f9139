// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/image_source.h"

#include "engine/model/source_rows.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

using Corners = std::vector<RegionCorner>;

Corners ellipseCorners() {
    constexpr int count = 24; ///< few enough to be moved by hand, 1.1 % less than the ellipse
    Corners corners;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * i / count;
        corners.push_back({std::cos(angle) / 2, std::sin(angle) / 2});
    }
    return corners;
}

Corners cornersOf(const SignalRegion& region) {
    switch (region.kind) {
    case SignalRegion::Kind::Polygon:
        return region.corners;
    case SignalRegion::Kind::Ellipse:
        return ellipseCorners();
    case SignalRegion::Kind::Plane:
        return {};
    case SignalRegion::Kind::Rectangle:
    case SignalRegion::Kind::Mask:
        break;
    }
    return {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}};
}

Length toPicometre(double metres) {
    return Length(std::round(metres * 1e12) / 1e12);
}

double partOf(double way, Length size) {
    return size > Length{} ? way / size.si() : 0;
}

using namespace table;

ParameterInfo ofRegion(ParameterInfo info) {
    return when("signal", {"rectangle", "ellipse", "polygon", "mask"}, std::move(info));
}

std::vector<ParameterInfo> placeRows() {
    const char* const ofPicture = FRINGE_MARK("Of the picture in its plane.");
    return {
        lengthRow("distance", {}, FRINGE_MARK("Distance"),
                  FRINGE_MARK("z of the picture: from the focal plane of the lens, or without a "
                              "lens from the plate.")),
        positive(lengthRow("width", 4.0_mm, FRINGE_MARK("Width"), ofPicture)),
        positive(lengthRow("height", 4.0_mm, FRINGE_MARK("Height"), ofPicture)),
        lengthRow("x", {}, FRINGE_MARK("Centre x"), ofPicture),
        lengthRow("y", {}, FRINGE_MARK("Centre y"), ofPicture),
        initially(1.0, positive(between(named("gamma", Kind::Number, FRINGE_MARK("Gamma"),
                                              FRINGE_MARK("Intensity is the grey value to this "
                                                          "power.")),
                                        0, 10)))};
}

std::vector<ParameterInfo> signalRows() {
    const char* const ofSignal = FRINGE_MARK("Of the signal region.");
    return {oneOf("signal", FRINGE_MARK("Signal region"),
                  FRINGE_MARK("Where the picture counts; elsewhere light is free to go, as noise."),
                  {{"rectangle", FRINGE_MARK("A rectangle")},
                   {"ellipse", FRINGE_MARK("An ellipse")},
                   {"polygon", FRINGE_MARK("A polygon")},
                   {"mask", FRINGE_MARK("A mask")},
                   {"plane", FRINGE_MARK("The whole plane")}},
                  "rectangle"),
            ofRegion(
                positive(lengthRow("signal_width", 4.8_mm, FRINGE_MARK("Region width"), ofSignal))),
            ofRegion(positive(
                lengthRow("signal_height", 4.8_mm, FRINGE_MARK("Region height"), ofSignal))),
            ofRegion(lengthRow("signal_x", {}, FRINGE_MARK("Region centre x"), ofSignal)),
            ofRegion(lengthRow("signal_y", {}, FRINGE_MARK("Region centre y"), ofSignal)),
            when("signal", {"polygon"},
                 initially(std::vector<double>(),
                           advanced(named("corners", Kind::Numbers, FRINGE_MARK("Corners"),
                                          FRINGE_MARK("x, y of each corner in parts of the region: "
                                                      "-0.5 to 0.5, y up."))))),
            when("lens.on", {true},
                 initially(std::int64_t{1},
                           advanced(between(
                               named("padding", Kind::Count, FRINGE_MARK("Far-field samples"),
                                     FRINGE_MARK("Per axis and pixel; with 2 the light between the "
                                                 "pixels' own samples is shaped, too.")),
                               1, 4))))};
}

std::vector<ParameterInfo> imageRows() {
    std::vector<ParameterInfo> all = placeRows();
    for (ParameterInfo& row : signalRows())
        all.push_back(std::move(row));
    return all;
}

using SharedPicture = std::shared_ptr<const GreyPicture>;

bool isSame(const SharedPicture& a, const SharedPicture& b) {
    return a == b || (a && b && *a == *b);
}

} // namespace

const ChoiceInfo& imageSourceInfo() {
    static const ChoiceInfo info{
        .key = "image",
        .label = FRINGE_MARK("Target image"),
        .help = FRINGE_MARK("A picture of light in a plane."),
        .parameters = imageRows(),
        .assets = {{"image", FRINGE_MARK("Picture"), AssetType::Picture},
                   {"mask", FRINGE_MARK("Mask of the signal region"), AssetType::Picture}}};
    return info;
}

bool operator==(const SignalRegion& a, const SignalRegion& b) {
    return a.kind == b.kind && a.place == b.place && a.corners == b.corners
           && isSame(a.mask, b.mask);
}

TargetImage asImage(const Source& source) {
    const SourceValues values(imageSourceInfo(), source);
    TargetImage image{.picture = source.kind.data<GreyPicture>("image"),
                      .distance = values.length("distance"),
                      .place = {values.length("width"), values.length("height"), values.length("x"),
                                values.length("y")},
                      .gamma = values.number("gamma"),
                      .padding = values.count("padding")};
    SignalRegion& signal = image.signal;
    signal.kind = values.choice<SignalRegion::Kind>("signal");
    signal.place = {values.length("signal_width"), values.length("signal_height"),
                    values.length("signal_x"), values.length("signal_y")};
    signal.mask = source.kind.data<GreyPicture>("mask");
    const std::vector<double>& corners = values.list("corners");
    for (std::size_t i = 0; i + 1 < corners.size(); i += 2)
        signal.corners.push_back({corners[i], corners[i + 1]});
    return image;
}

void store(Source& source, const TargetImage& image) {
    SourceEditor to(imageSourceInfo(), source);
    to.data("image", image.picture);
    to.data("mask", image.signal.mask);
    to.set("distance", image.distance);
    const auto place = [&](const std::string& prefix, const PicturePlace& rectangle) {
        to.set(prefix + "width", rectangle.width);
        to.set(prefix + "height", rectangle.height);
        to.set(prefix + "x", rectangle.x);
        to.set(prefix + "y", rectangle.y);
    };
    place("", image.place);
    place("signal_", image.signal.place);
    to.set("gamma", image.gamma);
    to.set("padding", image.padding);
    to.choose("signal", image.signal.kind);
    std::vector<double> corners;
    for (const RegionCorner& corner : image.signal.corners)
        corners.insert(corners.end(), {corner.x, corner.y});
    to.set("corners", corners);
}

SignalRegion polygonThrough(const std::vector<PlanePoint>& corners) {
    SignalRegion region;
    region.kind = SignalRegion::Kind::Polygon;
    region.place = {};
    if (corners.empty())
        return region;
    const auto [left, right] = std::ranges::minmax(corners, {}, &PlanePoint::x);
    const auto [bottom, top] = std::ranges::minmax(corners, {}, &PlanePoint::y);
    PicturePlace& place = region.place;
    place = {toPicometre(right.x - left.x), toPicometre(top.y - bottom.y),
             toPicometre((left.x + right.x) / 2), toPicometre((bottom.y + top.y) / 2)};
    for (const PlanePoint& corner : corners)
        region.corners.push_back({partOf(corner.x - place.x.si(), place.width),
                                  partOf(corner.y - place.y.si(), place.height)});
    return region;
}

std::vector<PlanePoint> outlineOf(const SignalRegion& region) {
    const PicturePlace& place = region.place;
    std::vector<PlanePoint> points;
    for (const RegionCorner& corner : cornersOf(region))
        points.push_back({place.x.si() + corner.x * place.width.si(),
                          place.y.si() + corner.y * place.height.si()});
    return points;
}

} // namespace fringe
