// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/work_journal.h"

#include "app/recovery/unsaved_work.h"
#include "app/results/result_bytes.h"
#include "engine/run/outcome.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace fringe {
namespace {

const QString recoveryQueue = QStringLiteral("recovery");

/// No file has it, and it would be missed.
bool isMissed(const HologramResult& result) {
    return !result.folder && (result.isAtStake() || (result.isKept && !result.isInFile));
}

std::uint64_t sizeOf(const HologramResult& result) {
    std::error_code none;
    return result.isAtHand() ? sizeOfBytes(result)
                             : std::filesystem::file_size(*result.putAway, none);
}

} // namespace

WorkJournal::Written::Written(UnsavedWork all) : work(std::move(all)) {
    for (const auto& result : std::exchange(work.results, {}))
        results.push_back({result->number, result->finished, result->isKept,
                           !result->picture.empty(), result->design->encoding});
}

struct WorkJournal::Place {
    std::shared_ptr<RecoveryFolder> folder;
    WorkBlobs kept; ///< in it
    QString path;   ///< of the project whose work is in it

    /// Work for another file goes to another folder, or a design could be cut off beside the path
    /// of the file that it no longer belongs to.
    void keep(const UnsavedWork& work) {
        const auto before = path == work.path ? nullptr : std::exchange(folder, nullptr);
        if (!folder) {
            kept = {};
            folder = RecoveryFolder::make(RecoveryFolder::Kind::Work);
            path = work.path;
        }
        writeUnsavedWork(*folder, work, kept);
        if (before)
            before->remove();
    }
    void giveUp() {
        kept = {};
        if (const auto left = std::exchange(folder, nullptr))
            left->remove();
    }
};

WorkJournal::WorkJournal(Runner& runner, Document& document, const ResultStore& results,
                         std::chrono::milliseconds wait, QObject* parent)
    : QObject(parent), runner_(runner), document_(document), results_(results),
      place_(std::make_shared<Place>()) {
    wait_.setSingleShot(true);
    wait_.setInterval(wait);
    connect(&wait_, &QTimer::timeout, this, &WorkJournal::keep);
    connect(&document, &Document::changed, this, &WorkJournal::follow);
    connect(&document, &Document::identityChanged, this, &WorkJournal::follow);
    connect(&results, &ResultStore::runsChanged, this, &WorkJournal::follow);
}

WorkJournal::~WorkJournal() {
    place_->giveUp();
}

void WorkJournal::adopt(std::shared_ptr<RecoveryFolder> folder) {
    kept_.emplace(UnsavedWork{document_.design(), document_.path(), document_.file().stamp});
    runner_.run(
        recoveryQueue,
        [place = place_, folder = std::move(folder), path = document_.path()]() mutable {
            place->giveUp();
            place->folder = std::move(folder);
            place->path = path;
        },
        [] {});
}

void WorkJournal::follow() {
    if (!hasWork())
        return giveUp();
    if (!wait_.isActive())
        wait_.start();
}

bool WorkJournal::hasWork() const {
    return document_.isDirty() || std::ranges::any_of(results_.all(), isMissed);
}

UnsavedWork WorkJournal::work() const {
    UnsavedWork work{document_.design(), document_.path(), document_.file().stamp,
                     document_.keeping(), results_.runs()};
    work.shown = results_.hologram().finished;
    std::uint64_t room = largestSmallResult; // for those that are soon made again
    for (const HologramResult& result : results_.all()) {
        if (!result.isThere() || result.folder || result.isInFile)
            continue;
        const std::uint64_t size = isMissed(result) ? 0 : sizeOf(result);
        if (size > room)
            continue;
        room -= size;
        HologramResult kept = result;
        kept.design = results_.designToKeep(result);
        work.results.push_back(std::make_shared<const HologramResult>(std::move(kept)));
    }
    return work;
}

void WorkJournal::keep() {
    if (!hasWork())
        return;
    const UnsavedWork work = this->work();
    Written written(work);
    if (kept_ == written)
        return;
    kept_ = std::move(written);
    runner_.ask(
        recoveryQueue, this,
        [place = place_, work] {
            place->keep(work);
            return true;
        },
        [this](const Outcome<bool>& kept) {
            if (kept.finished())
                return;
            kept_.reset();
            if (kept.error && !std::exchange(hasComplained_, true))
                emit failed(*kept.error);
        });
}

void WorkJournal::giveUp() {
    wait_.stop();
    if (std::exchange(kept_, std::nullopt))
        runner_.run(
            recoveryQueue, [place = place_] { place->giveUp(); }, [] {});
}

} // namespace fringe
