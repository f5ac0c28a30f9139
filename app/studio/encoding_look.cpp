// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/encoding_look.h"

#include "app/jobs/job_text.h"
#include "app/results/thumbnail.h"
#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "engine/encodings/encoding.h"

#include <chrono>
#include <memory>

namespace fringe {

using namespace std::chrono_literals;

EncodingLook::EncodingLook(Studio& studio, QObject* parent)
    : QObject(parent), studio_(studio),
      work_(studio.runner(), QStringLiteral("judge")) { // whose device it uses
    clock_.setInterval(200ms);
    connect(&clock_, &QTimer::timeout, this, &EncodingLook::changed);
    connect(&work_, &NewestWins::idle, &clock_, &QTimer::stop);
    connect(&work_, &NewestWins::idle, this, &EncodingLook::changed);
    connect(&studio.results(), &ResultStore::hologramChanged, this, &EncodingLook::changed);
}

QString EncodingLook::whyNot() const {
    const HologramResult& result = studio_.results().hologram();
    return result.isAtHand() && !result.folder ? QString()
                                               : tr("Compute a hologram that memory holds first.");
}

QString EncodingLook::told() const {
    return isIdle() ? fault_ : progressText(work_.progress());
}

void EncodingLook::compare() {
    if (!whyNot().isEmpty())
        return;
    fault_.clear();
    const Chain chain = studio_.results().hologram().chain.with(studio_.document().design());
    const auto make = [chain, id = studio_.devices().id(), memory = studio_.preferences().memory(),
                       &devices = studio_.devicePool()](JobControl& control) {
        const auto device = devices.device(id, Lane::Judging);
        return taken(encodingTable(chain, {*device, control, memory}));
    };
    work_.ask(make, [this](Outcome<std::vector<EncodingRow>> made) {
        rows_ = std::move(made.value).value_or(std::vector<EncodingRow>());
        if (made.error)
            fault_ = localised(made.error->message());
        emit changed();
    });
    clock_.start();
    emit changed();
}

QString EncodingLook::nameOf(const EncodingRow& row) const {
    return localisedMark(encodingOf(row.encoding.key).info.label);
}

std::vector<std::byte> EncodingLook::pictureOf(const EncodingRow& row) {
    Previews previews;
    for (std::size_t i = 0; i < row.picture.planes.size(); ++i) {
        const Plane<float>& plane = row.picture.planes[i];
        previews.push_back({.rows = plane.shape().rows,
                            .cols = plane.shape().cols,
                            .values = {plane.samples().begin(), plane.samples().end()},
                            .wavelength = row.picture.sampling.wavelengths.at(i)});
    }
    return thumbnailOf(previews);
}

void EncodingLook::take(const EncodingRow& row) {
    studio_.document().edit(tr("Encoding"), [key = row.encoding.key](Design design) {
        design.encoding.key = key;
        return design;
    });
}

} // namespace fringe
