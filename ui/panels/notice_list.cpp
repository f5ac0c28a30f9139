// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/notice_list.h"

#include "app/studio/studio.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace fringe {
namespace {

constexpr std::size_t most = 20;

} // namespace

bool NoticeList::Entry::isWarning() const {
    return !notice.ofProgram && notice.kind == Notice::Kind::Warning;
}

bool NoticeList::Entry::holdsIn(int other) const {
    return notice.ofProgram || notice.kind == Notice::Kind::Failure
           || (row <= other && other < end);
}

NoticeList::NoticeList(Studio& studio, QObject* parent)
    : QObject(parent), studio_(studio), design_(studio.document().design()),
      row_(studio.document().row()) {
    connect(&studio.notices(), &Notices::posted, this, &NoticeList::post);
    connect(&studio.notices(), &Notices::settled, this, &NoticeList::settle);
    connect(&studio.document(), &Document::replaced, this, &NoticeList::replace);
    connect(&studio.document(), &Document::settled, this, &NoticeList::follow);
}

const NoticeList::Entry* NoticeList::newest() const {
    const auto found = std::ranges::find(all_, false, &Entry::isFolded);
    return found == all_.end() ? nullptr : &*found;
}

bool NoticeList::has(int id) const {
    return std::ranges::find(all_, id, &Entry::id) != all_.end();
}

void NoticeList::drop(int id) {
    dropThose([id](const Entry& entry) { return entry.id == id; });
}

void NoticeList::fold(int id) {
    const auto found = std::ranges::find(all_, id, &Entry::id);
    if (found == all_.end())
        return;
    found->isFolded = true;
    emit folded();
}

/// What was said of an earlier try is replaced; warnings of one try stand side by side.
void NoticeList::post(const Notice& notice) {
    const int id = studio_.notices().said();
    if (notice.kind != Notice::Kind::Warning)
        settle(notice.attempt, id);
    Entry entry{notice, id, 1, studio_.document().row()};
    const auto same = std::ranges::find_if(all_, [&](const Entry& other) {
        return other.notice.text == notice.text && other.notice.kind == notice.kind;
    });
    if (same != all_.end()) {
        entry.count += same->count;
        entry.row = std::min(entry.row, same->row);
        all_.erase(same);
    }
    for (Entry& earlier : all_)
        earlier.isFolded = true;
    all_.insert(all_.begin(), std::move(entry));
    if (all_.size() > most)
        dropOldest();
    emit changed();
}

/// A warning of an earlier row comes back with it, and one of this row where a step leads away.
void NoticeList::settle(const QString& attempt, int said) {
    const Document& document = studio_.document();
    const bool isChanging = document.design() != design_;
    const int end = isChanging ? document.row() + 1 : document.row();
    const auto isMeant = [&](const Entry& entry) {
        return !attempt.isEmpty() && entry.notice.attempt == attempt && entry.id <= said;
    };
    for (const Entry& entry : all_)
        if (isMeant(entry) && entry.isWarning() && entry.row < end) {
            auto& kept = isChanging ? leaving_ : elsewhere_;
            kept.push_back(entry);
            kept.back().end = end;
            kept.back().isFolded = false; // once it is back
        }
    dropThose(isMeant);
}

/// A look elsewhere is no step.
void NoticeList::follow() {
    const int row = studio_.document().row();
    design_ = studio_.document().design();
    if (row != row_)
        std::ranges::move(leaving_, std::back_inserter(elsewhere_));
    leaving_.clear();
    if (row != row_)
        stepTo(row);
}

/// Any other step would be taken back instead of the one that a notice offers to undo.
void NoticeList::stepTo(int row) {
    const QUndoStack& history = studio_.document().history();
    const QUndoCommand* last = history.command(history.count() - 1);
    if (row == history.count() && last != last_)
        forgetFrom(row);
    last_ = last;
    row_ = row;
    std::vector<Entry> before = std::exchange(all_, {});
    std::ranges::move(std::exchange(elsewhere_, {}), std::back_inserter(before));
    for (Entry& entry : before)
        if (!entry.notice.undoable && entry.holdsIn(row))
            all_.push_back(std::move(entry));
        else if (entry.isWarning()) {
            entry.isFolded = false;
            elsewhere_.push_back(std::move(entry));
        }
    std::ranges::sort(all_, std::greater(), &Entry::id);
    emit changed();
}

/// A step has taken the place of those that led there.
void NoticeList::forgetFrom(int row) {
    std::erase_if(elsewhere_, [row](const Entry& entry) { return entry.row >= row; });
    for (Entry& entry : all_)
        entry.end = Entry::forGood;
}

void NoticeList::replace() {
    design_ = studio_.document().design();
    row_ = studio_.document().row();
    elsewhere_.clear();
    leaving_.clear();
    dropThose([](const Entry& entry) { return !entry.notice.ofProgram; });
}

void NoticeList::dropThose(const std::function<bool(const Entry&)>& areMeant) {
    if (std::erase_if(all_, areMeant) > 0)
        emit changed();
}

/// What offers something stays.
void NoticeList::dropOldest() {
    const auto oldest = std::find_if(all_.rbegin(), all_.rend() - 1, [](const Entry& entry) {
        return entry.notice.offers.empty();
    });
    all_.erase(oldest == all_.rend() - 1 ? all_.end() - 1 : std::prev(oldest.base()));
}

} // namespace fringe
