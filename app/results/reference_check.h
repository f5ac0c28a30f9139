// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/newest_wins.h"
#include "engine/model/field.h"
#include "engine/optics/metrics.h"
#include "engine/run/outcome.h"

#include <QObject>
#include <QString>

#include <memory>

namespace fringe {

class Refocus;

/// How near what is reconstructed is to a reference picture, measured behind the scenes whenever
/// something else has come to be shown. GUI thread.
class ReferenceCheck : public QObject {
    Q_OBJECT

  public:
    /// Both outlive it.
    ReferenceCheck(Runner& runner, const Refocus& refocus, QObject* parent = nullptr);

    /// name: of its file; picture null: there is none any longer.
    void setReference(const QString& name, std::shared_ptr<const Picture> picture);
    void remove() { setReference({}, nullptr); }
    /// In the user's language, with the name of the picture; empty without one.
    QString sentence() const;

  signals:
    void changed();

  private:
    void follow();
    void begin();
    QString sentenceOf(const PictureMetrics& figures) const;

    const Refocus& refocus_;
    NewestWins work_;
    QString name_;
    std::shared_ptr<const Picture> reference_;        ///< null: none
    std::optional<Outcome<PictureMetrics>> compared_; ///< null: not known, or not yet
};

} // namespace fringe
