// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/work_journal.h"

#include "app/recovery/unsaved_work.h"
#include "engine/run/outcome.h"

#include <QPointer>

#include <utility>

namespace fringe {
namespace {

const QString queue = QStringLiteral("recovery");

} // namespace

struct WorkJournal::Place {
    std::shared_ptr<RecoveryFolder> folder;
    KeptBlobs kept; ///< in it

    void keep(const UnsavedWork& work) {
        if (!folder)
            folder = RecoveryFolder::make(RecoveryFolder::Kind::Work);
        writeUnsavedWork(*folder, work, kept);
    }
    void giveUp() {
        kept.clear();
        if (const auto left = std::exchange(folder, nullptr))
            left->remove();
    }
};

WorkJournal::WorkJournal(Runner& runner, Document& document, std::chrono::milliseconds wait,
                         QObject* parent)
    : QObject(parent), runner_(runner), document_(document), place_(std::make_shared<Place>()) {
    wait_.setSingleShot(true);
    wait_.setInterval(wait);
    connect(&wait_, &QTimer::timeout, this, &WorkJournal::keep);
    connect(&document, &Document::changed, this, &WorkJournal::follow);
    connect(&document, &Document::identityChanged, this, &WorkJournal::follow);
}

WorkJournal::~WorkJournal() {
    place_->giveUp();
}

void WorkJournal::adopt(std::shared_ptr<RecoveryFolder> folder) {
    kept_ = document_.design();
    runner_.run(
        queue,
        [place = place_, folder = std::move(folder)]() mutable {
            place->giveUp();
            place->folder = std::move(folder);
        },
        [] {});
}

void WorkJournal::follow() {
    if (!document_.isDirty())
        return giveUp();
    if (!wait_.isActive())
        wait_.start();
}

void WorkJournal::keep() {
    if (kept_ == document_.design())
        return;
    kept_ = document_.design();
    const auto outcome = std::make_shared<Outcome<bool>>();
    runner_.run(
        queue,
        [outcome, place = place_,
         work = UnsavedWork{kept_, document_.path(), document_.file().stamp, document_.keeping()}] {
            *outcome = outcomeOf([&] {
                place->keep(work);
                return true;
            });
        },
        [self = QPointer(this), outcome] {
            if (!self || outcome->finished())
                return;
            self->kept_.reset();
            if (outcome->error && !std::exchange(self->hasComplained_, true))
                emit self->failed(*outcome->error);
        });
}

void WorkJournal::giveUp() {
    wait_.stop();
    if (std::exchange(kept_, nullptr))
        runner_.run(
            queue, [place = place_] { place->giveUp(); }, [] {});
}

} // namespace fringe
