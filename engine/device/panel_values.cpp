// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/panel_values.h"

#include "engine/device/panel_levels.h"
#include "engine/device/panel_steps.h"
#include "engine/device/row_planes.h"

#include <functional>
#include <optional>

namespace fringe {
namespace {

/// Sum of what the optics cancel, in the light's sign; nothing: they cancel none.
std::optional<Plane<double>> cancelledBy(const PanelPlane& plane) {
    std::optional<Plane<double>> sum;
    for (const PanelStep& step : panelSteps())
        if (step.isOfOptics && step.isOn(plane))
            sum = sum ? ofTwo(*sum, step.added(plane), std::plus<>()) : step.added(plane);
    if (!sum)
        return std::nullopt;
    return ofEach<double>(*sum, [sign = plane.panel.sign](double phase) { return sign * phase; });
}

} // namespace

PanelValues panelValues(const PatternToSend& pattern, const Frame& sent) {
    PanelValues made{pattern.levels, {}};
    made.values.planes.clear();
    for (std::size_t i = 0; i < pattern.levels.planes.size(); ++i) {
        const PanelPlanePtr plane = panelPlane(pattern, i);
        made.values.count = static_cast<int>(valuesAtHand(plane->panel));
        made.values.planes.push_back(onPanel(sent.planes.at(i), *plane));
        if (!plane->isOfPhases)
            continue;
        for (const double phase : phasesOfValues(plane->panel, plane->levels))
            made.response.push_back(plane->panel.sign * phase);
        if (auto phases = cancelledBy(*plane))
            made.takenOff.push_back(*std::move(phases));
    }
    return made;
}

} // namespace fringe
