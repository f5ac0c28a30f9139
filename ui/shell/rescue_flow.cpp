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

using LeftOver = std::shared_ptr<RescueFolder>;

/// What a user is told of work that was left over, and may choose.
struct Offer {
    RescueFolder::Kind kind;
    QString text; ///< %1: when it was kept last
    QString takeUp, giveUp;
    void (*takenUp)(Studio& studio, const LeftOver& left);
};

Offer runOffer() {
    return {RescueFolder::Kind::Run,
            RescueFlow::tr("A design was cut off with the program. Its rounds until %1 are kept."),
            RescueFlow::tr("Go on with it"), RescueFlow::tr("Give it up"), startRescue};
}

Offer workOffer() {
    return {RescueFolder::Kind::Work,
            RescueFlow::tr("The program was cut off with changes that were not saved. Those until "
                           "%1 are kept."),
            RescueFlow::tr("Bring them back"), RescueFlow::tr("Throw them away"), bringBackWork};
}

void post(const Shell& shell, const Offer& offer) {
    const LeftOver left = RescueFolder::claimLeftOver(offer.kind);
    if (!left)
        return;
    const auto takeUp = [shell, left, use = offer.takenUp] {
        leaveProject(shell, [shell, left, use] { use(shell.studio, left); });
    };
    const QString time = QLocale().toString(left->lastKept(), QLocale::ShortFormat);
    shell.studio.notices().post(
        {.text = offer.text.arg(time),
         .offers = {{offer.takeUp, takeUp}, {offer.giveUp, [left] { left->remove(); }}},
         .ofProgram = true});
}

} // namespace

void offerRescue(const Shell& shell) {
    post(shell, runOffer());
    post(shell, workOffer());
}

} // namespace fringe
