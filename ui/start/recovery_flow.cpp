// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/recovery_flow.h"

#include "app/studio/studio.h"
#include "app/tasks/recovery.h"
#include "app/text/numbers.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"
#include "ui/start/example_picture.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

namespace fringe {
namespace {

struct RecoveryFlow {
    Q_DECLARE_TR_FUNCTIONS(fringe::RecoveryFlow)
};

/// What a user is told of work that was left over, and may choose.
struct Offer {
    RecoveryFolder::Kind kind;
    QString text; ///< %1: the project; %2: when it was kept last
    QString takeUp;
    QString lost; ///< with Discard; likewise
    void (*takenUp)(Studio& studio, const std::shared_ptr<RecoveryFolder>& left);
};

Offer runOffer() {
    return {RecoveryFolder::Kind::Run,
            RecoveryFlow::tr("The program ended during a design of \"%1\". Its iterations until %2 "
                             "are kept."),
            RecoveryFlow::tr("Continue"),
            RecoveryFlow::tr("The iterations of \"%1\" until %2 are lost with that."),
            startRecovery};
}

Offer workOffer() {
    return {RecoveryFolder::Kind::Work,
            RecoveryFlow::tr("The program ended with unsaved changes of \"%1\". Those until %2 are "
                             "kept."),
            RecoveryFlow::tr("Restore"),
            RecoveryFlow::tr("The changes of \"%1\" until %2 are lost with that."), bringBackWork};
}

QString nameOf(const LeftOver& left) {
    return left.path.isEmpty() ? RecoveryFlow::tr("Untitled")
                               : QFileInfo(left.path).completeBaseName();
}

/// " So are 2 results that no file has, 48 s of computing."
QString resultsText(const LeftOver& left) {
    if (left.results == 0)
        return {};
    return QLatin1Char(' ')
           + RecoveryFlow::tr("So are %n result(s) that no file has, %1 of computing.", nullptr,
                              left.results)
                 .arg(durationText(left.seconds));
}

QImage pictureOf(const LeftOver& left, qreal pixelRatio) {
    return left.design ? designPicture(*left.design, {72, 54}, pixelRatio).toImage() : QImage();
}

void post(const Shell& shell, const Offer& offer, const LeftOver& left) {
    const auto takeUp = [shell, folder = left.folder, use = offer.takenUp] {
        leaveProject(shell, [shell, folder, use] { use(shell.studio, folder); });
    };
    const auto giveUp = [folder = left.folder] { folder->remove(); };
    const QString time = QLocale().toString(left.folder->lastKept(), QLocale::ShortFormat);
    const QString lost = offer.lost.arg(nameOf(left), time) + resultsText(left);
    const auto isSure = [&dialogs = shell.dialogs, lost] { return dialogs.askDiscard(lost); };
    shell.studio.notices().post(
        {.text = offer.text.arg(nameOf(left), time),
         .offers = {{offer.takeUp, takeUp}, {RecoveryFlow::tr("Discard"), giveUp, isSure}},
         .ofProgram = true,
         .picture = pictureOf(left, shell.window.devicePixelRatioF())});
}

} // namespace

void offerRecovery(const Shell& shell) {
    for (const Offer& offer : {runOffer(), workOffer()})
        lookForLeftOver(shell.studio, offer.kind,
                        [shell, offer](const LeftOver& left) { post(shell, offer, left); });
}

} // namespace fringe
