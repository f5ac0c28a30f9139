// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/panel_look.h"

#include "app/results/result_store.h"
#include "app/studio/plane_greys.h"
#include "app/text/localised.h"
#include "engine/device/panel_steps.h"
#include "engine/device/sending.h"
#include "engine/run/outcome.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

constexpr std::int64_t mostOfPanel = 640; ///< pixels along a side of the picture

struct Seen {
    std::vector<StepRow> steps;
    QImage picture;
    double clipped = 0;
};

template <class T, class Grey> QImage wholeGreys(const Plane<T>& plane, const Grey& grey) {
    return greysOf(plane, {0, 0, plane.shape()}, mostOfPanel, grey);
}

QImage pictureOf(const StepPlane& plane, int bits) {
    if (const auto* phases = std::get_if<Plane<double>>(&plane))
        return wholeGreys(*phases, [](double cycles) {
            return static_cast<std::uint8_t>(255 * (cycles - std::floor(cycles)));
        });
    const double most = (1 << bits) - 1;
    return wholeGreys(std::get<Plane<std::uint16_t>>(plane), [most](std::uint16_t value) {
        return static_cast<std::uint8_t>(std::min(255.0, std::round(255 * value / most)));
    });
}

Seen lookAt(const PatternToSend& pattern, const std::string& step) {
    Seen seen;
    seen.clipped = outputDeviceOf(pattern.device.key).send(pattern).clipped;
    const PanelPlanePtr plane = panelPlane(pattern, 0);
    for (const PanelStep& each : panelSteps())
        seen.steps.push_back({each.key, localisedMark(each.label), each.isOn(*plane)});
    seen.picture = pictureOf(afterStep(plane, step), plane->panel.bits);
    return seen;
}

} // namespace

PanelLook::PanelLook(Runner& runner, const ResultStore& results, QObject* parent)
    : QObject(parent), results_(results), work_(runner, QStringLiteral("panel look")) {
    connect(&results, &ResultStore::onScreenChanged, this, &PanelLook::follow);
}

void PanelLook::choose(const std::string& step) {
    chosen_ = step;
    follow();
}

void PanelLook::setWatched(bool watched) {
    if (std::exchange(isWatched_, watched) != watched)
        follow();
}

void PanelLook::follow() {
    if (!isWatched_)
        return work_.cancel();
    const OnScreen now = results_.onScreen();
    const bool isForPanel = outputDeviceOf(now.state->device.key).send != nullptr;
    if (!isForPanel || !now.field) {
        work_.cancel();
        steps_.clear();
        picture_ = {};
        why_ = isForPanel ? tr("Compute the hologram to see what the panel is sent.")
                          : tr("The design is for no panel. Choose a device preset.");
        emit changed();
        return;
    }
    const auto outcome = std::make_shared<Outcome<Seen>>();
    work_.request(
        [outcome, now, step = chosen_](JobControl&) {
            *outcome = outcomeOf([&] {
                return lookAt({*now.field, *now.encoded(), now.state->device}, step);
            });
        },
        [this, outcome] {
            if (outcome->error) {
                picture_ = {};
                why_ = localised(*outcome->error);
            } else if (outcome->finished()) {
                steps_ = std::move(outcome->value->steps);
                picture_ = std::move(outcome->value->picture);
                const double clipped = outcome->value->clipped;
                why_ = clipped > 0 ? tr("%1 % of the pixels are beyond the panel's range.")
                                         .arg(QLocale().toString(100 * clipped, 'g', 3))
                                   : QString();
            }
            emit changed();
        });
}

} // namespace fringe
