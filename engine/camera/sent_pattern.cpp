// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/sent_pattern.h"

#include "engine/device/panel.h"
#include "engine/device/panel_values.h"

#include <cmath>
#include <utility>

namespace fringe {

SentPattern sentPattern(const PatternToSend& pattern, SlmModel model, const Frame* sent) {
    if (pattern.device.key != "panel")
        return {pattern.levels, std::move(model)};
    PanelValues panel = panelValues(pattern, *sent);
    model.response = std::move(panel.response);
    model.takenOff = std::move(panel.takenOff);
    if (model.levelsPerCycle > 0) {
        const int sign = panelOf(pattern.device).sign;
        const auto values = static_cast<std::size_t>(panel.values.count);
        for (std::size_t i = 0; i < model.response.size(); ++i)
            model.response[i] = sign * static_cast<double>(i % values) / model.levelsPerCycle;
    }
    return {std::move(panel.values), std::move(model)};
}

SentPattern sentPattern(const Chain& chain, SlmModel model, JobControl& control) {
    const auto frame = chain.sent(control);
    return sentPattern(chain.toSend(control), std::move(model), frame.get());
}

} // namespace fringe
