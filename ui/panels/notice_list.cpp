// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/notice_list.h"

#include "app/studio/studio.h"

#include <algorithm>

namespace fringe {
namespace {

constexpr std::size_t most = 20;

} // namespace

NoticeList::NoticeList(Studio& studio, QObject* parent) : QObject(parent), studio_(studio) {
    connect(&studio.notices(), &Notices::posted, this, &NoticeList::post);
    connect(&studio.notices(), &Notices::settled, this, &NoticeList::settle);
    connect(&studio.document(), &Document::replaced, this,
            [this] { dropThose([](const Entry& entry) { return !entry.notice.ofProgram; }); });
    connect(&studio.document().history(), &QUndoStack::indexChanged, this, &NoticeList::stepTo);
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
    if (notice.kind != Notice::Kind::Warning)
        settle(notice.attempt);
    Entry entry{notice, ++last_, 1, studio_.document().history().index()};
    const auto same = std::ranges::find_if(all_, [&](const Entry& other) {
        return other.notice.text == notice.text && other.notice.kind == notice.kind;
    });
    if (same != all_.end()) {
        entry.count += same->count;
        all_.erase(same);
    }
    for (Entry& earlier : all_)
        earlier.isFolded = true;
    all_.insert(all_.begin(), std::move(entry));
    if (all_.size() > most)
        dropOldest();
    emit changed();
}

void NoticeList::settle(const QString& attempt) {
    if (!attempt.isEmpty())
        dropThose([&](const Entry& entry) { return entry.notice.attempt == attempt; });
}

/// Any other step would be taken back instead of the one that a notice offers to undo.
void NoticeList::stepTo(int step) {
    dropThose([step](const Entry& entry) {
        const Notice& notice = entry.notice;
        const bool isOfEdit = !notice.ofProgram && notice.kind != Notice::Kind::Failure;
        return notice.undoable || (isOfEdit && entry.step > step);
    });
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
