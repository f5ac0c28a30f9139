// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/run/outcome.h"

#include <QPointer>
#include <QString>

#include <functional>
#include <memory>
#include <utility>

namespace fringe {

/// Where work is done. A queue does its work in order, one piece at a time; queues are
/// independent of each other and come into being by being named.
class Runner {
  public:
    virtual ~Runner() = default;

    /// Does `work` in `queue`, then `done` on the thread that owns the runner. `work` must not
    /// throw. Call it from the owner's thread.
    virtual void run(const QString& queue, std::function<void()> work,
                     std::function<void()> done) = 0;

    /// What `make` gives or throws is taken as `done` is called, unless the receiver has died.
    template <class Receiver, class Make, class Take>
    void ask(const QString& queue, Receiver* receiver, Make make, Take take) {
        const auto outcome = std::make_shared<decltype(outcomeOf(make))>();
        run(
            queue, [outcome, make = std::move(make)]() mutable { *outcome = outcomeOf(make); },
            [outcome, guard = QPointer(receiver), take = std::move(take)] {
                if (guard)
                    take(std::move(*outcome));
            });
    }

    /// Drops what waits and waits for what runs; nothing is done afterwards. Cancel long work
    /// first.
    virtual void stop() = 0;
};

} // namespace fringe
