// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studio/notices.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <vector>

namespace fringe {

class Studio;

/// Sentences that wait for no answer, newest first, each until what it speaks of is gone: what is
/// of a project goes with it, what an edit gave rise to with that edit, an offer to undo with the
/// next step, and a failure when what failed is tried again.
class NoticeList : public QObject {
    Q_OBJECT

  public:
    struct Entry {
        Notice notice;
        int id = 0;
        int count = 1;         ///< of equal ones
        int step = 0;          ///< of the history that it followed
        bool isFolded = false; ///< it was there for a while
    };

    explicit NoticeList(Studio& studio, QObject* parent = nullptr);

    const std::vector<Entry>& all() const { return all_; }
    const Entry* newest() const; ///< that is not folded; null: there is none
    bool has(int id) const;
    void drop(int id);
    void fold(int id);

  signals:
    void changed();
    void folded();

  private:
    void post(const Notice& notice);
    void settle(const QString& attempt);
    void stepTo(int step);
    void dropThose(const std::function<bool(const Entry&)>& areMeant);
    void dropOldest();

    Studio& studio_;
    std::vector<Entry> all_;
    int last_ = 0; ///< id
};

} // namespace fringe
