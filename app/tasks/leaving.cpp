// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/leaving.h"

#include "app/studio/studio.h"
#include "app/tasks/compute.h"
#include "app/text/numbers.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace fringe {
namespace {

struct LeavingTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::LeavingTask)
};

QString descriptionOf(const HologramResult& result) {
    const QDateTime finished = QDateTime::fromSecsSinceEpoch(result.finished);
    //: time of day, a duration
    return LeavingTask::tr("the result of %1, which took %2")
        .arg(QLocale().toString(finished.time(), QLocale::ShortFormat),
             durationText(result.seconds));
}

/// The plate that stays in its scratch files.
bool staysBehind(Studio& studio, const HologramResult& result) {
    return result.folder && &result == &studio.results().hologram() && !studio.document().isDirty();
}

bool isAtStake(Studio& studio, const HologramResult& result) {
    return result.isAtStake() && !staysBehind(studio, result);
}

} // namespace

AtStake atStake(Studio& studio) {
    AtStake lost{studio.document().name(), studio.document().isDirty(), {}, {}};
    for (const HologramResult& result : studio.results().all())
        if (isAtStake(studio, result))
            lost.results << descriptionOf(result);
    for (const JobRecord& job : studio.jobs().list().records())
        if (!isOver(job.state))
            lost.runs << job.name();
    return lost;
}

void keepResults(Studio& studio) {
    studio.results().keep([&studio](const HologramResult& result) {
        return result.isThere() && (result.wasStopped || isAtStake(studio, result));
    });
}

void endRuns(Studio& studio, std::function<void()> then) {
    Jobs& jobs = studio.jobs();
    jobs.cancelWaiting();
    if (studio.iterationRuns().isRunning())
        studio.iterationRuns().stop();
    else
        jobs.cancelComputing();
    if (!jobs.isBusy())
        return then();
    QObject::connect(
        &jobs, &Jobs::busyChanged, &studio,
        [&studio, then = std::move(then)] { endRuns(studio, then); },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

void leaveResult(Studio& studio) {
    const HologramResult& shown = studio.results().hologram();
    if (staysBehind(studio, shown))
        shown.folder->stay();
}

} // namespace fringe
