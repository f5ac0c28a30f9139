// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/studio/notices.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <limits>
#include <vector>

namespace fringe {

class Studio;

/// Sentences that wait for no answer, newest first, each until what it speaks of is gone: what is
/// of a project goes with it, an offer to undo with the next step, and a failure when what failed
/// is tried again. A warning is there in the rows of the history that it holds for, from the edit
/// that gave rise to it to the one that took its reason away; steps bring it back.
class NoticeList : public QObject {
    Q_OBJECT

  public:
    struct Entry {
        Notice notice;
        int id = 0;
        int count = 1;         ///< of equal ones
        int row = 0;           ///< of the history that it was said in
        int end = forGood;     ///< row that it no longer holds for
        bool isFolded = false; ///< it was there for a while

        static constexpr int forGood = std::numeric_limits<int>::max();
        bool isWarning() const; ///< of the project
        bool holdsIn(int other) const;
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
    void settle(const QString& attempt, int said);
    void follow();
    void stepTo(int row);
    void forgetFrom(int row);
    void replace();
    void dropThose(const std::function<bool(const Entry&)>& areMeant);
    void dropOldest();

    Studio& studio_;
    std::vector<Entry> all_;
    std::vector<Entry> elsewhere_;       ///< of other rows of the history
    std::vector<Entry> leaving_;         ///< settled by the change that is being told
    DesignPtr design_;                   ///< once it was settled
    int row_ = 0;                        ///< likewise
    const QUndoCommand* last_ = nullptr; ///< step of the history
};

} // namespace fringe
