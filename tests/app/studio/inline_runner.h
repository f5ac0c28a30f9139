// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/runner.h"

namespace fringe {

/// Does everything at once, on the caller's thread: for tests, where order must be certain.
class InlineRunner : public Runner {
  public:
    void run(const QString&, std::function<void()> work, std::function<void()> done) override {
        if (stopped_)
            return;
        work();
        done();
    }

    void stop() override { stopped_ = true; }

  private:
    bool stopped_ = false;
};

} // namespace fringe
