// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/newest_wins.h"
#include "app/studio/watched_look.h"
#include "engine/run/device_pool.h"
#include "engine/run/light_figures.h"

#include <QString>

#include <memory>
#include <optional>

namespace fringe {

class Refocus;

/// How good the light of what is reconstructed is: of small planes while the distance changes, else
/// once they are shown at full size. GUI thread.
class LightCheck : public WatchedLook {
    Q_OBJECT

  public:
    /// All outlive it.
    LightCheck(Runner& runner, DevicePool& devices, const Refocus& refocus,
               QObject* parent = nullptr);
    ~LightCheck() override;

    /// Nothing: they are not known, or not yet.
    const std::optional<LightFigures>& figures() const { return figures_; }
    /// In the user's language; "…" where others take the place of some, empty where none are known.
    QString sentence() const;
    bool isIdle() const { return work_.isIdle(); }

  private:
    void follow() override;
    void drop();
    void set(const std::optional<LightFigures>& figures);

    DevicePool& devices_;
    const Refocus& refocus_;
    NewestWins work_;
    std::shared_ptr<LightJudge> judge_; ///< touched in the queue only
    std::optional<LightFigures> figures_;
    bool isAwaited_ = false; ///< there were some
};

} // namespace fringe
