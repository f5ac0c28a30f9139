// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/sent_check.h"

#include "app/results/result_store.h"
#include "engine/device/sending.h"
#include "engine/encodings/encoding.h"
#include "engine/run/sent_figures.h"

#include <utility>

namespace fringe {
namespace {

/// The design of a result with the device and the levels of another.
Design sentLike(const Design& made, const Design& now) {
    Design design = made;
    design.encoding = now.encoding;
    design.device = now.device;
    return design;
}

} // namespace

SentCheck::SentCheck(Runner& runner, DevicePool& devices, const Document& document,
                     const ResultStore& results, QObject* parent)
    : QObject(parent), devices_(devices), document_(document), results_(results),
      work_(runner, QStringLiteral("refocus")) { // whose device it uses
    connect(&document, &Document::changed, this, &SentCheck::follow);
    connect(&results, &ResultStore::hologramChanged, this, &SentCheck::follow);
    connect(&results, &ResultStore::fitChanged, this, &SentCheck::follow);
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
    if (!shown.solved || !shown.levels || shown.isPreview) {
        work_.cancel();
        return set(std::nullopt);
    }
    const Design design =
        sentLike(*shown.design, results_.isOfState() ? *document_.design() : *shown.design);
    if (outputDeviceOf(design.device.key).send == nullptr
        || !encodingOf(design.encoding.key).offersPhases) {
        work_.cancel();
        return set(std::nullopt);
    }
    const auto outcome = std::make_shared<Outcome<SentQuality>>();
    work_.request(
        [outcome, design, solved = shown.solved, field = shown.hologram, levels = shown.levels,
         id = device_, &devices = devices_](JobControl& control) {
            *outcome = outcomeOf([&] {
                const auto device = devices.device(id, Lane::Looking);
                const double clipped = outputDeviceOf(design.device.key)
                                           .send({*field, *levels, design.device})
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
