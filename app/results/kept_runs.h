// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/iteration_history.h"
#include "app/results/result_store.h"

#include <QDateTime>
#include <QObject>

#include <deque>
#include <memory>

namespace fringe {

/// A design of a pattern as it came out, to be compared with others.
struct KeptRun {
    int number = 0; ///< in the session of the project, from 1
    QDateTime finished{};
    std::shared_ptr<const Design> design{};
    IterationHistory history{};
    double seconds = 0;
    std::string device{};                     ///< id
    std::weak_ptr<const SolverResult> of{};   ///< as long as there is a result with it
    std::shared_ptr<const Preview> picture{}; ///< what it was last seen to show; null: never
};

/// A large picture in the samples of a small one, each a mean; reads all of it.
Preview reducedForKeeping(const Preview& picture);

/// The designs of patterns that were made since the project was opened, as far as they are of use
/// to compare: the newest, without their holograms. GUI thread.
class KeptRuns : public QObject {
    Q_OBJECT

  public:
    static constexpr std::size_t most = 20;

    using QObject::QObject;

    const std::deque<KeptRun>& runs() const { return runs_; } ///< the oldest first
    const KeptRun* find(int number) const;                    ///< null: not kept any more

    /// One that is there already changes nothing.
    void add(const HologramResult& result, IterationHistory history);
    /// What a run is seen to show; nothing if it is not kept any more.
    void showPicture(const std::shared_ptr<const SolverResult>& of,
                     std::shared_ptr<const Preview> picture);
    void clear();

  signals:
    void changed();
    void pictureChanged(); ///< of one of them

  private:
    std::deque<KeptRun> runs_;
    int lastNumber_ = 0;
};

} // namespace fringe
