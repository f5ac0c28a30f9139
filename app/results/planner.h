// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/newest_wins.h"
#include "engine/model/design.h"
#include "engine/model/space.h"
#include "engine/run/device_pool.h"
#include "engine/run/plan.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fringe {

/// What the window shows of a design before anything is computed; made off the GUI thread.
struct Estimate {
    DesignPtr design;
    std::string device; ///< that was planned for
    Plan plan;
    std::vector<SeenSource> seen; ///< the visible ones that show something
    std::optional<Box> bounds;    ///< of what is seen
    std::optional<Length> lens;   ///< focal length of the one the light goes through

    std::size_t pointsSeen() const;
};

/// Keeps the estimate of the newest design.
class Planner : public QObject {
    Q_OBJECT

  public:
    /// The pool outlives the runner's work.
    Planner(Runner& runner, DevicePool& devices, QObject* parent = nullptr);

    /// For the device `device`, as `--device` takes it; one that cannot be opened is planned for as
    /// the cpu. known: findings that are no matter of the design alone, for behind the others.
    void follow(const DesignPtr& design, const PlanLimits& limits, const std::string& device,
                const Findings& known = {});
    /// Null before the first; may lag behind the document for a moment.
    const std::shared_ptr<const Estimate>& estimate() const { return estimate_; }
    bool isIdle() const { return work_.isIdle(); }

  signals:
    void changed();
    void idle();

  private:
    NewestWins work_;
    DevicePool& devices_;
    std::shared_ptr<const Estimate> estimate_;
};

} // namespace fringe
