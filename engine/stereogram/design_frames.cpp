// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/error.h"
#include "engine/sources/depth_camera/depth_camera.h"
#include "engine/sources/source_kind.h"
#include "engine/stereogram/stereogram.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

std::unique_ptr<DepthFrames> framesOfPicture(const RgbdSource& picture, bool isInverted) {
    return framesOf(picture.depth,
                    {picture.isMetric() ? DepthMeaning::Distances : DepthMeaning::Normalised,
                     picture.isInverted != isInverted});
}

std::uint8_t levelOf(float intensity) {
    return static_cast<std::uint8_t>(std::lround(255 * std::clamp(intensity, 0.0F, 1.0F)));
}

} // namespace

ColourPicture sceneOf(const Design& design, const JobControl& control) {
    const std::size_t camera = visibleSources(design, depthCameraInfo().key).at(0);
    const auto seen = asRgbd(frozenPhotograph({.design = design,
                                               .source = design.sources[camera],
                                               .device = {},
                                               .control = &control}))
                          .colour;
    const auto part = [&](std::size_t number) {
        return seen->plane(0, seen->planes < luminanceWeights.size() ? 0 : number);
    };
    const auto red = part(0), green = part(1), blue = part(2);
    ColourPicture picture{seen->shape, {}};
    for (std::size_t pixel = 0; pixel < red.size(); ++pixel)
        picture.pixels.push_back(
            {levelOf(red[pixel]), levelOf(green[pixel]), levelOf(blue[pixel]), 255});
    return picture;
}

std::unique_ptr<DepthFrames> framesOf(const Design& design, const StereogramStyle& style) {
    const auto number = sourceWithDepth(design);
    if (!number)
        throw badInput(FRINGE_MARK("The design shows no depth picture, mesh or cloud of points; "
                                   "add one, of which the stereogram is made."));
    const Source& source = design.sources[*number];
    if (source.kind.key == depthCameraInfo().key)
        return framesOfPicture(asRgbd(frozenPhotograph({design, source, {}})), style.isInverted);
    if (source.kind.key == "rgbd")
        return framesOfPicture(asRgbd(source), style.isInverted);
    return framesOf(source, {.size = style.objectSize, .isInverted = style.isInverted});
}

} // namespace fringe
