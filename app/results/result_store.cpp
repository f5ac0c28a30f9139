// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/result_store.h"

#include "engine/encodings/encoding.h"

namespace fringe {

bool ResultStore::levelsFit(const Choice& encoding) const {
    return result_.levels && result_.encoding == encoding;
}

void ResultStore::setGrowing(const std::optional<Preview>& preview) {
    if (!preview && !growing_)
        return;
    growing_ = preview;
    emit growingChanged();
}

void ResultStore::setHologram(HologramResult result) {
    result_ = std::move(result);
    growing_.reset();
    stale_ = false;
    emit hologramChanged();
    emit staleChanged(stale_);
}

void ResultStore::setLevels(std::shared_ptr<const LevelPattern> levels, const Choice& encoding) {
    result_.levels = std::move(levels);
    result_.encoding = encoding;
    emit levelsChanged();
}

void ResultStore::clear() {
    setHologram({});
}

void ResultStore::compareWith(const Design& current) {
    const bool stale =
        hasHologram() && !result_.provisional && !sameHologram(*result_.design, current);
    if (stale == stale_)
        return;
    stale_ = stale;
    emit staleChanged(stale_);
}

bool sameHologram(const Design& a, const Design& b) {
    if (&a == &b)
        return true;
    if (a.target != b.target)
        return false;
    if (a.target == Target::Points)
        return a.setup.plate == b.setup.plate && a.setup.wavelengths == b.setup.wavelengths
               && a.method == b.method && a.scene == b.scene;
    if (a.setup != b.setup || levelsOf(a.encoding) != levelsOf(b.encoding))
        return false;
    if (a.target == Target::Spots)
        return a.spots == b.spots;
    return a.picture.planes == b.picture.planes && a.picture.settings == b.picture.settings;
}

} // namespace fringe
