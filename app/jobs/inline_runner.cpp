// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/inline_runner.h"

namespace fringe {

void InlineRunner::run(const QString&, std::function<void()> work, std::function<void()> done) {
    if (stopped_)
        return;
    work();
    done();
}

} // namespace fringe
