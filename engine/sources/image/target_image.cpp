// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/image/target_image.h"

#include "engine/model/parameter_rows.h"

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

ParameterInfo ofPolygon(ParameterInfo info) {
    return when("signal", {"polygon"}, std::move(info));
}

/// Rows of a rectangle in the picture's plane.
BoundRows<PicturePlace> placeRows(const std::string& prefix,
                                  const std::array<const char*, 4>& labels, const char* help) {
    const auto& [width, height, x, y] = labels;
    return {{positive(lengthRow(prefix + "width", width, help)), &PicturePlace::width},
            {positive(lengthRow(prefix + "height", height, help)), &PicturePlace::height},
            {lengthRow(prefix + "x", x, help), &PicturePlace::x},
            {lengthRow(prefix + "y", y, help), &PicturePlace::y}};
}

/// In the order of corners x, y, x, y, …
BoundRow<SignalRegion> cornersRow() {
    ParameterInfo info = ofPolygon(
        advanced(named("corners", Kind::Numbers, FRINGE_MARK("Corners"),
                       FRINGE_MARK("x, y of each corner in parts of the region: -0.5 to 0.5, y "
                                   "up."))));
    return {std::move(info),
            [](const SignalRegion& region) {
                std::vector<double> numbers;
                for (const RegionCorner& corner : region.corners)
                    numbers.insert(numbers.end(), {corner.x, corner.y});
                return Value(std::move(numbers));
            },
            [](SignalRegion& region, const Value& value) {
                const auto& numbers = std::get<std::vector<double>>(value);
                region.corners.clear();
                for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
                    region.corners.push_back({numbers[i], numbers[i + 1]});
            }};
}

BoundRows<SignalRegion> signalRows() {
    BoundRows<SignalRegion> all{
        {oneOf("signal", FRINGE_MARK("Signal region"),
               FRINGE_MARK("Where the picture counts; elsewhere light is free to go, as noise."),
               {{"rectangle", FRINGE_MARK("A rectangle")},
                {"ellipse", FRINGE_MARK("An ellipse")},
                {"polygon", FRINGE_MARK("A polygon")},
                {"mask", FRINGE_MARK("A mask")},
                {"plane", FRINGE_MARK("The whole plane")}}),
         &SignalRegion::kind}};
    for (auto& row : within<SignalRegion>(
             placeRows("signal_",
                       {FRINGE_MARK("Region width"), FRINGE_MARK("Region height"),
                        FRINGE_MARK("Region centre x"), FRINGE_MARK("Region centre y")},
                       FRINGE_MARK("Of the signal region.")),
             &SignalRegion::place)) {
        row.info = ofRegion(std::move(row.info));
        all.push_back(std::move(row));
    }
    all.push_back(cornersRow());
    return all;
}

const BoundRows<TargetImage>& imageRows() {
    static const BoundRows<TargetImage> rows = joined<TargetImage>(
        {BoundRows<TargetImage>{
             {lengthRow("distance", FRINGE_MARK("Distance"),
                        FRINGE_MARK("z of the picture: from the focal plane of the "
                                    "lens, or without a lens from the plate.")),
              &TargetImage::distance}},
         within<TargetImage>(placeRows("",
                                       {FRINGE_MARK("Width"), FRINGE_MARK("Height"),
                                        FRINGE_MARK("Centre x"), FRINGE_MARK("Centre y")},
                                       FRINGE_MARK("Of the picture in its plane.")),
                             &TargetImage::place),
         BoundRows<TargetImage>{
             {positive(between(named("gamma", Kind::Number, FRINGE_MARK("Gamma"),
                                     FRINGE_MARK("Intensity is the grey value to "
                                                 "this power.")),
                               0, 10)),
              &TargetImage::gamma}},
         within<TargetImage>(signalRows(), &TargetImage::signal),
         BoundRows<TargetImage>{
             {when("lens.on", {true},
                   advanced(between(
                       named("padding", Kind::Count, FRINGE_MARK("Far-field samples"),
                             FRINGE_MARK("Per axis and pixel; with 2 the light between the pixels' "
                                         "own samples is shaped, too.")),
                       1, 4))),
              &TargetImage::padding}}});
    return rows;
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
        .parameters = infosOf(imageRows()),
        .assets = {{"image", FRINGE_MARK("Picture"), AssetType::Picture},
                   {"mask", FRINGE_MARK("Mask of the signal region"), AssetType::Picture}}};
    return info;
}

bool operator==(const SignalRegion& a, const SignalRegion& b) {
    return a.kind == b.kind && a.place == b.place && a.corners == b.corners
           && isSame(a.mask, b.mask);
}

TargetImage asImage(const Source& source) {
    TargetImage image = readBy(imageRows(), source.kind.values);
    image.picture = source.kind.data<GreyPicture>("image");
    image.signal.mask = source.kind.data<GreyPicture>("mask");
    return image;
}

void store(Source& source, const TargetImage& image) {
    source.kind.setData("image", image.picture);
    source.kind.setData("mask", image.signal.mask);
    storeBy(imageRows(), image, source.kind.values);
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
