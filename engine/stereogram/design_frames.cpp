// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/error.h"
#include "engine/sources/source_kind.h"
#include "engine/stereogram/stereogram.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

std::unique_ptr<DepthFrames> framesOfPicture(const DepthPicture& picture, bool isInverted) {
    return framesOf(picture.depth,
                    {picture.isMetric ? DepthMeaning::Distances : DepthMeaning::Normalised,
                     picture.isInverted != isInverted});
}

/// The source, or what its kind freezes it to.
Source frozen(const SourceInput& input) {
    const auto freeze = sourceKindOf(input.source.kind.key).frozen;
    return freeze != nullptr ? freeze(input) : input.source;
}

std::uint8_t levelOf(float intensity) {
    return static_cast<std::uint8_t>(std::lround(255 * std::clamp(intensity, 0.0F, 1.0F)));
}

} // namespace

ColourPicture sceneOf(const Design& design, const JobControl& control) {
    const Source& camera = design.sources[firstCamera(design).value()];
    const Source picture =
        frozen({.design = design, .source = camera, .device = {}, .control = &control});
    const auto seen = sourceKindOf(picture.kind.key).depthPicture(picture).colour;
    const auto part = [&](std::size_t number) {
        return seen->plane(0, seen->planes < luminanceWeights.size() ? 0 : number);
    };
    const auto red = part(0), green = part(1), blue = part(2);
    ColourPicture scene{seen->shape, {}};
    for (std::size_t pixel = 0; pixel < red.size(); ++pixel)
        scene.pixels.push_back(
            {levelOf(red[pixel]), levelOf(green[pixel]), levelOf(blue[pixel]), 255});
    return scene;
}

std::unique_ptr<DepthFrames> framesOf(const Design& design, const StereogramStyle& style) {
    const auto number = sourceWithDepth(design);
    if (!number)
        throw badInput(FRINGE_MARK("The design shows no depth picture, mesh or cloud of points; "
                                   "add one, of which the stereogram is made."));
    const Source source = frozen({design, design.sources[*number], {}});
    if (const auto pictureOf = sourceKindOf(source.kind.key).depthPicture)
        return framesOfPicture(pictureOf(source), style.isInverted);
    return framesOf(source, {.size = style.objectSize, .isInverted = style.isInverted});
}

} // namespace fringe
