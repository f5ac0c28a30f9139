// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/jobs.h"

#include "tests/app/studio/both_runners.h"

#include <QSemaphore>
#include <QSignalSpy>

namespace fringe {

class JobsTest : public QObject {
    Q_OBJECT

    using Work = std::function<Outcome<int>(JobControl&)>;
    const JobTitle title_{QStringLiteral("Count"), QStringLiteral("a"), QStringLiteral("cpu")};

    static Outcome<int> seven(JobControl&) {
        Outcome<int> outcome;
        outcome.value = 7;
        outcome.notes = {message("It was {0}.", 7)};
        return outcome;
    }
    static Outcome<int> failing(JobControl&) {
        return outcomeOf([]() -> int { throw badInput("{0} is wrong; give {1}.", "a", "b"); });
    }
    static Outcome<int> untilCancelled(JobControl& control) {
        return outcomeOf([&]() -> int {
            while (true)
                control.checkpoint();
        });
    }

  private slots:
    void anOutcomeArrives_data() { bothRunners(); }
    void anOutcomeArrives() {
        const auto runner = rowRunner();
        Jobs jobs(*runner);
        QSignalSpy busy(&jobs, &Jobs::busyChanged);
        int value = 0;
        const int id =
            jobs.start<int>(title_, this, seven, [&](Outcome<int> o) { value = *o.value; });
        QTRY_COMPARE(value, 7);
        QTRY_VERIFY(!jobs.isBusy());
        QCOMPARE(jobs.list().find(id)->state, JobState::Finished);
        QVERIFY(jobs.list()
                    .find(id)
                    ->log.join(QLatin1Char('\n'))
                    .contains(QStringLiteral("It was 7.")));
        QCOMPARE(busy.count(), 2);
        QCOMPARE(busy.last().first().toBool(), false);
    }

    void aDeadReceiverIsNotCalled_data() { bothRunners(); }
    void aDeadReceiverIsNotCalled() {
        const auto runner = rowRunner();
        Jobs jobs(*runner);
        auto receiver = std::make_unique<QObject>();
        bool called = false;
        const auto work = [&](JobControl& control) {
            if (QThread::currentThread() == qApp->thread())
                receiver.reset();
            return seven(control);
        };
        jobs.start<int>(title_, receiver.get(), work, [&](Outcome<int>) { called = true; });
        receiver.reset();
        QTRY_VERIFY(!jobs.isBusy());
        QVERIFY(!called);
    }

    void aFailureSaysWhyAndHarmsNoOther_data() { bothRunners(); }
    void aFailureSaysWhyAndHarmsNoOther() {
        const auto runner = rowRunner();
        Jobs jobs(*runner);
        QString reason;
        int value = 0;
        const int bad = jobs.start<int>(title_, this, failing, [&](Outcome<int> o) {
            reason = QString::fromStdString(o.error->message().english());
        });
        jobs.start<int>(title_, this, seven, [&](Outcome<int> o) { value = *o.value; });
        QTRY_VERIFY(!jobs.isBusy());
        QCOMPARE(reason, QStringLiteral("a is wrong; give b."));
        QCOMPARE(value, 7);
        QCOMPARE(jobs.list().find(bad)->state, JobState::Failed);
        QVERIFY(jobs.list().find(bad)->log.join(QLatin1Char('\n')).contains(reason));
    }

    void cancelIsAcknowledgedAtOnce() {
        ThreadRunner runner;
        Jobs jobs(runner);
        bool cancelled = false;
        const int id = jobs.start<int>(title_, this, untilCancelled,
                                       [&](const Outcome<int>& o) { cancelled = o.cancelled(); });
        jobs.cancel(id);
        QCOMPARE(jobs.list().find(id)->state, JobState::Cancelling);
        QTRY_VERIFY(cancelled);
        QTRY_COMPARE(jobs.list().find(id)->state, JobState::Cancelled);
    }

    void aWaitingJobCanBeCancelled() {
        ThreadRunner runner;
        Jobs jobs(runner);
        QSemaphore gate;
        const auto blocked = [&](JobControl& control) {
            gate.acquire();
            return seven(control);
        };
        jobs.start<int>(title_, this, blocked, [](Outcome<int>) {});
        bool worked = false;
        const auto work = [&](JobControl& control) {
            worked = true;
            return seven(control);
        };
        const int waiting = jobs.start<int>(title_, this, work, [](Outcome<int>) {});
        QCOMPARE(jobs.list().find(waiting)->state, JobState::Waiting);
        jobs.cancel(waiting);
        gate.release();
        QTRY_VERIFY(!jobs.isBusy());
        QVERIFY(!worked);
        QCOMPARE(jobs.list().find(waiting)->state, JobState::Cancelled);
    }

    void theListShowsProgress() {
        ThreadRunner runner;
        Jobs jobs(runner);
        QSemaphore gate;
        const auto work = [&](JobControl& control) {
            control.begin(message("Adding points"), 0, 1, 100, "points");
            control.advance(50);
            gate.acquire();
            return seven(control);
        };
        const int id = jobs.start<int>(title_, this, work, [](Outcome<int>) {});
        QTRY_COMPARE(jobs.list().find(id)->progress.fraction, 0.5);
        QCOMPARE(jobs.list().index(0, JobList::State).data().toString(),
                 QStringLiteral("Adding points"));
        gate.release();
        QTRY_VERIFY(!jobs.isBusy());
        jobs.list().removeFinished();
        QCOMPARE(jobs.list().rowCount(), 0);
    }

    void destroyingTheListWhileAJobRunsIsSafe() {
        ThreadRunner runner;
        {
            Jobs jobs(runner);
            jobs.start<int>(title_, this, untilCancelled, [](Outcome<int>) {});
        }
        runner.stop();
        QCoreApplication::sendPostedEvents();
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::JobsTest)
#include "jobs_test.moc"
