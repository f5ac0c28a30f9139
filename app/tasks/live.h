// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/jobs/newest_wins.h"
#include "engine/run/plan.h"

#include <QObject>

namespace fringe {

class Studio;

/// Computes the hologram anew after each edit, as long as that is expected to take less than
/// `patience`; while one is being computed only the newest edit waits. Spots and objects that are
/// dragged are followed at once, with few iterations or less exactly, whether it is on or not, if
/// that takes no longer either, and settled when they are let go. What takes longer is left to the
/// person, and that is said. It makes no entries in the list of jobs, and leaves the way to a job
/// that a person starts. GUI thread.
class Live : public QObject {
    Q_OBJECT

  public:
    static constexpr double patience = 1; ///< [s]

    /// Off at first. The studio outlives it.
    explicit Live(Studio& studio, QObject* parent = nullptr);

    static bool isTooLong(const Plan& plan) { return plan.seconds >= patience; }

    bool isOn() const { return on_; }
    void setOn(bool on);
    bool isIdle() const { return work_.isIdle(); }

  signals:
    void idle();

  private:
    void follow();
    void followDraft();
    void sayWhatIsLeft();
    void compute(const DesignPtr& design, bool isPreview);
    bool isWanted() const;
    bool canFollowDrafts() const;

    Studio& studio_;
    NewestWins work_;
    bool on_ = false;
    bool said_ = false; ///< that a design is left to the person
};

} // namespace fringe
