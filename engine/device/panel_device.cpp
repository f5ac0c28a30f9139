// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/packing.h"
#include "engine/device/panel_checks.h"
#include "engine/device/panel_levels.h"
#include "engine/device/panel_steps.h"
#include "engine/device/row_planes.h"
#include "engine/device/sending.h"
#include "engine/encodings/encoding.h"
#include "engine/model/error.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace fringe {
namespace {

using Values = Plane<std::uint16_t>;

PanelUse useOf(const PatternToSend& pattern) {
    const LevelPattern& levels = pattern.levels;
    return {levels.shape(), levels.sampling, levels.encoding, levels.count};
}

Findings checkOf(const Design& design) {
    const Plate& plate = design.setup.plate;
    return checkPanel(design.device, {plate.size,
                                      {plate.pitchX, plate.pitchY, design.setup.wavelengths},
                                      design.encoding.key,
                                      deviceLevels(design.encoding)});
}

std::vector<std::string> stepsOn(const PanelPlane& plane) {
    std::vector<std::string> keys;
    for (const PanelStep& step : panelSteps())
        if (step.isOn(plane))
            keys.emplace_back(step.key);
    return keys;
}

/// Share of the pixels whose level the panel has no value for.
double clippedShare(const PanelPlanePtr& plane) {
    if (!hasLessThanCycle(*plane))
        return 0;
    const auto levels = std::get<Values>(afterStep(plane, "lut"));
    const BeyondRange range{plane->panel.beyond, valuesAtHand(plane->panel), plane->levels};
    std::int64_t beyond = 0;
    inBands(levels, [&](std::int64_t, std::span<const std::uint16_t> rows) {
        beyond +=
            std::ranges::count_if(rows, [&](std::uint16_t level) { return range.isBeyond(level); });
    });
    return static_cast<double>(beyond) / static_cast<double>(levels.size());
}

/// Memory that holds the pattern holds what is sent of it.
template <class T> Plane<T> whereItLies(Plane<T> made, const PanelPlane& of) {
    const bool isHeld = of.isUnrounded ? of.field.isHeld() : of.numbers.isHeld();
    return isHeld ? inMemory(made) : made;
}

Frame send(const PatternToSend& pattern) {
    for (const Finding& item : checkPanel(pattern.device, useOf(pattern)))
        if (item.severity == Severity::Refusal)
            throw Error(ErrorKind::BadInput, item.message, item.parameter);
    Frame frame{.wavelengths = pattern.levels.sampling.wavelengths};
    const std::size_t count = pattern.levels.planes.size();
    for (std::size_t i = 0; i < count; ++i) {
        const PanelPlanePtr plane = panelPlane(pattern, i);
        frame.bits = plane->panel.bits;
        frame.packing = plane->panel.packing;
        frame.steps = stepsOn(*plane);
        frame.planes.push_back(whereItLies(std::get<Values>(afterStep(plane, "place")), *plane));
        frame.clipped += clippedShare(plane) / static_cast<double>(count);
    }
    return frame;
}

/// Phases that the panel shows, without what its optics take off again, or all that was added.
Plane<double> lightPhases(const Values& sent, const PanelPlanePtr& plane, bool offAll = false) {
    Plane<double> phases = readBack(sent, plane);
    for (const PanelStep& step : panelSteps())
        if ((offAll ? step.added != nullptr : step.isOfOptics) && step.isOn(*plane))
            phases = ofTwo(phases, step.added(*plane), std::minus<>());
    return phases;
}

Field litField(const Plane<double>& phases, const PatternToSend& pattern, const PanelPlane& of) {
    const bool isPhase = of.isOfPhases;
    const int sign = of.panel.sign;
    const Field shown = ofEach<Complex>(phases, [isPhase, sign](double value) {
        return isPhase ? Complex(std::polar(1.0, 2 * std::numbers::pi * sign * value))
                       : Complex(static_cast<float>(value), 0);
    });
    return mappedRegions<Complex>(
        shown, [plate = of.grid, beam = pattern.levels.beam, aperture = pattern.levels.aperture](
                   std::span<const Complex> some, const Region& region, Complex* field) {
            std::ranges::copy(some, field);
            illuminate(
                {field, some.size()},
                {region.shape, plate.pitchX, plate.pitchY, region.row, region.col, plate.shape},
                beam, aperture);
        });
}

Hologram show(const Frame& frame, const PatternToSend& pattern) {
    Hologram hologram;
    hologram.sampling = pattern.levels.sampling;
    hologram.aperture = pattern.levels.aperture;
    hologram.beam = pattern.levels.beam;
    hologram.lens = pattern.levels.lens;
    hologram.powers = pattern.levels.powers;
    hologram.bands = pattern.levels.bands;
    for (std::size_t i = 0; i < frame.planes.size(); ++i) {
        const PanelPlanePtr plane = panelPlane(pattern, i);
        hologram.planes.push_back(
            whereItLies(litField(lightPhases(frame.planes[i], plane), pattern, *plane), *plane));
    }
    return hologram;
}

Plane<double> phasesAsSent(const Frame& frame, const PatternToSend& pattern) {
    const PanelPlanePtr plane = panelPlane(pattern, 0);
    return ofEach<double>(
        lightPhases(frame.planes.front(), plane, true),
        [sign = plane->panel.sign](double phase) { return withinCycle(sign * phase); });
}

} // namespace

/// A function, since its table has others' rows.
const OutputDevice& panel_device_entry() {
    static const OutputDevice kind{
        .info = {.key = "panel",
                 .label = FRINGE_MARK("Panel"),
                 .help = FRINGE_MARK("A spatial light modulator: what is written is what it is "
                                     "sent."),
                 .parameters = panelRows(),
                 .assets = {{"correction", FRINGE_MARK("Correction picture"), AssetType::Raster},
                            {"drive", FRINGE_MARK("Drive table"), AssetType::Raster},
                            {"response", FRINGE_MARK("Response table"), AssetType::Raster}}},
        .check = checkOf,
        .send = send,
        .show = show,
        .phases = phasesAsSent,
    };
    return kind;
}

} // namespace fringe
