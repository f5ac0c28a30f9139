// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/jobs/newest_wins.h"

#include <QImage>
#include <QObject>
#include <QString>

#include <memory>

namespace fringe {

/// The stereogram of the design, made anew as that changes: by the cpu, which makes hundreds a
/// second, so that it never waits for a device. GUI thread.
class StereogramLook : public QObject {
    Q_OBJECT

  public:
    /// The runner and the document outlive it.
    StereogramLook(Runner& runner, const Document& document, QObject* parent = nullptr);

    /// What `fringe stereogram` would write; null: there is none.
    const QImage& picture() const { return picture_; }
    const QString& why() const { return why_; }     ///< there is none
    const QString& facts() const { return facts_; } ///< what it says, in the user's language

    /// Nothing is computed while nobody looks.
    void setWatched(bool watched);

  signals:
    void changed();

  private:
    struct Seen;
    static Seen seen(const Design& design, JobControl& control);
    void follow();
    void take(Seen seen);

    const Document& document_;
    NewestWins work_;
    bool isWatched_ = false;
    QImage picture_;
    QString why_, facts_;
    DesignPtr asked_; ///< last; null: none
};

} // namespace fringe
