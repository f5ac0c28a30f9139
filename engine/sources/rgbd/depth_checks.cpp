// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/rgbd/depth_checks.h"

#include "engine/model/called.h"
#include "engine/model/units.h"
#include "engine/solvers/pattern_checks.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

namespace fringe {
namespace {

using Meaning = RgbdSource::Meaning;

constexpr double hardly = 0.01; ///< part of a range

std::string shortNumber(double number) {
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", number);
    return text;
}

/// The least and the largest number of a depth picture as they stand in its file; of metric ones
/// those of pixels that have a depth.
struct NumberRange {
    explicit NumberRange(const RgbdSource& picture) {
        for (const float value : picture.depth->intensity(0).intensity)
            if (std::isfinite(value) && (value > 0 || !picture.isMetric())) {
                least = isThere ? std::min<double>(least, value) : value;
                most = isThere ? std::max<double>(most, value) : value;
                isThere = true;
            }
        least *= picture.depth->white;
        most *= picture.depth->white;
    }

    double least = 0, most = 0;
    bool isThere = false;
};

/// Whether channels differ by more than lossy compression makes of grey.
bool isColoured(const Raster& depth) {
    constexpr double most = 0.02;
    if (depth.planes < 3)
        return false;
    const auto red = depth.plane(0, 0), green = depth.plane(0, 1), blue = depth.plane(0, 2);
    double sum = 0;
    for (std::size_t i = 0; i < red.size(); ++i) {
        const auto [low, high] = std::minmax({red[i], green[i], blue[i]});
        sum += high - low;
    }
    return sum > most * static_cast<double>(red.size());
}

void checkSizes(const RgbdSource& picture, const Source& source, SourceCost& cost) {
    const Shape colour = picture.colour->shape, depth = picture.depth->shape;
    if (colour == depth)
        return;
    const double aspect = static_cast<double>(colour.cols * depth.rows)
                          / static_cast<double>(colour.rows * depth.cols);
    const double slack = 1.0 / static_cast<double>(std::min(depth.rows, depth.cols));
    warn(cost.findings, "source.depth",
         message(std::abs(aspect - 1) > slack
                     ? FRINGE_MARK("{0} has {1} × {2} pixels and {3} has {4} × {5}: the depths are "
                                   "stretched over the picture, of which other parts may be meant.")
                     : FRINGE_MARK("{0} has {1} × {2} pixels and {3} has {4} × {5}: every pixel "
                                   "takes the depth nearest to it."),
                 source.kind.assets.at("color").name, colour.cols, colour.rows,
                 source.kind.assets.at("depth").name, depth.cols, depth.rows));
}

void checkCount(const char* path, const std::string& name, const Raster& pictures,
                SourceCost& cost) {
    if (pictures.count() > 1)
        warn(cost.findings, path,
             message(FRINGE_MARK("{0} holds {1} pictures, of which only the first is taken."), name,
                     pictures.count()));
}

void checkOpacity(const Raster& colour, const std::string& name, SourceCost& cost) {
    if (colour.hasOpacity()
        && std::ranges::any_of(colour.plane(0, colour.planes - 1),
                               [](float opacity) { return opacity < 1; }))
        warn(cost.findings, "source.color",
             message(FRINGE_MARK("The opacity of {0} is not used: a picture with depth is opaque "
                                 "where it has a depth."),
                     name));
}

/// Depths in even steps of z or 1/z.
void checkSteps(const NumberRange& numbers, double white, SourceCost& cost) {
    const double used = (numbers.most - numbers.least) / white;
    const bool isBeyond = numbers.most > white || numbers.least < 0;
    if (used >= hardly && !isBeyond)
        return;
    constexpr double mostMetres = 100;
    const std::string unit = isBeyond && numbers.most < mostMetres ? "metres" : "millimetres";
    const Message low{shortNumber(numbers.least)}, high{shortNumber(numbers.most)};
    if (isBeyond || (numbers.most > 255 && used > 0))
        return warn(cost.findings, "source.depth_meaning",
                    message(isBeyond
                                ? FRINGE_MARK("The depths go from {0} to {1}, and even steps from "
                                              "0 to 1; if they are {2}, choose that as the depth "
                                              "values ({3}).")
                                : FRINGE_MARK("The depths go from {0} to {1} only, less than 1 % "
                                              "of their range; if they are {2}, choose that as the "
                                              "depth values ({3})."),
                            low, high, unit,
                            setTo(called(FRINGE_MARK("Depth values"), "--depth-meaning"), {unit})),
                    {{"source.depth_meaning", unit}});
    warn(cost.findings, "source.depth",
         message(FRINGE_MARK("The depths go from {0} to {1} only, less than 1 % of their range, so "
                             "that the picture is nearly flat; is it the right file?"),
                 low, high));
}

/// Depths in metres or millimetres.
void checkMetres(const RgbdSource& picture, const NumberRange& numbers, SourceCost& cost) {
    const double unit = picture.meaning == Meaning::Metres ? 1 : 1e-3;
    const double depth = (numbers.most - numbers.least) * unit * picture.scale;
    const double room = std::abs((picture.near - picture.far).si());
    if (room == 0 || depth >= hardly * room)
        return;
    warn(cost.findings, "source.depth_scale",
         message(FRINGE_MARK("The depths differ by {0}, and near and far are {1} apart, so that "
                             "the picture is nearly flat; scale the depths ({2})."),
                 legibleLength(Length(depth)), legibleLength(Length(room)),
                 called(FRINGE_MARK("Depth scale"), "--depth-scale")),
         depth > 0 ? Settings{{"source.depth_scale", picture.scale * room / depth}} : Settings{});
}

} // namespace

void checkDepths(const RgbdSource& picture, const Source& source, SourceCost& cost) {
    checkSizes(picture, source, cost);
    const std::string &depthName = source.kind.assets.at("depth").name,
                      &colourName = source.kind.assets.at("color").name;
    checkOpacity(*picture.colour, colourName, cost);
    checkCount("source.color", colourName, *picture.colour, cost);
    checkCount("source.depth", depthName, *picture.depth, cost);
    if (isColoured(*picture.depth))
        warn(cost.findings, "source.depth",
             message(FRINGE_MARK("{0} is coloured, and a colour is no depth: its brightness is "
                                 "taken, which goes up and down in a colour map; give a grey "
                                 "picture or numbers."),
                     depthName));
    const NumberRange numbers(picture);
    if (!numbers.isThere)
        return;
    picture.isMetric() ? checkMetres(picture, numbers, cost)
                       : checkSteps(numbers, picture.depth->white, cost);
}

} // namespace fringe
