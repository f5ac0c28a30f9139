// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/recovery_flow.h"

#include "app/studio/studio.h"
#include "app/tasks/recovery.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"

#include <QCoreApplication>
#include <QLocale>

namespace fringe {
namespace {

struct RecoveryFlow {
    Q_DECLARE_TR_FUNCTIONS(fringe::RecoveryFlow)
};

using LeftOver = std::shared_ptr<RecoveryFolder>;

/// What a user is told of work that was left over, and may choose.
struct Offer {
    RecoveryFolder::Kind kind;
    QString text; ///< %1: when it was kept last
    QString takeUp, giveUp;
    void (*takenUp)(Studio& studio, const LeftOver& left);
};

Offer runOffer() {
    return {
        RecoveryFolder::Kind::Run,
        RecoveryFlow::tr("The program ended during a design. Its iterations until %1 are kept."),
        RecoveryFlow::tr("Continue"), RecoveryFlow::tr("Discard"), startRecovery};
}

Offer workOffer() {
    return {RecoveryFolder::Kind::Work,
            RecoveryFlow::tr("The program ended with unsaved changes. Those until "
                             "%1 are kept."),
            RecoveryFlow::tr("Restore"), RecoveryFlow::tr("Discard"), bringBackWork};
}

void post(const Shell& shell, const Offer& offer) {
    const LeftOver left = RecoveryFolder::claimLeftOver(offer.kind);
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

void offerRecovery(const Shell& shell) {
    post(shell, runOffer());
    post(shell, workOffer());
}

} // namespace fringe
