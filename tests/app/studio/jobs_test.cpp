// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/job_text.h"
#include "app/jobs/jobs.h"

#include "tests/app/studio/both_runners.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTranslator>

#include <chrono>
#include <thread>

namespace fringe {

/// A language that is English in capitals.
struct Shouting : QTranslator {
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override {
        return QString::fromUtf8(text).toUpper();
    }
};

class JobsTest : public QObject {
    Q_OBJECT

    using Work = std::function<Outcome<int>(JobControl&)>;
    const JobTitle title_{[] { return QStringLiteral("Count"); }, QStringLiteral("a"),
                          QStringLiteral("cpu")};

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
    void aShortJobSaysHowLongItTook_data() { bothRunners(); }
    void aShortJobSaysHowLongItTook() {
        using namespace std::chrono_literals;
        const auto runner = rowRunner();
        Jobs jobs(*runner);
        const auto nap = [](JobControl& control) {
            std::this_thread::sleep_for(20ms);
            return seven(control);
        };
        const int id = jobs.start<int>(title_, this, nap, [](const Outcome<int>&) {});
        QTRY_VERIFY(!jobs.isBusy());
        QVERIFY(jobs.list().find(id)->elapsed >= 20ms);
    }

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
        QVERIFY(logText(*jobs.list().find(id)).contains(QStringLiteral("It was 7.")));
        QCOMPARE(busy.count(), 2);
        QCOMPARE(busy.last().first().toBool(), false);
    }

    void theWorkIsSeenToGrow() {
        ThreadRunner runner;
        Jobs jobs(runner);
        jobs.wishPreviews(Quantity2D::Amplitude);
        QList<std::optional<Quantity2D>> seen;
        JobTitle watched = title_;
        watched.preview = [&](const std::optional<Preview>& preview) {
            seen << (preview ? std::optional(preview->quantity) : std::nullopt);
        };
        const auto partial = [](JobControl& control) {
            return outcomeOf([&]() -> int {
                for (;; control.checkpoint())
                    if (const auto wish = control.previewWish())
                        control.offer({1, 1, {0.5F}, *wish});
            });
        };
        const int id = jobs.start<int>(watched, this, partial, [](const Outcome<int>&) {});
        QTRY_VERIFY(seen.contains(Quantity2D::Amplitude));
        jobs.wishPreviews(Quantity2D::Phase);
        QTRY_VERIFY(seen.contains(Quantity2D::Phase));
        jobs.cancel(id);
        QTRY_VERIFY(!jobs.isBusy());
        QVERIFY(!seen.last());
        QCOMPARE(seen.count(std::nullopt), 1);
    }

    /// A range while it is estimated beside what other programs do; from 5 % on it is measured.
    void theTimeLeftIsARangeUntilItIsMeasured() {
        JobRecord job;
        job.state = JobState::Running;
        job.load = 2;
        QCOMPARE(timeLeftText(job), QString());
        job.progress.secondsLeft = 8;
        job.progress.fraction = 0.02;
        QCOMPARE(timeLeftText(job), QStringLiteral("5.3 s to 24.0 s"));
        job.progress.fraction = 0.05;
        QCOMPARE(timeLeftText(job), QStringLiteral("8.0 s"));
        job.state = JobState::Waiting;
        QCOMPARE(timeLeftText(job), QString());
    }

    void whatWaitsIsCancelledAtOnceAndClearedAway() {
        ThreadRunner runner;
        Jobs jobs(runner);
        const int first = jobs.start<int>(title_, this, untilCancelled, [](const Outcome<int>&) {});
        const int second = jobs.start<int>(title_, this, seven, [](const Outcome<int>&) {});
        QTRY_COMPARE(jobs.list().find(first)->state, JobState::Running);
        jobs.cancel(second);
        QCOMPARE(jobs.list().find(second)->state, JobState::Cancelled);
        jobs.list().removeFinished();
        QVERIFY(!jobs.list().find(second));
        jobs.cancel(first);
        QTRY_VERIFY(!jobs.isBusy());
        QCOMPARE(jobs.list().records().size(), 1u);
    }

    void wordsFollowTheLanguage() {
        InlineRunner runner;
        Jobs jobs(runner);
        const int id = jobs.start<int>(title_, this, seven, [](const Outcome<int>&) {});
        QVERIFY(logText(*jobs.list().find(id)).contains(QStringLiteral("Finished")));
        Shouting translator;
        QCoreApplication::installTranslator(&translator);
        const QString log = logText(*jobs.list().find(id));
        QCoreApplication::removeTranslator(&translator);
        QVERIFY(log.contains(QStringLiteral("FINISHED")));
        QVERIFY(log.contains(QStringLiteral("IT WAS 7.")));
    }

    void aDeadReceiverIsNotCalled_data() { bothRunners(); }
    void aDeadReceiverIsNotCalled() {
        const auto runner = rowRunner();
        Jobs jobs(*runner);
        auto receiver = std::make_unique<QObject>();
        bool called = false;
        const auto work = [&](JobControl& control) {
            if (QThread::currentThread() == QCoreApplication::instance()->thread())
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
        QVERIFY(logText(*jobs.list().find(bad)).contains(reason));
    }

    void cancelIsAcknowledgedAtOnce() {
        ThreadRunner runner;
        Jobs jobs(runner);
        bool cancelled = false;
        const int id = jobs.start<int>(title_, this, untilCancelled,
                                       [&](const Outcome<int>& o) { cancelled = o.cancelled(); });
        QTRY_COMPARE(jobs.list().find(id)->state, JobState::Running);
        jobs.cancel(id);
        QCOMPARE(jobs.list().find(id)->state, JobState::Cancelling);
        QTRY_VERIFY(cancelled);
        QTRY_COMPARE(jobs.list().find(id)->state, JobState::Cancelled);
    }

    void aJobWhoseWorkIsKeptPauses() {
        ThreadRunner runner;
        Jobs jobs(runner);
        QVERIFY(!jobs.keeps());
        const auto work = [](JobControl& control) {
            control.keep(true);
            return untilCancelled(control);
        };
        const int id = jobs.start<int>(title_, this, work, [](const Outcome<int>&) {});
        QTRY_VERIFY(jobs.keeps());
        jobs.cancel(id);
        QCOMPARE(jobs.list().find(id)->state, JobState::Pausing);
        QTRY_COMPARE(jobs.list().find(id)->state, JobState::Paused);
        QVERIFY(!jobs.isBusy() && !jobs.keeps());
    }

    void aJobIsNotWholeBeforeItsEnd() {
        ThreadRunner runner;
        Jobs jobs(runner);
        QSemaphore gate;
        const auto work = [&](JobControl& control) {
            control.begin(message("Adding points"), 0, 1, 3);
            control.advance(3);
            gate.acquire();
            return seven(control);
        };
        const int id = jobs.start<int>(title_, this, work, [](const Outcome<int>&) {});
        QTRY_COMPARE(jobs.list().find(id)->progress.fraction, 1.0);
        const auto percent = [&] {
            return jobs.list().data(jobs.list().index(0, JobList::Done), JobList::PercentRole);
        };
        QCOMPARE(percent().toInt(), 99);
        QCOMPARE(computingText(*jobs.list().find(id)),
                 QStringLiteral("Count\nAdding points: 99 %"));
        gate.release();
        QTRY_VERIFY(!jobs.isBusy());
        QCOMPARE(percent().toInt(), 100);
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
