// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "ui/benchmark/benchmark_window.h"
#include "ui/shell/shell.h"

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::BenchmarkAction)
};

/// The window is made when it is first wanted.
void show(Shell& shell) {
    auto* window = shell.window.findChild<BenchmarkWindow*>();
    if (!window)
        window = new BenchmarkWindow(shell);
    window->show();
    window->raise();
    window->activateWindow();
}

} // namespace

QAction* benchmark(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("benchmark"), Verb::tr("&Benchmark…"));
    QObject::connect(action, &QAction::triggered, &shell.window, [&shell] { show(shell); });
    return action;
}

} // namespace fringe::actions
