// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/result_store.h"

#include "app/results/result_bytes.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <utility>

namespace fringe {

namespace {

const HologramResult none{};

/// Bytes of a result's planes, wherever they lie, and of what its iterations go on from.
std::uint64_t bytesHeld(const HologramResult& result) {
    const Hologram& field = *result.chain.field();
    const auto samples = field.planes.size() * static_cast<std::uint64_t>(field.shape().count());
    return samples * sizeof(Complex) + sizeOfBytes(result);
}

auto ofSame(const Design& design) {
    return
        [&](const HologramResult& result) { return areSame(*result.design, design, Stage::Field); };
}

/// Whether a result is one of the design, and is there.
auto resultOf(const Design& design) {
    return [&](const HologramResult& result) {
        return result.isThere() && areSame(*result.design, design, Stage::Field);
    };
}

/// What stays known of it.
void record(HologramResult& result) {
    result.device = result.chain.field()->device;
    if (!result.hasIterations())
        return;
    const SolverResult& solved = *result.chain.solved();
    result.history = solved.state.history;
    result.best = solved.state.best.iteration;
    result.wasStopped = solved.end == SolverEnd::Stopped;
}

/// Whether no rule but the number of iterations would have ended a run where this one did.
bool passesThrough(const HologramResult& result, const StopRules& rules) {
    StopRules own = result.design->stop;
    own.iterations = rules.iterations;
    const bool endedByNone =
        result.chain.solved()->end == SolverEnd::Iterations || result.wasStopped;
    return rules == StopRules{.iterations = rules.iterations} || (own == rules && endedByNone);
}

/// The design, to end as another one does.
Design endingLike(Design design, const Design& other) {
    design.stop = other.stop;
    return design;
}

} // namespace

std::optional<int> rowOf(const Document& document, const Design& design, Stage stage) {
    for (int away = 0; away < document.rows(); ++away)
        for (const int row : {document.row() - away, document.row() + away})
            if (row >= 0 && row < document.rows() && areSame(document.designAt(row), design, stage))
                return row;
    return std::nullopt;
}

ResultStore::ResultStore(const Document& document, QObject* parent)
    : QObject(parent), document_(document) {
    connect(&document, &Document::changed, this, [this] { follow(false); });
    connect(&document, &Document::settled, this, [this] { follow(true); });
    connect(&document, &Document::replaced, this, &ResultStore::clear);
    seeAgain();
}

const HologramResult& ResultStore::hologram() const {
    return results_.empty() || !results_.front().isAtHand() ? none : results_.front();
}

const HologramResult* ResultStore::find(const Design& design) const {
    const auto found = std::ranges::find_if(results_, resultOf(design));
    return found == results_.end() ? nullptr : &*found;
}

const HologramResult* ResultStore::find(int number) const {
    const auto found = std::ranges::find(results_, number, &HologramResult::number);
    return found == results_.end() ? nullptr : &*found;
}

std::vector<RunRecord> ResultStore::runs() const {
    std::map<int, RunRecord> runs;
    for (const HologramResult& result : results_)
        runs.emplace(result.number, result);
    const auto records = runs | std::views::values;
    return {records.begin(), records.end()};
}

ResultStore::Results::iterator ResultStore::at(int number) {
    return std::ranges::find(results_, number, &HologramResult::number);
}

const HologramResult* ResultStore::before(const Design& design) const {
    const HologramResult* best = nullptr;
    std::int64_t most = -1;
    for (const HologramResult& result : results_) {
        if (!result.hasIterations() || !passesThrough(result, design.stop)
            || !areSame(endingLike(*result.design, design), design, Stage::Field))
            continue;
        const std::int64_t done = result.chain.solved()->goOnFrom().iteration;
        if (done < design.stop.iterations && done > most) {
            best = &result;
            most = done;
        }
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
        seeAgain();
        emit hologramChanged();
        return emit onScreenChanged();
    }
    record(result);
    const auto old = std::ranges::find_if(results_, ofSame(*result.design));
    const bool isLess =
        old != results_.end() && old->isThere() && result.wasStopped && !old->wasStopped;
    if (!isLess) {
        result.number = old == results_.end() ? ++last_ : old->number;
        if (old != results_.end()) {
            result.isKept |= old->isKept;
            result.isOverlaid = old->isOverlaid;
            result.state = old->state;
            result.note = result.note.empty() ? old->note : result.note;
            results_.erase(old);
        }
        results_.push_front(std::move(result));
        forgetRuns();
    }
    preview_.reset();
    partial_.reset();
    showAgain();
    seeAgain();
    emit hologramChanged();
    emit fitChanged();
    emit runsChanged();
    emit onScreenChanged();
    if (wanted_ != 0)
        emit wanted(wanted_);
}

void ResultStore::addRun(RunRecord run) {
    HologramResult result;
    static_cast<RunRecord&>(result) = std::move(run);
    result.number = ++last_;
    results_.push_back(std::move(result));
    forgetRuns();
    emit runsChanged();
}

/// The oldest of which nothing is left.
void ResultStore::forgetRuns() {
    while (results_.size() > mostRuns) {
        auto oldest = results_.end();
        for (auto at = results_.begin(); at != results_.end(); ++at)
            if (!at->isThere() && (oldest == results_.end() || at->number < oldest->number))
                oldest = at;
        if (oldest == results_.end())
            return;
        results_.erase(oldest);
    }
}

void ResultStore::dropPreview() {
    if (!std::exchange(preview_, std::nullopt))
        return;
    seeAgain();
    emit hologramChanged();
    emit onScreenChanged();
}

void ResultStore::tellLevels() {
    emit levelsChanged();
    emit onScreenChanged();
}

void ResultStore::setPicture(const std::shared_ptr<const Hologram>& of,
                             std::vector<std::byte> picture) {
    const auto found = std::ranges::find(
        results_, of, [](const HologramResult& one) { return one.chain.field(); });
    if (found != results_.end())
        found->picture = std::move(picture);
}

void ResultStore::note(int number, const std::function<void(HologramResult&)>& change) {
    const auto found = at(number);
    if (found == results_.end())
        return;
    change(*found);
    emit fitChanged();
    emit runsChanged();
}

void ResultStore::keep(const std::function<bool(const HologramResult&)>& areMeant) {
    for (HologramResult& result : results_)
        result.isKept |= areMeant(result);
}

void ResultStore::setKept(const std::set<int>& numbers) {
    for (HologramResult& result : results_)
        result.isKept = result.isInFile = numbers.contains(result.number);
    emit fitChanged();
    emit runsChanged();
}

void ResultStore::clear() {
    results_.clear();
    preview_.reset();
    partial_.reset();
    fits_ = false;
    wanted_ = 0;
    seeAgain();
    emit hologramChanged();
    emit fitChanged();
    emit runsChanged();
    emit onScreenChanged();
}

std::vector<HologramResult> ResultStore::beyond(std::uint64_t bytes) const {
    std::vector<HologramResult> most;
    std::uint64_t held = 0;
    for (const HologramResult& result : results_) {
        if (&result == &results_.front() || !result.isAtHand() || result.folder)
            continue;
        held += bytesHeld(result);
        if (held > bytes)
            most.insert(most.begin(), result);
    }
    return most;
}

void ResultStore::putAway(int number, std::shared_ptr<const std::filesystem::path> file) {
    const auto found = at(number);
    if (found == results_.end() || found == results_.begin())
        return;
    found->chain = Chain();
    found->putAway = std::move(file);
}

void ResultStore::bringBack(int number, std::optional<HologramResult> result) {
    const auto found = at(number);
    if (found == results_.end() || found->isAtHand())
        return;
    if (!result)
        found->putAway.reset();
    else
        found->chain = std::move(result->chain);
    follow(true);
    emit runsChanged();
}

void ResultStore::showAgain() {
    wanted_ = 0;
    fits_ = show(*document_.design());
    if (fits_)
        results_.front().state = document_.design();
    else if (wanted_ == 0)
        showNearest();
}

/// knowsRow: the number of the present row follows a change of the design a moment later.
void ResultStore::follow(bool knowsRow) {
    const auto before = hologram().chain.field();
    if (knowsRow) {
        showAgain();
    } else {
        wanted_ = 0;
        fits_ = show(*document_.design());
    }
    if (knowsRow || fits_ || !shown().isAtHand())
        seeAgain();
    if (hologram().chain.field() != before)
        emit hologramChanged();
    if (!knowsRow)
        return;
    emit fitChanged();
    emit onScreenChanged();
    if (wanted_ != 0)
        emit wanted(wanted_);
}

DesignPtr ResultStore::stateOf(const HologramResult& result) const {
    if (!result.design || areSame(*result.design, *document_.design(), Stage::Field))
        return document_.design();
    if (result.isPreview)
        return result.design;
    if (const auto row = rowOf(document_, *result.design))
        return std::make_shared<const Design>(document_.designAt(*row));
    return result.state ? result.state : result.design;
}

Chain ResultStore::seenOf(const HologramResult& result) const {
    return result.isAtHand() ? result.chain.with(stateOf(result)) : Chain(stateOf(result));
}

void ResultStore::seeAgain() {
    onScreen_ = seenOf(shown());
    if (shown().isAtHand())
        (preview_ ? *preview_ : results_.front()).chain = onScreen_;
}

/// What is put away has levels by the encoding of its own design.
DesignPtr ResultStore::designToKeep(const HologramResult& result) const {
    DesignPtr state = stateOf(result);
    const bool hasLevels = result.isAtHand() || state->encoding == result.design->encoding;
    return hasLevels ? state : result.design;
}

bool ResultStore::show(const Design& design) {
    const auto found = std::ranges::find_if(results_, resultOf(design));
    if (found == results_.end())
        return false;
    if (found->isAtHand())
        results_.splice(results_.begin(), results_, found);
    else
        wanted_ = found->number;
    return found->isAtHand();
}

/// Shows the nearest row that has a result, of two as near the one before; what was put away is
/// waited for.
void ResultStore::showNearest() {
    for (int away = 1; away < document_.rows(); ++away)
        for (const int row : {document_.row() - away, document_.row() + away})
            if (row >= 0 && row < document_.rows()
                && (show(document_.designAt(row)) || wanted_ != 0))
                return;
}

} // namespace fringe
