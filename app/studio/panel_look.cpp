// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/panel_look.h"

#include "app/results/result_store.h"
#include "app/studio/shown_plane.h"
#include "app/text/localised.h"
#include "engine/device/panel_steps.h"
#include "engine/device/row_planes.h"
#include "engine/device/sending.h"
#include "engine/run/outcome.h"

#include <QLocale>

#include <utility>

namespace fringe {
namespace {

struct Seen {
    std::vector<StepRow> steps;
    std::shared_ptr<const ShownPlane> plane;
    double clipped = 0;
};

ShownPlane planeOf(const StepPlane& step, const PanelPlane& plane) {
    ShownPlane shown{.pitchX = Length(plane.grid.pitchX), .pitchY = Length(plane.grid.pitchY)};
    if (const auto* phases = std::get_if<Plane<double>>(&step)) {
        shown.values = ofEach<float>(*phases, [](double turns) { return turns; });
        shown.quantity = PanelLook::tr("turns");
        shown.isPhase = true;
        shown.words = [](float turns) {
            return PanelLook::tr("phase %1 turns").arg(QLocale().toString(turns, 'f', 3));
        };
        return shown;
    }
    shown.values = ofEach<float>(std::get<Plane<std::uint16_t>>(step),
                                 [](std::uint16_t level) { return level; });
    shown.quantity = PanelLook::tr("Level");
    shown.high = (1 << plane.panel.bits) - 1;
    shown.words = [](float level) {
        return PanelLook::tr("level %1").arg(QLocale().toString(level, 'f', 0));
    };
    return shown;
}

Seen lookAt(const Chain& now, const std::string& step, JobControl& control) {
    Seen seen;
    seen.clipped = now.sent(control)->clipped;
    const PanelPlanePtr plane = panelPlane(now.toSend(control), 0);
    for (const PanelStep& each : panelSteps())
        seen.steps.push_back({each.key, localisedMark(each.label), each.isOn(*plane)});
    seen.plane = std::make_shared<const ShownPlane>(planeOf(afterStep(plane, step), *plane));
    return seen;
}

} // namespace

PanelLook::PanelLook(Runner& runner, const ResultStore& results, QObject* parent)
    : WatchedLook(parent), results_(results), work_(runner, QStringLiteral("panel look")) {
    connect(&results, &ResultStore::onScreenChanged, this, &PanelLook::follow);
}

void PanelLook::choose(const std::string& step) {
    chosen_ = step;
    follow();
}

void PanelLook::follow() {
    if (!isWatched())
        return work_.cancel();
    const Chain now = results_.onScreen();
    const bool isForPanel = outputDeviceOf(now.design().device.key).send != nullptr;
    if (!isForPanel || !now.field()) {
        work_.cancel();
        steps_.clear();
        plane_.reset();
        why_ = isForPanel
                   ? tr("The hologram is computed first; what the panel is sent is made of it.")
                   : tr("The design is for no panel. Choose a device preset.");
        emit changed();
        return;
    }
    work_.ask([now, step = chosen_](JobControl& control) { return lookAt(now, step, control); },
              [this](Outcome<Seen> seen) {
                  if (seen.error) {
                      plane_.reset();
                      why_ = localised(*seen.error);
                  } else if (seen.finished()) {
                      steps_ = std::move(seen.value->steps);
                      plane_ = std::move(seen.value->plane);
                      const double clipped = seen.value->clipped;
                      why_ = clipped > 0 ? tr("%1 % of the pixels are beyond the panel's range.")
                                               .arg(QLocale().toString(100 * clipped, 'g', 3))
                                         : QString();
                  }
                  emit changed();
              });
}

} // namespace fringe
