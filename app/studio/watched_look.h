// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <utility>

namespace fringe {

/// What a pane shows, which is made while somebody looks. GUI thread.
class WatchedLook : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Nothing is computed while nobody looks.
    void setWatched(bool watched) {
        if (std::exchange(isWatched_, watched) != watched)
            follow();
    }

  signals:
    void changed();

  protected:
    bool isWatched() const { return isWatched_; }
    /// What is to be shown, or whether somebody looks, has changed.
    virtual void follow() = 0;

  private:
    bool isWatched_ = false;
};

} // namespace fringe
