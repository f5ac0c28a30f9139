// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/pixel_edits.h"

#include "engine/solvers/pattern_checks.h"

#include <algorithm>
#include <utility>

namespace fringe {
namespace {

template <class AnyDesign> auto& pixelsIn(AnyDesign& design, PixelUse use) {
    return use == PixelUse::Beam ? design.setup.beam.picture : design.start.given;
}

} // namespace

const Asset& pixelsFor(PixelUse use, const Design& design) {
    return pixelsIn(design, use);
}

bool wantsPixels(PixelUse use, const Design& design) {
    return use == PixelUse::Beam ? design.setup.beam.kind == Beam::Kind::Picture
                                 : design.start.kind == Start::Kind::Given;
}

Design withPixels(Design design, PixelUse use, Asset pixels) {
    pixelsIn(design, use) = std::move(pixels);
    if (use == PixelUse::Beam)
        design.setup.beam.kind = Beam::Kind::Picture;
    else
        design.start.kind = Start::Kind::Given;
    return design;
}

std::optional<Message> pixelFault(PixelUse use, const Design& design) {
    Findings findings;
    if (use == PixelUse::Beam)
        checkBeam(design.setup, findings);
    else
        checkGivenStart(pixelsFor(use, design), design.setup.plate, findings);
    const auto fault = std::ranges::find(findings, Severity::Refusal, &Finding::severity);
    return fault == findings.end() ? std::nullopt : std::optional(fault->message);
}

} // namespace fringe
