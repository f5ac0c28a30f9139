// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/error.h"
#include "engine/sources/depth_camera/depth_camera.h"
#include "engine/sources/source_kind.h"
#include "engine/stereogram/stereogram.h"

namespace fringe {
namespace {

std::unique_ptr<DepthFrames> framesOfPicture(const RgbdSource& picture, bool isInverted) {
    return framesOf(picture.depth,
                    {picture.isMetric() ? DepthMeaning::Distances : DepthMeaning::Normalised,
                     picture.isInverted != isInverted});
}

} // namespace

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
