// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rescue/work_keeper.h"

#include "app/rescue/unsaved_work.h"
#include "engine/run/outcome.h"

#include <QPointer>

#include <utility>

namespace fringe {
namespace {

const QString queue = QStringLiteral("rescue");

} // namespace

struct WorkKeeper::Place {
    std::shared_ptr<RescueFolder> folder;

    void keep(const UnsavedWork& work) {
        if (!folder)
            folder = RescueFolder::make(RescueFolder::Kind::Work);
        writeUnsavedWork(*folder, work);
    }
    void giveUp() {
        if (const auto left = std::exchange(folder, nullptr))
            left->remove();
    }
};

WorkKeeper::WorkKeeper(Runner& runner, Document& document, std::chrono::milliseconds wait,
                       QObject* parent)
    : QObject(parent), runner_(runner), document_(document), place_(std::make_shared<Place>()) {
    wait_.setSingleShot(true);
    wait_.setInterval(wait);
    connect(&wait_, &QTimer::timeout, this, &WorkKeeper::keep);
    connect(&document, &Document::changed, this, &WorkKeeper::follow);
    connect(&document, &Document::identityChanged, this, &WorkKeeper::follow);
}

WorkKeeper::~WorkKeeper() {
    place_->giveUp();
}

void WorkKeeper::adopt(std::shared_ptr<RescueFolder> folder) {
    kept_ = document_.design();
    runner_.run(
        queue,
        [place = place_, folder = std::move(folder)]() mutable {
            place->giveUp();
            place->folder = std::move(folder);
        },
        [] {});
}

void WorkKeeper::follow() {
    if (!document_.isDirty())
        return giveUp();
    if (!wait_.isActive())
        wait_.start();
}

void WorkKeeper::keep() {
    if (kept_ == document_.design())
        return;
    kept_ = document_.design();
    const auto outcome = std::make_shared<Outcome<bool>>();
    runner_.run(
        queue,
        [outcome, place = place_, work = UnsavedWork{kept_, document_.path()}] {
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

void WorkKeeper::giveUp() {
    wait_.stop();
    if (std::exchange(kept_, nullptr))
        runner_.run(
            queue, [place = place_] { place->giveUp(); }, [] {});
}

} // namespace fringe
