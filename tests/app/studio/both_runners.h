// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/thread_runner.h"
#include "app/studio/device_choice.h"
#include "tests/app/studio/inline_runner.h"

#include <QSettings>
#include <QTest>

#include <filesystem>
#include <memory>

namespace fringe {

/// Settings that nobody has changed, and no times from work that was done before.
struct FreshSettings {
    FreshSettings() {
        QSettings().clear();
        std::filesystem::remove(DeviceChoice::paceFile());
    }
};

/// Rows of a data-driven test: the same test on threads and in line.
inline void bothRunners() {
    QTest::addColumn<bool>("threads");
    QTest::newRow("threads") << true;
    QTest::newRow("inline") << false;
}

inline std::unique_ptr<Runner> makeRunner(bool threads) {
    if (threads)
        return std::make_unique<ThreadRunner>();
    return std::make_unique<InlineRunner>();
}

/// The runner of the present row.
inline std::unique_ptr<Runner> rowRunner() {
    QFETCH(bool, threads);
    return makeRunner(threads);
}

} // namespace fringe
