// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/newest_wins.h"

#include "tests/app/studio/both_runners.h"

#include <QSemaphore>
#include <QSignalSpy>

namespace fringe {

class NewestWinsTest : public QObject {
    Q_OBJECT

    const QString queue_ = QStringLiteral("a");

  private slots:
    void aRequestIsAnswered_data() { bothRunners(); }
    void aRequestIsAnswered() {
        const auto runner = rowRunner();
        NewestWins follower(*runner, queue_);
        QSignalSpy idle(&follower, &NewestWins::idle);
        int answer = 0;
        int made = 0;
        follower.request([&](JobControl&) { made = 3; }, [&] { answer = made; });
        QTRY_COMPARE(answer, 3);
        QTRY_COMPARE(idle.count(), 1);
        QVERIFY(follower.isIdle());
    }

    void whatIsAskedForIsTakenWithHowItEnded_data() { bothRunners(); }
    void whatIsAskedForIsTakenWithHowItEnded() {
        const auto runner = rowRunner();
        NewestWins follower(*runner, queue_);
        Outcome<int> taken;
        const auto take = [&](Outcome<int> outcome) { taken = std::move(outcome); };
        follower.ask([](JobControl&) { return 3; }, take);
        QTRY_COMPARE(taken.value, std::optional(3));
        follower.ask([](JobControl&) -> int { throw badInput(FRINGE_MARK("It is none.")); }, take);
        QTRY_VERIFY(taken.error && !taken.value);
    }

    void whoAskedAndHasDiedTakesNothing() {
        ThreadRunner runner;
        auto asking = std::make_unique<QObject>();
        int takings = 0;
        bool isDone = false;
        const auto take = [&](const Outcome<int>&) { ++takings; };
        runner.ask(
            queue_, this, [] { return 3; }, take);
        runner.ask(
            queue_, asking.get(), [] { return 3; }, take);
        asking.reset();
        runner.run(
            queue_, [] {}, [&] { isDone = true; });
        QTRY_VERIFY(isDone);
        QCOMPARE(takings, 1);
    }

    void onlyTheNewestOfThoseWaitingIsWorkedOn() {
        ThreadRunner runner;
        NewestWins follower(runner, queue_);
        QSemaphore gate;
        QList<int> answers;
        follower.request([&](JobControl&) { gate.acquire(); }, [&] { answers << 0; });
        for (int i = 1; i <= 5; ++i)
            follower.request([](JobControl&) {}, [&answers, i] { answers << i; });
        gate.release();
        QTRY_VERIFY(follower.isIdle());
        QCOMPARE(answers, (QList<int>{0, 5}));
    }

    void whatIsCancelledIsNotAnswered() {
        ThreadRunner runner;
        NewestWins follower(runner, queue_);
        bool answered = false;
        const auto endless = [](JobControl& control) {
            while (true)
                control.checkpoint();
        };
        follower.request(endless, [&] { answered = true; });
        int next = 0;
        follower.request([](JobControl&) {}, [&] { next = 1; });
        follower.cancelRunning();
        QTRY_COMPARE(next, 1);
        QVERIFY(!answered);
    }

    void theDeadAreNotAnswered() {
        ThreadRunner runner;
        QSemaphore gate;
        bool answered = false;
        {
            NewestWins follower(runner, queue_);
            follower.request([&](JobControl&) { gate.acquire(); }, [&] { answered = true; });
        }
        bool after = false;
        gate.release();
        runner.run(
            queue_, [] {}, [&] { after = true; });
        QTRY_VERIFY(after);
        QVERIFY(!answered);
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::NewestWinsTest)
#include "newest_wins_test.moc"
