// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "ui/compare/comparison_window.h"
#include "ui/shell/shell.h"

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::CompareAction)
};

} // namespace

QAction* compare(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("compare"), Verb::tr("Co&mpare designs…"));
    const KeptRuns& runs = shell.studio.keptRuns();
    const auto follow = [action, &runs] {
        allow(action, runs.runs().size() > 1,
              Verb::tr("Design spots or a picture twice to compare how they came out."));
    };
    QObject::connect(&runs, &KeptRuns::changed, action, follow);
    QObject::connect(action, &QAction::triggered, &shell.window,
                     [&shell] { showComparison(shell); });
    follow();
    return action;
}

} // namespace fringe::actions
