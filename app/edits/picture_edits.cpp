// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/picture_edits.h"

#include <utility>

namespace fringe {
namespace {

/// change(image, setup)
template <class Change> Design changed(Design design, std::size_t number, const Change& change) {
    Source& source = design.sources.at(number);
    TargetImage image = asImage(source);
    change(image, std::as_const(design.setup));
    store(source, image);
    return design;
}

} // namespace

Design withPicturePlace(Design design, std::size_t number, const PicturePlace& place) {
    return changed(std::move(design), number, [&](TargetImage& image, const Setup& setup) {
        image.place = within(place, setup);
    });
}

Design withSignal(Design design, std::size_t number, SignalRegion region) {
    return changed(std::move(design), number, [&](TargetImage& image, const Setup& setup) {
        region.place = within(region.place, setup);
        image.signal = std::move(region);
    });
}

Design withSignalPlace(Design design, std::size_t number, const PicturePlace& place) {
    return changed(std::move(design), number, [&](TargetImage& image, const Setup& setup) {
        placeSignal(image.signal, place, setup);
    });
}

Design withSignalAroundPicture(Design design, std::size_t number) {
    return changed(std::move(design), number, placeSignalAround);
}

Design withSignalMask(Design design, std::size_t number, const Asset& mask) {
    design.sources.at(number).kind.assets["mask"] = mask;
    return changed(std::move(design), number, [](TargetImage& image, const Setup& setup) {
        image.signal.kind = SignalRegion::Kind::Mask;
        placeSignalAround(image, setup);
    });
}

} // namespace fringe
