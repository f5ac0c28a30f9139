// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/pixel_edits.h"

#include "engine/patterns/pattern_checks.h"

#include <utility>

namespace fringe {
namespace {

/// What `read` makes of the settings of the pattern that the design, const or not, is for.
template <class AnyDesign, class Read> decltype(auto) ofSettings(AnyDesign& design, Read read) {
    return design.target == Target::Picture ? read(design.picture.settings)
                                            : read(design.spots.settings);
}

template <class AnyDesign> auto& pixelsIn(AnyDesign& design, PixelUse use) {
    return ofSettings(
        design, [use](auto& settings) -> auto& {
            return use == PixelUse::Beam ? settings.beam.picture : settings.start.given;
        });
}

} // namespace

const GivenPixels& pixelsFor(PixelUse use, const Design& design) {
    return pixelsIn(design, use);
}

bool wantsPixels(PixelUse use, const Design& design) {
    return ofSettings(design, [use](const auto& settings) {
        return use == PixelUse::Beam ? settings.beam.kind == Beam::Kind::Picture
                                     : settings.start.kind == decltype(settings.start.kind)::Given;
    });
}

Design withPixels(Design design, PixelUse use, GivenPixels pixels) {
    pixelsIn(design, use) = std::move(pixels);
    ofSettings(design, [use](auto& settings) {
        if (use == PixelUse::Beam)
            settings.beam.kind = Beam::Kind::Picture;
        else
            settings.start.kind = decltype(settings.start.kind)::Given;
    });
    return design;
}

std::optional<Message> pixelFault(PixelUse use, const Design& design) {
    Findings findings;
    ofSettings(design, [&](const auto& settings) {
        if (use == PixelUse::Beam)
            checkBeam(settings.beam, design.plate, findings);
        else
            checkGivenStart(settings.start.given, design.plate, findings);
    });
    return findings.empty() ? std::nullopt : std::optional(findings.front().message);
}

} // namespace fringe
