// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/result_store.h"

#include "engine/encodings/encoding.h"
#include "engine/run/plan.h"

#include <utility>

namespace fringe {

bool ResultStore::levelsFit(const Choice& encoding) const {
    return shown().levels && shown().encoding == encoding;
}

void ResultStore::setPartial(const std::optional<Partial>& partial) {
    if (!partial && !partial_)
        return;
    partial_ = partial;
    emit partialChanged();
}

void ResultStore::setHologram(HologramResult result) {
    if (result.isPreview) {
        preview_ = std::move(result);
        return emit hologramChanged();
    }
    result_ = std::move(result);
    preview_.reset();
    partial_.reset();
    stale_ = false;
    emit hologramChanged();
    emit staleChanged(stale_);
}

void ResultStore::dropPreview() {
    if (std::exchange(preview_, std::nullopt))
        emit hologramChanged();
}

void ResultStore::setLevels(std::shared_ptr<const LevelPattern> levels, const Choice& encoding) {
    HologramResult& shown = preview_ ? *preview_ : result_;
    shown.levels = std::move(levels);
    shown.encoding = encoding;
    emit levelsChanged();
}

void ResultStore::clear() {
    setHologram({});
}

void ResultStore::compareWith(const Design& current) {
    const bool stale = hasHologram() && !sameHologram(*result_.design, current);
    if (stale == stale_)
        return;
    stale_ = stale;
    emit staleChanged(stale_);
}

bool sameHologram(const Design& a, const Design& b) {
    if (&a == &b)
        return true;
    // Of a source that a solver makes its method decides nothing.
    const auto isSame = [&](const Source& one, const Source& other) {
        return one.kind == other.kind && (a.isDesigned() || one.method == other.method);
    };
    if (!visibleSourcesMatch(a, b, isSame) || a.isDesigned() != b.isDesigned())
        return false;
    if (!a.isDesigned())
        return a.setup.plate == b.setup.plate && a.setup.wavelengths == b.setup.wavelengths
               && a.setup.beam == b.setup.beam && a.setup.aperture == b.setup.aperture
               && a.start.seed == b.start.seed && carriedBy(a) == carriedBy(b);
    return static_cast<const Solving&>(a) == static_cast<const Solving&>(b) && a.setup == b.setup
           && levelsOf(a.encoding) == levelsOf(b.encoding);
}

} // namespace fringe
