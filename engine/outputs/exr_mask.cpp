// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/relief_writers.h"

namespace fringe {
namespace {

/// Metres in floats.
MaskFacts write(const Fabrication& of, const OutputFile& file) {
    const MadePattern& made = of.made;
    Picture metres;
    metres.sampling = {made.pitchX, made.pitchY, {made.wavelength}};
    metres.planes = {mapped(made.numbers, [step = made.step.si()](std::uint16_t number) {
        return static_cast<float>(number * step);
    })};
    writeRelief(file.path, metres, reliefFacts(made, meaningOf(made), 1), file.overwrite,
                file.control);
    return of.facts;
}

} // namespace

extern const MaskFormat exr_mask{
    .name = "OpenEXR",
    .suffixes = {".exr"},
    .holds = MaskFormat::Holds::Relief,
    .forecast = pictureForecast<4>,
    .write = write,
    .isPacked = true,
    .counted = "pixels",
    .text = pixelsText,
};

} // namespace fringe
