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

QString timeOf(const RescueFolder& left) {
    return QLocale().toString(left.lastKept(), QLocale::ShortFormat);
}

void offerRun(const Shell& shell) {
    const std::shared_ptr<RescueFolder> left = RescueFolder::claimLeftOver(RescueFolder::Kind::Run);
    if (!left)
        return;
    const auto goOn = [shell, left] {
        leaveProject(shell, [shell, left] { startRescue(shell.studio, left); });
    };
    shell.studio.notices().post(
        {.text = RescueFlow::tr("A design was cut off with the program. Its rounds until %1 are "
                                "kept.")
                     .arg(timeOf(*left)),
         .offers = {{RescueFlow::tr("Go on with it"), goOn},
                    {RescueFlow::tr("Give it up"), [left] { left->remove(); }}}});
}

void offerWork(const Shell& shell) {
    const std::shared_ptr<RescueFolder> left =
        RescueFolder::claimLeftOver(RescueFolder::Kind::Work);
    if (!left)
        return;
    const auto bringBack = [shell, left] {
        leaveProject(shell, [shell, left] { bringBackWork(shell.studio, left); });
    };
    shell.studio.notices().post(
        {.text = RescueFlow::tr("The program was cut off with changes that were not saved. Those "
                                "until %1 are kept.")
                     .arg(timeOf(*left)),
         .offers = {{RescueFlow::tr("Bring them back"), bringBack},
                    {RescueFlow::tr("Throw them away"), [left] { left->remove(); }}}});
}

} // namespace

void offerRescue(const Shell& shell) {
    offerRun(shell);
    offerWork(shell);
}

} // namespace fringe
