// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/rgbd/depth_picture.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace fringe {
namespace {

using namespace table;

constexpr float none = std::numeric_limits<float>::quiet_NaN();

std::vector<ParameterInfo> rows() {
    const char* const ofPicture = FRINGE_MARK("Of the picture in its planes; a size of 0 fits the "
                                              "plate.");
    const auto withUnit = [](ParameterInfo info) {
        return when("depth_meaning", {std::string("metres"), std::string("millimetres")},
                    std::move(info));
    };
    std::vector<ParameterInfo> all{
        lengthRow("near", 220_mm, FRINGE_MARK("Near end"),
                  FRINGE_MARK("z of what is nearest to the viewer, the larger of the two.")),
        lengthRow("far", 200_mm, FRINGE_MARK("Far end"),
                  FRINGE_MARK("z of what is farthest from the viewer.")),
        oneOf("depth_meaning", FRINGE_MARK("Depth values"),
              FRINGE_MARK("What the numbers of the depth picture are."),
              {{"normalised", FRINGE_MARK("Even steps of z"),
                FRINGE_MARK("Black is near, white is far.")},
               {"inverse", FRINGE_MARK("Even steps of 1/z"),
                FRINGE_MARK("As 3-D programs store depth.")},
               {"metres", FRINGE_MARK("Metres"), FRINGE_MARK("From the viewer; 0 is no depth.")},
               {"millimetres", FRINGE_MARK("Millimetres"),
                FRINGE_MARK("From the viewer; 0 is no depth.")}},
              "normalised"),
        initially(false, named("invert_depth", Kind::Toggle, FRINGE_MARK("White is near"),
                               FRINGE_MARK("Instead of black."))),
        withUnit(initially(
            1.0, positive(advanced(named("depth_scale", Kind::Number, FRINGE_MARK("Depth scale"),
                                         FRINGE_MARK("Factor of the depths, to fit a scene between "
                                                     "near and far.")))))),
        oneOf("as", FRINGE_MARK("Depth by"), FRINGE_MARK("How the depth becomes light."),
              {{"auto", FRINGE_MARK("Automatic"),
                FRINGE_MARK("Layers where something is hidden, else exact depth.")},
               {"layers", FRINGE_MARK("Layers"),
                FRINGE_MARK("Every pixel in the nearest of evenly spaced planes.")},
               {"exact", FRINGE_MARK("Exact depth"),
                FRINGE_MARK("Every pixel at its own z; nothing is hidden.")}},
              "auto"),
        when("as", {std::string("auto"), std::string("layers")},
             initially(std::int64_t{0},
                       [] {
                           ParameterInfo info =
                               between(named("layers", Kind::Count, FRINGE_MARK("Layers"),
                                             FRINGE_MARK("Planes between near and far.")),
                                       0, 4096);
                           info.zero = FRINGE_MARK("by depth of focus");
                           return info;
                       }())),
        when("as", {std::string("auto"), std::string("exact")},
             initially(1e-3,
                       between(advanced(named("tolerance", Kind::Number, FRINGE_MARK("Tolerance"),
                                              FRINGE_MARK("Largest error of exact depth, "
                                                          "relative to the wave."))),
                               1e-6, 0.1))),
    };
    for (auto more : {sheetPlaceRows(ofPicture), sheetRows()})
        std::ranges::move(more, std::back_inserter(all));
    return all;
}

bool isMetric(const RgbdSource& picture) {
    return picture.meaning == RgbdSource::Meaning::Metres
           || picture.meaning == RgbdSource::Meaning::Millimetres;
}

/// The pixel of each sample of an axis; -1: none.
std::vector<std::int64_t> pixelsOf(const SampleRange& range, std::int64_t samples,
                                   std::int64_t pixels) {
    std::vector<std::int64_t> all;
    for (std::int64_t i = 0; i < samples; ++i) {
        const double at = (static_cast<double>(i) + 0.5 - range.start) / (range.end - range.start)
                          * static_cast<double>(pixels);
        const auto pixel = static_cast<std::int64_t>(std::floor(at));
        all.push_back(pixel >= 0 && pixel < pixels ? pixel : -1);
    }
    return all;
}

/// In metres; NaN where nothing was measured.
void makeMetres(std::span<float> numbers, const RgbdSource& picture) {
    const double unit = picture.meaning == RgbdSource::Meaning::Metres ? 1 : 1e-3;
    const auto factor =
        static_cast<float>(unit * picture.scale * static_cast<double>(picture.depth->white));
    for (float& number : numbers)
        number = number > 0 && std::isfinite(number) ? number * factor : none;
}

/// From the least one on, in parts of the way from near to far.
void makeParts(std::span<float> metres, float least, const RgbdSource& picture) {
    const double range = picture.near.si() - picture.far.si();
    for (float& depth : metres)
        depth = range == 0 && !std::isnan(depth)
                    ? 0
                    : static_cast<float>(static_cast<double>(depth - least) / range);
}

} // namespace

ParameterInfo layersInfo() {
    ParameterInfo info = between(named("layers", Kind::Count, FRINGE_MARK("Layers"),
                                       FRINGE_MARK("Planes between near and far.")),
                                 0, 4096);
    info.zero = FRINGE_MARK("by depth of focus");
    return info;
}

const ChoiceInfo& rgbdSourceInfo() {
    static const ChoiceInfo info{
        .key = "rgbd",
        .label = FRINGE_MARK("Depth picture"),
        .help = FRINGE_MARK("A picture with the depth of every pixel."),
        .parameters = rows(),
        .assets = {{"color", FRINGE_MARK("Picture"), AssetType::Raster},
                   {"depth", FRINGE_MARK("Depth picture"), AssetType::Depth}}};
    return info;
}

RgbdSource asRgbd(const Source& source) {
    const SourceValues values(rgbdSourceInfo(), source);
    return {source.kind.data<Raster>("color"),
            source.kind.data<Raster>("depth"),
            values.length("near"),
            values.length("far"),
            values.choice<RgbdSource::Meaning>("depth_meaning"),
            values.toggle("invert_depth"),
            values.number("depth_scale"),
            values.choice<RgbdSource::Form>("as"),
            values.count("layers"),
            values.number("tolerance"),
            sheetPlaceOf(values),
            styleOf(values)};
}

RgbdSource asRgbd(const Source& source, const PlaneGrid& grid) {
    RgbdSource picture = asRgbd(source);
    if (picture.colour && picture.colour->count() > 0)
        picture.place = placeOn(grid, picture.colour->shape, picture.place);
    return picture;
}

double distanceAt(const RgbdSource& picture, double part) {
    const double near = picture.near.si(), far = picture.far.si();
    if (picture.meaning == RgbdSource::Meaning::Inverse)
        return 1 / (1 / near + (1 / far - 1 / near) * part);
    return near + (far - near) * part;
}

DepthRows::DepthRows(const RgbdSource& picture, const PlaneGrid& grid)
    : picture_(picture), depth_(picture.depth->intensity(0)) {
    const SampleBox box = boxOf(grid, picture.place);
    rows_ = pixelsOf(box.rows, grid.shape.rows, depth_.shape.rows);
    cols_ = pixelsOf(box.cols, grid.shape.cols, depth_.shape.cols);
    if (!isMetric(picture))
        return;
    makeMetres(depth_.intensity, picture);
    least_ = std::numeric_limits<float>::infinity();
    for (std::size_t row = 0; row < rows_.size(); ++row)
        if (row == 0 || rows_[row] != rows_[row - 1])
            for (const float depth : numbersOf({static_cast<std::int64_t>(row), 1}))
                least_ = std::fmin(least_, depth);
}

std::vector<float> DepthRows::numbersOf(const RowRange& rows) const {
    std::vector<float> numbers;
    numbers.reserve(static_cast<std::size_t>(rows.count) * cols_.size());
    for (std::int64_t row = rows.first; row < rows.first + rows.count; ++row) {
        const std::int64_t pixel = rows_[static_cast<std::size_t>(row)];
        for (const std::int64_t col : cols_)
            numbers.push_back(
                pixel < 0 || col < 0
                    ? none
                    : depth_.intensity[static_cast<std::size_t>(pixel * depth_.shape.cols + col)]);
    }
    return numbers;
}

DepthMap DepthRows::of(const RowRange& rows) const {
    DepthMap map{numbersOf(rows)};
    if (isMetric(picture_))
        makeParts(map.parts, least_, picture_);
    for (float& part : map.parts) {
        if (!isMetric(picture_) && picture_.isInverted)
            part = 1 - part;
        if (std::isinf(part))
            part = none;
        map.clipped += part < 0 || part > 1 ? 1 : 0;
        part = part < 0 ? 0 : part > 1 ? 1 : part;
    }
    return map;
}

void DepthRows::inPieces(const std::function<void(const DepthMap&)>& take) const {
    constexpr std::int64_t samplesAtOnce = 1 << 16;
    const auto rows = std::ssize(rows_), cols = std::ssize(cols_);
    const std::int64_t atOnce = std::max<std::int64_t>(1, samplesAtOnce / cols);
    for (std::int64_t row = 0; row < rows; row += atOnce)
        take(of({row, std::min(atOnce, rows - row)}));
}

DepthMap depthMapOf(const RgbdSource& picture, const PlaneGrid& grid) {
    return DepthRows(picture, grid).of({0, grid.shape.rows});
}

std::size_t layerAt(float part, std::int64_t count) {
    const auto layer = static_cast<std::int64_t>(
        std::floor(static_cast<double>(part) * static_cast<double>(count)));
    return static_cast<std::size_t>(std::clamp<std::int64_t>(layer, 0, count - 1));
}

double layerDistance(const RgbdSource& picture, std::size_t layer, std::int64_t count) {
    return distanceAt(picture, (static_cast<double>(layer) + 0.5) / static_cast<double>(count));
}

} // namespace fringe
