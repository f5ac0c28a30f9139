// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/newest_wins.h"
#include "app/studio/watched_look.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace fringe {

class ResultStore;
struct ShownPlane;

/// A step on the way of a pattern to its panel, for people.
struct StepRow {
    std::string key; ///< of `panelSteps`
    QString label;
    bool isOn = false;
};

/// What the pattern on the screen is after each step on its way to the panel. GUI thread.
class PanelLook : public WatchedLook {
    Q_OBJECT

  public:
    /// The runner and the results outlive it.
    PanelLook(Runner& runner, const ResultStore& results, QObject* parent = nullptr);

    /// In their order; none where the design is for no panel.
    const std::vector<StepRow>& steps() const { return steps_; }
    const std::string& chosen() const { return chosen_; }
    void choose(const std::string& step);
    /// After the chosen one; null: there is none.
    const std::shared_ptr<const ShownPlane>& plane() const { return plane_; }
    /// Why there is none, or what is beyond the panel's range.
    const QString& why() const { return why_; }

  private:
    void follow() override;

    const ResultStore& results_;
    NewestWins work_;
    std::vector<StepRow> steps_;
    std::string chosen_ = "place";
    std::shared_ptr<const ShownPlane> plane_;
    QString why_;
};

} // namespace fringe
