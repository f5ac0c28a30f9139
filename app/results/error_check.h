// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/newest_wins.h"
#include "app/results/result_store.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace fringe {

/// The error that the newest hologram of points has, measured against the exact wave in double
/// precision on some of its pixels, behind the scenes and when no other hologram has followed for a
/// moment. Not of very many points, of which a single pixel takes long. GUI thread.
class ErrorCheck : public QObject {
    Q_OBJECT

  public:
    /// Both outlive it.
    ErrorCheck(Runner& runner, const ResultStore& results, QObject* parent = nullptr);

    /// Relative L2 of the first wavelength; null: not known, or not yet.
    std::optional<double> error() const { return error_; }
    /// It is not going to be: memory does not hold the hologram.
    bool isLeftOut() const { return isLeftOut_; }

  signals:
    void changed();

  private:
    void follow();
    void begin();

    const ResultStore& results_;
    QTimer calm_;
    NewestWins work_;
    std::shared_ptr<const Hologram> hologram_; ///< that is checked, or was
    std::optional<double> error_;
    bool isLeftOut_ = false;
};

} // namespace fringe
