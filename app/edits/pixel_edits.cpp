// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/pixel_edits.h"

#include "engine/solvers/pattern_checks.h"

#include <utility>

namespace fringe {
namespace {

/// What `read` makes of the start of the pattern that the design, const or not, is for.
template <class AnyDesign, class Read> decltype(auto) ofStart(AnyDesign& design, Read read) {
    return design.target == Target::Picture ? read(design.picture.settings.start)
                                            : read(design.spots.settings.start);
}

template <class AnyDesign> auto& pixelsIn(AnyDesign& design, PixelUse use) {
    return use == PixelUse::Beam ? design.setup.beam.picture
                                 : ofStart(
                                     design, [](auto& start) -> auto& { return start.given; });
}

} // namespace

const GivenPixels& pixelsFor(PixelUse use, const Design& design) {
    return pixelsIn(design, use);
}

bool wantsPixels(PixelUse use, const Design& design) {
    if (use == PixelUse::Beam)
        return design.setup.beam.kind == Beam::Kind::Picture;
    return ofStart(design,
                   [](const auto& start) { return start.kind == decltype(start.kind)::Given; });
}

Design withPixels(Design design, PixelUse use, GivenPixels pixels) {
    pixelsIn(design, use) = std::move(pixels);
    if (use == PixelUse::Beam)
        design.setup.beam.kind = Beam::Kind::Picture;
    else
        ofStart(design, [](auto& start) { start.kind = decltype(start.kind)::Given; });
    return design;
}

std::optional<Message> pixelFault(PixelUse use, const Design& design) {
    Findings findings;
    if (use == PixelUse::Beam)
        checkBeam(design.setup, findings);
    else
        checkGivenStart(pixelsFor(use, design), design.setup.plate, findings);
    return findings.empty() ? std::nullopt : std::optional(findings.front().message);
}

} // namespace fringe
