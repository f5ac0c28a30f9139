// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/rgbd/depth_picture.h"

#include "engine/model/raster_facts.h"
#include "kernels/parallel.h"
#include "kernels/whole.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <mutex>

namespace fringe {
namespace {

using namespace table;

constexpr double none = std::numeric_limits<double>::quiet_NaN();

const BoundRows<RgbdSource>& rgbdRows() {
    static const BoundRows<RgbdSource> rows = joined<RgbdSource>(
        {endRows(),
         BoundRows<RgbdSource>{
             {oneOf("depth_meaning", FRINGE_MARK("Depth values"),
                    FRINGE_MARK("What the numbers of the depth picture are."),
                    {{"normalised", FRINGE_MARK("Even steps of z"),
                      FRINGE_MARK("Black is near, white is far.")},
                     {"inverse", FRINGE_MARK("Even steps of 1/z"),
                      FRINGE_MARK("As 3-D programs store depth.")},
                     {"metres", FRINGE_MARK("Metres"),
                      FRINGE_MARK("From the viewer; 0 is no depth.")},
                     {"millimetres", FRINGE_MARK("Millimetres"),
                      FRINGE_MARK("From the viewer; 0 is no depth.")}}),
              &RgbdSource::meaning},
             {named("invert_depth", Kind::Toggle, FRINGE_MARK("White is near"),
                    FRINGE_MARK("Instead of black.")),
              &RgbdSource::isInverted},
             {when("depth_meaning", {std::string("metres"), std::string("millimetres")},
                   positive(advanced(named("depth_scale", Kind::Number, FRINGE_MARK("Depth scale"),
                                           FRINGE_MARK("Factor of the depths, to fit a scene "
                                                       "between near and far."))))),
              &RgbdSource::scale},
             {between(advanced(named("blur", Kind::Number, FRINGE_MARK("Natural blur"),
                                     FRINGE_MARK("How much the blur of what is out of focus counts "
                                                 "where a pattern is designed, such as 0.3; 0: "
                                                 "sharpness alone."))),
                      0, 1),
              &RgbdSource::blur}},
         depthLightRows()});
    return rows;
}

/// The pixel of each sample of an axis; -1: none.
std::vector<std::int64_t> pixelsOf(const SampleRange& range, std::int64_t samples,
                                   std::int64_t pixels) {
    std::vector<std::int64_t> all;
    for (std::int64_t i = 0; i < samples; ++i) {
        const double at = (static_cast<double>(i) + 0.5 - range.start) / (range.end - range.start)
                          * static_cast<double>(pixels);
        const std::int64_t pixel = wholeBelow(at);
        all.push_back(pixel >= 0 && pixel < pixels ? pixel : -1);
    }
    return all;
}

/// The file's number, which a sample of a count has but for rounding.
double fileNumber(float sample, float white) {
    constexpr double wholes = 0x1.8p52; // a sum with it has no fraction
    return white == 1 ? sample : static_cast<double>(sample) * white + wholes - wholes;
}

/// The file's number of a pixel; of colours their luminance.
double fileNumber(const Raster& picture, std::size_t pixel) {
    if (picture.planes < 3)
        return fileNumber(picture.plane(0, 0)[pixel], picture.white);
    double sum = 0, whole = 0;
    for (std::size_t plane = 0; plane < luminanceWeights.size(); ++plane) {
        const double weight = luminanceWeights[plane];
        sum += weight * fileNumber(picture.plane(0, plane)[pixel], picture.white);
        whole += weight;
    }
    return sum / whole;
}

constexpr Length rgbdRoom = 20_mm; ///< from near to far where the two are the wrong way round

/// From the least one on, in parts of the way from near to far.
void makeParts(std::span<double> metres, double least, const RgbdSource& picture) {
    const double range = picture.near.si() - picture.far.si();
    for (double& depth : metres)
        depth = range == 0 && !std::isnan(depth) ? 0 : (depth - least) / range;
}

} // namespace

ParameterInfo layersInfo() {
    return zeroMeans(FRINGE_MARK("by depth of focus"),
                     between(named("layers", Kind::Count, FRINGE_MARK("Layers"),
                                   FRINGE_MARK("Planes between near and far.")),
                             0, 4096));
}

BoundRows<RgbdSource> endRows() {
    return {{essential(lengthRow("near", FRINGE_MARK("Near end"),
                                 FRINGE_MARK("z of what is nearest to the viewer, the "
                                             "larger of the two."))),
             &RgbdSource::near},
            {essential(lengthRow("far", FRINGE_MARK("Far end"),
                                 FRINGE_MARK("z of what is farthest from the viewer."))),
             &RgbdSource::far}};
}

BoundRows<RgbdSource> depthLightRows() {
    return joined<RgbdSource>(
        {BoundRows<RgbdSource>{
             {oneOf("as", FRINGE_MARK("Depth by"), FRINGE_MARK("How the depth becomes light."),
                    {{"auto", FRINGE_MARK("Automatic"),
                      FRINGE_MARK("Layers where something is hidden, else exact depth.")},
                     {"layers", FRINGE_MARK("Layers"),
                      FRINGE_MARK("Every pixel in the nearest of evenly spaced planes.")},
                     {"exact", FRINGE_MARK("Exact depth"),
                      FRINGE_MARK("Every pixel at its own z; nothing is hidden.")}}),
              &RgbdSource::form},
             {when("as", {std::string("auto"), std::string("layers")}, layersInfo()),
              &RgbdSource::layers},
             {when("as", {std::string("auto"), std::string("exact")},
                   between(advanced(named("tolerance", Kind::Number, FRINGE_MARK("Tolerance"),
                                          FRINGE_MARK("Largest error of exact depth, relative to "
                                                      "the wave."))),
                           1e-6, 0.1)),
              &RgbdSource::tolerance}},
         within<RgbdSource>(sheetPlaceRows(FRINGE_MARK("Of the picture in its planes; a size of 0 "
                                                       "fits the plate.")),
                            &RgbdSource::place),
         within<RgbdSource>(sheetRows(), &RgbdSource::style)});
}

const ChoiceInfo& rgbdSourceInfo() {
    static const ChoiceInfo info{
        .key = "rgbd",
        .label = FRINGE_MARK("Depth picture"),
        .help = FRINGE_MARK("A picture with the depth of every pixel."),
        .parameters = infosOf(rgbdRows()),
        .assets = {{"color", FRINGE_MARK("Picture"), AssetType::Raster},
                   {"depth", FRINGE_MARK("Depth picture"), AssetType::Depth}}};
    return info;
}

std::string guessedMeaning(const Raster& depth) {
    const double most = factsOf(depth, true).most;
    const bool isFloat = bitsOf(depth) == 32;
    if (isFloat && most > 1 && most <= 100)
        return "metres";
    if ((isFloat || bitsOf(depth) == 16) && most > (isFloat ? 100 : 255) && most <= 20000)
        return "millimetres";
    return "normalised";
}

Design withDepthInReach(Design design, std::size_t number) {
    Source& source = design.sources.at(number);
    RgbdSource picture = asRgbd(source);
    const auto& [size, pitchX, pitchY] = design.setup.plate;
    if (!picture.depth || design.setup.wavelengths.empty())
        return design;
    const Length longest = std::ranges::max(design.setup.wavelengths);
    const Length reach(std::min(static_cast<double>(size.cols) * pitchX.si() * pitchX.si(),
                                static_cast<double>(size.rows) * pitchY.si() * pitchY.si())
                       / longest.si());
    const Length room = picture.near > picture.far ? picture.near - picture.far : rgbdRoom;
    const bool isFollowed = design.reconstruction.distance == picture.near;
    if (picture.near > reach)
        picture.near = Length(roundedDown(reach.si(), 2));
    picture.far = Length(rounded((picture.near - room).si(), 4));
    if (picture.isMetric()) {
        const RasterFacts facts = factsOf(*picture.depth, true);
        const double unit = picture.meaning == RgbdSource::Meaning::Metres ? 1 : 1e-3;
        if (facts.most > facts.least)
            picture.scale = roundedDown(room.si() / (unit * (facts.most - facts.least)), 4);
    }
    store(source, picture);
    if (isFollowed)
        design.reconstruction.distance = picture.near;
    return design;
}

RgbdSource asRgbd(const Source& source) {
    RgbdSource picture = readBy(rgbdRows(), source.kind.values);
    picture.colour = source.kind.data<Raster>("color");
    picture.depth = source.kind.data<Raster>("depth");
    return picture;
}

void store(Source& source, const RgbdSource& picture, const std::string& name) {
    storeBy(rgbdRows(), picture, source.kind.values);
    source.kind.setData("color", picture.colour, name);
    source.kind.setData("depth", picture.depth, name);
}

RgbdSource asRgbd(const Source& source, const PlaneGrid& grid, bool isPlate) {
    RgbdSource picture = asRgbd(source);
    if (picture.colour && picture.colour->count() > 0)
        picture.place = placeOn(grid, picture.colour->shape, picture.place, isPlate);
    return picture;
}

double distanceAt(const RgbdSource& picture, double part) {
    const double near = picture.near.si(), far = picture.far.si();
    if (picture.meaning == RgbdSource::Meaning::Inverse)
        return 1 / (1 / near + (1 / far - 1 / near) * part);
    return near + (far - near) * part;
}

DepthRows::DepthRows(const RgbdSource& picture, const PlaneGrid& grid) : picture_(picture) {
    const bool isWhole = picture.colour && fills(grid, picture.colour->shape, picture.place);
    const SampleBox box = isWhole ? SampleBox{{0, static_cast<double>(grid.shape.rows)},
                                              {0, static_cast<double>(grid.shape.cols)}}
                                  : boxOf(grid, picture.place);
    const Shape shape = picture.parts ? grid.shape : picture.depth->shape;
    rows_ = pixelsOf(box.rows, grid.shape.rows, shape.rows);
    cols_ = pixelsOf(box.cols, grid.shape.cols, shape.cols);
    if (!picture.isMetric())
        return;
    least_ = std::numeric_limits<double>::infinity();
    for (std::size_t pixel = 0; pixel < static_cast<std::size_t>(shape.count()); ++pixel)
        least_ = std::fmin(least_, numberOf(pixel));
}

double DepthRows::numberOf(std::size_t pixel) const {
    if (picture_.parts)
        return (*picture_.parts)[pixel];
    const double number = fileNumber(*picture_.depth, pixel);
    if (!picture_.isMetric())
        return number / picture_.depth->white;
    const double unit = picture_.meaning == RgbdSource::Meaning::Metres ? 1 : 1e-3;
    return number > 0 && std::isfinite(number) ? unit * picture_.scale * number : none;
}

std::vector<double> DepthRows::numbersOf(const RowRange& rows) const {
    const std::int64_t width = picture_.parts ? std::ssize(cols_) : picture_.depth->shape.cols;
    std::vector<double> numbers;
    numbers.reserve(static_cast<std::size_t>(rows.count) * cols_.size());
    for (std::int64_t row = rows.first; row < rows.first + rows.count; ++row) {
        const std::int64_t pixel = rows_[static_cast<std::size_t>(row)];
        for (const std::int64_t col : cols_)
            numbers.push_back(pixel < 0 || col < 0
                                  ? none
                                  : numberOf(static_cast<std::size_t>(pixel * width + col)));
    }
    return numbers;
}

DepthMap DepthRows::of(const RowRange& rows) const {
    DepthMap map{numbersOf(rows)};
    if (picture_.isMetric())
        makeParts(map.parts, least_, picture_);
    for (double& part : map.parts) {
        if (!picture_.isMetric() && picture_.isInverted)
            part = 1 - part;
        if (std::isinf(part))
            part = none;
        map.clipped += part < -wholeSlack || part > 1 + wholeSlack ? 1 : 0;
        part = std::clamp(part, 0.0, 1.0);
    }
    return map;
}

std::int64_t rowsAtOnce(std::int64_t cols) {
    constexpr std::int64_t samples = 1 << 16;
    return std::max<std::int64_t>(1, samples / cols);
}

void DepthRows::inPieces(const std::function<void(const DepthMap&)>& take) const {
    const auto rows = std::ssize(rows_);
    const std::int64_t atOnce = rowsAtOnce(std::ssize(cols_));
    std::mutex guard;
    parallelFor(rows, atOnce, [&](std::int64_t begin, std::int64_t end) {
        const DepthMap some = of({begin, end - begin});
        const std::lock_guard lock(guard);
        take(some);
    });
}

DepthMap depthMapOf(const RgbdSource& picture, const PlaneGrid& grid) {
    return DepthRows(picture, grid).of({0, grid.shape.rows});
}

std::size_t layerAt(double part, std::int64_t count) {
    const std::int64_t layer = wholeBelow(part * static_cast<double>(count));
    return static_cast<std::size_t>(std::clamp<std::int64_t>(layer, 0, count - 1));
}

double layerDistance(const RgbdSource& picture, std::size_t layer, std::int64_t count) {
    return distanceAt(picture, (static_cast<double>(layer) + 0.5) / static_cast<double>(count));
}

} // namespace fringe
