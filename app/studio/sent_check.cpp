// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/sent_check.h"

#include "app/results/result_store.h"
#include "engine/device/sending.h"
#include "engine/encodings/encoding.h"
#include "engine/run/sent_figures.h"

namespace fringe {

SentCheck::SentCheck(Runner& runner, DevicePool& devices, const ResultStore& results,
                     QObject* parent)
    : WatchedLook(parent), devices_(devices), results_(results),
      work_(runner, QStringLiteral("judge")) { // whose device it uses
    connect(&results, &ResultStore::onScreenChanged, this, &SentCheck::follow);
}

void SentCheck::setDevice(const std::string& id) {
    device_ = id;
    follow();
}

void SentCheck::set(const std::optional<SentQuality>& quality) {
    if (!quality && !quality_)
        return;
    quality_ = quality;
    emit changed();
}

void SentCheck::follow() {
    if (!isWatched())
        return work_.cancel();
    const HologramResult& shown = results_.shown();
    const Chain now = results_.onScreen();
    if (!shown.hasIterations() || shown.isPreview
        || outputDeviceOf(now.design().device.key).send == nullptr
        || !encodingOf(now.design().encoding.key).offersPhases) {
        work_.cancel();
        return set(std::nullopt);
    }
    work_.ask(
        [now, id = device_, &devices = devices_](JobControl& control) {
            const auto device = devices.device(id, Lane::Judging);
            const auto figures = taken(figuresAsSent(now, {*device, control}));
            return figures
                       ? std::optional(SentQuality{figures->figures, now.sent(control)->clipped})
                       : std::nullopt;
        },
        [this](const Outcome<std::optional<SentQuality>>& quality) {
            set(quality.value.value_or(std::nullopt));
        });
}

} // namespace fringe
