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
            RescueFlow::tr("The program ended during a design. Its iterations until %1 are kept."),
            RescueFlow::tr("Continue"), RescueFlow::tr("Discard"), startRescue};
}

Offer workOffer() {
    return {RescueFolder::Kind::Work,
            RescueFlow::tr("The program ended with unsaved changes. Those until "
                           "%1 are kept."),
            RescueFlow::tr("Restore"), RescueFlow::tr("Discard"), bringBackWork};
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
