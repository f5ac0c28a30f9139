// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>

#include <functional>
#include <limits>
#include <optional>

namespace fringe {

/// Work on planes for a view: on few samples at once, else in a worker thread, where the newest
/// that is asked for replaces what still waits. What cannot be read from the disk is not followed
/// by its `done`. GUI thread only.
class NewestWork {
  public:
    struct Task {
        double samples; ///< that are worked on, about
        std::function<void()> work;
        std::function<void()> done; ///< follows on the GUI thread
    };

    /// `samples` of what waits for the disk.
    static constexpr double slow = std::numeric_limits<double>::infinity();

    NewestWork();
    /// Waits for what is being done.
    ~NewestWork();

    void request(Task task);
    void forget(); ///< what was asked for is not followed by its `done`

  private:
    void start(Task task);
    void finish();

    QFutureWatcher<bool> watcher_;  ///< whether the work could be done
    std::function<void()> running_; ///< what follows on what is being done; null: nothing is
    std::optional<Task> waiting_;
};

} // namespace fringe
