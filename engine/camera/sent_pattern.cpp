// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/sent_pattern.h"

#include "engine/device/panel.h"
#include "engine/device/panel_values.h"

#include <cmath>
#include <utility>

namespace fringe {

SentPattern sentPattern(const PatternToSend& pattern, SlmModel model) {
    if (pattern.device.key != "panel")
        return {pattern.levels, std::move(model)};
    outputDeviceOf(pattern.device.key).send(pattern); // refuses what the panel does not take
    PanelValues panel = panelValues(pattern);
    model.response = std::move(panel.response);
    model.takenOff = std::move(panel.takenOff);
    if (model.levelsPerCycle > 0) {
        const int sign = panelOf(pattern.device).sign;
        for (std::size_t value = 0; value < model.response.size(); ++value)
            model.response[value] = sign * static_cast<double>(value) / model.levelsPerCycle;
    }
    return {std::move(panel.values), std::move(model)};
}

} // namespace fringe
