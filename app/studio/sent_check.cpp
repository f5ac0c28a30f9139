// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/sent_check.h"

#include "app/results/result_store.h"
#include "engine/device/sending.h"
#include "engine/encodings/encoding.h"
#include "engine/run/sent_figures.h"

#include <utility>

namespace fringe {

SentCheck::SentCheck(Runner& runner, DevicePool& devices, const ResultStore& results,
                     QObject* parent)
    : QObject(parent), devices_(devices), results_(results),
      work_(runner, QStringLiteral("refocus")) { // whose device it uses
    connect(&results, &ResultStore::onScreenChanged, this, &SentCheck::follow);
}

void SentCheck::setDevice(const std::string& id) {
    device_ = id;
    follow();
}

void SentCheck::setWatched(bool watched) {
    if (std::exchange(isWatched_, watched) != watched)
        follow();
}

void SentCheck::set(const std::optional<SentQuality>& quality) {
    if (!quality && !quality_)
        return;
    quality_ = quality;
    emit changed();
}

void SentCheck::follow() {
    if (!isWatched_)
        return work_.cancel();
    const HologramResult& shown = results_.shown();
    const OnScreen now = results_.onScreen();
    if (!shown.solved || shown.isPreview || outputDeviceOf(now.state->device.key).send == nullptr
        || !encodingOf(now.state->encoding.key).offersPhases) {
        work_.cancel();
        return set(std::nullopt);
    }
    const auto outcome = std::make_shared<Outcome<SentQuality>>();
    work_.request(
        [outcome, now, solved = shown.solved, id = device_,
         &devices = devices_](JobControl& control) {
            *outcome = outcomeOf([&] {
                const Design& design = *now.state;
                const auto device = devices.device(id, Lane::Looking);
                const double clipped = outputDeviceOf(design.device.key)
                                           .send({*now.field, *now.encoded(), design.device})
                                           .clipped;
                auto figures = figuresAsSent(design, solved->state, *device, control);
                if (figures.error)
                    throw *std::move(figures.error);
                if (!figures.value || !*figures.value)
                    throw Cancelled();
                return SentQuality{(*figures.value)->figures, clipped};
            });
        },
        [this, outcome] { set(outcome->value); });
}

} // namespace fringe
