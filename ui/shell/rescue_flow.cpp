// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/rescue_flow.h"

#include "app/studio/studio.h"
#include "app/tasks/rescue.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"

#include <QCoreApplication>
#include <QLocale>

namespace fringe {
namespace {

struct RescueFlow {
    Q_DECLARE_TR_FUNCTIONS(fringe::RescueFlow)
};

} // namespace

void offerRescue(const Shell& shell) {
    const std::shared_ptr<RunFolder> left = RunFolder::claimLeftOver();
    if (!left)
        return;
    const auto goOn = [shell, left] {
        leaveProject(shell, [shell, left] { startRescue(shell.studio, left); });
    };
    const QString when = QLocale().toString(left->lastKept(), QLocale::ShortFormat);
    shell.studio.notices().post(
        {.text = RescueFlow::tr("A design was cut off with the program. Its rounds until %1 are "
                                "kept.")
                     .arg(when),
         .offers = {{RescueFlow::tr("Go on with it"), goOn},
                    {RescueFlow::tr("Give it up"), [left] { left->remove(); }}}});
}

} // namespace fringe
