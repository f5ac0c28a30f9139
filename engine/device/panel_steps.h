// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/device/panel.h"
#include "engine/device/sending.h"

#include <memory>
#include <string_view>
#include <variant>
#include <vector>

/// What is done to a pattern before it is sent to a panel: one table, in its order. All planes are
/// made when they are read, row by row, from the field, so that memory need not hold them. Any
/// thread.
namespace fringe {

/// What all steps of one plane of a pattern know. Immutable.
struct PanelPlane {
    Panel panel;
    PlaneGrid grid;               ///< of the pattern's pixels
    Length wavelength{};          ///< of this plane
    std::int64_t levels;          ///< per 2π
    std::int64_t encoded;         ///< that the pattern has
    bool isOfPhases;              ///< else of amplitudes, which are scaled to the bits
    Field field;                  ///< in memory, or where it is read from
    Plane<std::uint16_t> numbers; ///< levels of the pattern
    bool isUnrounded;             ///< phases are the field's, not those of its levels
};
using PanelPlanePtr = std::shared_ptr<const PanelPlane>;

PanelPlanePtr panelPlane(const PatternToSend& pattern, std::size_t plane);

/// Phases in cycles, or numbers: levels, and values from the look-up table on.
using StepPlane = std::variant<Plane<double>, Plane<std::uint16_t>>;

struct PanelStep {
    const char* key;   ///< "sign"
    const char* label; ///< FRINGE_MARKed
    bool (*isOn)(const PanelPlane& plane);
    StepPlane (*apply)(const StepPlane& before, const PanelPlanePtr& plane);
    /// The phases that it adds [cycles]; null: it adds none.
    Plane<double> (*added)(const PanelPlane& plane) = nullptr;
    bool isOfOptics = false; ///< what is added cancels something that the light meets
};

/// pattern, sign, carrier, lens, axicon, vortex, grating, zernike, correction, mod, levels, lut,
/// bits, flip, place
const std::vector<PanelStep>& panelSteps();

/// The plane after the step of a key, and all before it that are on. Throws `Error` (BadInput) for
/// a table of another panel or wavelength, or a key that there is not.
StepPlane afterStep(const PanelPlanePtr& plane, std::string_view key);

/// What lies on a panel of what it is sent, mode and flips undone.
Plane<std::uint16_t> onPanel(const Plane<std::uint16_t>& sent, const PanelPlane& plane);

/// The phases that a panel shows of what it is sent, mode and flips undone: as its response has
/// them, else of the levels that its values stand for [cycles]; of amplitudes these.
Plane<double> readBack(const Plane<std::uint16_t>& sent, const PanelPlanePtr& plane);

/// Whether there can be phases that the panel has no value for.
bool hasLessThanCycle(const PanelPlane& plane);

/// Values that the panel tells apart, of its levels.
std::int64_t valuesAtHand(const Panel& panel);

} // namespace fringe
