// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/result_store.h"

#include "app/results/result_bytes.h"
#include "engine/encodings/encoding.h"
#include "engine/run/plan.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fringe {

namespace {

const HologramResult none{};

/// Of its planes, wherever they lie, and of what its iterations go on from.
std::uint64_t bytesHeld(const HologramResult& result) {
    const auto samples = result.hologram->planes.size()
                         * static_cast<std::uint64_t>(result.hologram->shape().count());
    return samples * sizeof(Complex) + sizeOfBytes(result);
}

auto ofSame(const Design& design) {
    return [&](const HologramResult& result) { return sameHologram(*result.design, design); };
}

/// Whether no rule but the number of iterations would have ended a run where this one did.
bool passesThrough(const HologramResult& result, const StopRules& rules) {
    StopRules own = result.design->stop;
    own.iterations = rules.iterations;
    const bool endedByNone = result.solved->end == SolverEnd::Iterations || result.isStopped();
    return rules == StopRules{.iterations = rules.iterations} || (own == rules && endedByNone);
}

/// The design, to end as another one does.
Design endingLike(Design design, const Design& other) {
    design.stop = other.stop;
    return design;
}

} // namespace

ResultStore::ResultStore(const Document& document, QObject* parent)
    : QObject(parent), document_(document) {
    connect(&document, &Document::changed, this, [this] { follow(false); });
    connect(&document.history(), &QUndoStack::indexChanged, this, [this] { follow(true); });
    connect(&document, &Document::replaced, this, &ResultStore::clear);
}

const HologramResult& ResultStore::hologram() const {
    return results_.empty() ? none : results_.front();
}

bool ResultStore::levelsFit(const Choice& encoding) const {
    return shown().levels && shown().encoding == encoding;
}

const HologramResult* ResultStore::find(const Design& design) const {
    const auto found = std::ranges::find_if(results_, ofSame(design));
    return found == results_.end() ? nullptr : &*found;
}

const HologramResult* ResultStore::before(const Design& design) const {
    const HologramResult* best = nullptr;
    for (const HologramResult& result : results_) {
        if (!result.hasIterations() || !passesThrough(result, design.stop)
            || !sameHologram(endingLike(*result.design, design), design))
            continue;
        const std::int64_t done = result.solved->goOnFrom().iteration;
        if (done < design.stop.iterations && (!best || done > best->solved->goOnFrom().iteration))
            best = &result;
    }
    return best;
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
    const auto old = std::ranges::find_if(results_, ofSame(*result.design));
    const bool isLess = old != results_.end() && result.isStopped() && !old->isStopped();
    if (!isLess) {
        result.isKept |= old != results_.end() && old->isKept;
        if (old != results_.end())
            results_.erase(old);
        results_.push_front(std::move(result));
    }
    preview_.reset();
    partial_.reset();
    fits_ = show(*document_.design());
    if (!fits_)
        showNearest();
    emit hologramChanged();
    emit fitChanged();
}

void ResultStore::dropPreview() {
    if (std::exchange(preview_, std::nullopt))
        emit hologramChanged();
}

void ResultStore::setLevels(std::shared_ptr<const LevelPattern> levels, const Choice& encoding) {
    HologramResult& shown = preview_ ? *preview_ : results_.front();
    shown.levels = std::move(levels);
    shown.encoding = encoding;
    emit levelsChanged();
}

void ResultStore::setPicture(const std::shared_ptr<const Hologram>& of,
                             std::vector<std::byte> picture) {
    const auto found = std::ranges::find(results_, of, &HologramResult::hologram);
    if (found != results_.end())
        found->picture = std::move(picture);
}

void ResultStore::keep(const std::function<bool(const HologramResult&)>& areMeant) {
    for (HologramResult& result : results_)
        result.isKept |= areMeant(result);
}

void ResultStore::setKept(const std::set<std::shared_ptr<const Hologram>>& holograms) {
    for (HologramResult& result : results_)
        result.isKept = holograms.contains(result.hologram);
}

void ResultStore::clear() {
    results_.clear();
    preview_.reset();
    partial_.reset();
    fits_ = false;
    emit hologramChanged();
    emit fitChanged();
}

void ResultStore::forgetBeyond(std::uint64_t bytes) {
    std::uint64_t held = 0;
    for (auto at = results_.begin(); at != results_.end();) {
        const bool isOther = at != results_.begin() && !at->isKept;
        held += isOther ? bytesHeld(*at) : 0;
        at = isOther && held > bytes ? results_.erase(at) : std::next(at);
    }
}

/// knowsRow: the number of the present row follows a change of the design a moment later.
void ResultStore::follow(bool knowsRow) {
    const auto before = hologram().hologram;
    fits_ = show(*document_.design());
    if (!fits_ && knowsRow)
        showNearest();
    if (hologram().hologram != before)
        emit hologramChanged();
    emit fitChanged();
}

bool ResultStore::show(const Design& design) {
    const auto found = std::ranges::find_if(results_, ofSame(design));
    if (found != results_.end())
        results_.splice(results_.begin(), results_, found);
    return found != results_.end();
}

/// Of two rows as near, the one before.
void ResultStore::showNearest() {
    for (int away = 1; away < document_.rows(); ++away)
        for (const int row : {document_.row() - away, document_.row() + away})
            if (row >= 0 && row < document_.rows() && show(document_.designAt(row)))
                return;
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
